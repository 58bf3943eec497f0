/// Writes days in a language and its calendar: `21 November 2026`, `令和8年11月21日`.
///
/// Hebrew dates in Hebrew are in letters, as the language's own styles write them. Share one per
/// language and fields.
public final class DayFormat: Sendable {
  private let format: DateFormat

  /// Opens a formatter of a skeleton's fields, in the language's order: `yMMMM`, `MMMMd`.
  public convenience init(_ patterns: DatePatterns, skeleton: String) throws(ICUError) {
    try self.init(patterns.language, pattern: patterns.pattern(for: skeleton))
  }

  /// Opens a formatter of a pattern: `ccccc` for the letter of a weekday.
  public init(_ language: LanguageTag, pattern: String) throws(ICUError) {
    let isHebrew = language.language == "he" && language.unicodeExtension("ca") == "hebrew"
    format =
      isHebrew && language.unicodeExtension("nu") == nil
      ? try DateFormat(hebrewNumerals: language, pattern: pattern)
      : try DateFormat(language, pattern: pattern, zone: .utc)
  }

  /// Opens a formatter of the language's own styles.
  public init(_ language: LanguageTag, style: DateFormat.Style) throws(ICUError) {
    format = try DateFormat(language, date: style, time: .none, zone: .utc)
  }

  /// The text of a day; empty where ICU can't write it.
  public func string(_ day: CalendarDay) -> String { (try? format.string(day.instant)) ?? "" }

  /// The pattern (UTS #35, Date Format Patterns).
  public var pattern: String { format.pattern }
}
