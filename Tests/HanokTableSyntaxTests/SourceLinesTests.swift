import Testing

@testable import HanokTableSyntax

@Suite struct SourceLinesTests {
  private static let text = "ab\r\n가나다 x\ré\u{301}y\n\nlast"

  @Test(arguments: [
    ("a", 1, 1), ("b", 1, 2), ("가", 2, 1), ("다", 2, 3), ("x", 2, 5), ("y", 3, 2), ("last", 5, 1),
    ("t", 5, 4),
  ])
  func columnsCountCharacters(needle: String, line: Int, column: Int) throws {
    let bytes = Array(Self.text.utf8)
    let range = try #require(bytes.firstRange(of: Array(needle.utf8)))
    var lines = SourceLines(bytes)
    let place = lines.place(at: range.lowerBound)
    #expect([place.line, place.column] == [line, column])
    #expect(place.caret == column - 1)
    #expect(lines.line(at: range.lowerBound) == line)
  }

  @Test func theExcerptIsTheLine() {
    var lines = SourceLines(Array(Self.text.utf8))
    #expect(lines.place(at: 4).excerpt == "가나다 x")
    #expect(lines.place(at: 1).excerpt == "ab")
    #expect(lines.place(at: Self.text.utf8.count).excerpt == "last")
  }

  @Test func placesMayBeAskedForInAnyOrder() {
    var lines = SourceLines(Array(Self.text.utf8))
    let columns = [14, 4, 14, 0].map { lines.place(at: $0).column }
    #expect(columns == [5, 1, 5, 1])
  }

  @Test func aVeryLongLineIsCutAroundThePlace() {
    let text = String(repeating: "가", count: 1_000)
    var lines = SourceLines(Array(text.utf8))
    let place = lines.place(at: 1_500)
    #expect(place.column == 501)
    #expect(place.excerpt == String(repeating: "가", count: 80))
    #expect(place.caret == 40)
  }

  @Test func anEmptyTextHasOnePlace() {
    var lines = SourceLines([])
    #expect(lines.place(at: 0) == SourcePlace(line: 1, column: 1, excerpt: "", caret: 0))
  }

  /// The bounds, 120 bytes away, are inside a character: at the left the excerpt begins with it, at the
  /// right it ends before it.
  @Test func anExcerptIsCutBetweenCharacters() {
    let half = String(repeating: "가", count: 100)
    var lines = SourceLines(Array("\(half)x\(half)".utf8))
    let before = lines.place(at: 300)
    #expect(before.excerpt == half.prefix(40) + "x" + half.prefix(39))
    #expect(before.caret == 40)
    let after = lines.place(at: 301)
    #expect(after.excerpt == half.prefix(40) + "x" + half.prefix(40))
    #expect(after.caret == 41)
    #expect(after.column == 102)
  }

  @Test func anExcerptReachesAsFarAsItsBounds() {
    let text = (0..<400).map { String($0 % 10) }.joined()
    var lines = SourceLines(Array(text.utf8))
    let place = lines.place(at: 200)
    #expect(place.excerpt == text.dropFirst(80).prefix(240))
    #expect(place.caret == 120)
  }
}
