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
  public var language: LanguageTag { context.language }

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
      language: language, functions: functions, timeZone: timeZone, formatters: formatters)
    self.bidiIsolation = bidiIsolation
  }

  private init(context: FormattingContext, bidiIsolation: BidiIsolation) {
    self.context = context
    self.bidiIsolation = bidiIsolation
  }

  /// The message as text; whatever fails shows as its fallback.
  public func string(_ message: ParsedMessage, _ arguments: MessageArguments = [:]) -> String {
    string(message, arguments) { _ in }
  }

  /// The message as text, with a word on what went wrong, if anything did.
  public func string(
    _ message: ParsedMessage, _ arguments: MessageArguments,
    reporting report: ([MessageError]) -> Void
  ) -> String {
    if let text = message.forms.form(of: message, for: context)
      .string(arguments, context.direction, bidiIsolation)
    {
      return text
    }
    let formatted = format(message, arguments)
    if !formatted.errors.isEmpty { report(formatted.errors) }
    return formatted.text
  }

  /// The message as parts, and what went wrong.
  public func format(
    _ message: ParsedMessage, _ arguments: MessageArguments = [:]
  ) -> FormattedMessage {
    guard message.isValid else {
      return FormattedMessage(parts: [.fallback(source: "\u{FFFD}")], errors: message.errors)
    }
    let resolver = ExpressionResolver(
      declarations: message.model.declarations, arguments: arguments, context: context)
    let pattern = resolver.selectedPattern(of: message.model.body)
    var composer = PartComposer(resolver: resolver, isolation: bidiIsolation)
    for element in pattern { composer.append(element) }
    return FormattedMessage(
      parts: composer.parts, errors: resolver.errors.map { $0.inSource(message.source) })
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
