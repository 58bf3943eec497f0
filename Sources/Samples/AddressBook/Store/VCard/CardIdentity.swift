public import AddressBookModel

/// The data by which the card of a person is known again when it comes once more.
///
/// A card has an identifier of its own, its `UID`, or it has none; then only all that it says can tell.
public struct CardIdentity: Hashable, Sendable {
  /// The identifier (RFC 6350, section 6.7.6), by which the card of a person who has changed is known;
  /// nil where the card has none.
  public let uid: String?
  /// All that the card says of the person, without the lines about the card itself.
  public let content: String

  /// The identity of the card that a person was read from, or would be written to.
  public init(_ person: Person) {
    let lines = person.unmapped.map { (line: $0, name: Self.propertyName($0)) }
    uid = lines.first { $0.name == "UID" }.flatMap { Self.identifier(in: $0.line) }
    content = Self.content(
      of: person, lines.filter { !Self.cardProperties.contains($0.name) }.map(\.line))
  }

  /// The properties that say when and by which program a card was written, and which card it is.
  private static let cardProperties: Set = ["UID", "REV", "PRODID"]

  /// A number that is the same for the same content (FNV-1a), so that a store finds it by an index.
  var digest: Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int64(bitPattern: hash)
  }

  /// The name of the property of a line, without its group: `UID` of `item1.UID;VALUE=text:…`.
  private static func propertyName(_ line: String) -> String {
    let path = line.prefix { $0 != ":" && $0 != ";" }
    return (path.split(separator: ".").last.map(String.init) ?? "").uppercased()
  }

  /// The value of a line; of a UUID its digits, with which version 3 and 4 of vCard begin differently.
  private static func identifier(in line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = String(line[line.index(after: colon)...]).trimmingSpace
    let scheme = "urn:uuid:"
    let isUUID = value.lowercased().hasPrefix(scheme)
    let text = isUUID ? String(value.dropFirst(scheme.count)) : value
    return text.isEmpty ? nil : text.lowercased()
  }

  private static func content(of person: Person, _ lines: [String]) -> String {
    let name = person.name
    var parts = [
      name.family, name.given, name.middle, name.prefix, name.suffix, name.familyReading,
      name.givenReading, name.order?.rawValue ?? "", person.organization, person.note,
      person.birthday.map { "\($0.year ?? 0)-\($0.month)-\($0.day)" } ?? "",
    ]
    parts += person.phones.flatMap { ["TEL", $0.label.rawValue, $0.number] }
    parts += person.emails.flatMap { ["EMAIL", $0.label.rawValue, $0.address] }
    for address in person.addresses {
      parts += [
        "ADR", address.label.rawValue, address.country.rawValue, address.street, address.extended,
        address.district, address.locality, address.region, address.postalCode,
      ]
    }
    return (parts + lines.sorted()).joined(separator: "\u{1F}")
  }
}

/// A person in a store whose card came again.
public struct CardCounterpart: Hashable, Sendable {
  /// The person.
  public let id: PersonID
  /// Whether the card says what the store has.
  public let isUnchanged: Bool

  /// A person whose card came again.
  public init(id: PersonID, isUnchanged: Bool) {
    self.id = id
    self.isUnchanged = isUnchanged
  }
}

/// A store that knows people by their cards.
public protocol CardStoring: PersonStoring {
  /// Returns, for each card, the person whose card it is: the one with its identifier, or, where it has
  /// none, one of whom all is as it says; nil where there is nobody.
  func counterparts(of cards: [CardIdentity]) throws(StoreFailure) -> [CardCounterpart?]
}
