public import AddressBookModel

/// The data that identify a person's card in a later import.
///
/// They are the card's own identifier, its `UID`, or, without one, its whole content.
public struct CardIdentity: Hashable, Sendable {
  /// A digest of the content, the same for equal contents, for the index of a store.
  let digest: Int64
  /// The identifier (RFC 6350, section 6.7.6), which identifies a changed card; nil without one.
  public let uid: String?
  /// The texts of the content.
  private let parts: [String]

  /// Creates the identity of a person's card, read or to be written.
  public init(_ person: Person) {
    let lines = person.unmapped.map { (line: $0, name: Self.propertyName($0)) }
    uid = lines.first { $0.name == "UID" }.flatMap { Self.identifier(in: $0.line) }
    parts = Self.parts(
      of: person, lines.filter { !Self.cardProperties.contains($0.name) }.map(\.line))
    digest = Self.digest(of: parts)
  }

  /// The content of the card, without the lines about the card itself.
  public var content: String { parts.joined(separator: "\u{1F}") }

  /// Whether another card has the same content.
  func hasContent(of other: CardIdentity) -> Bool {
    digest == other.digest && parts == other.parts
  }

  /// Hashes the digest alone: equal cards have the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The properties about the card itself: its identifier, the time and the program that wrote it.
  ///
  /// Marks of rows are none of the content either: files of earlier versions have none.
  private static let cardProperties: Set = ["UID", "REV", "PRODID", EntryMark.name]

  /// Returns the digest of the content by FNV-1a, without making a text of its parts.
  private static func digest(of parts: [String]) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for (place, part) in parts.enumerated() {
      if place > 0 { hash = (hash ^ 0x1F) &* 0x100_0000_01B3 }
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return Int64(bitPattern: hash)
  }

  /// Returns the property name of a line, without its group: `UID` of `item1.UID;VALUE=text:…`.
  private static func propertyName(_ line: String) -> String {
    let path = line.prefix { $0 != ":" && $0 != ";" }
    return (path.split(separator: ".").last.map(String.init) ?? "").uppercased()
  }

  /// Returns the value of a line; of a UUID only its digits: vCard 3 and 4 differ in the prefix.
  private static func identifier(in line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    var value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    while value.last?.isWhitespace == true { value.removeLast() }
    let scheme = "urn:uuid:"
    let isUUID = value.lowercased().hasPrefix(scheme)
    let text = isUUID ? value.dropFirst(scheme.count) : value
    return text.isEmpty ? nil : text.lowercased()
  }

  private static func parts(of person: Person, _ lines: [String]) -> [String] {
    let name = person.name
    var parts = [
      name.family, name.given, name.middle, name.prefix, name.suffix, name.familyReading,
      name.givenReading, name.order?.rawValue ?? "", person.organization, person.note,
      person.birthday.map { "\($0.year ?? 0)-\($0.month)-\($0.day)" } ?? "",
    ]
    for phone in person.phones { parts += ["TEL", phone.label.rawValue, phone.number] }
    for email in person.emails { parts += ["EMAIL", email.label.rawValue, email.address] }
    for address in person.addresses {
      parts += [
        "ADR", address.label.rawValue, address.country.rawValue, address.street, address.extended,
        address.district, address.locality, address.region, address.postalCode,
      ]
    }
    return parts + lines.sorted()
  }
}

/// The person in a store for a card of an import.
public struct CardCounterpart: Hashable, Sendable {
  /// The person.
  public let id: PersonID
  /// Whether the card equals the data in the store.
  public let isUnchanged: Bool

  /// Creates the counterpart of a card.
  public init(id: PersonID, isUnchanged: Bool) {
    self.id = id
    self.isUnchanged = isUnchanged
  }
}

/// A store that finds people by their cards.
public protocol CardStoring: PersonStoring {
  /// Returns the person of each card, or nil for none.
  ///
  /// It is the person with the card's identifier, or, without one, a person with equal content.
  func counterparts(of cards: [CardIdentity]) throws(StoreFailure) -> [CardCounterpart?]
}
