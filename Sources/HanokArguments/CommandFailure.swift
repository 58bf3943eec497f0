public import HanokLocalization

/// Why a command ends without having done what it was asked: sentences, and an exit status.
public nonisolated struct CommandFailure: Error, Sendable {
  /// The exit statuses of `sysexits.h` that commands end with.
  public enum Status: Int32, Sendable {
    /// `EX_USAGE`: the command was called wrongly.
    case usage = 64
    /// `EX_DATAERR`: a file that it was given is wrong.
    case data = 65
    /// `EX_IOERR`: what it was to read or write couldn't be read or written.
    case inputOutput = 74
  }

  /// What is wrong, each to be told in full.
  public let problems: [Problem]
  /// How the command ends.
  public let status: Status

  /// A command that was called wrongly.
  public init(usage problem: Problem) {
    problems = [problem]
    status = .usage
  }

  /// A file that is wrong.
  public init(data problem: Problem) {
    problems = [problem]
    status = .data
  }

  /// A failure to read or to write.
  public init(inputOutput problem: Problem) {
    problems = [problem]
    status = .inputOutput
  }

  /// What is wrong with folders and tables; nil where nothing is.
  ///
  /// A folder that isn't there was named wrongly; anything else is wrong in itself.
  init?(problems: [Problem]) {
    guard !problems.isEmpty else { return nil }
    self.problems = problems
    let isNamedWrongly = problems.contains {
      [.missingFolder, .unreadableFolder, .noLanguages].contains($0.kind)
    }
    status = isNamedWrongly ? .usage : .data
  }
}
