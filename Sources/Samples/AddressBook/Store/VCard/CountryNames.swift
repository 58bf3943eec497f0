public import AddressBookModel

/// How countries are called in vCards, as functions: the store knows no language.
public struct CountryNames: Sendable {
  /// The name of a country, as it is written for other programs.
  public let name: @Sendable (CountryCode) -> String
  /// The country of a name in any language; nil where the name is unknown.
  public let country: @Sendable (String) -> CountryCode?

  /// Names of countries.
  public init(
    name: @escaping @Sendable (CountryCode) -> String,
    country: @escaping @Sendable (String) -> CountryCode?
  ) {
    self.name = name
    self.country = country
  }

  /// Countries by their letters alone.
  public static let letters = CountryNames(name: \.rawValue, country: { _ in nil })

  /// The country of a text, which may be letters, a name, or nothing that is known.
  func code(of text: String) -> CountryCode {
    let letters = CountryCode(rawValue: text)
    if letters.isAssigned { return letters }
    return country(text) ?? letters
  }
}
