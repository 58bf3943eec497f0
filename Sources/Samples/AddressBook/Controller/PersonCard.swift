import AddressBookModel
import AddressBookView
import Hanok

/// What a card says of a person, group by group.
struct PersonCard {
  let person: Person
  let countries: CountryList
  let today: CalendarDay

  init(_ person: Person, countries: CountryList, today: CalendarDay) {
    self.person = person
    self.countries = countries
    self.today = today
  }

  /// The lines.
  var groups: [[CardLine]] {
    [
      about, person.phones.map { CardLine(.line($0), .phone($0.number), copied: .verbatim($0.number)) },
      person.emails.map { CardLine(.line($0), .verbatim($0.address)) },
      person.addresses.map(line),
      person.note.isEmpty ? [] : [CardLine(.AddressBook.fieldNote, .verbatim(person.note))],
    ]
  }

  private var about: [CardLine] {
    var lines: [CardLine] = []
    // Of a company the name is above the card.
    if !person.organization.isEmpty, !person.name.isEmpty {
      lines.append(CardLine(.AddressBook.fieldOrganization, .verbatim(person.organization)))
    }
    if let birthday = person.birthday {
      lines.append(CardLine(.AddressBook.fieldBirthday, birthday.message(on: today)))
    }
    return lines
  }

  /// An address as a label of its country has it; the country itself only where it is another one.
  private func line(_ address: PostalAddress) -> CardLine {
    var lines = address.labelLines(recipient: "")
    if address.country != countries.home, address.country.isAssigned {
      lines.append(countries.text(address.country))
    }
    return CardLine(
      .line(address), .verbatim(lines.joined(separator: "\n")), copied: .verbatim(label(address)))
  }

  /// The whole label, with the name in its place.
  private func label(_ address: PostalAddress) -> String {
    var lines = address.labelLines(recipient: PersonRow(person).title)
    if address.country != countries.home, address.country.isAssigned {
      lines.append(countries.text(address.country))
    }
    return lines.joined(separator: "\n")
  }
}
