import HanokCode
import Hanok
import Synchronization
import Testing

@Suite struct HighlightedLinesTests {
  /// Pieces of source code that begin and end comments, strings, documents and messages.
  nonisolated private static let pieces = [
    "/*", "*/", "//", "\"", "\"\"\"", "#\"", "\"#", "\\(", ")", "(", "{", "}", "{{", "}}", "|",
    "\\",
    "'", "<<A", "A", "@@ -1,2 +1,2 @@", "+x", "-y", " ", "=", ";", ".match", "$n", "#/", "/#", "한",
    "\t",
    "if", "\"k\" = \"", "\";",
  ]

  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func line() -> Substring {
      let count = next(below: 5)
      return Substring((0..<count).map { _ in pieces[next(below: pieces.count)] }.joined())
    }
  }

  /// Counts the lines that it reads.
  nonisolated private struct CountingHighlighter: SyntaxHighlighter {
    final class Count: Sendable {
      private let count = Mutex(0)

      var lines: Int {
        get { count.withLock { $0 } }
        set { count.withLock { $0 = newValue } }
      }
    }

    let count = Count()
    var initialState: Bool { false }

    func highlight(_ line: Substring, after state: Bool) -> (spans: [SyntaxSpan], state: Bool) {
      count.lines += 1
      let isOpen = line.contains("(") ? true : line.contains(")") ? false : state
      return (isOpen ? [SyntaxSpan(0..<line.utf8.count, role: .comment)] : [], isOpen)
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func linesAfterRandomEditsHaveTheSamePartsAsANewText(language: CodeLanguage) {
    var random = Random(state: 5)
    for _ in 0..<60 {
      var lines = (0..<20).map { _ in random.line() }
      var states = language.highlightedLines()
      for _ in 0..<12 {
        if random.next(below: 2) == 0 {
          states.read(through: random.next(below: lines.count + 1), of: lines)
        }
        let start = random.next(below: lines.count + 1)
        let end = min(lines.count, start + random.next(below: 4))
        let new = (0..<random.next(below: 4)).map { _ in random.line() }
        lines.replaceSubrange(start..<end, with: new)
        states.replaceLines(start..<end, withCount: new.count)
      }
      states.read(through: lines.count, of: lines)
      var fresh = language.highlightedLines()
      fresh.read(through: lines.count, of: lines)
      for index in lines.indices {
        #expect(
          states.spans(of: lines[index], at: index) == fresh.spans(of: lines[index], at: index),
          "line \(index) of \(lines)")
      }
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func partsOfRandomBytesAreOrderedDisjointAndBetweenScalars(language: CodeLanguage) {
    var random = Random(state: 9)
    for round in 0..<200 {
      let lines = (0..<6).map { _ in
        if round % 2 == 0 { return random.line() }
        let bytes = (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) }
        return Substring(String(decoding: bytes, as: UTF8.self))
      }
      var states = language.highlightedLines()
      states.read(through: lines.count, of: lines)
      for (index, line) in lines.enumerated() {
        let spans = states.spans(of: line, at: index)
        expectOrdered(spans, in: line)
        #expect(AttributedText(line, spans: spans).runs.map(\.text).joined() == line)
      }
    }
  }

  private func expectOrdered(_ spans: [SyntaxSpan], in line: Substring) {
    var end = 0
    for span in spans {
      #expect(span.range.lowerBound >= end && !span.range.isEmpty, "\(line)")
      end = span.range.upperBound
      for edge in [span.range.lowerBound, end] {
        let index = line.utf8.index(line.startIndex, offsetBy: edge)
        #expect(index == line.endIndex || line.utf8[index] & 0xC0 != 0x80, "\(line)")
      }
    }
    #expect(end <= line.utf8.count, "\(line)")
  }

  @Test func onlyLinesBeforeTheShownOneAreRead() {
    let highlighter = CountingHighlighter()
    let lines = (0..<100).map { Substring("line \($0)") }
    var states = HighlightedLines(highlighter)
    states.read(through: 10, of: lines)
    #expect(highlighter.count.lines == 10)
    #expect(states.readCount == 10)
  }

  @Test func aChangeReadsOnlyUntilAStateIsAsBefore() {
    let highlighter = CountingHighlighter()
    var lines = (0..<1000).map { Substring("line \($0)") }
    var states = HighlightedLines(highlighter)
    states.read(through: 1000, of: lines)
    highlighter.count.lines = 0
    lines[20] = "another"
    states.replaceLines(20..<21, withCount: 1)
    states.read(through: 1000, of: lines)
    #expect(highlighter.count.lines == 1)
    (lines[500], lines[510]) = ("(", ")")
    states.replaceLines(500..<501, withCount: 1)
    states.replaceLines(510..<511, withCount: 1)
    states.read(through: 1000, of: lines)
    #expect(highlighter.count.lines == 1 + 11)
    #expect(states.spans(of: lines[505], at: 505).map(\.role) == [.comment])
  }

  @Test func aBudgetIsResumed() {
    let lines = [Substring](repeating: "12345678", count: 100)
    var states = HighlightedLines(CountingHighlighter())
    let isRead = states.read(through: 50, of: lines, budget: 90)
    #expect(!isRead)
    #expect(states.readCount == 10)
    var calls = 0
    while !states.read(through: 50, of: lines, budget: 90) { calls += 1 }
    #expect(calls == 3)
    #expect(states.readCount == 50)
  }

  /// Lines on which a reader that looks ahead again and again would take a square of the time.
  @Test(arguments: CodeLanguage.allCases)
  func timeOfALineIsLinear(language: CodeLanguage) {
    for piece in Self.hardPieces {
      let short = duration(of: piece, length: 4_000, language)
      let long = duration(of: piece, length: 32_000, language)
      // Eight times the length; a square would be 64 times.
      #expect(long < short * 30 + .milliseconds(20), "\(piece)")
    }
  }

  /// Pieces that are most often looked ahead from.
  nonisolated private static let hardPieces = [
    "#", "\"", "\"\\u", "\"a\":1,", "${", "$(", "\\(\"", "{$a :b c=|", "@", "<<'A", "((",
    "e\u{301}", "'한",
  ]

  private func duration(of piece: String, length: Int, _ language: CodeLanguage) -> Duration {
    let line = Substring(String(repeating: piece, count: length / piece.utf8.count))
    var best = Duration.seconds(60)
    for _ in 0..<2 {
      let time = ContinuousClock().measure {
        var states = language.highlightedLines()
        states.read(through: 1, of: [line])
        _ = AttributedText(line, spans: states.spans(of: line, at: 0))
      }
      best = min(best, time)
    }
    return best
  }

  @Test func aPartThatEndsWithinACharacterHasAllOfIt() {
    let line: Substring = "\"e\"\u{301}x"
    let text = AttributedText(line, spans: [SyntaxSpan(0..<3, role: .string)])
    #expect(text.runs.map(\.text) == ["\"e\"\u{301}", "x"])
    let flag: Substring = "🇰🇷🇯🇵"
    let flags = AttributedText(flag, spans: [SyntaxSpan(4..<8, role: .string)])
    #expect(flags.runs.map(\.text) == ["🇰🇷", "🇯🇵"] || flags.runs.map(\.text) == ["🇰🇷🇯🇵"])
    let far = AttributedText("ab", spans: [SyntaxSpan(1..<9, role: .number)])
    #expect(far.runs.map(\.text) == ["a", "b"])
  }
}
