import AddressBookModel
import AddressBookView
import Hanok

/// The countries in the order of a language, for a picker; the last is any other.
struct CountryList {
  /// The countries; those without codes follow the others, and the unknown one is the last.
  let codes: [CountryCode]
  private let names: LanguageNames?
  /// The country of the language's tag, or else the one where it is mostly spoken.
  let home: CountryCode

  /// Creates a list of the countries in a language.
  ///
  /// - Parameter others: Countries to include; those without an ISO 3166-1 code are identified by
  ///   the name on their cards.
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

  /// Returns the name of a country in the language as a message.
  func name(_ code: CountryCode) -> Message {
    code == .unknown ? .AddressBook.formCountryUnknown : .verbatim(text(code))
  }

  /// Returns the name of a country; one without an ISO 3166-1 code has its own.
  func text(_ code: CountryCode) -> String {
    (code.isAssigned ? names?.name(ofRegion: code.rawValue) : nil) ?? code.rawValue
  }

  /// Returns the index of a country, or that of the unknown one if it isn't in the list.
  func index(of code: CountryCode) -> Int { codes.firstIndex(of: code) ?? codes.count - 1 }
}
