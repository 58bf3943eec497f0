/// A telephone number or an e-mail address of a card.
public struct VCardEntry: Hashable, Sendable {
  /// The use of the entry.
  public var label: VCardLabel
  /// The number or the address, without `tel:` or `mailto:`.
  public var text: String

  /// Creates an entry.
  public init(_ text: String, label: VCardLabel = VCardLabel()) {
    self.text = text
    self.label = label
  }
}

/// A postal address of a card (RFC 6350, section 6.3.1).
public struct VCardAddress: Hashable, Sendable {
  /// The use of the address.
  public var label = VCardLabel()
  /// Street and house number.
  public var street = ""
  /// The post-office box, the building, and further lines of the street, after commas.
  public var extended = ""
  /// A part of the town (RFC 9554, section 2.1).
  public var district = ""
  /// The town.
  public var locality = ""
  /// The state, province or prefecture.
  public var region = ""
  /// The postal code.
  public var postalCode = ""
  /// The name of the country.
  public var country = ""
  /// The country's letters (`CC` of RFC 8605, `X-ABADR` of Apple), in capitals.
  public var countryLetters: String?

  /// Creates an address of which nothing is known.
  public init() {}

  /// Whether the label and the country are all that is known.
  var isEmpty: Bool {
    [street, extended, district, locality, region, postalCode].allSatisfy(\.isEmpty)
  }

  /// The index of the district among the components of an address (RFC 9554, section 2.1).
  static let districtPlace = 15
}

/// The use, the rank and the group of one of several entries.
public struct VCardLabel: Hashable, Sendable {
  /// The uses of an entry.
  public enum Use: String, CaseIterable, Hashable, Sendable {
    /// At home.
    case home
    /// At work.
    case work
    /// A mobile telephone.
    case mobile
    /// Any other use.
    case other
  }

  /// The use.
  public var use: Use
  /// The rank, from 1 for the most preferred, to 100 (RFC 6350, section 5.3); nil for none.
  public var preference: Int?
  /// The group that unmapped lines also have, such as a label of one's own; nil for none.
  public var group: String?

  /// Creates a label.
  public init(_ use: Use = .other, preference: Int? = nil, group: String? = nil) {
    self.use = use
    self.preference = preference
    self.group = group
  }
}
