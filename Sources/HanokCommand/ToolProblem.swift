import HanokLocalization
import MessageFormat

/// The problems of the tool's input.
enum ToolProblem {
  static let missingSubcommand = Problem(
    .init("missing-subcommand", table: "HanokArguments"), ["command": "hanok"])
  static let missingMessage = problem("missing-message-argument")
  static let noTerminal = problem("no-terminal")
  static let unusableTerminal = problem("unusable-terminal")
  static let missingTag = problem("missing-tag")

  static func invalidTag(_ tag: String) -> Problem { problem("invalid-tag", ["tag": .init(tag)]) }

  static func invalidTimeZone(_ name: String) -> Problem {
    problem("invalid-time-zone", ["name": .init(name)])
  }

  static func invalidArgument(_ text: String) -> Problem {
    problem("invalid-argument", ["text": .init(text)])
  }

  static func repeatedArgument(_ name: String) -> Problem {
    problem("repeated-argument", ["name": .init(name)])
  }

  static func nothingServes(_ wanted: String) -> Problem {
    problem("nothing-serves", ["wanted": .init(wanted)])
  }

  static func invalidJSON(column: Int) -> Problem {
    problem("invalid-json", ["column": .init(column)])
  }

  static let requestIsNoObject = problem("request-is-no-object")

  static func unknownMember(_ name: String) -> Problem {
    problem("unknown-member", ["name": .init(name)])
  }

  static func missingMember(_ name: String) -> Problem {
    problem("missing-request-member", ["name": .init(name)])
  }

  static func wrongMember(_ name: String) -> Problem {
    problem("wrong-member", ["name": .init(name)])
  }

  static func invalidPackageName(_ name: String) -> Problem {
    problem("invalid-package-name", ["name": .init(name)])
  }

  static func takenPackageName(_ name: String) -> Problem {
    problem("taken-package-name", ["name": .init(name)])
  }

  static func country(_ tag: String, meant: String) -> Problem {
    problem("country", ["tag": .init(tag)], suggestion: meant)
  }

  static func existingFolder(_ folder: String) -> Problem {
    problem("existing-folder", ["folder": .init(folder)])
  }

  static func missingHanok(_ folder: String) -> Problem {
    problem("missing-hanok", ["folder": .init(folder)])
  }

  static func unwritablePackage(_ folder: String) -> Problem {
    problem("unwritable-package", ["folder": .init(folder)])
  }

  static func noPendingSnapshot(_ path: String) -> Problem {
    problem("no-pending-snapshot", ["path": .init(path)])
  }

  static func changedSnapshot(_ path: String) -> Problem {
    problem("changed-snapshot", ["path": .init(path)])
  }

  static func unwritableSnapshot(_ path: String) -> Problem {
    problem("unwritable-snapshot", ["path": .init(path)])
  }

  static func sourceLanguage(_ tag: String) -> Problem {
    problem("source-language", ["tag": .init(tag)])
  }

  static func missingLanguage(_ tag: String, _ folder: String) -> Problem {
    problem("missing-language", ["tag": .init(tag), "folder": .init(folder)])
  }

  static func unknownTable(_ name: String, _ suggestion: String?) -> Problem {
    problem("unknown-table", ["name": .init(name)], suggestion: suggestion)
  }

  /// Returns a message's problem with a remedy for the command line: an option sets the variable.
  static func onCommandLine(_ problem: Problem) -> Problem {
    guard problem.kind == .message(.unresolvedVariable), let name = problem.arguments["subject"]
    else { return problem }
    var problem = problem
    problem.remedy = Message(
      "remedy.unresolved-variable", table: HanokCommand.table, ["name": name])
    return problem
  }

  private static func problem(
    _ name: String, _ arguments: [String: Message.Argument] = [:], suggestion: String? = nil
  ) -> Problem {
    Problem(Problem.Kind(name, table: HanokCommand.table), arguments, suggestion: suggestion)
  }
}
