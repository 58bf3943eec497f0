import Testing

@testable import HanokDrawing

@Suite struct TableIndexBarTests {
  /// The letters of a bar, and dots for those that are folded.
  private func drawn(_ count: Int, _ height: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let bar = TableIndexBar(count: count, height: height)
    let top = String(repeating: " ", count: bar.top)
    return top + bar.entries.map { $0.isFolded ? "." : String(letters[$0.title]) }.joined()
  }

  @Test(arguments: [
    (0, 5, "  "), (1, 5, "  A"), (5, 5, "ABCDE"), (4, 5, "ABCD"), (3, 5, " ABC"), (6, 5, "A.C.F"),
    (26, 5, "A.M.Z"), (26, 6, "A.M.Z"), (26, 7, "A.I.Q.Z"), (26, 3, "A.Z"), (4, 3, "A.D"),
    (26, 26, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (14, 12, "A.C.F.H.K.N"),
  ])
  func lettersFoldWhereRowsAreFew(count: Int, height: Int, expected: String) {
    #expect(drawn(count, height) == expected)
  }

  @Test(arguments: 3...30)
  func everyLetterHasARowAndTheRowsAreEnough(height: Int) {
    for count in 1...60 {
      let bar = TableIndexBar(count: count, height: height)
      #expect(bar.top + bar.entries.count <= height)
      #expect(bar.entries.flatMap { Array($0.titles) } == Array(0..<count))
      for entry in bar.entries { #expect(entry.isFolded || entry.titles.count == 1) }
      for title in 0..<count {
        let row = bar.row(ofTitle: title)
        #expect(row.map { bar.entries[$0 - bar.top].titles.contains(title) } == true)
      }
      #expect(bar.title(atRow: -3) == 0)
      #expect(bar.title(atRow: 99) == count - 1)
      #expect(bar.title(atRow: bar.top) == 0)
    }
  }

  @Test func aDotLeadsToTheMiddleOfItsLetters() {
    let bar = TableIndexBar(count: 26, height: 5)
    #expect((0..<5).map { bar.title(atRow: $0) } == [0, 6, 12, 18, 25])
    #expect(bar.row(ofTitle: 3) == 1)
    #expect(bar.row(ofTitle: 26) == nil)
    #expect(TableIndexBar(count: 0, height: 5).title(atRow: 0) == nil)
  }

  @Test func aSectionBelongsToTheLetterBefore() {
    let index = TableIndex(titles: ["A", "K", "Z"], sections: [0, 2, 5])
    #expect((0...6).map { index.title(ofSection: $0) } == [0, 0, 1, 1, 1, 2, 2])
    #expect(TableIndex(titles: ["K"], sections: [2]).title(ofSection: 1) == nil)
  }
}
