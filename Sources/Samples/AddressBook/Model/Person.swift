/// A person in the address book, as a value: copies can be changed, compared and discarded.
///
/// It has one name, at most one birthday, and any number of addresses, phones and e-mail addresses,
/// in the order of display.
public struct Person: Identifiable, Codable, Hashable, Sendable {
  /// The identity in the store; ``PersonID/new`` until the person is saved.
  public var id: PersonID
  /// The name, with its reading.
  public var name: PersonName
  /// The company or club; the only name of an entry that isn't a person.
  public var organization: String
  /// The day of birth, possibly without a year.
  public var birthday: Birthday?
  /// Any further text, of several lines.
  public var note: String
  /// The postal addresses.
  public var addresses: [PostalAddress]
  /// The telephone numbers.
  public var phones: [Phone]
  /// The e-mail addresses.
  public var emails: [EmailAddress]
  /// The lines of the person's vCard without a property here, which are written unchanged.
  public var unmapped: [String]

  /// Creates a person; no property is required.
  public init(
    id: PersonID = .new, name: PersonName = PersonName(), organization: String = "",
    birthday: Birthday? = nil, note: String = "", addresses: [PostalAddress] = [],
    phones: [Phone] = [], emails: [EmailAddress] = [], unmapped: [String] = []
  ) {
    self.id = id
    self.name = name
    self.organization = organization
    self.birthday = birthday
    self.note = note
    self.addresses = addresses
    self.phones = phones
    self.emails = emails
    self.unmapped = unmapped
  }

  /// The text for sorting: the reading, or else the name, or another property.
  ///
  /// The family name is first.
  public var sortText: String {
    let texts = [name.sortText, organization, emails.first?.address, phones.first?.number]
    return texts.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }
}

// The rows that a form adds and removes.
extension Person {
  /// Adds an empty postal address.
  ///
  /// - Returns: The identity of the row.
  @discardableResult public mutating func addAddress(
    _ label: EntryLabel = .home, country: CountryCode
  ) -> PostalAddress.ID {
    let id = nextEntryID
    addresses.append(PostalAddress(id: id, label: label, country: country))
    return id
  }

  /// Adds an empty telephone number.
  ///
  /// - Returns: The identity of the row.
  @discardableResult public mutating func addPhone(_ label: EntryLabel = .mobile) -> Phone.ID {
    let id = nextEntryID
    phones.append(Phone(id: id, label: label))
    return id
  }

  /// Adds an empty e-mail address.
  ///
  /// - Returns: The identity of the row.
  @discardableResult public mutating func addEmail(
    _ label: EntryLabel = .home
  ) -> EmailAddress.ID {
    let id = nextEntryID
    emails.append(EmailAddress(id: id, label: label))
    return id
  }

  /// Removes the postal address, telephone number or e-mail address of an identity.
  public mutating func removeEntry(_ id: Int) {
    addresses.removeAll { $0.id == id }
    phones.removeAll { $0.id == id }
    emails.removeAll { $0.id == id }
  }

  /// The next identity of a row, unique among all rows of the person.
  ///
  /// It can be a key of dictionaries over all rows.
  private var nextEntryID: Int {
    let ids = addresses.lazy.map(\.id) + phones.lazy.map(\.id) + emails.lazy.map(\.id)
    return (ids.max() ?? 0) + 1
  }

  /// The person without spaces around texts and without empty rows, as it is saved.
  public var tidied: Person { tidied(keeping: []) }

  /// The addresses with a country and nothing else.
  public var countryOnlyAddressIDs: Set<Int> {
    Set(addresses.filter { $0.isEmpty && $0.country != .unknown }.map(\.id))
  }

  /// Returns the person without spaces around texts and without empty rows.
  ///
  /// Addresses in `ids` are kept, whose only known part is the country: in a new row of a form, the
  /// country is a proposal.
  public func tidied(keeping ids: Set<Int>) -> Person {
    var person = self
    person.tidy(keeping: ids)
    return person
  }

  /// Removes the spaces around texts and empty rows, but for the addresses in `ids`.
  public mutating func tidy(keeping ids: Set<Int>) {
    for field in NameField.allCases { name[keyPath: field.keyPath].trim() }
    organization.trim()
    note.trim()
    for index in phones.indices { phones[index].number.trim() }
    for index in emails.indices { emails[index].address.trim() }
    for index in addresses.indices {
      for field in AddressField.allCases { addresses[index][keyPath: field.keyPath].trim() }
    }
    let kept = countryOnlyAddressIDs.intersection(ids)
    addresses.removeAll { $0.isEmpty && !kept.contains($0.id) }
    phones.removeAll(where: \.number.isEmpty)
    emails.removeAll(where: \.address.isEmpty)
  }
}

/// The identity of a person in a store.
public struct PersonID: RawRepresentable, Codable, Hashable, Comparable, Sendable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identity of a row.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The identity of an unsaved person.
  public static let new = PersonID(rawValue: 0)

  /// Whether the person was saved before the other.
  public static func < (left: PersonID, right: PersonID) -> Bool { left.rawValue < right.rawValue }
}

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    var text = self
    text.trim()
    return text
  }

  /// Removes the spaces around the text.
  mutating func trim() {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    let end = start.lastIndex { !$0.properties.isWhitespace } ?? start.startIndex
    self = start.isEmpty ? "" : String(start[...end])
  }

  /// Whether there is nothing but spaces.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
