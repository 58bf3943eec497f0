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
    _ message: ParsedMessage, _ arguments: MessageArguments = [:],
    reporting report: ([MessageError]) -> Void = { _ in }
  ) -> String {
    TextBuffer.text { buffer in
      if let findings = write(message, arguments, as: .text, to: &buffer) {
        report(findings.errors)
      }
    }
  }

  /// Appends the message's text in UTF-8 to an array of bytes.
  public func append(
    _ message: ParsedMessage, _ arguments: MessageArguments = [:],
    to bytes: inout [UInt8], reporting report: ([MessageError]) -> Void = { _ in }
  ) {
    TextBuffer.append(to: &bytes) { buffer in
      if let findings = write(message, arguments, as: .text, to: &buffer) {
        report(findings.errors)
      }
    }
  }

  /// Returns the message as text with the positions of its tags, and its errors.
  public func marked(_ message: ParsedMessage, _ arguments: MessageArguments = [:]) -> MarkedText {
    var findings: Evaluation.Findings?
    let text = TextBuffer.text { findings = write(message, arguments, as: .marked, to: &$0) }
    return MarkedText(text, marks: findings?.marks ?? [], errors: findings?.errors ?? [])
  }

  /// Returns the message as parts, and its errors.
  public func format(
    _ message: ParsedMessage, _ arguments: MessageArguments = [:]
  ) -> FormattedMessage {
    var findings: Evaluation.Findings?
    _ = TextBuffer.text { findings = write(message, arguments, as: .parts, to: &$0) }
    return FormattedMessage(parts: findings?.parts ?? [], errors: findings?.errors ?? [])
  }

  /// Formats a message into the buffer; for parts, the buffer receives only values.
  ///
  /// - Returns: The findings, or nil if there is only text.
  private func write(
    _ message: ParsedMessage, _ arguments: MessageArguments, as output: Evaluation.Output,
    to buffer: inout TextBuffer
  ) -> Evaluation.Findings? {
    unsafe withUnsafePointer(to: arguments) { arguments in
      var evaluation = unsafe Evaluation(arguments, isolation: bidiIsolation, output: output)
      if message.isValid {
        message.forms.withForm(of: message, for: context, forms) {
          $0.write(to: &buffer, &evaluation)
        }
      } else {
        buffer.append("{\u{FFFD}}")
        evaluation.noted.parts = [.fallback(source: "\u{FFFD}")]
        evaluation.noted.errors = message.errors
      }
      if let findings = evaluation.findings {
        findings.errors = findings.errors.map { $0.inSource(message.source) }
      }
      return evaluation.findings
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
