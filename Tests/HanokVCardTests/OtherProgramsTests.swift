import Foundation
import HanokVCard
import Testing

/// Files in the forms of other programs, of people who were made up.
@Suite struct OtherProgramsTests {
  private func contacts(in name: String) throws -> [VCardContact] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).vcf").path
    var reader = VCardReader(try ByteSource(path: path))
    var contacts: [VCardContact] = []
    while let element = try reader.next() {
      switch element {
      case .contact(let contact): contacts.append(contact)
      case .problem(let problem): Issue.record("\(problem)")
      }
    }
    #expect(reader.progress == 1)
    return contacts
  }

  @Test func appleContacts() throws {
    let contacts = try contacts(in: "AppleContacts")
    #expect(contacts.count == 2)
    let maja = contacts[0]
    #expect(
      maja.name
        == VCardName(family: "Lindqvist", given: "Maja", middle: "Elin", prefix: "Dr."))
    #expect(maja.organization == "Nordljus AB, Research")
    #expect(maja.birthday == VCardDay(month: 2, day: 29))
    #expect(maja.phones.map(\.text) == ["+46 70 123 45 67", "+46 8 555 01 00"])
    #expect(maja.phones.map(\.label.use) == [.mobile, .work])
    // The preferred one is the first.
    #expect(
      maja.emails.map(\.text) == ["maja@lindqvist.example", "maja.lindqvist@nordljus.example"])
    #expect(maja.emails.map(\.label.use) == [.home, .work])
    let address = maja.addresses[0]
    #expect([address.country, address.countryLetters] == ["Sverige", "SE"])
    #expect(address.street == "Storgatan 5")
    #expect(address.extended == "Uppgång B, Trappa 3")
    #expect([address.postalCode, address.locality] == ["753 31", "Uppsala"])
    #expect(maja.note == "Met in Lund, 2019.\nLikes: tea; rye bread.")
    #expect(maja.unmapped.contains("NICKNAME:Majsan"))
    #expect(maja.unmapped.contains("TEL;TYPE=work;TYPE=fax:+46 8 555 01 99"))
    #expect(maja.unmapped.contains("item3.X-ABLabel:_$!<HomePage>!$_"))
    #expect(!maja.unmapped.contains { $0.hasPrefix("item1") || $0.hasPrefix("item2") })
    let card = VCardWriter().card(of: maja).replacing("\r\n ", with: "")
    #expect(card.contains("\r\nTEL;TYPE=cell;PREF=1:+46 70 123 45 67\r\n"), "\(card)")
    #expect(card.contains("\r\nTEL;TYPE=work:+46 8 555 01 00\r\n"))
    #expect(card.contains("\r\nADR;TYPE=home;PREF=1;CC=SE:"))
    let photo = maja.unmapped.first { $0.hasPrefix("PHOTO") }
    #expect(photo?.hasPrefix("PHOTO:data:image/jpeg;base64,/9j/4AAQ") == true)
    #expect(photo?.contains { $0.isWhitespace } == false)

    let misaki = contacts[1]
    #expect(
      misaki.name
        == VCardName(
          family: "高橋", given: "美咲", familyReading: "たかはし", givenReading: "みさき"))
    #expect(misaki.addresses[0].countryLetters == "JP")
    #expect(misaki.addresses[0].label.use == .work)
    #expect(misaki.addresses[0].region == "東京都")
    // A label that is none of ours is kept, with the line that it is of.
    #expect(misaki.unmapped.first == "item2.X-ABLabel:学校")
    let written = VCardWriter().card(of: misaki)
    #expect(written.contains("\r\nitem2.EMAIL:misaki@takahashi.example\r\n"), "\(written)")
    #expect(written.contains("\r\nitem2.X-ABLabel:学校\r\n"))
  }

  @Test func googleContacts() throws {
    let contacts = try contacts(in: "GoogleContacts")
    let kim = contacts[0]
    #expect(kim.name == VCardName(family: "김", given: "서연"))
    #expect(kim.birthday == VCardDay(year: 1988, month: 2, day: 17))
    #expect(kim.emails.map(\.label.use) == [.other, .work])
    #expect(kim.phones.map(\.text) == ["010-2345-6789", "02-555-0143"])
    let address = kim.addresses[0]
    #expect(address.country == "대한민국")
    #expect([address.street, address.extended] == ["세종대로 110", "5층"])
    #expect([address.locality, address.region] == ["중구", "서울특별시"])
    #expect(kim.unmapped.contains("item2.X-ABLabel:mainPhone"))
    #expect(VCardWriter().card(of: kim).contains("\r\nitem2.TEL:02-555-0143\r\n"))
    #expect(!kim.unmapped.contains { $0.hasPrefix("item1") })
    // A company has no name of a person.
    #expect(contacts[1].name == VCardName())
    #expect(contacts[1].organization == "Corner Bakery")
    #expect(contacts[1].unmapped == ["CATEGORIES:myContacts"])
  }

  @Test func outlook() throws {
    let jorg = try contacts(in: "Outlook")[0]
    #expect(jorg.name == VCardName(family: "Müller", given: "Jörg", prefix: "Herr"))
    #expect(jorg.organization == "Bäckerei Weiß, Büro")
    // A backslash is no escape in vCard 2.1.
    #expect(jorg.note == "Angebot € 100\nC:\\neu\\alt, bitte")
    #expect(jorg.phones.map(\.label.use) == [.work, .home, .mobile])
    #expect(jorg.phones[0].text == "+49 (30) 555 0170")
    let address = jorg.addresses[0]
    #expect(address.country == "Deutschland")
    #expect([address.street, address.extended] == ["Schloßallee 12", "2. Stock"])
    #expect(jorg.birthday == VCardDay(year: 1972, month: 12, day: 24))
    #expect(!jorg.unmapped.contains { $0.hasPrefix("LABEL") || $0.hasPrefix("REV") })
    #expect(!jorg.unmapped.contains { $0.hasPrefix("FN") })
    #expect(jorg.unmapped.contains("TITLE:Geschäftsführer"))
    #expect(jorg.unmapped.contains("TEL;TYPE=work;TYPE=fax:+49 (30) 555 0179"))
    #expect(jorg.unmapped.contains { $0.hasPrefix("PHOTO:data:image/jpeg;base64,/9j/") })
  }

  @Test func android() throws {
    let olga = try contacts(in: "AndroidPhone")[0]
    #expect(olga.name == VCardName(family: "Смирнова", given: "Ольга"))
    #expect(olga.phones.map(\.label.use) == [.mobile, .home])
    // The semicolon that was encoded belongs to the street.
    #expect(olga.addresses[0].street == "ул. Лесная; 7")
    #expect(olga.addresses[0].locality == "Москва")
    #expect(olga.addresses[0].country == "Россия")
    #expect(olga.birthday == VCardDay(month: 7, day: 14))
    #expect(olga.note == "Первая\nвторая")
  }

  @Test func japaneseTelephone() throws {
    // Two of the characters end in a byte that is a backslash elsewhere.
    let noriko = try contacts(in: "JapanesePhone")[0]
    #expect(
      noriko.name
        == VCardName(family: "表", given: "能子", familyReading: "ｵﾓﾃ", givenReading: "ﾉﾘｺ"))
    #expect(noriko.addresses[0].region == "神奈川県")
    #expect(noriko.unmapped.isEmpty)
  }

  @Test func thunderbird() throws {
    let ines = try contacts(in: "Thunderbird")[0]
    #expect(ines.name == VCardName(family: "Moreau", given: "Inès"))
    #expect(ines.emails.map(\.text) == ["ines@moreau.example", "i.moreau@atelier.example"])
    #expect(ines.phones.map(\.label.use) == [.work, .mobile])
    #expect(ines.addresses[0].country == "France")
    #expect(ines.birthday == VCardDay(year: 1979, month: 6, day: 30))
    #expect(ines.unmapped.contains("X-CUSTOM1;VALUE=TEXT:piano"))
  }

  @Test func evolution() throws {
    let sean = try contacts(in: "Evolution")[0]
    #expect(
      sean.name
        == VCardName(
          family: "O'Connor", given: "Sean", middle: "Patrick", prefix: "Mr.", suffix: "Jr."))
    #expect(sean.emails[0].text == "sean.oconnor@a-company-with-a-very-long-name.example")
    #expect(sean.addresses[0].extended == "PO Box 7")
    #expect(sean.addresses[0].country == "Ireland")
    #expect(sean.note == "Semi;colon and, comma")
    #expect(sean.unmapped.count == 3)
  }

  @Test func theStandardsOwnForms() throws {
    let rene = try contacts(in: "Standard")[0]
    #expect(rene.name.family == "van der Harten")
    #expect(rene.name.given == "René J.")
    #expect(rene.name.familyReading == "Harten")
    #expect(rene.birthday == VCardDay(month: 2, day: 3))
    #expect(rene.phones.map(\.text) == ["+1-555-555-5555 x5555", "+33-01-23-45-67"])
    #expect(rene.phones.map(\.label.use) == [.home, .home])
    #expect(rene.addresses[0].country == "Kanada")
    #expect(rene.addresses[0].countryLetters == "CA")
    #expect(rene.addresses[0].district == "Sainte-Foy")
  }

  @Test(arguments: [
    "AppleContacts", "GoogleContacts", "Outlook", "AndroidPhone", "JapanesePhone", "Thunderbird",
    "Evolution", "Standard",
  ])
  func writtenCardsAreReadUnchanged(name: String) throws {
    let contacts = try contacts(in: name)
    let cards = contacts.map { VCardWriter().card(of: $0) }.joined()
    var reader = VCardReader(ByteSource(Array(cards.utf8)))
    for contact in contacts {
      guard case .contact(let again) = try reader.next() else {
        Issue.record("nobody")
        return
      }
      #expect(again == contact)
      #expect(VCardWriter().card(of: again) == VCardWriter().card(of: contact))
    }
    #expect(try reader.next() == nil)
  }
}
