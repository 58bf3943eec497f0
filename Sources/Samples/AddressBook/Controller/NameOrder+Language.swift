import AddressBookModel
import Hanok

extension NameOrder {
  /// Creates the usual order of a language, for a form with the parts of a name.
  init(_ language: LanguageTag) {
    self = Self.familyFirstLanguages.contains(language.language) ? .familyFirst : .givenFirst
  }

  /// The languages with the family name first (CLDR 46, nameOrderLocales, surnameFirst).
  private static let familyFirstLanguages: Set = [
    "hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh",
  ]
}
