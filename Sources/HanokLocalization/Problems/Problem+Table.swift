public import HanokFiles
package import MessageFormat
public import HanokTableSyntax

extension Problem {
  /// The kind of a problem, with its words in a string table.
  public typealias Kind = ProblemKind

  /// Creates the problem of a table.
  package init(_ problem: TableProblem) {
    self.init(
      problem.kind, problem.arguments.mapValues(Message.Argument.init), path: problem.path,
      place: problem.place, suggestion: problem.suggestion)
    remedy = problem.remedy.map(Message.init)
  }

  /// Creates the problem of a file that can't be read.
  public init(_ error: FileReadError) { self.init(TableProblem(error)) }

  /// Creates the problem of a file that can't be written.
  public init(_ error: FileWriteError) { self.init(TableProblem(error)) }
}

extension Problem: ProblemInFile {
  package static func further(_ count: Int, in path: String?) -> Problem {
    Problem(TableProblem.further(count, in: path))
  }
}

extension Message {
  fileprivate init(_ sentence: TableProblem.Sentence) {
    self.init(
      sentence.key, table: sentence.table, sentence.arguments.mapValues(Argument.init))
  }
}

extension Message.Argument {
  /// Creates an argument from one of a table's problem.
  package init(_ argument: TableProblem.Argument) {
    switch argument {
    case .text(let text): self.init(text)
    case .number(let number): self.init(number)
    case .sentence(let sentence): self.init(Message(sentence))
    }
  }
}

extension StringsFile {
  /// The problems of the file, by place; the syntax of messages isn't checked.
  public var problems: [Problem] { faults.map { Problem($0) } }

  /// Returns the problem of an error in an entry's message, at its place in the file.
  package func problem(
    _ error: MessageError, in entry: StringsEntry, table: String, lines: inout SourceLines
  ) -> Problem {
    let offset = entry.value.sourceOffset(ofValueOffset: error.place.lowerBound)
    return Problem(
      error, key: entry.key.value, table: table, path: path, place: lines.place(at: offset))
  }
}
