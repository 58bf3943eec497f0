import Hanok
import HanokTesting
import Testing

/// Outlines with very many items.
@Suite struct OutlineScaleTests {
  /// Whole numbers, each with a million children.
  private final class Numbers: OutlineViewDataSource {
    var asked = 0

    func outlineView(_ outlineView: OutlineView<[Int]>, numberOfChildrenOfItem item: [Int]?) -> Int?
    {
      1_000_000
    }

    func outlineView(_ outlineView: OutlineView<[Int]>, child index: Int, ofItem item: [Int]?)
      -> [Int]
    {
      asked += 1
      return (item ?? []) + [index]
    }

    func outlineView(_ outlineView: OutlineView<[Int]>, isItemExpandable item: [Int]) -> Bool {
      true
    }

    func outlineView(_ outlineView: OutlineView<[Int]>, rowForItem item: [Int]) -> TableRow {
      TableRow(.verbatim("\(item)"))
    }
  }

  @Test func itemsAreAskedForAsTheyShow() throws {
    let source = Numbers()
    let outline = OutlineView(source)
    outline.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([outline]), in: "en", size: Size(width: 30, height: 10), [])
    source.asked = 0
    pilot.press(.right)
    pilot.press(.down)
    pilot.press(.right)
    #expect(outline.numberOfRows == 3_000_000)
    #expect(source.asked < 40)
    source.asked = 0
    pilot.press(.end)
    #expect(outline.selectedItem == [999_999])
    #expect(source.asked < 20)
    pilot.press(.home)
    for _ in 0..<2 { pilot.press(.pageDown) }
    #expect(outline.selectedItem == [0, 0, 16])
    source.asked = 0
    pilot.press(.left)
    #expect(outline.selectedItem == [0, 0])
    pilot.press(.left)
    #expect(outline.numberOfRows == 2_000_000)
    #expect(source.asked < 40)
  }

  @Test func aStarExpandsABoundedNumber() throws {
    let outline = OutlineView<[Int]>()
    let source = Numbers()
    outline.dataSource = source
    outline.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([outline]), in: "en", size: Size(width: 30, height: 10), [])
    pilot.press(.end)
    pilot.press(.pageUp)
    pilot.type("*")
    #expect(outline.selectedItem == [999_990])
    // 500 before it, and those after it.
    #expect(outline.numberOfRows == 1_000_000 + 510 * 1_000_000)
    #expect(!outline.isItemExpanded([999_489]))
    #expect(outline.isItemExpanded([999_490]))
  }

  @Test func manyExpandedItemsAreFoundAgain() throws {
    let source = Numbers()
    let outline = OutlineView(source)
    outline.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([outline]), in: "en", size: Size(width: 30, height: 10), [])
    pilot.type("*")
    #expect(outline.numberOfRows == 1_001_000_000)
    for place in [0, 1, 500, 999] {
      #expect(outline.row(forItem: [place]) == place * 1_000_001)
      #expect(outline.item(atRow: place * 1_000_001) == [place])
      #expect(outline.item(atRow: place * 1_000_001 + 7) == [place, 6])
    }
    #expect(outline.item(atRow: 1_000 * 1_000_001) == [1_000])
    outline.selectRow(at: RowPath(500 * 1_000_001 + 3))
    pilot.application.update()
    #expect(outline.selectedItem == [500, 2])
    outline.collapseItem([100])
    #expect(outline.selectedItem == [500, 2])
    outline.reloadData()
    #expect(outline.selectedItem == [500, 2])
    #expect(!outline.isItemExpanded([100]))
  }
}
