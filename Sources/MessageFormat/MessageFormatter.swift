public import ICU

/// Formats messages in one language.
///
/// ```swift
/// let formatter = MessageFormatter(try LanguageTag("ko"))
/// let message = try ParsedMessage("점수: {$score :integer}점")
/// formatter.string(message, ["score": 3])  // 점수: 3점
/// ```
public struct MessageFormatter: Sendable {
  /// The language that numbers and plurals follow.
  public let language: LanguageTag
  private let functions: FunctionRegistry
  private let bidiIsolation: BidiIsolation
  private let timeZone: TimeZoneID?
  private let formatters: FormatterCache

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
    self.language = language
    self.functions = functions
    self.bidiIsolation = bidiIsolation
    self.timeZone = timeZone
    self.formatters = formatters
  }

  /// The message as text; whatever fails shows as its fallback.
  public func string(
    _ message: ParsedMessage, _ arguments: [String: MessageValue] = [:]
  ) -> String {
    format(message, arguments).text
  }

  /// The message as parts, and what went wrong.
  public func format(
    _ message: ParsedMessage, _ arguments: [String: MessageValue] = [:]
  ) -> FormattedMessage {
    guard message.isValid else {
      return FormattedMessage(parts: [.fallback(source: "\u{FFFD}")], errors: message.errors)
    }
    let resolver = ExpressionResolver(
      declarations: message.model.declarations, arguments: arguments, functions: functions,
      language: language, timeZone: timeZone, formatters: formatters)
    let pattern = resolver.selectedPattern(of: message.model.body)
    var composer = PartComposer(resolver: resolver, isolation: bidiIsolation)
    for element in pattern { composer.append(element) }
    return FormattedMessage(parts: composer.parts, errors: resolver.errors)
  }
}
