import HanokUnicode
import MessageFormat
import Testing

/// A message, the language it is formatted in, and what should come of it.
struct FormattingCase: Sendable, CustomTestStringConvertible {
  let tag: String
  let source: String
  let arguments: [String: MessageValue]
  let expected: String
  let errors: [MessageError.Kind]

  var testDescription: String { "\(tag): \(source)" }

  init(
    _ tag: String, _ source: String, _ arguments: [String: MessageValue], _ expected: String,
    errors: [MessageError.Kind] = []
  ) {
    self.tag = tag
    self.source = source
    self.arguments = arguments
    self.expected = expected
    self.errors = errors
  }

  init(
    _ tag: String, _ source: String, _ expected: String, errors: [MessageError.Kind] = []
  ) {
    self.init(tag, source, [:], expected, errors: errors)
  }

  /// Formats to parts and to text, without isolates, in UTC, and compares text and errors.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let formatter = MessageFormatter(try LanguageTag(tag), bidiIsolation: .none, timeZone: .utc)
    let formatted = formatter.format(ParsedMessage(parsing: source), arguments)
    #expect(formatted.text == expected, sourceLocation: sourceLocation)
    #expect(formatted.errors.map(\.kind) == errors, sourceLocation: sourceLocation)
    var reported: [MessageError.Kind] = []
    let text = formatter.string(ParsedMessage(parsing: source), MessageArguments(arguments)) {
      reported = $0.map(\.kind)
    }
    #expect(text == expected, sourceLocation: sourceLocation)
    #expect(reported == errors, sourceLocation: sourceLocation)
  }
}
