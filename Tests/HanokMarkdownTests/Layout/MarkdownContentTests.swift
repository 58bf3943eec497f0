import Hanok
import Testing

@testable import HanokMarkdown

@Suite struct MarkdownContentTests {
  private func content(_ text: String, width: Int = 20) -> MarkdownContent {
    var content = MarkdownContent()
    content.setLayout(MarkdownLayout(width: width, rules: .init(language: .english)))
    content.update(settled: MarkdownDocument(text).blocks, open: [])
    return content
  }

  private let text = (1...9).map { "Paragraph \($0) with words that wrap\n\n" }.joined()

  @Test func estimatesAreReplacedByRows() {
    var content = content(StreamFixtures.large[0].text, width: 12)
    let estimate = content.counts.total
    let rows = content.units.indices.map { content.rows(of: $0).count }
    #expect(content.counts.total == rows.reduce(0, +))
    #expect(content.counts.total != estimate)
    let last = rows.count - 1
    #expect(content.endOfRows == .init(unit: last, row: rows[last]))
    for row in 0..<content.counts.total {
      let place = content.place(ofRow: row)
      #expect(content.row(of: place) == row)
      #expect(content.place(row, from: .init(unit: 0, row: 0)) == place)
      #expect(content.place(-row, from: place) == .init(unit: 0, row: 0))
    }
  }

  @Test func estimatesAreNearTheRows() {
    let sources = [text] + StreamFixtures.large.map(\.text)
    for source in sources {
      var content = content(source, width: 40)
      let estimate = content.counts.total
      let rows = content.units.indices.map { content.rows(of: $0).count }.reduce(0, +)
      #expect((rows / 2...rows * 2).contains(estimate))
    }
  }

  @Test func unitsThatAreTheSameKeepTheirRows() {
    var content = content("One\n\nTwo")
    let list = MarkdownDocument("- a\n- b\n- c").blocks
    content.update(settled: [], open: list)
    for unit in content.units.indices { _ = content.rows(of: unit) }
    let before = content.layoutCount
    let changed = content.update(settled: [], open: MarkdownDocument("- a\n- b\n- d").blocks)
    #expect(changed == 4 && content.settledCount == 2)
    for unit in content.units.indices { _ = content.rows(of: unit) }
    #expect(content.layoutCount == before + 1)
    #expect(content.update(settled: list, open: []) == 4)
    #expect(content.settledCount == 5)
    content.removeAll()
    #expect(content.units.isEmpty && content.counts.total == 0 && content.settledCount == 0)
  }

  @Test func placesOfTextAreFound() throws {
    var content = content("One two three four five\n\n| a | b |\n|---|---|\n| c | needle |")
    #expect(content.place(of: 0..<3, inText: 0, of: 0) == .init(unit: 0, row: 0))
    #expect(content.place(of: 19..<23, inText: 0, of: 0) == .init(unit: 0, row: 1))
    let match = try #require(TextMatches("NEEDLE").matches(in: content.units[1]).first)
    #expect(match.text == 3)
    #expect(content.place(of: match.range, inText: match.text, of: 1) == .init(unit: 1, row: 3))
  }
}
