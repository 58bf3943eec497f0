import Hanok
import Testing

@testable import HanokMarkdown

@Suite struct TableLayoutTests {
  private func rows(
    _ text: String, width: Int, _ language: String = "en"
  ) throws -> String {
    try MarkdownLayout.text(of: text, width: width, language: language).joined(separator: "\n")
  }

  private let table = """
    | 이름 | Size | Description |
    |------|-----:|:-----------:|
    | 마루 | 12 | A wide floor of wood |
    | 온돌 | 3 | Warm |
    """

  @Test func columnsCountCells() throws {
    #expect(
      try rows(table, width: 40) == """
        이름 │ Size │     Description
        ─────┼──────┼─────────────────────
        마루 │   12 │ A wide floor of wood
        온돌 │    3 │         Warm
        """)
  }

  @Test func cellsWrapWithinColumnsThatShrinkFairly() throws {
    let shown = try MarkdownLayout.text(of: table, width: 27)
    #expect(shown.allSatisfy { CellWidth.of($0) <= 27 })
    #expect(
      shown == [
        "이름 │ Size │  Description", "─────┼──────┼──────────────", "마루 │   12 │ A wide floor",
        "     │      │    of wood", "─────┼──────┼──────────────", "온돌 │    3 │     Warm",
      ])
  }

  @Test func aTableWithoutRoomIsAListOfLabelsAndValues() throws {
    #expect(
      try rows(table, width: 12) == """
        이름: 마루
        Size: 12
        Description:
        A wide floor
        of wood

        이름: 온돌
        Size: 3
        Description:
        Warm
        """)
    #expect(try rows("|a|b|\n|-|-|", width: 3) == "a\nb")
  }

  @Test func tablesFromRightToLeftAreMirrored() throws {
    let text = "| الاسم | العدد |\n|---|---|\n| تفاح | 3 |\n| a | ب |"
    #expect(
      try MarkdownLayout.text(of: text, width: 20) == [
        "       ددعلا │ مسالا", "       ──────┼──────", "           3 │  حافت",
        "           ب │ a",
      ])
  }

  @Test func rowsMayBeShorterThanTheHeader() throws {
    #expect(try rows("|a|b|\n|-|-|\n|c|\n", width: 9) == "a │ b\n──┼──\nc │")
    #expect(try rows("|a|b|\n|-|-|\n||d|\n", width: 9) == "a │ b\n──┼──\n  │ d")
  }

  @Test func widthsAreDistributedFairly() {
    func widths(_ header: [String], _ cells: [String], width: Int) -> [Int]? {
      let table = MarkdownTable(
        alignments: header.map { _ in .natural }, header: header.map { AttributedText($0) },
        rows: [cells.map { AttributedText($0) }])
      return TableColumns(of: table, width: width, ambiguous: .narrow).widths
    }
    let long = String(repeating: "word ", count: 20)
    #expect(widths(["a", "b"], ["cc", long], width: 30) == [2, 25])
    #expect(widths(["a", "b"], [long, long], width: 30) == [14, 13])
    #expect(widths(["a", "b", "c"], [long, "longerword", long], width: 30) == [7, 10, 7])
    #expect(widths(["a", "b", "c"], [long, long, long], width: 26) == [7, 7, 6])
    #expect(widths(["a", "b"], [long, long], width: 11) == [4, 4])
    #expect(widths(["a", "b"], [long, long], width: 10) == nil)
  }

  @Test func partsOfALongTableHaveTheSameColumns() throws {
    let rows = (0..<UnitBuilder.maximumRows + 50).map { "|\($0)|cell \($0)|" }
    let text = (["|a|b|", "|-|-|"] + rows).joined(separator: "\n")
    let units = UnitBuilder.units(of: MarkdownDocument(text).blocks, hasBlocksBefore: false)
    #expect(units.count == 2)
    let layout = MarkdownLayout(width: 40, rules: .init(language: .english))
    let shown = layout.rows(of: units).map { $0.text() }
    #expect(shown.count == rows.count + 2)
    #expect(shown[2] == "0   │ cell 0")
    #expect(shown.last == "249 │ cell 249")
  }
}
