public import AddressBookModel
import HanokVCard

/// The names of countries in vCards, as functions: the store is independent of languages.
public struct CountryNames: Sendable {
  /// Returns the name of a country in written cards.
  public let name: @Sendable (CountryCode) -> String
  /// Returns the country of a name in any language, or nil for an unknown name.
  public let country: @Sendable (String) -> CountryCode?

  /// Creates names of countries.
  public init(
    name: @escaping @Sendable (CountryCode) -> String,
    country: @escaping @Sendable (String) -> CountryCode?
  ) {
    self.name = name
    self.country = country
  }

  /// Countries only by their letters.
  public static let letters = CountryNames(name: \.rawValue, country: { _ in nil })

  /// Returns the country of a card's address, by its letters or else by its name.
  func code(of address: VCardAddress) -> CountryCode {
    // Some programs write the letters in place of the name.
    for letters in [address.countryLetters, address.country] {
      let code = CountryCode(rawValue: letters ?? "")
      if code.isAssigned { return code }
    }
    return country(address.country) ?? CountryCode(rawValue: address.country)
  }
}
