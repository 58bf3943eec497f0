import HanokLocalization

/// A setting that a person chooses: by an option, or by a file in the configuration folder.
///
/// Both have one name, `keys` or `theme`, and the value of the option is the name of a shipped
/// setting or the path of a file.
nonisolated struct SettingChoice<Value> {
  /// The setting in a file, and what is wrong with the file.
  struct Answer {
    /// The setting; nil for that of the program.
    var value: Value?
    /// The problems to be reported before the program starts.
    var problems: [Problem] = []
  }

  /// The name of the option and of the file.
  let name: String
  /// Returns the names of the shipped settings, which most starts don't need.
  let shippedNames: () -> [String]
  /// Returns the shipped setting of a name, or nil.
  let shipped: (String) -> Value?
  /// Reads a file; a missing one is its only problem.
  let read: (String) -> Answer

  /// Returns the setting to use.
  ///
  /// - Parameters:
  ///   - option: The value of the option, or nil without it.
  ///   - environment: The variables that name the configuration folder.
  /// - Throws: What keeps the setting of the option from being used. A mistake in the configuration
  ///   folder's file keeps no program from starting.
  func answer(
    to option: String?, in environment: [String: String]
  ) throws(CommandFailure) -> Answer {
    guard let option else { return configured(in: environment) }
    if let value = shipped(option) { return Answer(value: value) }
    let answer = read(option)
    guard answer.value == nil else { return answer }
    if answer.isMissing {
      throw CommandFailure(usage: option.contains("/") ? answer.problems[0] : unknown(option))
    }
    throw CommandFailure(data: answer.problems)
  }

  private func configured(in environment: [String: String]) -> Answer {
    guard let path = ConfigurationFolder(environment: environment)?.file(name) else {
      return Answer()
    }
    let answer = read(path)
    if answer.isMissing { return Answer() }
    guard answer.value == nil else { return answer }
    let unused = Problem(Problem.Kind("unused-\(name)", table: "HanokArguments"), path: path)
    return Answer(problems: answer.problems + [unused])
  }

  private func unknown(_ typed: String) -> Problem {
    Problem(
      Problem.Kind("unknown-\(name)", table: "HanokArguments"),
      ["name": .init(typed), "names": .init(shippedNames().joined(separator: ", "))],
      suggestion: Suggestion.nearest(to: typed, in: shippedNames()))
  }
}

nonisolated extension SettingChoice.Answer {
  /// Whether there is no file.
  fileprivate var isMissing: Bool { problems.map(\.kind) == [.missingFile] }
}
