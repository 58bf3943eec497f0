import Hanok

/// A system of ten digits, by its name in CLDR: `arab`, `deva`, `hanidec`.
nonisolated struct DigitSystem {
  private let name: String

  /// Some that people ask for.
  static let examples = [
    "arab", "arabext", "beng", "deva", "fullwide", "hanidec", "khmr", "latn", "mymr", "thai",
  ]

  /// Languages whose own digits differ: a name that is none leaves each of them its own.
  private static let probes = ["en", "ar-EG"]
  /// Every digit, and what a name leaves of it whose system has no ten digits, as Roman numerals.
  private static let sample: Int64 = 1_234_567_890
  private static let latin = (name: "latn", text: "1234567890")

  /// A system; nil where there is none of that name, or it has no ten digits.
  init?(_ name: String) {
    self.name = name
    let texts = Self.probes.map { probe in
      (try? LanguageTag(probe)).flatMap { Self.text(in: applied(to: $0)) }
    }
    guard let text = texts[0], texts[0] == texts[1], Set(text).count == 10, text.count == 10,
      (text == Self.latin.text) == (name == Self.latin.name)
    else { return nil }
  }

  /// The language with these digits.
  func applied(to language: LanguageTag) -> LanguageTag {
    (try? language.settingUnicodeExtension("nu", to: name)) ?? language
  }

  private static func text(in language: LanguageTag) -> String? {
    try? NumberFormat(language, skeleton: "group-off").string(sample)
  }
}
