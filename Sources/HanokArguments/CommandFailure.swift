public import HanokLocalization

/// The failure of a command: its problems and its exit status.
public nonisolated struct CommandFailure: Error, Sendable {
  /// The exit statuses of commands, from `sysexits.h`.
  public enum Status: Int32, Sendable {
    /// `EX_USAGE`: the command line is invalid.
    case usage = 64
    /// `EX_DATAERR`: an input file is invalid.
    case data = 65
    /// `EX_IOERR`: an error in reading or writing.
    case inputOutput = 74
  }

  /// The problems, each to be reported in full.
  public let problems: [Problem]
  /// The exit status of the command.
  public let status: Status

  /// Creates the failure of an invalid command line.
  public init(usage problem: Problem) {
    problems = [problem]
    status = .usage
  }

  /// Creates the failure of a language that isn't there, after what is wrong with the folder that was
  /// to have it.
  init(language problem: Problem, in folderProblems: [Problem]) {
    let kinds = Self.folderKinds + [.misnamedLanguage, .misnamedTable]
    problems = folderProblems.filter { kinds.contains($0.kind) } + [problem]
    status = .usage
  }

  /// The kinds of problems of a folder that is named wrongly.
  private static let folderKinds: [Problem.Kind] = [
    .missingFolder, .unreadableFolder, .noLanguages,
  ]

  /// Creates the failure of an invalid file.
  public init(data problem: Problem) {
    problems = [problem]
    status = .data
  }

  /// Creates the failure of a file with several mistakes.
  init(data problems: [Problem]) {
    self.problems = problems
    status = .data
  }

  /// Creates the failure of an error in reading or writing.
  public init(inputOutput problem: Problem) {
    problems = [problem]
    status = .inputOutput
  }

  /// Creates the failure of folders and tables, or returns nil if there are no problems.
  ///
  /// A missing folder is an invalid command line; any other problem is invalid data.
  init?(problems: [Problem]) {
    guard !problems.isEmpty else { return nil }
    self.problems = problems
    let isNamedWrongly = problems.contains { Self.folderKinds.contains($0.kind) }
    status = isNamedWrongly ? .usage : .data
  }
}
