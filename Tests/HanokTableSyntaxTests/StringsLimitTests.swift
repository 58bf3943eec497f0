import Testing

@testable import HanokTableSyntax

/// What takes longer than linear time on so much takes minutes, and runs into the limit.
@Suite(.timeLimit(.minutes(1))) struct StringsLimitTests {
  private static func repeated(_ text: String) -> String {
    String(repeating: text, count: (1 << 17) / text.utf8.count)
  }

  @Test func aMegabyteOfEntriesIsRead() {
    let source = (0..<20_000).map {
      "/* Note \($0). */\n\"key.\($0)\" = \"Value \\U0041 \($0)\";\n"
    }
    let file = StringsFile(source.joined())
    #expect(file.faults.isEmpty)
    #expect(file.entries.count == 20_000)
  }

  @Test func aMillionCommentsOfOneEntryAreRead() {
    var tracker = CommentTracker()
    let comment = Array("/* x */".utf8)
    for _ in 0..<1_000_000 { tracker.passComment(comment) }
    #expect(tracker.current.utf8.count == 1_999_999)
  }

  @Test(arguments: [
    "\"", "\\", "{", ";", "x;", "=", "\"a\"", "\"a\" ", "\"a\"=", "\"a\"=\"b\"", "\"a\"=\"b\" ",
    "\"\\\"", "/*", "/* \n", "x /* y\n", "//\n", "\"a\"=\"b\"; /*c*/ ", "\"a\n\"b\"=",
    "\"a\\q\"=\"\";",
    "\"a\" = \"b;\n", "\u{0}x", "x\"y\"z ", "\n\"", "é\u{301}", "/*/", "\"a\" \"b\" /* c */",
  ])
  func muchGarbageIsAnsweredAtOnce(unit: String) {
    let source = Self.repeated(unit)
    let file = StringsFile(source)
    #expect(file.bytes == Array(source.utf8))
  }

  @Test func randomBytesAreWrittenUnchanged() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("\"\"\\=;/* \n\r\tabU0\u{e9}".utf8) + [0x00, 0xFF, 0xFE, 0xED]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      #expect(StringsFile(bytes).bytes == bytes)
    }
  }
}
