import Hanok
import HanokLocalization

/// The keys that a person chose: by the option `--keys`, or by the file `keys` in the folder of
/// settings.
nonisolated struct KeyChoice {
  /// The value of the option: the name of a shipped set, or the path of a file; nil for none.
  let option: String?
  /// The variables that name the folder of settings.
  let environment: [String: String]

  /// Gives the actions the chosen keys; without a choice, they keep theirs.
  ///
  /// A name that is neither a set's nor a file's is a mistake in the command line. The file in the
  /// folder of settings may be missing.
  func apply(to bindings: inout KeyBindings) throws(CommandFailure) {
    if let set = option.flatMap(KeySet.init(rawValue:)) {
      return bindings.change(to: set, [:])
    }
    guard let path = option ?? ConfigurationFolder(environment: environment)?.file("keys") else {
      return
    }
    let file: KeyFile
    do throws(Problem) {
      file = try KeyFile(path: path)
    } catch {
      if error.kind != .missingFile { throw CommandFailure(usage: error) }
      guard let option else { return }
      throw CommandFailure(usage: missing(option))
    }
    if let failure = CommandFailure(problems: file.problems) { throw failure }
    file.apply(to: &bindings)
  }

  private func missing(_ name: String) -> Problem {
    let names = KeySet.allCases.map(\.rawValue)
    return Problem(
      Problem.Kind("unknown-keys", table: "HanokArguments"),
      ["name": .init(name), "names": .init(names.joined(separator: ", "))],
      suggestion: Suggestion.nearest(to: name, in: names))
  }
}
