import AddressBookModel
import Hanok

extension NameOrder {
  /// The order that is usual in a language, for a form that asks for the parts of a name.
  init(_ language: LanguageTag) {
    self = Self.familyFirstLanguages.contains(language.language) ? .familyFirst : .givenFirst
  }

  /// The languages that have the family name first (CLDR 46, nameOrderLocales, surnameFirst).
  private static let familyFirstLanguages: Set = [
    "hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh",
  ]
}
