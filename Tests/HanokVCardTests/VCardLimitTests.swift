import HanokFiles
import HanokTesting
import Testing

@testable import HanokVCard

/// A file of any size and content is read in bounded memory, and nothing is lost without a problem.
@Suite struct VCardLimitTests {
  private struct Reading {
    var contacts: [VCardContact] = []
    var problems: [String] = []
  }

  private func reading(
    _ source: ByteSource, _ limits: VCardLimits = VCardLimits()
  ) throws -> Reading {
    var reader = VCardReader(source, limits: limits)
    var reading = Reading()
    while let element = try reader.next() {
      switch element {
      case .contact(let contact): reading.contacts.append(contact)
      case .problem(let problem):
        reading.problems.append("\(problem.line) \(problem.property ?? "-") \(problem.reason)")
      }
    }
    return reading
  }

  private func reading(
    _ lines: [String], _ limits: VCardLimits = VCardLimits()
  ) throws -> Reading {
    let lines = ["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]
    return try reading(ByteSource(Array(lines.joined(separator: "\r\n").utf8)), limits)
  }

  private var small: VCardLimits {
    var limits = VCardLimits()
    (limits.card, limits.lines, limits.text, limits.note) = (200, 10, 20, 40)
    return limits
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func aLineThatIsTooLongIsLeftOutAndTheNextIsRead(end: String) throws {
    for count in [191, 400, 300_000] {
      let lines = [
        "BEGIN:VCARD", "VERSION:4.0", "PHOTO:data:\(String(repeating: "A", count: count))",
        "FN:Ada",
        "END:VCARD", "BEGIN:VCARD", "VERSION:4.0", "FN:Bob", "END:VCARD", "",
      ]
      let source = ByteSource(Array(lines.joined(separator: end).utf8))
      let reading = try reading(source, small)
      #expect(reading.contacts.map(\.formattedName) == ["Ada", "Bob"])
      #expect(reading.contacts[0].unmapped.isEmpty)
      #expect(reading.problems == ["3 PHOTO tooLarge"])
    }
  }

  @Test func aLineThatIsJustShortEnoughIsRead() throws {
    let header = "VERSION:4.0FN:Ada".utf8.count
    let line = "X-A:"
    let text = String(repeating: "A", count: 200 - header - line.utf8.count)
    #expect(try reading(["FN:Ada", line + text], small).problems.isEmpty)
    #expect(try reading(["FN:Ada", line + text + "A"], small).problems == ["4 X-A tooLarge"])
  }

  /// The bound is that of the unfolded line, however it is folded.
  @Test(arguments: ["X-A:", "X-A;ENCODING=QUOTED-PRINTABLE:", "X-A;ENCODING=B:"])
  func aFoldedLineThatIsTooLongIsLeftOut(header: String) throws {
    let isQuoted = header.contains("QUOTED")
    let isBase64 = header.contains("=B:")
    let part = String(repeating: "A", count: 30)
    let parts = Array(repeating: part, count: 20)
    let lines =
      isQuoted
      ? [header + "A="] + parts.map { "\($0)=" } + ["B"]
      : [header + "AAAA"] + parts.map { (isBase64 ? "" : " ") + $0 }
    let reading = try reading(lines + ["FN:Ada"], small)
    #expect(reading.contacts.map(\.formattedName) == ["Ada"])
    #expect(reading.problems == ["3 X-A tooLarge"])
  }

  @Test func linesOfACardAreReadUpToTheirNumber() throws {
    let lines = ["FN:Ada"] + (1...30).map { "TEL:\($0)" }
    let reading = try reading(lines, small)
    // The version and the name are lines, too.
    #expect(reading.contacts.map { $0.phones.map(\.text) } == [(1...8).map(String.init)])
    #expect(reading.problems == ["12 - tooManyLines"])
    #expect(try self.reading(Array(lines.prefix(9)), small).problems.isEmpty)
  }

  /// A card of lines that aren't properties has no more problems than lines.
  @Test func unreadableLinesAreCountedToo() throws {
    let reading = try reading(["FN:Ada"] + Array(repeating: "x", count: 20_000), small)
    #expect(reading.contacts.count == 1)
    #expect(reading.problems.count == 9)
    #expect(reading.problems.last == "12 - tooManyLines")
  }

  @Test func aCardThatNeverEndsHasOneProblem() throws {
    let lines = ["BEGIN:VCARD", "VERSION:4.0"] + (1...5_000).map { "TEL:\($0)" }
    let reading = try reading(ByteSource(Array(lines.joined(separator: "\n").utf8)))
    #expect(reading.contacts.isEmpty)
    #expect(reading.problems == ["1002 - tooManyLines", "1 - unfinishedCard"])
  }

  @Test(arguments: ["TEL", "EMAIL", "ADR", "X-A", "item1.TEL", "item1.X-ABLABEL", "NOTE", "ORG"])
  func manyLinesOfAKindAreBounded(name: String) throws {
    let value = name == "ADR" ? ";;Street;;;;" : "a@b"
    let lines = ["FN:Ada"] + Array(repeating: "\(name):\(value)", count: 20_000)
    let reading = try reading(lines)
    let limit = VCardLimits().lines
    #expect(reading.problems == ["\(limit + 2) - tooManyLines"])
    let contact = try #require(reading.contacts.first)
    let count = contact.phones.count + contact.emails.count + contact.addresses.count
    #expect(count <= limit - 2 && contact.unmapped.count <= limit - 2)
    if ["TEL", "EMAIL", "ADR", "item1.TEL"].contains(name) { #expect(count == limit - 2) }
  }

  /// A line of a card, with `%` for its text, and the text of the contact.
  struct TextCase: CustomTestStringConvertible {
    let line: String
    let text: @Sendable (VCardContact) -> String
    var testDescription: String { line }

    init(_ line: String, _ text: @escaping @Sendable (VCardContact) -> String) {
      (self.line, self.text) = (line, text)
    }
  }

  /// Each text of a person.
  static let texts: [TextCase] = [
    TextCase("FN:%") { $0.formattedName },
    TextCase("N:%;b") { $0.name.family },
    TextCase("N:a;%") { $0.name.given },
    TextCase("N:a;;%") { $0.name.middle },
    TextCase("N:a;;;%") { $0.name.prefix },
    TextCase("N:a;;;;%") { $0.name.suffix },
    TextCase("ORG:%") { $0.organization },
    TextCase("X-PHONETIC-LAST-NAME:%") { $0.name.familyReading },
    TextCase("X-PHONETIC-FIRST-NAME:%") { $0.name.givenReading },
    TextCase("SORT-STRING:%") { $0.name.familyReading },
    TextCase("TEL:%") { $0.phones[0].text },
    TextCase("EMAIL:%") { $0.emails[0].text },
    TextCase("ADR:;;%;;;;") { $0.addresses[0].street },
    TextCase("ADR:%;;;;;;") { $0.addresses[0].extended },
    TextCase("ADR:;;;%;;;") { $0.addresses[0].locality },
    TextCase("ADR:;;;;%;;") { $0.addresses[0].region },
    TextCase("ADR:;;;;;%;") { $0.addresses[0].postalCode },
    TextCase("ADR:;;a;;;;%") { $0.addresses[0].country },
    TextCase("FN;ENCODING=QUOTED-PRINTABLE:%") { $0.formattedName },
    TextCase("FN;CHARSET=UTF-8:%") { $0.formattedName },
  ]

  @Test(arguments: texts)
  func aTextThatIsTooLongIsCutAndReported(expected: TextCase) throws {
    let (line, text) = (expected.line, expected.text)
    let name = String(line.prefix { $0 != ":" && $0 != ";" })
    let parts = line.split(separator: "%", omittingEmptySubsequences: false)
    for count in [20, 21, 8_000, (1 << 20) + 100] {
      let long = String(repeating: "x", count: count)
      var limits = small
      limits.card = 16 << 20
      let reading = try reading(["ORG:Acme", parts.joined(separator: long)], limits)
      let contact = try #require(reading.contacts.first)
      #expect(text(contact) == String(repeating: "x", count: min(count, 20)))
      #expect(reading.problems == (count > 20 ? ["4 \(name) cutText"] : []))
    }
  }

  @Test func aNoteIsCutAtItsOwnBound() throws {
    let reading = try reading(
      [
        "FN:A", "NOTE:\(String(repeating: "x", count: 30))",
        "NOTE:\(String(repeating: "y", count: 30))",
      ],
      small)
    #expect(reading.contacts[0].note == String(repeating: "x", count: 30) + "\n" + "yyyyyyyyy")
    #expect(reading.problems == ["5 NOTE cutText"])
  }

  /// A character is never cut in two, in any encoding.
  @Test(arguments: ["한", "é", "😀", "e"])
  func aCutTextHasWholeCharacters(character: String) throws {
    for count in [21, 1 << 19] {
      let text = String(repeating: character, count: count)
      var limits = small
      limits.card = 16 << 20
      let reading = try reading(["FN:\(text)", "TEL:1"], limits)
      let name = reading.contacts[0].formattedName
      #expect(name == String(repeating: character, count: 20 / character.utf8.count))
      #expect(reading.problems == ["3 FN cutText"])
    }
  }

  @Test func aLineOfSemicolonsIsNotAMillionParts() throws {
    let lines = [
      "N:" + String(repeating: ";", count: (1 << 20) + 10),
      "TEL" + String(repeating: ";a", count: 40_000) + ":1",
      "N;ENCODING=QUOTED-PRINTABLE:" + String(repeating: ";", count: (1 << 20) + 10), "EMAIL:a@b",
    ]
    let reading = try reading(lines)
    #expect(reading.contacts.map { $0.emails.map(\.text) } == [["a@b"]])
    #expect(reading.problems == ["4 - notAProperty", "3 N cutText", "5 N cutText"])
  }

  /// Comparing the words of a long name with each other takes time: its line is kept.
  @Test func aLongFormattedNameIsKeptWithoutAComparison() throws {
    let words = (0..<400).map { "w\($0)" }.joined(separator: " ")
    let contact = try #require(try reading(["N:a;b", "FN:\(words)"]).contacts.first)
    #expect(contact.unmapped == ["FN:\(words)"])
  }

  @Test func problemsKeepTheirOrder() throws {
    let reading = try reading(["x", "y", "FN:Ada", "z"])
    #expect(reading.problems == ["3 - notAProperty", "4 - notAProperty", "6 - notAProperty"])
    #expect(reading.contacts.count == 1)
  }

  @Test func aFileIsReadUpToItsSize() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.vcf")
    try folder.write("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n", to: "a.vcf")
    var limits = VCardLimits()
    limits.file = 41
    #expect(try reading(ByteSource(path: path, limits: limits)).contacts.count == 1)
    limits.file = 40
    let error = #expect(throws: VCardFileError.self) { try ByteSource(path: path, limits: limits) }
    #expect(error == .tooLarge(path: path, limit: 40))
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/"])
  func onlyAFileIsRead(path: String) {
    let error = #expect(throws: VCardFileError.self) { try ByteSource(path: path) }
    #expect(error == .unreadable(path: path))
  }

  /// The parts of a file end within characters and within half pairs.
  @Test(arguments: [true, false])
  func aLargeFileInUTF16IsReadInParts(isLittleEndian: Bool) throws {
    let folder = try TemporaryFolder()
    let note = String(repeating: "가😀b", count: 3_000)
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:김\nNOTE:\(note)\nEND:VCARD\n"
    var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for _ in 0..<12 {
      for unit in card.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isLittleEndian ? pair.reversed() : pair
      }
    }
    #expect(bytes.count > 262_144)
    try folder.write(bytes, to: "a.vcf")
    for source in [try ByteSource(path: folder.file("a.vcf")), ByteSource(bytes)] {
      let reading = try reading(source)
      #expect(reading.contacts.map(\.note) == Array(repeating: note, count: 12))
      #expect(reading.problems.isEmpty)
    }
  }

  /// The letters of names are those from `a` to `z`, and no others.
  @Test(arguments: ["tz", "azAZ-09", "z", "a", "Z", "A", "0", "9", "-"])
  func aNameHasLettersDigitsAndHyphens(name: String) throws {
    let reading = try reading(["FN:Ada", "\(name):x"])
    #expect(reading.contacts.map(\.unmapped) == [["\(name):x"]])
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: ["{", "`", "@", "[", "/", ",", "_", "é"])
  func aNameHasNoOtherCharacters(character: String) throws {
    let reading = try reading(["FN:Ada", "x\(character)y:x"])
    #expect(reading.problems == ["4 - notAProperty"])
  }
}
