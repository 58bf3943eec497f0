public import HanokUnicode

/// ICU's formatters, opened once for a language and its options, and shared between threads.
public final class FormatterCache: Sendable {
  /// What tells one formatter from another.
  struct Key: Hashable {
    let language: LanguageTag
    let settings: String
  }

  private let numbers = SharedCache<Key, NumberFormat>()
  private let plurals = SharedCache<Key, PluralRules>()
  private let datePatterns = SharedCache<LanguageTag, DatePatterns>()
  private let dates = SharedCache<Key, DateFormat>()
  let ranges = SharedCache<Key, NumberRangeFormat>()
  let lists = SharedCache<Key, ListFormat>()
  let relativeDates = SharedCache<Key, RelativeDateFormat>()
  let spellOuts = SharedCache<Key, SpellOut>()
  let names = SharedCache<Key, LanguageNames>()

  /// An empty cache.
  public init() {}

  /// The number formatter of a language and a skeleton.
  public func numberFormat(
    _ language: LanguageTag, skeleton: String
  ) throws(ICUError) -> NumberFormat {
    let key = Key(language: language, settings: skeleton)
    return try numbers.value(for: key) { () throws(ICUError) in
      try NumberFormat(language, skeleton: skeleton)
    }
  }

  /// The date formatter of a language, the fields that it shows, and a time zone.
  public func dateFormat(
    _ language: LanguageTag, skeleton: String, timeZone: TimeZoneID
  ) throws(ICUError) -> DateFormat {
    let key = Key(language: language, settings: "\(skeleton) \(timeZone)")
    return try dates.value(for: key) { () throws(ICUError) in
      let patterns = try datePatterns.value(for: language) { () throws(ICUError) in
        try DatePatterns(language)
      }
      return try DateFormat(patterns, skeleton: skeleton, zone: timeZone)
    }
  }

  /// The plural rules of a language.
  public func pluralRules(
    _ language: LanguageTag, _ kind: PluralRules.Kind
  ) throws(ICUError) -> PluralRules {
    try plurals.value(for: Key(language: language, settings: "\(kind)")) { () throws(ICUError) in
      try PluralRules(language, kind: kind)
    }
  }
}
