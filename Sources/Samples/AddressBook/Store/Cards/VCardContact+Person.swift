public import AddressBookModel
public import HanokVCard

extension VCardContact {
  /// Creates what the card of a person says.
  public init(_ person: Person, countries: CountryNames = .letters) {
    self.init()
    let marks = person.entryMarks
    func label(_ label: EntryLabel, of id: Int) -> VCardLabel {
      VCardLabel(.init(label), preference: marks[id]?.preference, group: marks[id]?.group)
    }
    name = VCardName(person.name)
    formattedName = PersonRow(person).title
    organization = person.organization
    birthday = person.birthday.map { VCardDay(year: $0.year, month: $0.month, day: $0.day) }
    note = person.note
    phones = person.phones.map { VCardEntry($0.number, label: label($0.label, of: $0.id)) }
    emails = person.emails.map { VCardEntry($0.address, label: label($0.label, of: $0.id)) }
    addresses = person.addresses.map { address in
      var written = VCardAddress(address, countries: countries)
      written.label = label(address.label, of: address.id)
      return written
    }
    unmapped = person.writtenUnmapped
  }
}

extension VCardName {
  fileprivate init(_ name: PersonName) {
    self.init(
      family: name.family, given: name.given, middle: name.middle, prefix: name.prefix,
      suffix: name.suffix, familyReading: name.familyReading, givenReading: name.givenReading,
      order: name.order.map { $0 == .familyFirst ? .familyFirst : .givenFirst })
  }
}

extension VCardAddress {
  fileprivate init(_ address: PostalAddress, countries: CountryNames) {
    self.init()
    street = address.street
    extended = address.extended
    district = address.district
    locality = address.locality
    region = address.region
    postalCode = address.postalCode
    let isAssigned = address.country.isAssigned
    country = isAssigned ? countries.name(address.country) : address.country.rawValue
    countryLetters = isAssigned ? address.country.rawValue : nil
  }
}

extension VCardLabel.Use {
  fileprivate init(_ label: EntryLabel) {
    switch label {
    case .home: self = .home
    case .work: self = .work
    case .mobile: self = .mobile
    case .other: self = .other
    }
  }
}
