import HanokTerminal
import Testing

@Suite struct InputDecoderTests {
  private static let tables = InputCase.tables

  @Test(arguments: tables.keys.sorted())
  func sequencesAreDecoded(table: String) throws {
    for expected in try #require(Self.tables[table]) {
      var decoder = InputDecoder()
      let events = decoder.feed(expected.bytes)
      #expect(events == expected.events, "\(expected)")
      #expect(decoder.takeReplies() == expected.replies, "\(expected)")
      #expect(decoder.pendingTimeout == nil, "\(expected)")
      #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))], "\(expected)")
    }
  }

  @Test(arguments: tables.keys.sorted())
  func sequencesSplitAtAnyByteDecodeTheSame(table: String) throws {
    for expected in try #require(Self.tables[table]) {
      let bytes = expected.bytes
      // The longest sequences are of one kind: their ends tell all.
      for split in bytes.indices where split < 200 || split > bytes.count - 10 {
        var decoder = InputDecoder()
        let events = decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...])
        guard events == expected.events, decoder.takeReplies() == expected.replies else {
          Issue.record("\(expected) split at \(split): \(events)")
          continue
        }
      }
    }
  }

  @Test(arguments: tables.keys.sorted())
  func sequencesThatFollowEachOtherByteForByteDecodeTheSame(table: String) throws {
    let cases = try #require(Self.tables[table])
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in cases.flatMap(\.bytes) { events += decoder.feed([byte]) }
    #expect(events == cases.flatMap(\.events))
    #expect(decoder.takeReplies() == cases.flatMap(\.replies))
  }

  @Test func anAwaitedCursorReportIsNotAKey() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[1;5R".utf8) == [.key(KeyEvent(.function(3), .control))])
    decoder.awaitsCursor = true
    #expect(decoder.feed("\u{1B}[1;5R".utf8) == [])
    #expect(decoder.takeReplies() == [.cursor(Point(x: 4, y: 0))])
    #expect(decoder.takeReplies() == [])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xE3, 0x81, 0x61], "\u{FFFD}a"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80, 0x61], "\u{FFFD}a"),
      ([0x85, 0x61], "\u{FFFD}a"), ([0xC2, 0x85, 0x61], "\u{FFFD}a"),
      ([0xED, 0x95, 0x9C], "한"), ([0xE3, 0xED, 0x95, 0x9C], "\u{FFFD}한"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8EatNothing(bytes: [UInt8], text: String) {
    var decoder = InputDecoder()
    let typed = decoder.feed(bytes).compactMap { event -> Character? in
      if case .key(let key) = event, case .character(let character) = key.key { return character }
      return nil
    }
    #expect(String(typed) == text)
  }

  @Test func anX10MouseReportContainsNonTextBytes() {
    var decoder = InputDecoder()
    let press = MouseEvent(.press(.left), at: Point(x: 222, y: 200))
    #expect(decoder.feed(Array("\u{1B}[M ".utf8) + [0xFF, 0xE9]) == [.mouse(press)])
  }
}
