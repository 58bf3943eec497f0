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
  /// - Returns: What is wrong with the file in the folder of settings, which isn't used then; it
  ///   keeps no program from starting, and may be missing.
  /// - Throws: What keeps the keys of the option from being used.
  func apply(to bindings: inout KeyBindings) throws(CommandFailure) -> [Problem] {
    guard let option else { return applySettings(to: &bindings) }
    if let set = KeySet(rawValue: option) {
      bindings.change(to: set, [:])
      return []
    }
    let file: KeyFile
    do throws(Problem) {
      file = try KeyFile(path: option)
    } catch {
      let isName = error.kind == .missingFile && !option.contains("/")
      throw CommandFailure(usage: isName ? missing(option) : error)
    }
    if let failure = CommandFailure(problems: file.problems) { throw failure }
    file.apply(to: &bindings)
    return []
  }

  private func applySettings(to bindings: inout KeyBindings) -> [Problem] {
    guard let path = ConfigurationFolder(environment: environment)?.file("keys") else { return [] }
    let unused = Problem(Problem.Kind("unused-keys", table: "HanokArguments"), path: path)
    do throws(Problem) {
      let file = try KeyFile(path: path)
      guard file.problems.isEmpty else { return file.problems + [unused] }
      file.apply(to: &bindings)
      return []
    } catch {
      return error.kind == .missingFile ? [] : [error, unused]
    }
  }

  private func missing(_ name: String) -> Problem {
    let names = KeySet.allCases.map(\.rawValue)
    return Problem(
      Problem.Kind("unknown-keys", table: "HanokArguments"),
      ["name": .init(name), "names": .init(names.joined(separator: ", "))],
      suggestion: Suggestion.nearest(to: name, in: names))
  }
}
