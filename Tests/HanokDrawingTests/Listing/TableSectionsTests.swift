import Testing

@testable import HanokDrawing

@Suite struct TableSectionsTests {
  private let sections: TableSections = {
    var sections = TableSections()
    sections.add(rows: 2, hasHeader: true)
    sections.add(rows: 0, hasHeader: false)
    sections.add(rows: 0, hasHeader: true)
    sections.add(rows: 3, hasHeader: false)
    return sections
  }()

  @Test func linesAreHeadersAndRowsInOrder() {
    #expect(sections.rowCount == 5)
    #expect(sections.lineCount == 7)
    let expected: [TableSections.Line] = [
      .header(section: 0), .row(0), .row(1), .header(section: 2), .row(2), .row(3), .row(4),
    ]
    #expect((0..<7).map { sections.content(ofLine: $0) } == expected)
    #expect((0..<5).map { sections.line(ofRow: $0) } == [1, 2, 4, 5, 6])
    #expect((0..<4).map { sections.hasHeader($0) } == [true, false, true, false])
    #expect((0..<4).map { sections.line(ofSection: $0) } == [0, 3, 3, 4])
    #expect((0..<7).map { sections.section(ofLine: $0) } == [0, 0, 0, 2, 3, 3, 3])
  }

  @Test func rowsHavePlacesAndBack() {
    let paths = [
      RowPath(0), RowPath(1), RowPath(0, section: 3), RowPath(1, section: 3),
      RowPath(2, section: 3),
    ]
    #expect((0..<5).map { sections.path(ofRow: $0) } == paths)
    #expect(paths.map { sections.row(at: $0) } == [0, 1, 2, 3, 4])
    let none = [
      RowPath(2), RowPath(-1), RowPath(0, section: 1), RowPath(3, section: 3),
      RowPath(0, section: 4), RowPath(0, section: -1),
    ]
    #expect(none.allSatisfy { sections.row(at: $0) == nil })
  }

  @Test func numbersOfRowsSaturate() {
    var sections = TableSections()
    sections.add(rows: -3, hasHeader: true)
    sections.add(rows: .max, hasHeader: true)
    sections.add(rows: .max, hasHeader: false)
    #expect(sections.lineCount == Int(Int32.max))
    #expect(sections.rowCount == Int(Int32.max) - 2)
    #expect(sections.rows(ofSection: 0).isEmpty)
  }
}
