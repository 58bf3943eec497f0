public import AddressBookModel
public import HanokVCard

extension Person {
  /// Creates a new person from a card.
  public init(_ contact: VCardContact, countries: CountryNames = .letters) {
    self.init(
      name: PersonName(contact), organization: contact.organization,
      birthday: contact.birthday.map { Birthday(year: $0.year, month: $0.month, day: $0.day) },
      note: contact.note, unmapped: contact.unmapped.filter { !EntryMark.isMark($0) })
    // Rows are numbered here: each `addPhone` looks through all rows for a free number.
    var id = 0
    func nextID(_ label: VCardLabel) -> Int {
      id += 1
      if let mark = EntryMark(label, entry: id) { unmapped.append(mark.line) }
      return id
    }
    phones = contact.phones.map { phone in
      Phone(id: nextID(phone.label), label: EntryLabel(phone.label.use), number: phone.text)
    }
    emails = contact.emails.map { email in
      EmailAddress(
        id: nextID(email.label), label: EntryLabel(email.label.use), address: email.text)
    }
    addresses = contact.addresses.map { address in
      PostalAddress(address, id: nextID(address.label), country: countries.code(of: address))
    }
    tidy(keeping: countryOnlyAddressIDs)
  }
}

extension PersonName {
  fileprivate init(_ contact: VCardContact) {
    let name = contact.name
    self.init(
      family: name.family, given: name.given, middle: name.middle, prefix: name.prefix,
      suffix: name.suffix, familyReading: name.familyReading, givenReading: name.givenReading,
      order: name.order.map { $0 == .familyFirst ? .familyFirst : .givenFirst })
    guard isEmpty, !contact.formattedName.isEmpty else { return }
    // A card without parts of a name may be named for its company, or for a number.
    let others = [contact.organization] + (contact.emails + contact.phones).map(\.text)
    if !others.contains(contact.formattedName) { self.init(written: contact.formattedName) }
  }

  /// Creates the parts of a name from its formatted form.
  private init(written text: String) {
    self.init()
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else {
      given = text
      return
    }
    family = words[words.count - 1]
    given = words.dropLast().joined(separator: " ")
    // In the writing systems of East Asia, the family name is first.
    if resolvedOrder == .familyFirst {
      family = words[0]
      given = words.dropFirst().joined(separator: " ")
    }
  }
}

extension PostalAddress {
  fileprivate init(_ address: VCardAddress, id: Int, country: CountryCode) {
    self.init(
      id: id, label: EntryLabel(address.label.use), country: country, street: address.street,
      extended: address.extended, district: address.district, locality: address.locality,
      region: address.region, postalCode: address.postalCode)
  }
}

extension EntryLabel {
  fileprivate init(_ use: VCardLabel.Use) {
    switch use {
    case .home: self = .home
    case .work: self = .work
    case .mobile: self = .mobile
    case .other: self = .other
    }
  }
}
