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
  private let bidiIsolation: BidiIsolation

  /// The language of numbers, dates and plurals.
  public var language: LanguageTag { context.resources.language }

  /// Returns the same formatter with another isolation of values.
  public func isolating(_ bidiIsolation: BidiIsolation) -> MessageFormatter {
    MessageFormatter(context: context, bidiIsolation: bidiIsolation)
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

  private init(context: FormattingContext, bidiIsolation: BidiIsolation) {
    self.context = context
    self.bidiIsolation = bidiIsolation
  }

  /// Returns the message as text, with fallbacks for errors.
  public func string(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:]
  ) -> String {
    string(message, arguments) { _ in }
  }

  /// Returns the message as text, and reports its errors, if any.
  public func string(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments,
    reporting report: ([MessageError]) -> Void
  ) -> String {
    guard message.isValid else {
      report(message.errors)
      return Self.invalid
    }
    let evaluation = evaluation(of: message, arguments, to: .text)
    return TextBuffer.text { buffer in
      if let findings = evaluation.run(into: &buffer) { report(findings.errors) }
    }
  }

  /// Appends the message's text in UTF-8 to an array of bytes.
  public func append(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:],
    to bytes: inout [UInt8], reporting report: ([MessageError]) -> Void = { _ in }
  ) {
    guard message.isValid else {
      bytes += Self.invalid.utf8
      return report(message.errors)
    }
    let evaluation = evaluation(of: message, arguments, to: .text)
    TextBuffer.append(to: &bytes) { buffer in
      if let findings = evaluation.run(into: &buffer) { report(findings.errors) }
    }
  }

  /// The text of an invalid message.
  private static let invalid = "{\u{FFFD}}"

  /// Returns the message as text with the positions of its tags, and its errors.
  public func marked(_ message: ParsedMessage, _ arguments: MessageArguments = [:]) -> MarkedText {
    guard message.isValid else { return MarkedText(Self.invalid, errors: message.errors) }
    let evaluation = evaluation(of: message, arguments, to: .marked)
    var findings: Evaluation.Findings?
    let text = TextBuffer.text { findings = evaluation.run(into: &$0) }
    return MarkedText(text, marks: findings?.marks ?? [], errors: findings?.errors ?? [])
  }

  /// Returns the message as parts, and its errors.
  public func format(
    _ message: ParsedMessage, _ arguments: MessageArguments = [:]
  ) -> FormattedMessage {
    guard message.isValid else {
      return FormattedMessage(parts: [.fallback(source: "\u{FFFD}")], errors: message.errors)
    }
    let evaluation = evaluation(of: message, arguments, to: .parts)
    var findings: Evaluation.Findings?
    _ = TextBuffer.text { findings = evaluation.run(into: &$0) }
    return FormattedMessage(parts: findings?.parts ?? [], errors: findings?.errors ?? [])
  }

  private func evaluation(
    of message: ParsedMessage, _ arguments: consuming MessageArguments,
    to output: Evaluation.Output
  ) -> Evaluation {
    Evaluation(
      message: message.forms.form(of: message, for: context), context: context,
      arguments: arguments, isolation: bidiIsolation, output: output)
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
