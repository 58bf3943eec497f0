import HanokUnicode
import MessageFormat
import Testing

/// The languages that every option is tried in: of different scripts, plural systems and digits.
enum Matrix {
  /// Latin, Hangul, kana, Han, Cyrillic, Greek, Thai, Hebrew; Arabic, Persian, Bengali, Burmese and
  /// Devanagari digits; one to six plural categories; Indian, Spanish and Swiss grouping.
  static let tags = [
    "en-US", "ko", "ja", "zh-Hant", "ar-EG", "fa", "he", "ru", "pl", "de-CH", "fr", "es", "tr",
    "hi", "bn", "mr", "my", "th", "el", "cy", "en-IN",
  ]

  /// Numbers where signs, groups, halves and fractions show.
  static let numbers = [
    "0", "1", "-1", "2", "2.5", "-2.5", "0.05", "-0.4", "11", "99999", "1234.5678", "-1234567.891",
    "12345678901234567890.125",
  ]

  static func language(_ tag: String) throws -> LanguageTag { try LanguageTag(tag) }

  /// Formats without isolates, in UTC; any error fails the test.
  static func text(
    _ source: String, _ arguments: [String: MessageValue], in tag: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let formatter = MessageFormatter(
      try LanguageTag(tag), bidiIsolation: .none, timeZone: .utc, formatters: formatters)
    let formatted = formatter.format(ParsedMessage(parsing: source), arguments)
    #expect(formatted.errors.isEmpty, "\(source)", sourceLocation: sourceLocation)
    return formatted.text
  }

  private static let formatters = FormatterCache()
}
