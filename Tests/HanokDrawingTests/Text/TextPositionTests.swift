import HanokDrawing
import HanokUnicode
import HanokTerminal
import Testing

@Suite struct TextPositionTests {
  private func layout(
    _ text: String, _ width: Int = 40, _ direction: TextDirection = .leftToRight,
    purpose: TextLayout.Purpose = .display, most: Int? = nil,
    _ truncation: TextLayout.Truncation = .tail
  ) -> TextLayout {
    TextLayout(
      AttributedText(text), width: width, maximumLines: most, truncation: truncation,
      purpose: purpose, rules: TextLayout.Rules(language: .english, direction: direction))
  }

  /// A line of one text, with the columns of each of its insertion points.
  struct Case: CustomTestStringConvertible {
    let text: String
    var direction = TextDirection.leftToRight
    let offsets: [Int]
    let downstream: [Int]
    /// Nil where the affinity makes no difference.
    var upstream: [Int]?

    var testDescription: String { "\(text) \(direction)" }
  }

  private static let cases = [
    Case(text: "abc", offsets: [0, 1, 2, 3], downstream: [0, 1, 2, 3]),
    Case(text: "한a글", offsets: [0, 3, 4, 7], downstream: [0, 2, 3, 5]),
    Case(text: "日本", offsets: [0, 3, 6], downstream: [0, 2, 4]),
    Case(text: "e\u{301}a", offsets: [0, 3, 4], downstream: [0, 1, 2]),
    Case(text: "\u{1112}\u{1161}\u{11AB}x", offsets: [0, 9, 10], downstream: [0, 2, 3]),
    Case(text: "👩‍👩‍👧a", offsets: [0, 18, 19], downstream: [0, 2, 3]),
    Case(text: "กำน้ำ", offsets: [0, 6, 15], downstream: [0, 2, 4]),
    // Controls that are shown; their pictures take more bytes than they do.
    Case(text: "a\tb", offsets: [0, 1, 2, 3], downstream: [0, 1, 2, 3]),
    Case(text: "\u{1B}\u{9B}b", offsets: [0, 1, 3, 4], downstream: [0, 1, 2, 3]),
    Case(text: "\u{202E}x\u{7F}", offsets: [0, 3, 4, 5], downstream: [0, 1, 2, 3]),
    // Clusters without a cell keep a place.
    Case(text: "a\u{200B}b", offsets: [0, 1, 4, 5], downstream: [0, 1, 1, 2]),
    Case(text: "a\u{200E}b", offsets: [0, 1, 4, 5], downstream: [0, 1, 1, 2]),
    Case(
      text: "אבג", direction: .rightToLeft, offsets: [0, 2, 4, 6], downstream: [3, 2, 1, 0]),
    Case(
      text: "سلام", direction: .rightToLeft, offsets: [0, 2, 4, 6, 8],
      downstream: [4, 3, 2, 1, 0]),
    Case(text: "אבג", offsets: [0, 2, 4, 6], downstream: [3, 2, 1, 3], upstream: [0, 2, 1, 0]),
    Case(
      text: "abc", direction: .rightToLeft, offsets: [0, 1, 2, 3], downstream: [0, 1, 2, 0],
      upstream: [3, 1, 2, 3]),
    Case(
      text: "abc אבג", offsets: [0, 1, 2, 3, 4, 6, 8, 10], downstream: [0, 1, 2, 3, 7, 6, 5, 7],
      upstream: [0, 1, 2, 3, 4, 6, 5, 4]),
    // The digits run from left to right within: سعر ٢٥ is drawn ٢٥ رعس.
    Case(
      text: "سعر ٢٥", direction: .rightToLeft, offsets: [0, 2, 4, 6, 7, 9, 11],
      downstream: [6, 5, 4, 3, 0, 1, 0], upstream: [6, 5, 4, 3, 2, 1, 2]),
    Case(
      text: "a(ב)", offsets: [0, 1, 2, 4, 5], downstream: [0, 1, 3, 3, 4],
      upstream: [0, 1, 2, 2, 4]),
  ]

  @Test(arguments: cases)
  func insertionPointsHaveTheirColumns(_ test: Case) throws {
    let layout = layout(test.text, 40, test.direction)
    let line = try #require(layout.lines.first)
    #expect(line.logicalClusters.map(\.range.lowerBound) + [test.text.utf8.count] == test.offsets)
    let downstream = test.offsets.map { line.column(of: TextPosition($0)) }
    #expect(downstream == test.downstream)
    let upstream = test.offsets.map { line.column(of: TextPosition($0, .upstream)) }
    #expect(upstream == test.upstream ?? test.downstream)
  }

  @Test func anOffsetWithinAClusterCountsAsItsStart() throws {
    let line = try #require(layout("a한\u{1B}e\u{301}").lines.first)
    #expect((0...8).map { line.column(of: TextPosition($0)) } == [0, 1, 1, 1, 3, 4, 4, 4, 5])
    let upstream = (0...8).map { line.column(of: TextPosition($0, .upstream)) }
    #expect(upstream == [0, 1, 1, 1, 3, 4, 4, 4, 5])
  }

  @Test func aClusterHasItsPlaceWidthAndLevel() throws {
    let line = try #require(layout("a (ב한)\u{1B}").lines.first)
    #expect(line.visualText == "a (ב한)␛")
    let clusters = try #require(layout("א(", 9, .rightToLeft).lines.first).visualClusters
    #expect(clusters.map(\.text) == [")", "א"])
    #expect(clusters.map(\.range) == [2..<3, 0..<2])
    #expect(clusters.map(\.columns) == [0..<1, 1..<2])
    #expect(clusters.map(\.level) == [1, 1])
    #expect(clusters.map(\.direction) == [.rightToLeft, .rightToLeft])
    let wide = try #require(layout("한\u{200B}\u{9}").lines.first).logicalClusters
    #expect(wide.map(\.text) == ["한", "", "␉"])
    #expect(wide.map(\.width) == [2, 0, 1])
    #expect(wide.map(\.column) == [0, 2, 2])
    #expect(wide.map(\.range) == [0..<3, 3..<6, 6..<7])
    #expect(wide.map(\.direction) == [.leftToRight, .leftToRight, .leftToRight])
  }

  @Test func logicalAndVisualOrderHoldTheSameClusters() throws {
    let line = try #require(layout("ab אב 12").lines.first)
    #expect(line.visualClusters.map(\.text).joined() == "ab 12 בא")
    #expect(line.logicalClusters.map(\.text).joined() == "ab אב 12")
    #expect(line.logicalClusters.map(\.level) == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect(line.logicalClusters.map(\.column) == [0, 1, 2, 7, 6, 5, 3, 4])
  }

  @Test func theNearestInsertionPointIsOfTheClusterAtTheColumn() throws {
    let line = try #require(layout("a한글").lines.first)
    #expect((-2...7).map { line.position(atColumn: $0).offset } == [0, 0, 0, 1, 4, 4, 7, 7, 7, 7])
    let hebrew = try #require(layout("אבג", 9, .rightToLeft).lines.first)
    #expect((-1...4).map { hebrew.position(atColumn: $0).offset } == [6, 6, 4, 2, 0, 0])
    // Right of the line is its end, though a letter in the middle begins there.
    let mixed = try #require(layout("abc אבג").lines.first)
    #expect(mixed.position(atColumn: 7) == TextPosition(10))
    #expect(mixed.position(atColumn: 4) == TextPosition(10, .upstream))
    #expect(mixed.position(atColumn: 5) == TextPosition(8))
    let latin = try #require(layout("אב ab", 9, .rightToLeft).lines.first)
    #expect(latin.position(atColumn: -1) == TextPosition(7))
    #expect(latin.position(atColumn: 0) == TextPosition(5))
    #expect(latin.position(atColumn: 9) == TextPosition(0))
  }

  @Test func aClusterIsFoundByItsColumnAndByItsOffset() throws {
    let line = try #require(layout("a한אב").lines.first)
    let texts = (-1...5).map { line.cluster(atColumn: $0)?.text }
    #expect(texts == [nil, "a", "한", "한", "ב", "א", nil])
    #expect(
      [0, 1, 3, 4, 6, 8].map { line.cluster(atOffset: $0)?.column } == [0, 1, 1, 4, 3, nil])
    let second = try #require(layout("one two", 4).lines.last)
    #expect(second.cluster(atOffset: 3) == nil)
    #expect(second.cluster(atOffset: 4)?.text == "t")
  }

  @Test func aRangeMayTakeSeveralParts() throws {
    let line = try #require(layout("abc אבג").lines.first)
    #expect(line.columns(of: 2..<6) == [2..<4, 6..<7])
    #expect(line.columns(of: 0..<10) == [0..<7])
    #expect(line.columns(of: 4..<10) == [4..<7])
    #expect(line.columns(of: 3..<3) == [])
  }

  @Test func affinityDecidesWhereALineWraps() {
    let layout = layout("one two\nx", 4)
    #expect(layout.lines.map(\.range) == [0..<4, 4..<8, 8..<9])
    #expect(layout.lines.map(\.endsByMandatoryBreak) == [false, true, false])
    #expect(layout.point(of: TextPosition(3)) == Point(x: 3, y: 0))
    #expect(layout.point(of: TextPosition(4, .upstream)) == Point(x: 3, y: 0))
    #expect(layout.point(of: TextPosition(4)) == Point(x: 0, y: 1))
    // After a line end, it doesn't.
    #expect(layout.point(of: TextPosition(8, .upstream)) == Point(x: 0, y: 2))
    #expect(layout.point(of: TextPosition(9)) == Point(x: 1, y: 2))
    #expect(layout.point(of: TextPosition(0, .upstream)) == Point(x: 0, y: 0))
    #expect(layout.lineIndex(of: TextPosition(7)) == 1)
    #expect(self.layout("").lineIndex(of: TextPosition(0)) == nil)
  }

  @Test func aLineHasAStartAndAnEnd() {
    let layout = layout("one two한글 \nx ", 6)
    #expect(layout.lines.map(\.range) == [0..<4, 4..<10, 10..<15, 15..<17])
    #expect(layout.lines.map(\.startPosition.offset) == [0, 4, 10, 15])
    #expect(
      layout.lines.map(\.endPosition) == [
        TextPosition(3), TextPosition(10, .upstream), TextPosition(14), TextPosition(17),
      ])
  }

  @Test func visualStepsGoFromEdgeToEdge() {
    let layout = layout("ab אב")
    var position = TextPosition(0)
    let offsets = (0..<6).map { _ in
      position = layout.position(rightOf: position)
      return position.offset
    }
    #expect(offsets == [1, 2, 3, 5, 3, 3])
    let back = (0..<6).map { _ in
      position = layout.position(leftOf: position)
      return position.offset
    }
    #expect(back == [5, 7, 2, 1, 0, 0])
  }

  @Test func visualStepsSkipClustersWithoutCells() {
    let layout = layout("a\u{200B}b")
    #expect(layout.position(rightOf: TextPosition(1)) == TextPosition(5))
    #expect(layout.position(leftOf: TextPosition(4)) == TextPosition(0))
  }

  @Test func visualStepsGoOverLines() {
    let latin = layout("one two", 4)
    #expect(latin.position(rightOf: TextPosition(3)) == TextPosition(4))
    #expect(latin.position(leftOf: TextPosition(4)) == TextPosition(3))
    let hebrew = layout("אב גד", 3, .rightToLeft)
    #expect(hebrew.lines.map(\.visualText) == ["בא", "דג"])
    #expect(hebrew.position(leftOf: TextPosition(4)) == TextPosition(5))
    #expect(hebrew.position(rightOf: TextPosition(5)) == TextPosition(4))
    #expect(hebrew.position(rightOf: TextPosition(0)) == TextPosition(0))
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, 4..<10), (.head, 0..<6), (.middle, 2..<8),
  ])
  func anEllipsisHasTheRangeThatItReplaces(
    truncation: TextLayout.Truncation, replaced: Range<Int>
  ) throws {
    let layout = layout("abcdefghij", 5, most: 1, truncation)
    let line = try #require(layout.lines.first)
    #expect(line.range == 0..<10)
    let ellipsis = try #require(line.logicalClusters.first { $0.text == "…" })
    #expect(ellipsis.range == replaced)
    #expect(line.columns(of: 5..<6) == [ellipsis.columns])
    #expect(line.column(of: TextPosition(5)) == ellipsis.column)
  }

  @Test func anEllipsisHidesTheRestOfTheText() throws {
    let layout = layout("one two\nthree four\nfive \n", 7, most: 2)
    #expect(layout.lines.map(\.text) == ["one two", "three…"])
    #expect(layout.lines.map(\.range) == [0..<8, 8..<25])
    #expect(layout.lines.last?.logicalClusters.last?.range == 13..<25)
  }

  @Test func spacesAroundAnEllipsisAreReplacedToo() throws {
    let line = try #require(layout("ab cd ef gh  ", 5, most: 1, .middle).lines.first)
    #expect(line.text == "ab…gh")
    #expect(line.logicalClusters.map(\.range).contains(2..<9))
    #expect(line.logicalClusters.last?.range == 12..<13)
    #expect(line.logicalClusters.map(\.width) == [1, 1, 1, 1, 1, 0, 0])
  }

  @Test(arguments: [("...", [0, 1, 2, 2, 12]), ("", [0, 1, 2, 3, 4])])
  func anEllipsisIsOneCluster(ellipsis: String, offsets: [Int]) throws {
    let rules = TextLayout.Rules(language: .english, ellipsis: ellipsis)
    let layout = TextLayout(
      AttributedText("abcdefghijkl"), width: 5, maximumLines: 1, rules: rules)
    let line = try #require(layout.lines.first)
    #expect((0..<5).map { line.position(atColumn: $0).offset } == offsets)
    #expect(line.logicalClusters.last?.range.upperBound == 12)
  }

  @Test func rolesDontMoveOffsets() throws {
    var text = AttributedText("a\u{1B}")
    text.runs += [.init("한", role: .strong), .init("b")]
    let layout = TextLayout(text, width: 9, rules: TextLayout.Rules(language: .english))
    #expect(layout.text == text)
    #expect(layout.lines.first?.logicalClusters.map(\.range) == [0..<1, 1..<2, 2..<5, 5..<6])
    #expect(layout.lines.first?.runs.map(\.text) == ["a␛", "한", "b"])
  }
}
