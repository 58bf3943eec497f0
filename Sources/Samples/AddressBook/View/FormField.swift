package import Hanok

/// A part of a name, as the form has fields for it.
package nonisolated enum NamePart: String, CaseIterable, Sendable {
  case family
  case given
  /// How the family name is read, in kana.
  case familyReading
  /// How the given name is read.
  case givenReading
}

/// A part of a postal address, in no country's order.
package nonisolated enum AddressPart: CaseIterable, Sendable {
  case recipient
  case street
  case extended
  case district
  case locality
  case region
  case postalCode
  case country
}

/// The groups of a form whose rows come and go.
package nonisolated enum EntryGroup: CaseIterable, Sendable {
  case phones
  case emails
  case addresses
}

/// A field of the form, by what it is for; rows are counted from 0.
package nonisolated enum FormField: Hashable, Sendable {
  case name(NamePart)
  case birthday
  case phone(Int)
  case email(Int)
  case address(Int, AddressPart)
}

/// What a form has to show of an address: whatever its country asks for, in that order.
package nonisolated struct AddressShape: Hashable {
  /// A field, its name in that country, and whether an address needs it.
  package struct Part: Hashable {
    package let part: AddressPart
    package let label: Message
    package let isRequired: Bool

    /// A field of an address.
    package init(_ part: AddressPart, _ label: Message, isRequired: Bool) {
      self.part = part
      self.label = label
      self.isRequired = isRequired
    }
  }

  /// The number of the chosen country among ``PersonFormView/countries``.
  package var country: Int
  /// The number of the chosen kind among ``PersonFormView/kinds``.
  package var kind: Int
  /// The fields, in the country's order.
  package var parts: [Part]

  /// An address of a country.
  package init(country: Int, kind: Int, parts: [Part]) {
    self.country = country
    self.kind = kind
    self.parts = parts
  }
}

/// The rows that a form has, besides those of the name and the birthday.
package nonisolated struct FormShape: Hashable {
  /// The kind of each phone, by its number.
  package var phones: [Int]
  /// The kind of each e-mail address.
  package var emails: [Int]
  /// The addresses.
  package var addresses: [AddressShape]

  /// Some rows; by themselves none.
  package init(phones: [Int] = [], emails: [Int] = [], addresses: [AddressShape] = []) {
    self.phones = phones
    self.emails = emails
    self.addresses = addresses
  }
}
