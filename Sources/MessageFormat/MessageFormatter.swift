public import HanokUnicode

/// Formats messages in one language.
///
/// ```swift
/// let formatter = MessageFormatter(try LanguageTag("ko"))
/// let message = try ParsedMessage("점수: {$score :integer}점")
/// formatter.string(message, ["score": 3])  // 점수: 3점
/// ```
public struct MessageFormatter: Sendable {
  private let context: FormattingContext
  private let bidiIsolation: BidiIsolation

  /// The language that numbers and plurals follow.
  public var language: LanguageTag { context.resources.language }

  /// The same formatter with another isolation of values.
  public func isolating(_ bidiIsolation: BidiIsolation) -> MessageFormatter {
    MessageFormatter(context: context, bidiIsolation: bidiIsolation)
  }

  /// A formatter for a language.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone that dates are shown in; nil for the machine's.
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

  /// The message as text; whatever fails shows as its fallback.
  public func string(
    _ message: ParsedMessage, _ arguments: consuming MessageArguments = [:]
  ) -> String {
    string(message, arguments) { _ in }
  }

  /// The message as text, with a report of what went wrong, if anything did.
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

  /// Appends the message's text in UTF-8 to what the caller holds.
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

  /// What is shown of a message that isn't valid.
  private static let invalid = "{\u{FFFD}}"

  /// The message as text with the places of its tags, and what went wrong.
  public func marked(_ message: ParsedMessage, _ arguments: MessageArguments = [:]) -> MarkedText {
    guard message.isValid else { return MarkedText(Self.invalid, errors: message.errors) }
    let evaluation = evaluation(of: message, arguments, to: .marked)
    var findings: Evaluation.Findings?
    let text = TextBuffer.text { findings = evaluation.run(into: &$0) }
    return MarkedText(text, marks: findings?.marks ?? [], errors: findings?.errors ?? [])
  }

  /// The message as parts, and what went wrong.
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
  /// The message as text, with arguments that are in a dictionary.
  @_disfavoredOverload
  public func string(_ message: ParsedMessage, _ arguments: [String: MessageValue]) -> String {
    string(message, MessageArguments(arguments))
  }

  /// The message as parts, with arguments that are in a dictionary.
  @_disfavoredOverload
  public func format(
    _ message: ParsedMessage, _ arguments: [String: MessageValue]
  ) -> FormattedMessage {
    format(message, MessageArguments(arguments))
  }
}
