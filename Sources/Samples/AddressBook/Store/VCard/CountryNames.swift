public import AddressBookModel

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

  /// Returns the country of a text: letters, a name, or an unknown one.
  func code(of text: String) -> CountryCode {
    let letters = CountryCode(rawValue: text)
    if letters.isAssigned { return letters }
    return country(text) ?? letters
  }
}
