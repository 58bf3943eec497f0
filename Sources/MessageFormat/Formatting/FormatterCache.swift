public import HanokUnicode

/// A cache of ICU's formatters by language and options, shared between threads.
public final class FormatterCache: Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let language: LanguageTag
    let settings: String
  }

  private let formatters = SharedCache<Key, any Sendable>(capacity: 1_024)

  /// Creates an empty cache.
  public init() {}

  /// Returns the formatter of a type, a language and settings, and opens it on first use.
  public func formatter<Formatter: Sendable>(
    _ language: LanguageTag, _ settings: String, open: () throws(ICUError) -> Formatter
  ) throws(ICUError) -> Formatter {
    let key = Key(type: ObjectIdentifier(Formatter.self), language: language, settings: settings)
    let formatter = try formatters.value(for: key) { () throws(ICUError) -> any Sendable in
      try open()
    }
    if let formatter = formatter as? Formatter { return formatter }
    return try open()
  }

  /// Returns the number formatter of a language and a skeleton.
  public func numberFormat(
    _ language: LanguageTag, skeleton: String
  ) throws(ICUError) -> NumberFormat {
    try formatter(language, skeleton) { () throws(ICUError) in
      try NumberFormat(language, skeleton: skeleton)
    }
  }

  /// Returns the date formatter of a language, a skeleton and a time zone.
  public func dateFormat(
    _ language: LanguageTag, skeleton: String, timeZone: TimeZoneID
  ) throws(ICUError) -> DateFormat {
    try formatter(language, "\(skeleton) \(timeZone)") { () throws(ICUError) in
      let patterns = try formatter(language, "") { () throws(ICUError) in
        try DatePatterns(language)
      }
      return try DateFormat(patterns, skeleton: skeleton, zone: timeZone)
    }
  }

  /// Returns the plural rules of a language.
  public func pluralRules(
    _ language: LanguageTag, _ kind: PluralRules.Kind
  ) throws(ICUError) -> PluralRules {
    try formatter(language, kind == .cardinal ? "cardinal" : "ordinal") { () throws(ICUError) in
      try PluralRules(language, kind: kind)
    }
  }
}
