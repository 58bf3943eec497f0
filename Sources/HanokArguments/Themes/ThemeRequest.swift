import Hanok
import HanokLocalization

/// The theme that a person wants: that of `--theme`, or that of a file in the folder of
/// configuration.
nonisolated struct ThemeRequest {
  /// The value of the option, a shipped theme's name or a file; nil without the option.
  let value: String?
  /// The variables of the environment.
  let environment: [String: String]

  /// The answer to a request.
  struct Answer {
    /// The theme; nil for that of the program.
    var family: ThemeFamily?
    /// What is wrong with the file, to be reported before the program starts.
    var problems: [Problem] = []
  }

  /// The names of the shipped themes.
  static var shippedNames: String {
    ThemeFamily.shipped.map(\.name).joined(separator: ", ")
  }

  /// Returns the theme to use.
  ///
  /// - Throws: What keeps the theme of the option from being used. A mistake in the configuration
  ///   folder's file keeps no program from starting.
  func answer() throws(CommandFailure) -> Answer {
    guard let value else { return configured() }
    if let family = ThemeFamily.shipped.first(where: { $0.name == value }) {
      return Answer(family: family)
    }
    let file = ThemeFile(path: value)
    if let family = file.family { return Answer(family: family, problems: file.faintRoles) }
    if file.mistakes.map(\.kind) == [.missingFile] {
      throw CommandFailure(usage: value.contains("/") ? file.mistakes[0] : Self.unknown(value))
    }
    throw CommandFailure(data: file.mistakes)
  }

  private static func unknown(_ name: String) -> Problem {
    Problem(
      Problem.Kind("unknown-theme", table: "HanokArguments"),
      ["name": .init(name), "themes": .init(shippedNames)],
      suggestion: Suggestion.nearest(to: name, in: ThemeFamily.shipped.map(\.name)))
  }

  private func configured() -> Answer {
    guard let path = ConfigurationFolder(environment: environment)?.file("theme") else {
      return Answer()
    }
    let file = ThemeFile(path: path)
    if file.mistakes.map(\.kind) == [.missingFile] { return Answer() }
    guard file.family == nil else {
      return Answer(family: file.family, problems: file.faintRoles)
    }
    let unused = Problem(Problem.Kind("unused-theme", table: "HanokArguments"), path: path)
    return Answer(problems: file.mistakes + [unused])
  }
}
