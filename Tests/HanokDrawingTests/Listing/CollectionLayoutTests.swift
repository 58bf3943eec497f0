@testable import HanokDrawing
import HanokTerminal
import Testing

@Suite struct CollectionLayoutTests {
  private func layout(
    _ sections: [(Int, Bool)], width: Int = 20,
    _ change: (inout CollectionLayout.Lengths) -> Void = { _ in }
  ) -> CollectionLayout {
    var table = TableSections()
    for (items, hasHeader) in sections { table.add(rows: items, hasHeader: hasHeader) }
    var lengths = CollectionLayout.Lengths()
    lengths.itemWidth = .fixed(6)
    lengths.itemHeight = 2
    change(&lengths)
    return CollectionLayout(table, lengths, width: width)
  }

  @Test func asManyColumnsFitAsThereIsRoomForWithTheSpaces() {
    let cases = [(20, 3), (19, 2), (13, 2), (12, 1), (6, 1), (3, 1), (0, 1), (27, 4)]
    for (width, columns) in cases {
      #expect(layout([(9, false)], width: width).columns == columns, "\(width)")
    }
    #expect(layout([(9, false)], width: 100) { $0.maximumColumns = 4 }.columns == 4)
    #expect(layout([(9, false)], width: 100) { $0.maximumColumns = 0 }.columns == 1)
  }

  @Test func itemsOfAFixedWidthLeaveTheRestEmpty() {
    let layout = layout([(4, false)], width: 22)
    #expect(layout.frame(ofItem: 0) == Rect(x: 0, y: 0, width: 6, height: 2))
    #expect(layout.frame(ofItem: 2) == Rect(x: 14, y: 0, width: 6, height: 2))
    #expect(layout.frame(ofItem: 3) == Rect(x: 0, y: 2, width: 6, height: 2))
  }

  @Test func itemsThatFitShareTheWholeWidth() {
    let layout = layout([(4, false)], width: 22) { $0.itemWidth = .fitting(minimum: 6) }
    // 20 cells and two spaces: the first two columns are wider.
    #expect((0..<3).map { layout.frame(ofItem: $0).width } == [7, 7, 6])
    #expect((0..<3).map { layout.frame(ofItem: $0).minX } == [0, 8, 16])
    #expect(layout.frame(ofItem: 2).maxX == 22)
  }

  @Test func itemsHaveARowAtLeast() {
    let layout = layout([(4, false)]) { $0.itemHeight = 0 }
    #expect(layout.frame(ofItem: 0) == Rect(x: 0, y: 0, width: 6, height: 1))
    #expect(layout.frame(ofItem: 3).minY == 1)
  }

  @Test func sectionsFollowEachOtherWithHeadersAndSpaces() {
    let layout = layout([(4, true), (0, true), (0, false), (2, false)]) {
      $0.spacing = Size(width: 1, height: 1)
    }
    #expect(layout.frame(ofItem: 0).minY == 1)
    #expect(layout.frame(ofItem: 3).minY == 4)
    #expect(layout.top(ofSection: 1) == 7)
    #expect(layout.top(ofSection: 2) == 9)
    #expect(layout.frame(ofItem: 4).minY == 10)
    #expect(layout.contentHeight == 12)
    #expect(layout.lineCount == 3)
    #expect((0..<6).map(layout.line) == [0, 0, 0, 1, 2, 2])
    #expect((0..<6).map(layout.column) == [0, 1, 2, 0, 0, 1])
    #expect((0..<3).map(layout.items(ofLine:)) == [0..<3, 3..<4, 4..<6])
    #expect(layout.headers(in: 0..<12) == [0, 1])
    #expect(layout.headers(in: 1..<7) == [])
    #expect(layout.headers(in: 7..<8) == [1])
  }

  @Test func theItemsInSomeRowsAreThoseWithACellThere() {
    let layouts = [
      layout([(4, true), (0, true), (0, false), (7, false), (1, true)]) {
        $0.spacing = Size(width: 1, height: 1)
      }, layout([(4, true), (0, true), (0, false), (7, false), (1, true)]), layout([]),
      layout([(0, true)]), layout([(9, false), (0, false)]) { $0.itemHeight = 1 },
    ]
    for layout in layouts {
      let all = 0..<layout.sections.rowCount
      for low in -2..<(layout.contentHeight + 3) {
        for high in low..<(layout.contentHeight + 4) {
          let found = layout.items(in: low..<high)
          let wanted = all.filter {
            let frame = layout.frame(ofItem: $0)
            return frame.minY < high && frame.maxY > low
          }
          if low < high { #expect(Array(found) == wanted, "\(low)..<\(high)") }
        }
      }
    }
  }

  @Test func aPointIsInAnItemOrBetween() {
    let layout = layout([(4, true)]) { $0.spacing = Size(width: 1, height: 1) }
    let cases: [(Int, Int, Int?)] = [
      (0, 0, nil), (0, 1, 0), (5, 2, 0), (6, 1, nil), (7, 1, 1), (0, 3, nil), (0, 4, 3),
      (7, 4, nil), (0, 6, nil), (0, -1, nil), (19, 1, 2),
    ]
    for (x, y, item) in cases {
      #expect(layout.item(at: Point(x: x, y: y)) == item, "\(x), \(y)")
    }
  }

  @Test func lengthsThatAreTooLargeDontTrap() {
    let layout = layout([(.max, true), (.max, true)]) {
      ($0.itemHeight, $0.spacing) = (.max, Size(width: .max, height: .max))
    }
    #expect(layout.columns == 1)
    #expect(layout.contentHeight > 0)
    #expect(layout.items(in: 0..<10) == 0..<1)
  }
}
