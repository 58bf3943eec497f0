import HanokUnicode
import Testing

@Suite struct BidiParagraphTests {
  /// Lines as they are drawn: runs from right to left reversed scalar by scalar, and mirrored.
  @Test(
    arguments: [
      ("abc", nil, "abc"), ("אבג", nil, "גבא"), ("abc אבג 12", nil, "abc 12 גבא"),
      ("אבג abc", nil, "abc גבא"), ("אבג (abc)", nil, "(abc) גבא"), ("א(ב)", nil, "(ב)א"),
      ("abc אבג 12", .rightToLeft, "12 גבא abc"), ("123", .rightToLeft, "123"),
      ("سعر ١٢٣", nil, "١٢٣ رعس"), ("אבג", .leftToRight, "גבא"), ("한글 אב 😀 ג", nil, "한글 ג 😀 בא"),
      ("", nil, ""), ("a\u{2067}b\u{2069}c", nil, "a\u{2067}b\u{2069}c"),
    ] as [(String, TextDirection?, String)])
  func linesAreDrawnInVisualOrder(text: String, direction: TextDirection?, drawn: String) throws {
    let paragraph = try BidiParagraph(text, direction: direction)
    let runs = paragraph.runs(in: 0..<text.utf8.count)
    #expect(draw(runs, of: text) == drawn)
    let covered = runs.flatMap(\.range).sorted()
    #expect(covered == Array(0..<text.utf8.count))
  }

  @Test func eachLineIsOrderedByItself() throws {
    let text = "אב גד הו"
    let paragraph = try BidiParagraph(text, direction: nil)
    #expect(draw(paragraph.runs(in: 0..<5), of: text) == " בא")
    #expect(draw(paragraph.runs(in: 5..<10), of: text) == " דג")
    #expect(paragraph.runs(in: 3..<3).isEmpty)
  }

  @Test func levelsAreReportedByByte() throws {
    let paragraph = try BidiParagraph("aא1😀", direction: .rightToLeft)
    #expect(paragraph.levels == [2, 1, 1, 2, 1, 1, 1, 1])
    #expect(paragraph.direction == .rightToLeft)
    #expect(paragraph.runs(in: 0..<8).map(\.level) == [1, 2, 1, 2])
    #expect(try BidiParagraph("", direction: nil).levels.isEmpty)
  }

  @Test(arguments: [
    ("abc", TextDirection.leftToRight), ("12 אב", .rightToLeft), ("123", .leftToRight),
    ("", .leftToRight),
  ])
  func theFirstStrongCharacterDecides(text: String, direction: TextDirection) throws {
    #expect(try BidiParagraph(text, direction: nil).direction == direction)
  }

  @Test func manyRunsAreAllReported() throws {
    let text = String(repeating: "a א ", count: 500)
    let runs = try BidiParagraph(text, direction: .leftToRight).runs(in: 0..<text.utf8.count)
    #expect(runs.count == 1001)
  }

  @Test(arguments: [
    ("plain", false), ("한글 日本語 ไทย 😀", false), ("אב", true), ("سلام", true), ("𞤀", true),
    ("a\u{202E}b", true), ("a\u{2066}b\u{2069}", false), ("a\u{2068}b\u{2069}", false),
  ])
  func textThatNeedsNoLevelsIsDetected(text: String, isNeeded: Bool) throws {
    #expect(BidiParagraph.isNeeded(for: text) == isNeeded)
  }

  @Test func nothingRunsFromRightToLeftWhereItIsNotNeeded() {
    let strong: Set<BidiClass> = [
      .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
      .rightToLeftIsolate,
    ]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), strong.contains(BidiClass(of: scalar)) else {
        continue
      }
      #expect(BidiParagraph.isNeeded(for: String(scalar)), "\(String(value, radix: 16))")
    }
  }

  private func draw(_ runs: [BidiParagraph.Run], of text: String) -> String {
    let bytes = Array(text.utf8)
    var drawn = String.UnicodeScalarView()
    for run in runs {
      let scalars = String(decoding: bytes[run.range], as: UTF8.self).unicodeScalars
      if run.direction == .leftToRight {
        drawn.append(contentsOf: scalars)
      } else {
        drawn.append(contentsOf: scalars.reversed().map(\.mirrored))
      }
    }
    return String(drawn)
  }
}
