import AddressBookModel
import HanokTesting

nonisolated extension TemporaryFolder {
  /// The path of the database that the tests use.
  var database: String { file("people.sqlite") }
}

/// People by whom tests see what a store keeps.
nonisolated enum StoredPeople {
  static var ada: Person {
    var person = Person(
      name: PersonName(
        family: "Lovelace", given: "Ada", middle: "King", prefix: "Countess", suffix: "FRS",
        familyReading: "LAV-lays", givenReading: "AY-da", order: .givenFirst),
      organization: "Analytical Engines", birthday: Birthday(year: 1815, month: 12, day: 10),
      note: "First line\nsecond line", unmapped: ["URL:http://example.org", "item1.X-ABLabel:x"])
    person[phone: person.addPhone(.work)].number = "+44 20 7946 0018"
    person[phone: person.addPhone(.mobile)].number = "07700 900123"
    person[email: person.addEmail(.work)].address = "ada@example.org"
    let id = person.addAddress(.home, country: "GB")
    person[address: id] = PostalAddress(
      id: id, label: .home, country: "GB", street: "12 St James's Square", extended: "Flat 1",
      district: "Westminster", locality: "London", region: "Middlesex", postalCode: "SW1Y 4JH")
    person[address: person.addAddress(.work, country: "Neverland")].locality = "Town"
    return person
  }

  static func named(_ family: String, _ given: String = "") -> Person {
    Person(name: PersonName(family: family, given: given))
  }
}
