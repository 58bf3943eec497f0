import AddressBookModel
import AddressBookView
import Hanok

extension FormShape {
  /// Creates the fields for a person in a language.
  init(_ draft: PersonDraft, countries: CountryList, language: LanguageTag) {
    let person = draft.person
    self.init(
      names: Self.names(draft.original.name, language),
      phones: person.phones.map {
        Entry(id: $0.id, kind: EntryLabel.phones.place(of: $0.label))
      },
      emails: person.emails.map {
        Entry(id: $0.id, kind: EntryLabel.places.place(of: $0.label))
      },
      addresses: person.addresses.map { Self.address($0, countries) })
  }

  /// Returns the parts of a name, the family name first if the language requires it.
  ///
  /// Readings are included in Japanese. A part with a value is shown in any language,
  /// so that none is lost unnoticed.
  private static func names(_ name: PersonName, _ language: LanguageTag) -> [NamePart] {
    let order = name.order ?? NameOrder(language)
    let isFamilyFirst = order == .familyFirst
    let hasReading = !name.formattedReading.isEmpty || language.language == "ja"
    let main: [NamePart] =
      isFamilyFirst ? [.family, .middle, .given] : [.given, .middle, .family]
    let readings: [NamePart] =
      isFamilyFirst ? [.familyReading, .givenReading] : [.givenReading, .familyReading]
    let parts = [.prefix] + main + [.suffix] + (hasReading ? readings : [])
    return parts.filter { part in
      ![.prefix, .middle, .suffix].contains(part)
        || !name[keyPath: part.nameField.keyPath].isEmpty
    }
  }

  private static func address(_ address: PostalAddress, _ countries: CountryList) -> Address {
    Address(
      id: address.id, kind: EntryLabel.places.place(of: address.label),
      country: countries.index(of: address.country),
      parts: address.format.rows(for: address).map { row in
        Part(AddressPart(row.field), .part(row.label), isRequired: row.isRequired)
      })
  }
}

extension [EntryLabel] {
  /// Returns the index of a label, or the last index, for any other, if it isn't in the list.
  fileprivate func place(of label: EntryLabel) -> Int { firstIndex(of: label) ?? count - 1 }
}

extension EntryGroup {
  /// The labels of the group's entries, in the order of the form's pickers.
  var labels: [EntryLabel] { self == .phones ? EntryLabel.phones : EntryLabel.places }
}
