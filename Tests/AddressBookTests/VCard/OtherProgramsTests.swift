import AddressBookModel
import AddressBookStore
import Foundation
import Testing

@testable import addressbook

/// Files in the forms of other programs, of people who were made up.
@Suite nonisolated struct OtherProgramsTests {
  private func people(in name: String) throws -> [Person] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).vcf").path
    var reader = VCardReader(try ByteSource(path: path), countries: .inLanguages)
    var people: [Person] = []
    while let element = try reader.next() {
      switch element {
      case .person(let person, _): people.append(person)
      case .problem(let problem): Issue.record("\(problem)")
      }
    }
    #expect(reader.progress == 1)
    return people
  }

  @Test func appleContacts() throws {
    let people = try people(in: "AppleContacts")
    #expect(people.count == 2)
    let maja = people[0]
    #expect(
      maja.name
        == PersonName(family: "Lindqvist", given: "Maja", middle: "Elin", prefix: "Dr."))
    #expect(maja.organization == "Nordljus AB, Research")
    #expect(maja.birthday == Birthday(month: 2, day: 29))
    #expect(maja.phones.map(\.number) == ["+46 70 123 45 67", "+46 8 555 01 00"])
    #expect(maja.phones.map(\.label) == [.mobile, .work])
    // The preferred one is the first.
    #expect(
      maja.emails.map(\.address) == ["maja@lindqvist.example", "maja.lindqvist@nordljus.example"])
    #expect(maja.emails.map(\.label) == [.home, .work])
    let address = maja.addresses[0]
    #expect(address.country == "SE")
    #expect(address.street == "Storgatan 5")
    #expect(address.extended == "Uppgång B, Trappa 3")
    #expect([address.postalCode, address.locality] == ["753 31", "Uppsala"])
    #expect(maja.note == "Met in Lund, 2019.\nLikes: tea; rye bread.")
    #expect(maja.unmapped.contains("NICKNAME:Majsan"))
    #expect(maja.unmapped.contains("TEL;TYPE=work;TYPE=fax:+46 8 555 01 99"))
    #expect(maja.unmapped.contains("item3.X-ABLabel:_$!<HomePage>!$_"))
    #expect(!maja.unmapped.contains { $0.hasPrefix("item1") || $0.hasPrefix("item2") })
    let card = VCardWriter(countries: .inLanguages).card(of: maja).replacing("\r\n ", with: "")
    #expect(card.contains("\r\nTEL;TYPE=cell;PREF=1:+46 70 123 45 67\r\n"), "\(card)")
    #expect(card.contains("\r\nTEL;TYPE=work:+46 8 555 01 00\r\n"))
    #expect(card.contains("\r\nADR;TYPE=home;PREF=1;CC=SE:"))
    #expect(!card.contains("X-HANOK-ENTRY"))
    let photo = maja.unmapped.first { $0.hasPrefix("PHOTO") }
    #expect(photo?.hasPrefix("PHOTO:data:image/jpeg;base64,/9j/4AAQ") == true)
    #expect(photo?.contains { $0.isWhitespace } == false)

    let misaki = people[1]
    #expect(
      misaki.name
        == PersonName(
          family: "高橋", given: "美咲", familyReading: "たかはし", givenReading: "みさき"))
    #expect(misaki.addresses[0].country == "JP")
    #expect(misaki.addresses[0].label == .work)
    #expect(misaki.addresses[0].region == "東京都")
    // A label that is none of ours is kept, with the line that it is of.
    #expect(misaki.unmapped.first == "item2.X-ABLabel:学校")
    let written = VCardWriter().card(of: misaki)
    #expect(written.contains("\r\nitem2.EMAIL:misaki@takahashi.example\r\n"), "\(written)")
    #expect(written.contains("\r\nitem2.X-ABLabel:学校\r\n"))
  }

  @Test func googleContacts() throws {
    let people = try people(in: "GoogleContacts")
    let kim = people[0]
    #expect(kim.name == PersonName(family: "김", given: "서연"))
    #expect(kim.birthday == Birthday(year: 1988, month: 2, day: 17))
    #expect(kim.emails.map(\.label) == [.other, .work])
    #expect(kim.phones.map(\.number) == ["010-2345-6789", "02-555-0143"])
    let address = kim.addresses[0]
    #expect(address.country == "KR")
    #expect([address.street, address.extended] == ["세종대로 110", "5층"])
    #expect([address.locality, address.region] == ["중구", "서울특별시"])
    #expect(kim.unmapped.contains("item2.X-ABLabel:mainPhone"))
    #expect(VCardWriter().card(of: kim).contains("\r\nitem2.TEL:02-555-0143\r\n"))
    #expect(!kim.unmapped.contains { $0.hasPrefix("item1") })
    // A company has no name of a person.
    #expect(people[1].name.isEmpty)
    #expect(people[1].organization == "Corner Bakery")
    #expect(people[1].unmapped == ["CATEGORIES:myContacts"])
  }

  @Test func outlook() throws {
    let jorg = try people(in: "Outlook")[0]
    #expect(jorg.name == PersonName(family: "Müller", given: "Jörg", prefix: "Herr"))
    #expect(jorg.organization == "Bäckerei Weiß, Büro")
    // A backslash is no escape in vCard 2.1.
    #expect(jorg.note == "Angebot € 100\nC:\\neu\\alt, bitte")
    #expect(jorg.phones.map(\.label) == [.work, .home, .mobile])
    #expect(jorg.phones[0].number == "+49 (30) 555 0170")
    let address = jorg.addresses[0]
    #expect(address.country == "DE")
    #expect([address.street, address.extended] == ["Schloßallee 12", "2. Stock"])
    #expect(jorg.birthday == Birthday(year: 1972, month: 12, day: 24))
    #expect(!jorg.unmapped.contains { $0.hasPrefix("LABEL") || $0.hasPrefix("REV") })
    #expect(!jorg.unmapped.contains { $0.hasPrefix("FN") })
    #expect(jorg.unmapped.contains("TITLE:Geschäftsführer"))
    #expect(jorg.unmapped.contains("TEL;TYPE=work;TYPE=fax:+49 (30) 555 0179"))
    #expect(jorg.unmapped.contains { $0.hasPrefix("PHOTO:data:image/jpeg;base64,/9j/") })
  }

  @Test func android() throws {
    let olga = try people(in: "AndroidPhone")[0]
    #expect(olga.name == PersonName(family: "Смирнова", given: "Ольга"))
    #expect(olga.phones.map(\.label) == [.mobile, .home])
    // The semicolon that was encoded belongs to the street.
    #expect(olga.addresses[0].street == "ул. Лесная; 7")
    #expect(olga.addresses[0].locality == "Москва")
    #expect(olga.addresses[0].country == "RU")
    #expect(olga.birthday == Birthday(month: 7, day: 14))
    #expect(olga.note == "Первая\nвторая")
  }

  @Test func japaneseTelephone() throws {
    // Two of the characters end in a byte that is a backslash elsewhere.
    let noriko = try people(in: "JapanesePhone")[0]
    #expect(
      noriko.name
        == PersonName(family: "表", given: "能子", familyReading: "ｵﾓﾃ", givenReading: "ﾉﾘｺ"))
    #expect(noriko.addresses[0].region == "神奈川県")
    #expect(noriko.unmapped.isEmpty)
  }

  @Test func thunderbird() throws {
    let ines = try people(in: "Thunderbird")[0]
    #expect(ines.name == PersonName(family: "Moreau", given: "Inès"))
    #expect(ines.emails.map(\.address) == ["ines@moreau.example", "i.moreau@atelier.example"])
    #expect(ines.phones.map(\.label) == [.work, .mobile])
    #expect(ines.addresses[0].country == "FR")
    #expect(ines.birthday == Birthday(year: 1979, month: 6, day: 30))
    #expect(ines.unmapped.contains("X-CUSTOM1;VALUE=TEXT:piano"))
  }

  @Test func evolution() throws {
    let sean = try people(in: "Evolution")[0]
    #expect(
      sean.name
        == PersonName(
          family: "O'Connor", given: "Sean", middle: "Patrick", prefix: "Mr.", suffix: "Jr."))
    #expect(sean.emails[0].address == "sean.oconnor@a-company-with-a-very-long-name.example")
    #expect(sean.addresses[0].extended == "PO Box 7")
    #expect(sean.addresses[0].country == "IE")
    #expect(sean.note == "Semi;colon and, comma")
    #expect(sean.unmapped.count == 3)
  }

  @Test func theStandardsOwnForms() throws {
    let rene = try people(in: "Standard")[0]
    #expect(rene.name.family == "van der Harten")
    #expect(rene.name.given == "René J.")
    #expect(rene.name.familyReading == "Harten")
    #expect(rene.sortText.hasPrefix("Harten"))
    #expect(rene.birthday == Birthday(month: 2, day: 3))
    #expect(rene.phones.map(\.number) == ["+1-555-555-5555 x5555", "+33-01-23-45-67"])
    #expect(rene.phones.map(\.label) == [.home, .home])
    // The letters of a country count more than its name.
    #expect(rene.addresses[0].country == "CA")
    #expect(rene.addresses[0].district == "Sainte-Foy")
  }

  @Test(arguments: [
    "AppleContacts", "GoogleContacts", "Outlook", "AndroidPhone", "JapanesePhone", "Thunderbird",
    "Evolution", "Standard",
  ])
  func whatWasReadIsReadAgainFromOurOwnFile(name: String) throws {
    let people = try people(in: name)
    let cards = people.map { VCardWriter(countries: .inLanguages).card(of: $0) }.joined()
    var reader = VCardReader(ByteSource(Array(cards.utf8)), countries: .inLanguages)
    for person in people {
      guard case .person(let again, _) = try reader.next() else {
        Issue.record("nobody")
        return
      }
      #expect(again.withoutEntryIDs == person.withoutEntryIDs)
      let writer = VCardWriter(countries: .inLanguages)
      #expect(writer.card(of: again) == writer.card(of: person), "Ranks and groups are kept, too.")
    }
    #expect(try reader.next() == nil)
  }
}

nonisolated extension Person {
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
