import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat

/// The problems of the tool's input.
enum ToolProblem {
  static let missingSubcommand = Problem(
    .init("missing-subcommand", table: "HanokArguments"), ["command": "hanok"])
  static let missingMessage = problem("missing-message-argument")
  static let noTerminal = problem("no-terminal")
  static let unusableTerminal = problem("unusable-terminal")
  static let missingTag = problem("missing-tag")

  static func invalidTag(_ tag: String, meant: String? = nil) -> Problem {
    problem("invalid-tag", ["tag": .init(tag)], suggestion: meant)
  }

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

  static func lineTooLong(limit: Int) -> Problem {
    problem("line-too-long", ["limit": .init(limit)])
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

  static func unknownTag(_ tag: String, meant: String?) -> Problem {
    problem("unknown-tag", ["tag": .init(tag)], suggestion: meant)
  }

  static func sourceLanguage(_ tag: String) -> Problem {
    problem("source-language", ["tag": .init(tag)])
  }

  static func pseudoLanguage(_ tag: String) -> Problem {
    problem("pseudo-language", ["tag": .init(tag)])
  }

  static func noPseudoLanguage(_ tag: String, tags: [String], meant: String?) -> Problem {
    problem(
      "no-pseudo-language",
      ["tag": .init(tag), "tags": .init(MessageValue.list(tags.map(MessageValue.string)))],
      suggestion: meant)
  }

  static func existingLanguage(_ tag: String, folder: String) -> Problem {
    problem("existing-language", ["tag": .init(tag), "folder": .init(folder)])
  }

  static func missingLanguage(_ tag: String) -> Problem {
    problem("missing-language", ["tag": .init(tag)])
  }

  static func missingLocalizations(_ folder: String) -> Problem {
    problem("missing-localizations", ["folder": .init(folder)])
  }

  static func missingSourceLanguage(_ folder: String) -> Problem {
    problem("missing-source-language", ["folder": .init(folder)])
  }

  static func missingToolkit(_ folder: String) -> Problem {
    problem("missing-toolkit", ["folder": .init(folder)])
  }

  static func handmadeTable(_ path: String) -> Problem {
    problem("handmade-table", ["path": .init(path)])
  }

  static func unwritableFolder(_ folder: String) -> Problem {
    problem("unwritable-folder", ["folder": .init(folder)])
  }

  static func missingTable(_ tables: [String]) -> Problem {
    problem(
      "missing-table", ["tables": .init(MessageValue.list(tables.map(MessageValue.string)))])
  }

  static func unknownTable(_ table: String, among names: [String]) -> Problem {
    problem(
      "unknown-table", ["table": .init(table)],
      suggestion: Suggestion.nearest(to: table, in: names))
  }

  /// Returns the problem of a file whose texts are of a table that isn't there.
  static func unknownTable(_ problem: Problem, ofFile path: String) -> Problem {
    var named = Problem(
      problem.kind, problem.arguments, path: path, suggestion: problem.suggestion)
    named.remedy = Message("remedy.unknown-table-of-file", table: ToolTable.name)
    return named
  }

  /// A text that another file of the same import has differently.
  static func otherFile(
    _ key: String, _ texts: (first: String, second: String), firstPath: String,
    _ place: SourcePlace?, path: String
  ) -> Problem {
    let arguments: [String: Message.Argument] = [
      "key": .init(key), "path": .init(firstPath), "first": .init(texts.first),
      "second": .init(texts.second),
    ]
    return Problem(
      Problem.Kind("other-file", table: ToolTable.name), arguments, path: path, place: place)
  }

  static func unknownKey(_ key: String, table: String, meant: String?) -> Problem {
    problem("unknown-key", ["key": .init(key), "table": .init(table)], suggestion: meant)
  }

  static let keyAndMessage = problem("key-and-message")

  static func existingFolder(_ folder: String) -> Problem {
    problem("existing-folder", ["folder": .init(folder)])
  }

  static func missingHanok(_ folder: String) -> Problem {
    problem("missing-hanok", ["folder": .init(folder)])
  }

  static func silentProgram(_ program: String, _ said: String) -> Problem {
    problem("silent-program", ["program": .init(program), "said": .init(said)])
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

  static func unknownCheck(_ name: String) -> Problem {
    problem(
      "unknown-check", ["name": .init(name)],
      suggestion: Suggestion.nearest(to: name, in: TranslationCheck.allCases.map(\.name)))
  }

  /// - Parameter path: A file in the source language, or nil for one that was typed.
  static func sourceIsTarget(_ tag: String, path: String? = nil) -> Problem {
    problem("source-is-target", ["tag": .init(tag)], path: path)
  }

  static let severalTables = problem("several-tables")

  static func noPOFiles(_ folder: String) -> Problem {
    problem("no-po-files", ["folder": .init(folder)])
  }

  static func existingOutput(_ path: String) -> Problem {
    problem("existing-output", ["path": .init(path)])
  }

  /// Returns a message's problem with a remedy for the command line: an option sets the variable.
  static func onCommandLine(_ problem: Problem) -> Problem {
    guard problem.kind == .message(.unresolvedVariable), let name = problem.arguments["subject"]
    else { return problem }
    var problem = problem
    problem.remedy = Message(
      "remedy.unresolved-variable", table: ToolTable.name, ["name": name])
    return problem
  }

  private static func problem(
    _ name: String, _ arguments: [String: Message.Argument] = [:], path: String? = nil,
    suggestion: String? = nil
  ) -> Problem {
    Problem(
      Problem.Kind(name, table: ToolTable.name), arguments, path: path, suggestion: suggestion)
  }
}
