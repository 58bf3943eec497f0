import Hanok

/// A system of ten digits, by its name in CLDR: `arab`, `deva`, `hanidec`.
nonisolated struct DigitSystem {
  private let name: String

  /// Examples for the help.
  static let examples = [
    "arab", "arabext", "beng", "deva", "fullwide", "hanidec", "khmr", "latn", "mymr", "thai",
  ]

  /// Languages with different digits: an unknown name leaves each of them its own.
  private static let probes = ["en", "ar-EG"]
  /// All digits, which show whether a system has ten: Roman numerals, for example, don't.
  private static let sample: Int64 = 1_234_567_890
  private static let latin = (name: "latn", text: "1234567890")

  /// Creates a system, or returns nil if the name is unknown, or it hasn't ten digits.
  init?(_ name: String) {
    self.name = name
    let texts = Self.probes.map { probe in
      (try? LanguageTag(probe)).flatMap { Self.text(in: applied(to: $0)) }
    }
    guard let text = texts[0], texts[0] == texts[1], Set(text).count == 10, text.count == 10,
      (text == Self.latin.text) == (name == Self.latin.name)
    else { return nil }
  }

  /// Returns the language with these digits.
  func applied(to language: LanguageTag) -> LanguageTag {
    (try? language.settingUnicodeExtension("nu", to: name)) ?? language
  }

  private static func text(in language: LanguageTag) -> String? {
    try? NumberFormat(language, skeleton: "group-off").string(sample)
  }
}
