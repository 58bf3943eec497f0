package import Hanok

/// A part of a name with a field in the form.
package nonisolated enum NamePart: CaseIterable, Sendable {
  case family
  case given
  case middle
  case prefix
  case suffix
  case familyReading
  case givenReading
}

/// A part of a postal address, independent of the country's order.
package nonisolated enum AddressPart: CaseIterable, Sendable {
  case street
  case extended
  case district
  case locality
  case region
  case postalCode
}

/// The groups of a form whose entries can be added and removed.
package nonisolated enum EntryGroup: CaseIterable, Sendable {
  case phones
  case emails
  case addresses
}

/// The identity of a field in the form; entries have identities independent of their positions.
package nonisolated enum FormField: Hashable, Sendable {
  case name(NamePart)
  case organization
  case birthday
  case phone(Int)
  case email(Int)
  case address(Int, AddressPart)
  case note
}

/// The fields of a form: the parts of a name in their order, and the entries.
package nonisolated struct FormShape: Hashable {
  /// A phone or an e-mail address.
  package struct Entry: Hashable {
    package let id: Int
    /// The index of the chosen kind in ``PersonFormView/kinds``.
    package let kind: Int

    /// Creates an entry.
    package init(id: Int, kind: Int) {
      self.id = id
      self.kind = kind
    }
  }

  /// A postal address: the parts in its country's order.
  package struct Address: Hashable {
    package let id: Int
    /// The index of the chosen kind.
    package let kind: Int
    /// The index of the chosen country in ``PersonFormView/countries``.
    package let country: Int
    package let parts: [Part]

    /// Creates an address.
    package init(id: Int, kind: Int, country: Int, parts: [Part]) {
      self.id = id
      self.kind = kind
      self.country = country
      self.parts = parts
    }
  }

  /// A field of an address, the country's name for it, and whether it is required.
  package struct Part: Hashable {
    package let part: AddressPart
    package let label: Message
    package let isRequired: Bool

    /// Creates a field of an address.
    package init(_ part: AddressPart, _ label: Message, isRequired: Bool) {
      self.part = part
      self.label = label
      self.isRequired = isRequired
    }
  }

  package let names: [NamePart]
  package let phones: [Entry]
  package let emails: [Entry]
  package let addresses: [Address]

  /// Creates the shape of a form, by default without entries.
  package init(
    names: [NamePart] = [], phones: [Entry] = [], emails: [Entry] = [], addresses: [Address] = []
  ) {
    self.names = names
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
