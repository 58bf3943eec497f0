import Testing

@testable import HanokLocalization

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
}
