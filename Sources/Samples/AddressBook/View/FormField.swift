package import Hanok

/// A part of a name, as the form has fields for it.
package nonisolated enum NamePart: CaseIterable, Sendable {
  case family
  case given
  case middle
  case prefix
  case suffix
  case familyReading
  case givenReading
}

/// A part of a postal address, in no country's order.
package nonisolated enum AddressPart: CaseIterable, Sendable {
  case street
  case extended
  case district
  case locality
  case region
  case postalCode
}

/// The groups of a form whose entries come and go.
package nonisolated enum EntryGroup: CaseIterable, Sendable {
  case phones
  case emails
  case addresses
}

/// A field of the form by what it is for; entries have numbers of their own, whatever their places.
package nonisolated enum FormField: Hashable, Sendable {
  case name(NamePart)
  case organization
  case birthday
  case phone(Int)
  case email(Int)
  case address(Int, AddressPart)
  case note
}

/// What a form has fields for: the parts of a name in their order, and the entries there are.
package nonisolated struct FormShape: Hashable {
  /// A phone or an e-mail address.
  package struct Entry: Hashable {
    package let id: Int
    /// The number of the chosen kind among ``PersonFormView/kinds``.
    package let kind: Int

    /// An entry.
    package init(id: Int, kind: Int) {
      self.id = id
      self.kind = kind
    }
  }

  /// A postal address: whatever its country asks for, in that order.
  package struct Address: Hashable {
    package let id: Int
    /// The number of the chosen kind.
    package let kind: Int
    /// The number of the chosen country among ``PersonFormView/countries``.
    package let country: Int
    package let parts: [Part]

    /// An address.
    package init(id: Int, kind: Int, country: Int, parts: [Part]) {
      self.id = id
      self.kind = kind
      self.country = country
      self.parts = parts
    }
  }

  /// A field of an address, the country's name for it, and whether an address needs it.
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

  package let names: [NamePart]
  /// Whether the birthday is one that the field has no text for, and can only be taken out.
  package let hasBirthdayBesides: Bool
  package let phones: [Entry]
  package let emails: [Entry]
  package let addresses: [Address]

  /// A shape of a form; by itself it has no entries.
  package init(
    names: [NamePart] = [], hasBirthdayBesides: Bool = false, phones: [Entry] = [],
    emails: [Entry] = [], addresses: [Address] = []
  ) {
    self.names = names
    self.hasBirthdayBesides = hasBirthdayBesides
    self.phones = phones
    self.emails = emails
    self.addresses = addresses
  }

  /// The fields from the top.
  package var fields: [FormField] {
    let parts = addresses.flatMap { address in
      address.parts.map { FormField.address(address.id, $0.part) }
    }
    return names.map(FormField.name) + [.organization, .birthday]
      + phones.map { .phone($0.id) } + emails.map { .email($0.id) } + parts + [.note]
  }
}
