package import MessageSyntax

extension StringsFile {
  /// Returns the problems of the table, named `table`, and of its messages, by place.
  package func checked(as table: String) -> [TableProblem] {
    var lines = SourceLines(source)
    let problemsOfMessages = entries.filter(\.isSound).flatMap { entry in
      ReadMessage(entry.value.value).errors.map { error in
        fault(error, in: entry, table: table, lines: &lines)
      }
    }
    return (faults + problemsOfMessages).sorted { $0.position < $1.position }
  }

  /// Returns a problem of this file, at the place of `literal`.
  package func fault(
    _ kind: ProblemKind, _ arguments: [String: TableProblem.Argument], at literal: StringsLiteral
  ) -> TableProblem {
    var lines = SourceLines(source)
    return TableProblem(kind, arguments, path: path, place: lines.place(at: literal.offset))
  }

  /// Returns the problem of an error in an entry's message, at its place in the file.
  package func fault(
    _ error: MessageError, in entry: StringsEntry, table: String, lines: inout SourceLines
  ) -> TableProblem {
    let offset = entry.value.sourceOffset(ofValueOffset: error.place.lowerBound)
    return TableProblem(
      error, key: entry.key.value, table: table, path: path,
      place: lines.place(at: offset))
  }
}

extension TableProblem {
  /// The line and the column; both are 0 for a problem in the whole file.
  package var position: (Int, Int) { (place?.line ?? 0, place?.column ?? 0) }
}
