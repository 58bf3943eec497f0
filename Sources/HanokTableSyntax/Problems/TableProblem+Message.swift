package import MessageSyntax

extension TableProblem {
  /// Creates the problem of an error in the message `key`.
  package init(
    _ error: MessageError, key: String, table: String, path: String? = nil,
    place: SourcePlace? = nil
  ) {
    let isInFile = path?.isEmpty == false
    if let cause = SyntaxCause(of: error) {
      self.init(
        cause.kind,
        [
          "key": .init(key), "table": .init(table), "subject": .init(cause.subject),
          "brace": .init(MessageError.opening(isInFile: isInFile)),
        ], path: path, place: place,
        suggestion: Suggestion.nearest(to: cause.subject, in: SyntaxCause.keywords))
      return
    }
    self.init(
      .message(error.kind),
      [
        "key": .init(key), "table": .init(table), "subject": .init(error.subject),
        "expected": error.expected,
      ], path: path, place: place)
    if error.kind == .syntaxError { remedy = error.remedy(isInFile: isInFile) }
  }
}

extension MessageError {
  /// The range of what is to be corrected, in UTF-8 bytes.
  package var place: Range<Int> { SyntaxCause(of: self)?.range ?? range }

  /// The expectation of a syntax error: a character, or an entry of the table `Hanok`.
  fileprivate var expected: TableProblem.Argument {
    if kind != .syntaxError { return .text("") }
    return .sentence(
      subject.count == 1
        ? .init("expected.character", table: "Hanok", ["character": .init(subject)])
        : .init("expected." + subject, table: "Hanok"))
  }

  /// Returns the remedy for a syntax error, or nil if the error isn't about a brace.
  ///
  /// In a file of strings the backslash before a brace is itself written with one before it.
  fileprivate func remedy(isInFile: Bool) -> TableProblem.Sentence? {
    switch brace {
    case .opening:
      let brace = Self.opening(isInFile: isInFile)
      return .init("remedy.syntax-error", table: "Hanok", ["brace": .init(brace)])
    case .closing:
      let brace = Self.backslash(isInFile: isInFile) + "}"
      return .init("advice.lone-brace", table: "Hanok", ["brace": .init(brace)])
    case nil: return nil
    }
  }

  /// Returns a brace that opens, as text.
  fileprivate static func opening(isInFile: Bool) -> String { backslash(isInFile: isInFile) + "{" }

  private static func backslash(isInFile: Bool) -> String { isInFile ? "\\\\" : "\\" }
}
