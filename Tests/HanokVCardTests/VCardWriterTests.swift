import HanokTesting
import HanokVCard
import Testing

@Suite struct VCardWriterTests {
  private var ada: VCardContact {
    var ada = VCardContact()
    ada.name = VCardName(
      family: "Lovelace", given: "Ada", middle: "King", prefix: "Countess", suffix: "FRS",
      familyReading: "LAV-lays", givenReading: "AY-da", order: .givenFirst)
    ada.formattedName = "Countess Ada King Lovelace FRS"
    ada.organization = "Analytical Engines"
    ada.birthday = VCardDay(year: 1815, month: 12, day: 10)
    ada.phones = [VCardEntry("+44 20 7946 0018", label: VCardLabel(.work))]
    ada.phones.append(VCardEntry("07700 900123", label: VCardLabel(.mobile, preference: 3)))
    ada.emails = [VCardEntry("ada@example.org", label: VCardLabel(.home, group: "item1"))]
    var address = VCardAddress()
    address.label = VCardLabel(.home)
    (address.street, address.extended) = ("12 St James's Square", "Flat 1")
    (address.district, address.locality) = ("Westminster", "London")
    (address.region, address.postalCode) = ("Middlesex", "SW1Y 4JH")
    (address.country, address.countryLetters) = ("GB", "GB")
    ada.addresses = [address]
    ada.note = "First line\nsecond line"
    ada.unmapped = ["URL:http://example.org", "item1.X-ABLabel:x"]
    return ada
  }

  @Test func aNameThatIsNotFormattedIsMadeOfItsParts() {
    var contact = VCardContact()
    contact.organization = "Acme"
    #expect(VCardWriter().card(of: contact).contains("\r\nFN:Acme\r\n"))
    contact.name.family = "Lovelace"
    contact.name.given = "Ada"
    #expect(VCardWriter().card(of: contact).contains("\r\nFN:Ada Lovelace\r\n"))
  }

  @Test func aCardHasTheFormOfTheStandard() {
    let card = VCardWriter().card(of: ada)
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
        TEL;TYPE=cell;PREF=3:07700 900123
        item1.EMAIL;TYPE=home:ada@example.org
        ADR;TYPE=home;CC=GB:;Flat 1;12 St James's Square;London;Middlesex;SW1Y 4JH;
         GB;;;;;;;;;Westminster
        NOTE:First line\\nsecond line
        URL:http://example.org
        item1.X-ABLabel:x
        END:VCARD

        """)
    #expect(!card.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
  }

  @Test func linesAreFoldedBetweenCharactersAndRead() throws {
    var contact = VCardContact()
    contact.name.given = "Long"
    contact.formattedName = "Long"
    contact.note = String(repeating: "가나다라 emoji 👩‍👩‍👧‍👦 ", count: 40)
    let card = VCardWriter().card(of: contact)
    for line in card.split(separator: "\r\n") {
      #expect(line.utf8.count <= 75)
      #expect(!line.unicodeScalars.contains("\u{FFFD}"))
    }
    var reader = VCardReader(ByteSource(Array(card.utf8)))
    #expect(try reader.next() == .contact(contact))
  }

  /// A line of 75 bytes is whole; the next pieces have 74 after their space.
  @Test(arguments: [
    (70, [75]), (71, [75, 2]), (144, [75, 75]), (145, [75, 75, 2]),
  ])
  func aLineIsFoldedAtItsLimit(count: Int, lengths: [Int]) {
    var contact = VCardContact()
    contact.note = String(repeating: "x", count: count)
    let lines = VCardWriter().card(of: contact).split(separator: "\r\n")
    let start = lines.firstIndex { $0.hasPrefix("NOTE:") } ?? 0
    #expect(lines[start...].dropLast().map(\.utf8.count) == lengths)
  }

  @Test func aCompanyHasAnEmptyName() {
    var company = VCardContact()
    (company.organization, company.formattedName) = ("Acme, Inc.", "Acme, Inc.")
    let card = VCardWriter().card(of: company)
    #expect(card.contains("\r\nFN:Acme\\, Inc.\r\nN:;;;;\r\nORG:Acme\\, Inc.\r\n"))
  }

  @Test func controlCharactersAreNotWritten() {
    var contact = VCardContact()
    contact.formattedName = "A\u{1B}[31m\u{0}B\u{7F}"
    contact.note = "a\u{7F}b"
    let card = VCardWriter().card(of: contact)
    #expect(card.contains("FN:A[31mB\r\n") && card.contains("NOTE:ab\r\n"))
  }

  @Test(arguments: [
    (VCardDay(year: 33, month: 4, day: 3), "00330403"), (VCardDay(month: 1, day: 9), "--0109"),
  ])
  func daysHaveTheirDigits(day: VCardDay, text: String) {
    var contact = VCardContact()
    contact.birthday = day
    #expect(VCardWriter().card(of: contact).contains("BDAY:\(text)\r\n"))
  }

  /// Contacts of random texts are the same after writing and reading; the seed repeats a failure.
  @Test(arguments: 1...200)
  func aWrittenCardIsReadUnchanged(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let contacts = (0..<20).map { _ in RandomContact(using: &generator).contact }
    let cards = contacts.map { VCardWriter().card(of: $0) }.joined()
    var reader = VCardReader(ByteSource(Array(cards.utf8)))
    for contact in contacts { #expect(try reader.next() == .contact(contact)) }
    #expect(try reader.next() == nil)
  }
}

/// A contact of random texts of many scripts, with the signs that cards give a meaning.
private struct RandomContact {
  private(set) var contact = VCardContact()

  private static let pieces = [
    "a", "Z", "ß", "É", "김", "산", "山", "あ", "ｶ", "د", "ا", "👩‍👩‍👧", "é", "\\", "\\n", ",", ";", ":",
    "=", "\"", "^", "^n", "'", ".", " ", "  ", "\t", "x", "7", "tel", "BEGIN", "%",
  ]

  init(using generator: inout SeededGenerator) {
    let text = { (generator: inout SeededGenerator) in
      let count = Int.random(in: 0...12, using: &generator)
      let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      // Spaces at the ends of a text are none of it.
      return "q" + pieces.joined() + "q"
    }
    contact.name.family = text(&generator)
    contact.formattedName = contact.name.family
    if Bool.random(using: &generator) { contact.name.middle = text(&generator) }
    contact.name.order = VCardName.Order.allCases.randomElement(using: &generator)
    if Bool.random(using: &generator) { contact.organization = text(&generator) }
    contact.note = (0..<3).map { _ in text(&generator) }.joined(separator: "\n")
    contact.birthday = VCardDay(
      year: Bool.random(using: &generator) ? .random(in: 1...2026, using: &generator) : nil,
      month: .random(in: 1...12, using: &generator), day: .random(in: 1...28, using: &generator))
    let label = VCardLabel(.work, preference: Bool.random(using: &generator) ? 7 : nil)
    contact.phones = [VCardEntry(text(&generator), label: label)]
    contact.emails = [VCardEntry(text(&generator), label: VCardLabel(.other, group: "item1"))]
    var address = VCardAddress()
    address.street = text(&generator)
    address.extended = text(&generator)
    address.district = Bool.random(using: &generator) ? text(&generator) : ""
    address.postalCode = text(&generator)
    address.country = text(&generator)
    contact.addresses = [address]
    contact.unmapped = ["X-A;B=c:d", "item1.URL:http://e.f"]
  }
}
