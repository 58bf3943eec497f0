import AddressBookModel
import Foundation
import Testing

@Suite nonisolated struct PersonTests {
  private var ada: Person {
    var person = Person(name: PersonName(family: "Lovelace", given: "Ada"))
    person[phone: person.addPhone(.work)].number = "020 7946 0018"
    person[email: person.addEmail()].address = "ada@example.org"
    person[address: person.addAddress(country: "GB")].street = "12 St James's Square"
    return person
  }

  @Test func aCopyIsChangedAlone() {
    var copy = ada
    copy[phone: 1].number = "1"
    copy.name.given = "Augusta"
    #expect(ada.phones[0].number == "020 7946 0018")
    #expect(ada.name.given == "Ada")
    #expect(copy != ada)
  }

  @Test func aPersonIsTheSameAfterEncodingAndDecoding() throws {
    var person = ada
    person.id = PersonID(rawValue: 7)
    person.birthday = Birthday(month: 12, day: 10)
    person.name.order = .familyFirst
    person.unmapped = ["URL:http://example.org"]
    let data = try JSONEncoder().encode(person)
    #expect(try JSONDecoder().decode(Person.self, from: data) == person)
  }

  @Test func rowsHaveIdentitiesOfTheirOwn() {
    var person = ada
    #expect(Set([person.phones[0].id, person.emails[0].id, person.addresses[0].id]).count == 3)
    let second = person.addPhone()
    person.removeEntry(person.phones[0].id)
    #expect(person.phones.map(\.id) == [second])
    #expect(person.emails.count == 1)
    #expect(person.addresses.count == 1)
  }

  @Test func eachFieldOfTextIsWrittenByItsKeyPath() throws {
    var person = ada
    for (number, field) in person.fields.enumerated() where field != .birthday {
      person[keyPath: try #require(field.keyPath)] = "text \(number)"
    }
    let texts = person.fields.compactMap(\.keyPath).map { person[keyPath: $0] }
    #expect(Set(texts).count == 7 + 1 + 1 + 1 + 6 + 1)
    #expect(texts.allSatisfy { $0.hasPrefix("text ") })
    #expect(person.name.family == "text 0")
    #expect(person.note == texts.last)
  }

  @Test func writingToARowThatIsGoneDoesNothing() {
    var person = ada
    person[phone: 99].number = "1"
    person[keyPath: \Person.[address: 99].street] = "x"
    #expect(person == ada)
    #expect(person[email: 99].address == "")
  }

  @Test func anAddressOfWhichTheCountryAloneIsKnownIsKept() {
    var person = ada
    let known = person.addAddress(country: "ES")
    person.addAddress(country: "KR")
    person.addAddress(country: .unknown)
    #expect(person.tidied(keeping: [known]).addresses == ada.addresses + [person[address: known]])
    let draft = PersonDraft(person)
    #expect(!draft.hasChanges)
    var changed = draft
    changed.person[address: known].country = "PT"
    #expect(changed.hasChanges)
  }

  @Test func tidyingTakesSpaceAndEmptyRowsAway() {
    var person = ada
    person.name.family = "\u{3000} Lovelace\n"
    person.addPhone()
    person[email: person.addEmail()].address = " \t"
    person.addAddress(country: "KR")
    #expect(person.tidied == ada)
    #expect(ada.tidied == ada)
  }

  @Test(arguments: NameField.allCases)
  func tidyingTakesSpaceFromEachPartOfAName(field: NameField) {
    var person = Person()
    person.name[keyPath: field.keyPath] = "\u{3000}x \n"
    #expect(person.tidied.name[keyPath: field.keyPath] == "x")
  }

  @Test(arguments: AddressField.allCases)
  func tidyingTakesSpaceFromEachPartOfAnAddress(field: AddressField) {
    var person = Person()
    let id = person.addAddress(country: "KR")
    person[address: id][keyPath: field.keyPath] = "\t x\u{A0}"
    #expect(!person[address: id].isEmpty)
    #expect(person.tidied.addresses.map { $0[keyPath: field.keyPath] } == ["x"])
  }

  @Test func aDraftHasChangesOnlyWhenSomethingWouldBeLost() {
    var draft = PersonDraft(ada)
    #expect(!draft.hasChanges)
    draft.person.addPhone()
    draft.person.name.given = "Ada "
    #expect(!draft.hasChanges)
    draft.person.name.given = "Augusta"
    #expect(draft.hasChanges)
    draft.person = draft.original
    #expect(!draft.hasChanges)
  }

  @Test(arguments: [
    (Person(name: PersonName(family: "Lovelace", given: "Ada", middle: "K")), "Lovelace Ada K"),
    (
      Person(
        name: PersonName(
          family: "山田", given: "太郎", familyReading: "やまだ", givenReading: "たろう")),
      "やまだ たろう"
    ),
    (Person(name: PersonName(family: "김", given: "철수")), "김 철수"),
    (Person(organization: "Acme"), "Acme"),
    (Person(emails: [EmailAddress(id: 1, address: "a@b")]), "a@b"),
    (Person(phones: [Phone(id: 1, number: "112")]), "112"), (Person(), ""),
  ])
  func peopleAreFiledByReadingThenByFamilyName(person: Person, text: String) {
    #expect(person.sortText == text)
  }

  @Test(arguments: [
    ("+82 (10) 1234-5678", "821012345678"), ("٠١٢٣", "0123"), ("１１０番", "110"), ("x", ""),
    ("０３-1234", "031234"),
  ])
  func digitsAreThoseOfASCII(number: String, digits: String) {
    #expect(Phone(id: 1, number: number).digits == digits)
  }

  @Test func aPersonIsCalledByTheFirstThatIsKnown() {
    var person = Person(
      name: PersonName(given: "Ada"), organization: "Engines",
      phones: [Phone(id: 1, number: "1234")], emails: [EmailAddress(id: 2, address: "a@b.example")])
    #expect(PersonRow(person).title == "Ada")
    person.name = PersonName()
    #expect(PersonRow(person).title == "Engines")
    person.organization = ""
    #expect(PersonRow(person).title == "a@b.example")
    person.emails = []
    #expect(PersonRow(person).title == "1234")
    person.phones = []
    #expect(PersonRow(person).title.isEmpty)
  }

}
