import AddressBookModel
import AddressBookView

/// The mapping between the fields of the form and the properties of a person.
extension FormField {
  /// The property of a field.
  var personField: PersonField {
    switch self {
    case .name(let part): .name(part.nameField)
    case .organization: .organization
    case .birthday: .birthday
    case .phone(let id): .phone(id)
    case .email(let id): .email(id)
    case .address(let id, let part): .address(id, part.addressField)
    case .note: .note
    }
  }

  /// Creates the field of a property.
  init(_ field: PersonField) {
    switch field {
    case .name(let part): self = .name(NamePart(part))
    case .organization: self = .organization
    case .birthday: self = .birthday
    case .phone(let id): self = .phone(id)
    case .email(let id): self = .email(id)
    case .address(let id, let part): self = .address(id, AddressPart(part))
    case .note: self = .note
    }
  }
}

extension NamePart {
  init(_ field: NameField) {
    switch field {
    case .family: self = .family
    case .given: self = .given
    case .middle: self = .middle
    case .prefix: self = .prefix
    case .suffix: self = .suffix
    case .familyReading: self = .familyReading
    case .givenReading: self = .givenReading
    }
  }

  var nameField: NameField {
    switch self {
    case .family: .family
    case .given: .given
    case .middle: .middle
    case .prefix: .prefix
    case .suffix: .suffix
    case .familyReading: .familyReading
    case .givenReading: .givenReading
    }
  }
}

extension AddressPart {
  init(_ field: AddressField) {
    switch field {
    case .street: self = .street
    case .extended: self = .extended
    case .district: self = .district
    case .locality: self = .locality
    case .region: self = .region
    case .postalCode: self = .postalCode
    }
  }

  var addressField: AddressField {
    switch self {
    case .street: .street
    case .extended: .extended
    case .district: .district
    case .locality: .locality
    case .region: .region
    case .postalCode: .postalCode
    }
  }
}
