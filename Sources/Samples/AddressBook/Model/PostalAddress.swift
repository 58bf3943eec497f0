/// A postal address of a person, in the parts that its country's postal service uses.
///
/// ``AddressFormat`` has each country's parts, their order and their names.
public struct PostalAddress: Identifiable, Codable, Hashable, Sendable {
  /// The identity of the row among the rows of its person.
  public var id: Int
  /// The use of the address.
  public var label: EntryLabel
  /// The country, which determines the format of the address.
  public var country: CountryCode
  /// Street and house number.
  public var street: String
  /// The building, floor or door, or any other addition to the street.
  public var extended: String
  /// A part of the town.
  public var district: String
  /// The town.
  public var locality: String
  /// The state, province or prefecture.
  public var region: String
  /// The postal code as it was typed.
  public var postalCode: String

  /// Creates an address.
  public init(
    id: Int, label: EntryLabel = .home, country: CountryCode, street: String = "",
    extended: String = "", district: String = "", locality: String = "",
    region: String = "", postalCode: String = ""
  ) {
    self.id = id
    self.label = label
    self.country = country
    self.street = street
    self.extended = extended
    self.district = district
    self.locality = locality
    self.region = region
    self.postalCode = postalCode
  }

  /// Whether only the label and the country are set.
  public var isEmpty: Bool {
    AddressField.allCases.allSatisfy { self[keyPath: $0.keyPath].isBlank }
  }

  /// The format of the country's addresses.
  public var format: AddressFormat { AddressFormat(country) }
}

/// A part of a postal address.
public enum AddressField: String, CaseIterable, Codable, Hashable, Sendable {
  /// Street and house number.
  case street
  /// The building, floor or door.
  case extended
  /// A part of the town.
  case district
  /// The town.
  case locality
  /// The state, province or prefecture.
  case region
  /// The postal code.
  case postalCode

  /// The property of an address.
  public var keyPath: WritableKeyPath<PostalAddress, String> {
    switch self {
    case .street: \.street
    case .extended: \.extended
    case .district: \.district
    case .locality: \.locality
    case .region: \.region
    case .postalCode: \.postalCode
    }
  }
}
