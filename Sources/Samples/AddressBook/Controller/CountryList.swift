import AddressBookModel
import AddressBookView
import Hanok

/// The countries in the order of a language, for a picker; the last is any other.
struct CountryList {
  /// The countries; those without letters are behind the others, and the unknown one is the last.
  let codes: [CountryCode]
  private let names: LanguageNames?
  /// The country where the language is mostly spoken, or the one of its tag.
  let home: CountryCode

  /// The countries in a language.
  ///
  /// - Parameter others: Countries that may be among them already; those that ISO 3166-1 doesn't have
  ///   are known by a name alone, as cards have it.
  init(_ language: LanguageTag, besides others: [CountryCode] = []) {
    let names = try? LanguageNames(language)
    let name = { (code: CountryCode) in names?.name(ofRegion: code.rawValue) ?? code.rawValue }
    let sorted = (try? Collation(language))?.sorted(CountryCode.all, by: name)
    self.names = names
    var unassigned: [CountryCode] = []
    for code in others where !code.isAssigned && code != .unknown && !unassigned.contains(code) {
      unassigned.append(code)
    }
    codes = (sorted ?? CountryCode.all) + unassigned + [.unknown]
    home = CountryCode(rawValue: language.maximized.region ?? "")
  }

  /// What the language calls a country.
  func name(_ code: CountryCode) -> Message {
    code == .unknown ? .AddressBook.formCountryUnknown : .verbatim(text(code))
  }

  /// The name of a country; one that ISO 3166-1 doesn't have keeps its own.
  func text(_ code: CountryCode) -> String {
    (code.isAssigned ? names?.name(ofRegion: code.rawValue) : nil) ?? code.rawValue
  }

  /// The number of a country; that of the unknown one where it isn't in the list.
  func index(of code: CountryCode) -> Int { codes.firstIndex(of: code) ?? codes.count - 1 }
}
