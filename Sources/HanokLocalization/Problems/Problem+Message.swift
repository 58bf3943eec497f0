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
    if let cause = SyntaxCause(of: error) {
      let arguments: [String: Message.Argument] = [
        "key": .init(key), "table": .init(table), "subject": .init(cause.subject),
        "brace": .init(MessageError.opening(isInFile: path?.isEmpty == false)),
      ]
      self.init(
        cause.kind, arguments, path: path, place: place,
        suggestion: Suggestion.nearest(to: cause.subject, in: SyntaxCause.keywords))
      return
    }
    let arguments: [String: Message.Argument] = [
      "key": .init(key), "table": .init(table), "subject": .init(error.subject),
      "expected": .init(error.expected),
    ]
    let functions = error.kind == .unknownFunction ? FunctionRegistry.standard.names : []
    self.init(
      .message(error.kind), arguments, path: path, place: place,
      suggestion: Suggestion.nearest(to: error.subject, in: functions))
    if error.kind == .syntaxError { remedy = error.remedy(isInFile: path?.isEmpty == false) }
  }
}

extension MessageError {
  /// The range of what is to be corrected, in UTF-8 bytes.
  package var place: Range<Int> { SyntaxCause(of: self)?.range ?? range }

  /// The expectation of a syntax error: a character, or an entry of the table `Hanok`.
  fileprivate var expected: Message {
    if kind != .syntaxError { return .verbatim("") }
    return subject.count == 1
      ? Message("expected.character", table: "Hanok", ["character": .init(subject)])
      : Message("expected." + subject, table: "Hanok")
  }
}

extension MessageError {
  /// The remedy for a syntax error, or nil if the error isn't about a brace.
  ///
  /// In a file of strings the backslash before a brace is itself written with one before it.
  fileprivate func remedy(isInFile: Bool) -> Message? {
    switch brace {
    case .opening:
      let brace = Self.opening(isInFile: isInFile)
      return Message("remedy.syntax-error", table: "Hanok", ["brace": .init(brace)])
    case .closing:
      let brace = Self.backslash(isInFile: isInFile) + "}"
      return Message("advice.lone-brace", table: "Hanok", ["brace": .init(brace)])
    case nil: return nil
    }
  }

  /// Returns a brace that opens, as text.
  fileprivate static func opening(isInFile: Bool) -> String { backslash(isInFile: isInFile) + "{" }

  private static func backslash(isInFile: Bool) -> String { isInFile ? "\\\\" : "\\" }
}

extension StringProtocol {
  /// The text with control characters and direction controls replaced by visible ones.
  ///
  /// Direction marks and isolates that end are left out: Arabic sentences have them around an
  /// option's name, and they are invisible where they take effect.
  package var visible: String { VisibleText.line(self) }

  /// A line of a file with its control characters visible, isolates included.
  var visibleSource: String { VisibleText.source(self) }
}
