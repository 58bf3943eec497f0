/// A property of a person that has a field in a form.
///
/// Each text has a writable key path, Swift's checked reference to a property: a form that binds a
/// field to one can't misspell it, and needs no case for each.
public enum PersonField: Hashable, Sendable {
  /// A part of the name.
  case name(NameField)
  /// The company.
  case organization
  /// The day of birth.
  case birthday
  /// The note.
  case note
  /// The number of one of the phones.
  case phone(Phone.ID)
  /// One of the e-mail addresses.
  case email(EmailAddress.ID)
  /// A part of one of the postal addresses.
  case address(PostalAddress.ID, AddressField)

  /// The property with the text of the field, or nil for the birthday, which isn't a text.
  public var keyPath: WritableKeyPath<Person, String>? {
    switch self {
    case .name(let field): Self.name.appending(path: field.keyPath)
    case .organization: \.organization
    case .birthday: nil
    case .note: \.note
    case .phone(let id): \.[phone: id].number
    case .email(let id): \.[email: id].address
    case .address(let id, let field): Self.address(id).appending(path: field.keyPath)
    }
  }

  private static var name: WritableKeyPath<Person, PersonName> { \.name }

  private static func address(_ id: Int) -> WritableKeyPath<Person, PostalAddress> {
    \.[address: id]
  }
}

/// A part of a name.
public enum NameField: String, CaseIterable, Codable, Hashable, Sendable {
  /// The family name.
  case family
  /// The given name.
  case given
  /// The names between the two.
  case middle
  /// A title before the name.
  case prefix
  /// A degree after the name.
  case suffix
  /// The reading of the family name.
  case familyReading
  /// The reading of the given name.
  case givenReading

  /// The property of a name.
  public var keyPath: WritableKeyPath<PersonName, String> {
    switch self {
    case .family: \.family
    case .given: \.given
    case .middle: \.middle
    case .prefix: \.prefix
    case .suffix: \.suffix
    case .familyReading: \.familyReading
    case .givenReading: \.givenReading
    }
  }
}

extension Person {
  /// All properties for a form, in its order; addresses in their country's format.
  public var fields: [PersonField] {
    NameField.allCases.map(PersonField.name) + [.organization]
      + phones.map { .phone($0.id) } + emails.map { .email($0.id) }
      + addresses.flatMap { address in
        AddressField.allCases.map { PersonField.address(address.id, $0) }
      } + [.birthday, .note]
  }

  /// The phone with an identity; an unknown one reads as empty, and ignores writes.
  public subscript(phone id: Phone.ID) -> Phone {
    get { phones.first { $0.id == id } ?? Phone(id: id) }
    set { phones.replace(id, with: newValue) }
  }

  /// The e-mail address with an identity; an unknown one reads as empty, and ignores writes.
  public subscript(email id: EmailAddress.ID) -> EmailAddress {
    get { emails.first { $0.id == id } ?? EmailAddress(id: id) }
    set { emails.replace(id, with: newValue) }
  }

  /// The postal address with an identity; an unknown one reads as empty, and ignores writes.
  public subscript(address id: PostalAddress.ID) -> PostalAddress {
    get { addresses.first { $0.id == id } ?? PostalAddress(id: id, country: .unknown) }
    set { addresses.replace(id, with: newValue) }
  }
}

extension Array where Element: Identifiable {
  fileprivate mutating func replace(_ id: Element.ID, with element: Element) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    self[index] = element
  }
}
