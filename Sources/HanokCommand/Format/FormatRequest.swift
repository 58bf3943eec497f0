import HanokUnicode
import HanokLocalization
import MessageFormat

/// A message to be formatted, with all that it takes.
struct FormatRequest {
  let language: LanguageTag
  let message: String
  let arguments: [String: MessageValue]
  let isolation: BidiIsolation
  /// The time zone of dates; nil for the machine's.
  let timeZone: TimeZoneID?

  /// The message, whatever is wrong with it.
  func formatted(sharing formatters: FormatterCache) -> FormattedMessage {
    let formatter = MessageFormatter(
      language, bidiIsolation: isolation, timeZone: timeZone, formatters: formatters)
    return formatter.format(ParsedMessage(parsing: message), arguments)
  }

  /// The language that a tag names.
  static func language(_ tag: String) throws(Problem) -> LanguageTag {
    do throws(LanguageTagError) { return try LanguageTag(tag) } catch {
      throw ToolProblem.invalidTag(tag)
    }
  }

  /// The time zone of that name.
  static func timeZone(_ name: String) throws(Problem) -> TimeZoneID {
    guard let zone = TimeZoneID(name) else { throw ToolProblem.invalidTimeZone(name) }
    return zone
  }
}
