import HanokTesting
import HanokVCard
import Testing

@Suite struct VCardReaderTests {
  private func elements(_ text: String) throws -> [VCardReader.Element] {
    try elements(Array(text.utf8))
  }

  private func elements(_ bytes: [UInt8]) throws -> [VCardReader.Element] {
    var reader = VCardReader(ByteSource(bytes))
    var elements: [VCardReader.Element] = []
    while let element = try reader.next() { elements.append(element) }
    return elements
  }

  private func contacts(_ text: String) throws -> [VCardContact] {
    try elements(text).compactMap { if case .contact(let contact) = $0 { contact } else { nil } }
  }

  /// The contact of a card with some lines, of version 4.0.
  private func contact(_ lines: String..., version: String = "4.0") throws -> VCardContact {
    let lines = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]
    return try #require(try contacts(lines.joined(separator: "\r\n")).first)
  }

  private func problems(_ text: String) throws -> [String] {
    try elements(text).compactMap { element in
      guard case .problem(let problem) = element else { return nil }
      let property = problem.property.map { " \($0)" } ?? ""
      return "\(problem.line)\(property) \(problem.reason)"
    }
  }

  @Test func anAddressOfACountryAloneIsRead() throws {
    var spain = VCardAddress()
    spain.country = "Spain"
    spain.countryLetters = "ES"
    #expect(try contact("FN:Ada", "ADR;CC=ES:;;;;;;Spain").addresses == [spain])
    #expect(try contact("FN:Ada", "ADR:;;;;;;").addresses == [])
  }

  @Test(arguments: ["FN:Ada", "ORG:Acme", "TEL:1", "EMAIL:a@b", "ADR:;;Street;;;;", "N:;Ada;;;"])
  func aNameANumberOrAnAddressIsEnoughForACard(line: String) throws {
    _ = try contact(line)
    #expect(try contacts("BEGIN:VCARD\nVERSION:4.0\nN:;;;Dr.;\nFN:Dr.\nEND:VCARD").isEmpty)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func linesEndInAnyWay(end: String) throws {
    let lines = [
      "BEGIN:VCARD", "VERSION:4.0", "FN:Ada", " ", "  Lovelace", "\tKing", "END:VCARD", "",
    ]
    let contacts = try contacts(lines.joined(separator: end))
    #expect(contacts.map(\.formattedName) == ["Ada LovelaceKing"])
  }

  /// The spaces of any writing system, and the letters and marks at the ends stay.
  @Test(arguments: [
    (" Ada ", "Ada"), ("\u{3000}김철수\u{A0}", "김철수"), ("\tか\u{3099}", "か\u{3099}"), ("\u{2003}", ""),
    ("a b", "a b"),
  ])
  func spacesAroundTextsAreLeftOut(text: String, expected: String) throws {
    let contact = try contact("FN:\(text)", "TEL:1")
    #expect(contact.formattedName.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func listsOfAComponentAreJoinedAndEscapedOnesAreNot() throws {
    let contact = try contact(
      "N:Doe,Roe;Jane\\,Mary\\;;;Dr.,Prof.;", "ADR:;a,b;Main St.\\nFloor 2;Town;;1\\\\;US",
      "item1.ORG:Acme,Ltd.;R\\;D")
    #expect(contact.name.family == "Doe Roe" && contact.name.given == "Jane,Mary;")
    #expect(contact.name.prefix == "Dr. Prof.")
    #expect(contact.addresses[0].extended == "a, b, Floor 2")
    #expect(contact.addresses[0].street == "Main St." && contact.addresses[0].locality == "Town")
    #expect(contact.addresses[0].postalCode == "1\\")
    #expect(contact.organization == "Acme, Ltd., R;D")
  }

  /// A line's parameters may be folded, too: what they say of its value is known.
  @Test func theEncodingIsKnownFromAFoldedHeader() throws {
    let contact = try contact(
      "FN:A", "NOTE;ENCODING=QUOTED-\r\n PRINTABLE:one=\r\n two",
      "PHOTO;ENCODING=\r\n b:QUJD\r\nREVG",
      version: "3.0")
    #expect(contact.note == "one two")
    #expect(contact.unmapped == ["PHOTO:data:image/octet-stream;base64,QUJDREVG"])
  }

  @Test(arguments: [
    ("TEL;TYPE=cell;PREF=7:2", "2"), ("TEL;PREF=\"9\";TYPE=\"cell,voice\":2", "2"),
    ("TEL;CELL:TEL:2", "2"), ("TEL;TYPE=CELL:tEl:2", "2"), ("TEL;IPHONE:tell", "tell"),
    ("TEL;X=\"a;b:c\";TYPE=iPhone:2;ext=3", "2 x3"),
  ])
  func aNumberIsReadWithItsParameters(line: String, number: String) throws {
    let contact = try contact("FN:A", "TEL:1", line)
    #expect(contact.phones.map(\.label.use).contains(.mobile))
    #expect(contact.phones.map(\.text).contains(number))
    // The preferred one is first.
    #expect((contact.phones[0].text == number) == line.contains("PREF"))
  }

  @Test func preferredValuesComeFirst() throws {
    let contact = try contact(
      "FN:Ada", "TEL:none", "TEL;PREF=2:second", "TEL;PREF=1:first", "TEL;TYPE=pref:also first",
      "TEL;PREF=99:last")
    #expect(contact.phones.map(\.text) == ["first", "also first", "second", "last", "none"])
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try contacts("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD").count == 1)
  }

  @Test func byteOrderMarksSayTheEncoding() throws {
    let text = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:김철수\r\nEND:VCARD\r\n"
    let units = Array(text.utf16)
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in units {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [marked, little, big] {
      guard case .contact(let contact) = try elements(bytes).first else {
        Issue.record("nobody in \(bytes.prefix(4))")
        continue
      }
      #expect(contact.formattedName == "김철수")
    }
  }

  @Test(arguments: [
    ("TEL;TYPE=home,cell:1", VCardLabel.Use.mobile), ("TEL;TYPE=HOME;TYPE=VOICE:1", .home),
    ("TEL;TYPE=\"work,voice\":1", .work), ("TEL;WORK;VOICE:1", .work), ("TEL:1", .other),
    ("tel;type=Work:1", .work), ("item1.TEL;TYPE=home:1", .home), ("TEL;TYPE=voice:1", .other),
  ])
  func aNumberHasItsKindInEachForm(line: String, use: VCardLabel.Use) throws {
    let contact = try contact(line)
    #expect(contact.phones.map(\.label.use) == [use])
    #expect(contact.phones.map(\.text) == ["1"])
  }

  @Test(arguments: [
    ("19960415", VCardDay(year: 1996, month: 4, day: 15)),
    ("1996-04-15", VCardDay(year: 1996, month: 4, day: 15)),
    ("1996-04-15T00:00:00Z", VCardDay(year: 1996, month: 4, day: 15)),
    ("19960415T102200", VCardDay(year: 1996, month: 4, day: 15)),
    ("--0415", VCardDay(month: 4, day: 15)), ("--04-15", VCardDay(month: 4, day: 15)),
    ("1996", nil), ("1996-04", nil), ("---15", nil), ("circa 1800", nil), ("19960431", nil),
    ("", nil), ("019960415", nil), ("--00415", nil),
  ])
  func aBirthdayIsReadInEachForm(text: String, birthday: VCardDay?) throws {
    let contact = try contact("FN:Ada", "BDAY:\(text)")
    #expect(contact.birthday == birthday)
    // What is no day is kept as it is.
    #expect(contact.unmapped == (birthday == nil ? ["BDAY:\(text)"] : []))
  }

  /// The words of a name are those of its parts, in whichever order and with spaces or without.
  @Test(arguments: [
    ("Ada Lovelace", true), ("LovelaceAda", true), ("Lovelace, Ada", true),
    ("Ada K. Lovelace", false),
    ("Lovelace", true), ("Ada Lovelace the Countess", false), ("AdaLovelaceAda", true),
    ("LovelaceAdaX", false),
  ])
  func aNameIsKnownByTheWordsOfItsParts(name: String, isKnown: Bool) throws {
    let contact = try contact("FN:\(name)", "N:Lovelace;Ada;;;")
    #expect(contact.unmapped.isEmpty == isKnown)
  }

  @Test func aFormattedNameThatDiffersFromItsPartsIsKept() throws {
    let bob = try contact("FN:Bob the Builder", "N:Smith;Robert;;;")
    #expect(bob.unmapped == ["FN:Bob the Builder"])
    #expect(try contact("FN:Robert SMITH", "N:Smith;Robert;Q;Dr.;").unmapped.isEmpty)
    let card = VCardWriter().card(of: bob)
    #expect(card.split(separator: "\r\n").filter { $0.hasPrefix("FN") } == ["FN:Bob the Builder"])
  }

  @Test func escapesAreUndone() throws {
    let contact = try contact(
      #"N:a\;b;c\,d;e,f;;"#, #"NOTE:one\ntwo\Nthree\\n \: x\y"#, #"ORG:A\;B;C"#)
    #expect(contact.name.family == "a;b")
    #expect(contact.name.given == "c,d")
    #expect(contact.name.middle == "e f")
    #expect(contact.note == "one\ntwo\nthree\\n : x\\y")
    #expect(contact.organization == "A;B, C")
  }

  @Test func unknownPropertiesAreKept() throws {
    let text = """
      BEGIN:VCARD
      VERSION:3.0
      FN:Ada
      X-SOMETHING;X-A="b:c":d\\,e;f
      item1.URL:http://example.org
      REV:2020
      PRODID:x
      END:VCARD
      """
    #expect(
      try contacts(text)[0].unmapped == [
        "X-SOMETHING;X-A=\"b:c\":d\\,e;f", "item1.URL:http://example.org",
      ])
  }

  @Test(arguments: [
    ("hello", ["1 notACard"]), ("\n\nhello\nworld\n", ["3 notACard"]),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:Ada", ["1 unfinishedCard"]),
    ("BEGIN:VCARD\nVERSION:5.0\nFN:Ada\nEND:VCARD", ["2 unknownVersion"]),
    ("BEGIN:VCARD\nVERSION:4.0\nEND:VCARD", ["1 nobody"]),
    ("BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:Friends\nEND:VCARD", ["1 group"]),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nwhat\nEND:VCARD", ["4 notAProperty"]),
    (
      "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\n:x\nA B:c\nEND:VCARD",
      ["4 notAProperty", "5 notAProperty"]
    ),
    (
      "BEGIN:VCARD\nVERSION:2.1\nFN:Ada\nNOTE;CHARSET=EBCDIC-99:x\nEND:VCARD",
      ["4 NOTE unreadableText"]
    ),
    (
      "BEGIN:VCARD\nVERSION:2.1\nFN:Ada\nNOTE;CHARSET=UTF-8;QUOTED-PRINTABLE:=FF\nEND:VCARD",
      ["4 NOTE unreadableText"]
    ),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR", ["1 notACard"]), ("", []),
  ])
  func unreadablePropertiesAreReportedWithTheirLines(text: String, expected: [String]) throws {
    #expect(try problems(text) == expected)
  }

  @Test func aBadCardLosesNoOther() throws {
    let text = """
      BEGIN:VCARD
      VERSION:4.0
      FN:One
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:Cut off
      BEGIN:VCARD
      VERSION:9.0
      FN:Unknown
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:Two
      nonsense
      TEL:123
      END:VCARD
      """
    #expect(try contacts(text).map(\.formattedName) == ["One", "Two"])
    #expect(try problems(text) == ["5 unfinishedCard", "9 unknownVersion", "15 notAProperty"])
    #expect(try contacts(text)[1].phones.count == 1)
  }

  @Test func theCardOfAnAgentIsNotASeparateCard() throws {
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      FN:Ada
      AGENT:
      BEGIN:VCARD
      FN:Agent
      TEL:007
      END:VCARD
      TEL:123
      END:VCARD
      """
    #expect(try contacts(text).map(\.phones).map { $0.map(\.text) } == [["123"]])
    #expect(try problems(text).isEmpty)
  }

  @Test func textOfOldProgramsIsReadByItsLanguage() throws {
    let head = Array("BEGIN:VCARD\nVERSION:2.1\nFN;LANGUAGE=ko:".utf8)
    let kim: [UInt8] = [0xB1, 0xE8, 0xC3, 0xB6, 0xBC, 0xF6]
    guard case .contact(let contact) = try elements(head + kim + Array("\nEND:VCARD".utf8))[0]
    else {
      Issue.record("nobody")
      return
    }
    #expect(contact.formattedName == "김철수")
  }

  /// A file of any bytes ends, and crashes nothing.
  @Test func anyBytesAreRead() throws {
    var generator = SeededGenerator(20_261_122)
    let words = [
      "BEGIN:VCARD", "END:VCARD", "\r\n", "\n", ":", ";", "=", ",", "\\", "\"", "N", "ADR", "TEL",
      "ENCODING=QUOTED-PRINTABLE", "BASE64", "CHARSET=SHIFT_JIS", "=E", "\u{FEFF}", " ",
      "VERSION:2.1",
    ]
    for _ in 0..<300 {
      var bytes: [UInt8] = Array("BEGIN:VCARD\n".utf8)
      for _ in 0..<60 {
        if generator.next() % 3 == 0 {
          bytes.append(UInt8(truncatingIfNeeded: generator.next()))
        } else {
          bytes += Array(words[Int(generator.next() % UInt64(words.count))].utf8)
        }
      }
      _ = try elements(bytes)
    }
  }
}
