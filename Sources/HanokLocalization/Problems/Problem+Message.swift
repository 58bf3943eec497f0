import HanokSystem
public import MessageFormat

extension Problem {
  /// Returns the problems of a message's errors, at their places in its source.
  ///
  /// The beginning of the message is its key.
  public static func problems(_ errors: [MessageError], in source: String) -> [Problem] {
    let longest = 40
    let key = source.count > longest ? source.prefix(longest) + "…" : source[...]
    var lines = SourceLines(Array(source.utf8))
    return errors.map { error in
      Problem(
        error, key: String(key), table: "", place: lines.place(at: error.place.lowerBound))
    }
  }

  /// Creates the problem of an error in the message `key`.
  package init(
    _ error: MessageError, key: String, table: String, path: String? = nil,
    place: SourcePlace? = nil
  ) {
    var problem = TableProblem(error, key: key, table: table, path: path, place: place)
    if error.kind == .unknownFunction {
      problem.suggestion = Suggestion.nearest(
        to: error.subject, in: FunctionRegistry.standard.names)
    }
    self.init(problem)
  }
}

extension StringProtocol {
  /// The text with control characters and direction controls replaced by visible ones.
  ///
  /// Direction marks and isolates that end are left out: Arabic sentences have them around an
  /// option's name, and they are invisible where they take effect.
  package var visible: String { VisibleText.line(self) }
}
