/// How far a language may be from the one that is wanted, and still serve.
public enum LanguageDistance: Int, Comparable, CaseIterable, Sendable {
  /// The same language in the same script: `en-GB` for `en-AU`.
  case region
  /// The same language, in whatever script: `zh-Hans` for `zh-Hant`.
  case script
  /// Another language that its readers likely know, as CLDR has it: `ru` for `uk`, `da` for `nb`.
  case language

  /// The nearer comes first.
  public static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
    left.rawValue < right.rawValue
  }
}
