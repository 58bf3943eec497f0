import AddressBookModel
import AddressBookView
import Hanok

/// The content of a person's card, group by group.
struct PersonCard {
  let person: Person
  let countries: CountryList
  let today: CalendarDay

  init(_ person: Person, countries: CountryList, today: CalendarDay) {
    self.person = person
    self.countries = countries
    self.today = today
  }

  /// The lines of each group.
  var groups: [[CardLine]] {
    [
      about, person.phones.map { CardLine(.line($0), .phone($0.number), copied: $0.number) },
      person.emails.map { CardLine(.line($0), .email($0.address), copied: $0.address) },
      person.addresses.map(line),
      person.note.isEmpty ? [] : [note],
    ]
  }

  private var about: [CardLine] {
    var lines: [CardLine] = []
    // A company's name is above the card.
    if !person.organization.isEmpty, !person.name.isEmpty {
      lines.append(CardLine(.AddressBook.fieldOrganization, lines: [person.organization]))
    }
    if let birthday = person.birthday {
      lines.append(
        CardLine(
          .AddressBook.fieldBirthday, birthday.message(on: today), copied: birthday.iso8601))
    }
    return lines
  }

  private var note: CardLine {
    let lines = person.note.split(separator: "\n", omittingEmptySubsequences: false)
    return CardLine(.AddressBook.fieldNote, lines: lines.map(String.init))
  }

  /// Returns an address as a label of its country; the copied text includes the name.
  private func line(_ address: PostalAddress) -> CardLine {
    let name = PersonRow(person).title
    return CardLine(
      .line(address), lines: address.labelLines(recipient: "") + country(of: address),
      copied: (address.labelLines(recipient: name) + country(of: address)).joined(separator: "\n"))
  }

  /// Returns the name of the country, if it isn't the reader's own, or if nothing else is known.
  private func country(of address: PostalAddress) -> [String] {
    let isNamed =
      address.country != .unknown && (address.country != countries.home || address.isEmpty)
    return isNamed ? [countries.text(address.country)] : []
  }
}
