package import MessageFormat

extension StringsFile {
  /// Returns the problems of the table, named `table`, and of its messages, by place.
  package func checked(as table: String) -> [Problem] {
    var lines = SourceLines(source)
    let problemsOfMessages = entries.filter(\.isSound).flatMap { entry in
      ParsedMessage(parsing: entry.value.value).errors.map { error in
        problem(error, in: entry, table: table, lines: &lines)
      }
    }
    return (problems + problemsOfMessages).sorted { $0.position < $1.position }
  }

  /// Returns a problem of this file, at the place of `literal`.
  package func problem(
    _ kind: Problem.Kind, _ arguments: [String: Message.Argument], at literal: StringsLiteral
  ) -> Problem {
    var lines = SourceLines(source)
    return Problem(kind, arguments, path: path, place: lines.place(at: literal.offset))
  }

  /// Returns the problem of an error in an entry's message, at its place in the file.
  package func problem(
    _ error: MessageError, in entry: StringsEntry, table: String, lines: inout SourceLines
  ) -> Problem {
    let offset = entry.value.sourceOffset(ofValueOffset: error.place.lowerBound)
    return Problem(
      error, key: entry.key.value, table: table, path: path,
      place: lines.place(at: offset))
  }
}

extension Problem {
  fileprivate var position: (Int, Int) { (place?.line ?? 0, place?.column ?? 0) }
}
