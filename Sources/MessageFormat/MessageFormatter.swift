public import HanokUnicode

/// A formatter of messages in one language.
///
/// ```swift
/// let formatter = MessageFormatter(try LanguageTag("ko"))
/// let message = try ParsedMessage("점수: {$score :integer}점")
/// formatter.string(message, ["score": 3])  // 점수: 3점
/// ```
public struct MessageFormatter: Sendable {
  private let context: FormattingContext
  /// The forms of messages that another formatter formatted first.
  private let forms = BoundForms.Cache()
  private var bidiIsolation: BidiIsolation

  /// The language of numbers, dates and plurals.
  public var language: LanguageTag { context.resources.language }

  /// Returns the same formatter with another isolation of values.
  public func isolating(_ bidiIsolation: BidiIsolation) -> MessageFormatter {
    var formatter = self
    formatter.bidiIsolation = bidiIsolation
    return formatter
  }

  /// Creates a formatter for a language.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone of dates; nil for the machine's.
  ///   - formatters: A cache to share with other formatters.
  public init(
    _ language: LanguageTag, functions: FunctionRegistry = .standard,
    bidiIsolation: BidiIsolation = .default, timeZone: TimeZoneID? = nil,
    formatters: FormatterCache = FormatterCache()
  ) {
    context = FormattingContext(
      FormattingResources(language: language, timeZone: timeZone, formatters: formatters),
      functions: functions)
    self.bidiIsolation = bidiIsolation
  }

  /// Returns the message as text, with fallbacks for errors, and reports them, if any.
  public func string(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:],
    reporting report: ([MessageError]) -> Void = { _ in }
  ) -> String {
    var evaluation = Evaluation(arguments, isolation: bidiIsolation, output: .text)
    let text = TextBuffer.text { write(message, to: &$0, &evaluation) }
    if let findings = evaluation.findings { report(findings.errors) }
    return text
  }

  /// Appends the message's text in UTF-8 to an array of bytes.
  public func append(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:],
    to bytes: inout [UInt8], reporting report: ([MessageError]) -> Void = { _ in }
  ) {
    var evaluation = Evaluation(arguments, isolation: bidiIsolation, output: .text)
    TextBuffer.append(to: &bytes) { write(message, to: &$0, &evaluation) }
    if let findings = evaluation.findings { report(findings.errors) }
  }

  /// Returns the message as text with the positions of its tags, and its errors.
  public func marked(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:]
  ) -> MarkedText {
    var evaluation = Evaluation(arguments, isolation: bidiIsolation, output: .marked)
    let text = TextBuffer.text { write(message, to: &$0, &evaluation) }
    let findings = evaluation.findings
    return MarkedText(text, marks: findings?.marks ?? [], errors: findings?.errors ?? [])
  }

  /// Returns the message as parts, and its errors.
  public func format(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:]
  ) -> FormattedMessage {
    var evaluation = Evaluation(arguments, isolation: bidiIsolation, output: .parts)
    _ = TextBuffer.text { write(message, to: &$0, &evaluation) }
    let findings = evaluation.findings
    return FormattedMessage(parts: findings?.parts ?? [], errors: findings?.errors ?? [])
  }

  /// Formats a message into the buffer; for parts, the buffer receives only values.
  private func write(
    _ message: ParsedMessage, to buffer: inout TextBuffer, _ evaluation: inout Evaluation
  ) {
    if message.isValid {
      message.forms.withForm(of: message, for: context, forms) {
        $0.write(to: &buffer, &evaluation)
      }
    } else {
      evaluation.write(.fallback(source: "\u{FFFD}"), "{\u{FFFD}}", to: &buffer)
      evaluation.noted.errors = message.errors
    }
    if let findings = evaluation.findings {
      findings.errors = findings.errors.map { $0.inSource(message.source) }
    }
  }
}

extension MessageFormatter {
  /// Returns the message as text, with arguments in a dictionary.
  @_disfavoredOverload
  public func string(_ message: ParsedMessage, _ arguments: [String: MessageValue]) -> String {
    string(message, MessageArguments(arguments))
  }

  /// Returns the message as parts, with arguments in a dictionary.
  @_disfavoredOverload
  public func format(
    _ message: ParsedMessage, _ arguments: [String: MessageValue]
  ) -> FormattedMessage {
    format(message, MessageArguments(arguments))
  }
}
