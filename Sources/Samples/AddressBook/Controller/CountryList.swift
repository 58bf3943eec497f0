import AddressBookModel
import AddressBookView
import Hanok

/// The countries in the order of a language, for a picker; the last is any other.
struct CountryList {
  /// The countries; the unknown one is the last.
  let codes: [CountryCode]
  private let names: LanguageNames?
  /// The country where the language is mostly spoken, or the one of its tag.
  let home: CountryCode

  /// The countries in a language.
  init(_ language: LanguageTag) {
    let names = try? LanguageNames(language)
    let name = { (code: CountryCode) in names?.name(ofRegion: code.rawValue) ?? code.rawValue }
    let sorted = (try? Collation(language))?.sorted(CountryCode.all, by: name)
    self.names = names
    codes = (sorted ?? CountryCode.all) + [.unknown]
    home = CountryCode(rawValue: language.maximized.region ?? "")
  }

  /// What the language calls a country.
  func name(_ code: CountryCode) -> Message {
    code.isAssigned ? .verbatim(text(code)) : .AddressBook.formCountryUnknown
  }

  /// The name of a country that is known.
  func text(_ code: CountryCode) -> String {
    names?.name(ofRegion: code.rawValue) ?? code.rawValue
  }

  /// The number of a country; that of the unknown one where it isn't in the list.
  func index(of code: CountryCode) -> Int { codes.firstIndex(of: code) ?? codes.count - 1 }
}
