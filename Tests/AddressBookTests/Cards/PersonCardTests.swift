import AddressBookModel
import AddressBookStore
import Foundation
import HanokTesting
import HanokVCard
import Testing

@testable import addressbook

/// People become cards and cards become people, by way of the library's contacts.
@Suite nonisolated struct PersonCardTests {
  @Test func aCardHasTheFormOfTheStandard() {
    let card = StoredPeople.ada.card
    #expect(
      card.replacing("\r\n", with: "\n") == """
        BEGIN:VCARD
        VERSION:4.0
        FN:Countess Ada King Lovelace FRS
        N;SORT-AS="LAV-lays,AY-da":Lovelace;Ada;King;Countess;FRS
        X-PHONETIC-LAST-NAME:LAV-lays
        X-PHONETIC-FIRST-NAME:AY-da
        X-HANOK-NAME-ORDER:givenFirst
        ORG:Analytical Engines
        BDAY:18151210
        TEL;TYPE=work:+44 20 7946 0018
        TEL;TYPE=cell:07700 900123
        EMAIL;TYPE=work:ada@example.org
        ADR;TYPE=home;CC=GB:;Flat 1;12 St James's Square;London;Middlesex;SW1Y 4JH;
         GB;;;;;;;;;Westminster
        ADR;TYPE=work:;;;Town;;;Neverland
        NOTE:First line\\nsecond line
        URL:http://example.org
        item1.X-ABLabel:x
        END:VCARD

        """)
    #expect(!card.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
  }

  private func person(of lines: String...) throws -> Person {
    let card = (["BEGIN:VCARD", "VERSION:3.0", "FN:A"] + lines + ["END:VCARD"])
      .joined(separator: "\n")
    var reader = VCardReader(ByteSource(Array(card.utf8)))
    guard case .contact(let contact) = try reader.next() else {
      Issue.record("nobody")
      return Person()
    }
    return Person(contact)
  }

  /// The lines of a person's card, without those that each has.
  private func lines(of person: Person) -> [String] {
    let card = person.card.split(separator: "\r\n").map(String.init)
    return card.filter {
      !["BEGIN", "VERSION", "FN", "N", "END"].contains($0.prefix { !":;".contains($0) })
    }
  }

  /// Each row has its own number, which its mark has too.
  @Test func rowsAreNumberedInTheirOrder() throws {
    let person = try person(
      of: "TEL;PREF=1:1", "TEL;PREF=2:2", "EMAIL;PREF=3:a@b", "ADR;PREF=4:;;Street;;;;", "TEL:3")
    #expect(person.phones.map(\.id) == [1, 2, 3])
    #expect(person.emails.map(\.id) == [4])
    #expect(person.addresses.map(\.id) == [5])
    #expect(person.phones.map(\.number) == ["1", "2", "3"])
    #expect(
      person.unmapped
        == ["1:1", "2:2", "3:4", "4:5"].map { "X-HANOK-ENTRY;PREF=\($0)" })
  }

  @Test func groupsAndRanksOfRowsAreWrittenAsTheyWereRead() throws {
    var person = try person(
      of: "item1.TEL:1", "item1.X-ABLabel:_$!<Work>!$_", "item2.TEL;type=pref:2",
      "item2.X-ABLabel:학교", "EMAIL;PREF=3:a@b", "item3.ADR:;;x;;;;", "item3.X-ABLabel:Hütte",
      "item4.URL:u", "item4.X-ABLabel:Blog", "X-HANOK-ENTRY;PREF=9:1")
    let written = [
      "item2.TEL;PREF=1:2", "TEL;TYPE=work:1", "EMAIL;PREF=3:a@b", "item3.ADR:;;x;;;;",
      "item4.URL:u", "item2.X-ABLabel:학교", "item3.X-ABLabel:Hütte", "item4.X-ABLabel:Blog",
    ]
    #expect(lines(of: person) == written)
    // What is edited keeps its label; what is removed takes it along.
    person.phones[0].number = "22"
    #expect(lines(of: person).first == "item2.TEL;PREF=1:22")
    person.removeEntry(person.phones[0].id)
    #expect(
      lines(of: person) == written.filter { !$0.hasPrefix("item2") })
    person.removeEntry(person.addresses[0].id)
    #expect(lines(of: person) == written.filter { !["item2", "item3"].contains($0.prefix(5)) })
  }

  @Test func rowMarksDoNotChangeTheIdentity() throws {
    let marked = try person(of: "TEL;type=pref:1")
    let plain = try person(of: "TEL:1")
    #expect(marked.unmapped == ["X-HANOK-ENTRY;PREF=1:1"] && plain.unmapped.isEmpty)
    #expect(CardIdentity(marked) == CardIdentity(plain))
  }

  @Test(arguments: [
    ("김 철수", "김", "철수"), ("Ada King Lovelace", "Lovelace", "Ada King"), ("김철수", "", "김철수"),
    ("Plato", "", "Plato"),
  ])
  func aNameOfWhichOnlyTheWholeIsKnownIsTakenApart(
    text: String, family: String, given: String
  ) {
    var contact = VCardContact()
    contact.formattedName = text
    #expect(Person(contact).name == PersonName(family: family, given: given))
    contact.organization = text
    #expect(Person(contact).name.isEmpty, "A card of a company is named for it.")
  }

  @Test func aCardsEntriesKeepTheirUses() {
    var contact = VCardContact()
    contact.phones = VCardLabel.Use.allCases.map { VCardEntry("1", label: VCardLabel($0)) }
    let person = Person(contact)
    #expect(person.phones.map(\.label) == [.home, .work, .mobile, .other])
    #expect(VCardContact(person).phones == contact.phones)
  }

  @Test(arguments: [
    ("ca", "Neverland", "CA"), (nil, "kr", "KR"), ("??", "Deutschland", "DE"),
    (nil, "Neverland", "Neverland"),
  ])
  func theLettersOfACountryCountMoreThanItsName(letters: String?, name: String, code: String) {
    var (contact, address) = (VCardContact(), VCardAddress())
    (address.countryLetters, address.country, address.street) = (letters, name, "x")
    contact.addresses = [address]
    let person = Person(contact, countries: .inLanguages)
    #expect(person.addresses.map(\.country.rawValue) == [code])
  }

  @Test(arguments: [
    ("AppleContacts", ["SE", "JP"]), ("GoogleContacts", ["KR"]), ("Outlook", ["DE"]),
    ("AndroidPhone", ["RU"]), ("JapanesePhone", ["JP"]), ("Thunderbird", ["FR"]),
    ("Evolution", ["IE"]), ("Standard", ["CA"]),
  ])
  func theCardsOfOtherProgramsAreTheSameInOurs(name: String, countries: [String]) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../HanokVCardTests/Fixtures/\(name).vcf").path
    let people = try people(in: ByteSource(path: path))
    #expect(people.flatMap(\.addresses).map(\.country.rawValue) == countries)
    let cards = people.map { VCardWriter().card(of: VCardContact($0, countries: .inLanguages)) }
    #expect(!cards.joined().contains("X-HANOK-ENTRY"))
    let again = try self.people(in: ByteSource(Array(cards.joined().utf8)))
    #expect(again == people)
  }

  private func people(in source: ByteSource) throws -> [Person] {
    var reader = VCardReader(source)
    var people: [Person] = []
    while let element = try reader.next() {
      guard case .contact(let contact) = element else { continue }
      people.append(Person(contact, countries: .inLanguages))
    }
    return people
  }

  /// People of random texts are the same after writing and reading; the seed of a failure repeats it.
  @Test(arguments: 1...200)
  func aWrittenCardIsReadUnchanged(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let people = (0..<20).map { _ in RandomPerson(using: &generator).person }
    let cards = people.map(\.card).joined()
    var reader = VCardReader(ByteSource(Array(cards.utf8)))
    for person in people {
      guard case .contact(let contact) = try reader.next() else {
        Issue.record("nobody for \(person)")
        return
      }
      #expect(
        Person(contact).withoutEntryIDs
          == person.tidied(keeping: person.countryOnlyAddressIDs).withoutEntryIDs)
    }
    #expect(try reader.next() == nil)
  }
}

/// A person of random texts of many scripts, with the signs that cards give a meaning.
private nonisolated struct RandomPerson {
  private(set) var person = Person()

  private static let pieces = [
    "a", "Z", "ß", "É", "김", "산", "山", "あ", "ｶ", "د", "ا", "👩‍👩‍👧", "é", "\\", "\\n", ",", ";", ":",
    "=",
    "\"", "^", "^n", "'", ".", " ", "  ", "\t", "x", "7", "tel", "BEGIN", "\u{2028}", "\u{85}", "%",
  ]

  init(using generator: inout SeededGenerator) {
    // A letter, so that the person is somebody.
    person.name.family = "q" + Self.text(&generator)
    for field in NameField.allCases.dropFirst() where Bool.random(using: &generator) {
      person.name[keyPath: field.keyPath] = Self.text(&generator)
    }
    person.name.order = [nil, .familyFirst, .givenFirst].randomElement(using: &generator) ?? nil
    if Bool.random(using: &generator) { person.organization = Self.text(&generator) }
    if Bool.random(using: &generator) {
      person.note = (0..<3).map { _ in Self.text(&generator) }.joined(separator: "\n")
    }
    if Bool.random(using: &generator) {
      let year = Bool.random(using: &generator) ? Int.random(in: 1...2026, using: &generator) : nil
      person.birthday = Birthday(
        year: year, month: .random(in: 1...12, using: &generator),
        day: .random(in: 1...28, using: &generator))
    }
    addEntries(&generator)
  }

  private mutating func addEntries(_ generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let label = EntryLabel.phones.randomElement(using: &generator) ?? .other
      person[phone: person.addPhone(label)].number = "1" + Self.text(&generator)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let label = EntryLabel.places.randomElement(using: &generator) ?? .other
      person[email: person.addEmail(label)].address = "e" + Self.text(&generator)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let label = EntryLabel.places.randomElement(using: &generator) ?? .other
      let countries: [CountryCode] = ["KR", "US", "JP", "DE", .unknown, "Neverland"]
      let id = person.addAddress(
        label, country: countries.randomElement(using: &generator) ?? .unknown)
      for field in AddressField.allCases where Bool.random(using: &generator) {
        person[address: id][keyPath: field.keyPath] = Self.text(&generator)
      }
    }
    if Bool.random(using: &generator) { person.unmapped = ["X-A;B=c:d", "item1.URL:http://e.f"] }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...12, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

nonisolated extension Person {
  /// The person as a card.
  var card: String { VCardWriter().card(of: VCardContact(self)) }

  /// The person with rows numbered in their order, which is all that identities of rows are for.
  var withoutEntryIDs: Person {
    var person = self
    for index in person.phones.indices { person.phones[index].id = index }
    for index in person.emails.indices { person.emails[index].id = index }
    for index in person.addresses.indices { person.addresses[index].id = index }
    // What is kept of the rows' lines names them by their identities.
    person.unmapped.removeAll { $0.contains("X-HANOK-ENTRY") }
    return person
  }
}
