import Hanok
import HanokTesting
import Testing

/// The columns of a table on the screen.
@Suite struct TableColumnTests {
  private let shelf: Shelf = {
    let shelf = Shelf([(nil, [["Apple", "red", "3"], ["Pear", "green", "12"]])])
    shelf.table.columns = [
      TableColumn(.verbatim("Name"), width: .fitting(), priority: 2, isSortable: true),
      TableColumn(.verbatim("Look"), width: .fitting()),
      TableColumn(
        .verbatim("Count"), width: .fixed(7), alignment: .trailing, priority: 1, isSortable: true),
    ]
    return shelf
  }()

  @Test func columnsFitTheirWidestCell() throws {
    let pilot = try shelf.pilot(width: 26, height: 3)
    let expected = """
        Name    Look     Count
      › Apple   red          3
        Pear    green       12
      """
    #expect(pilot.screen.text == expected)
    let arabic = try shelf.pilot("ar", width: 26, height: 3)
    #expect(arabic.screen.row(1) == "  3          red   Apple ‹")
  }

  @Test func aColumnHasAStyleWhereARowHasNone() throws {
    shelf.table.columns[1].style = \.heading
    let pilot = try shelf.pilot(width: 26, height: 3)
    #expect(pilot.screen[10, 1].style == Theme().selection)
    #expect(pilot.screen[10, 2].style == Theme().heading)
    #expect(pilot.screen[2, 2].style == .plain)
  }

  /// Ones are below ones, in whichever direction one reads.
  @Test func numbersLineUpAtTheRight() throws {
    shelf.table.columns[2].alignment = .numeric
    #expect(try shelf.pilot(width: 26, height: 3).screen.row(1).contains("red          3"))
    let arabic = try shelf.pilot("ar", width: 26, height: 3)
    #expect(arabic.screen.row(0) == "    Count   Look    Name  ")
    #expect(arabic.screen.row(1) == "        3    red   Apple ‹")
    #expect(arabic.screen.row(2) == "       12  green    Pear  ")
  }

  @Test func columnsWithoutRoomAreReachedSideways() throws {
    let pilot = try shelf.pilot(width: 20, height: 3)
    #expect(pilot.screen.text == "  Name      Count  ›\n› Apple         3\n  Pear         12")
    pilot.press(.right)
    #expect(pilot.screen.text == "‹ Name    Look\n› Apple   red\n  Pear    green")
    pilot.press(.right)
    #expect(pilot.screen.row(0).contains("Look"))
    pilot.press(.left)
    #expect(pilot.screen.row(0).contains("Count"))
    let arabic = try shelf.pilot("ar", width: 20, height: 3)
    arabic.press(.left)
    #expect(arabic.screen.row(0).contains("Look"))
  }

  @Test func theOrderIsShownAndAskedFor() throws {
    shelf.table.sortOrder = TableSortOrder(column: 0)
    let pilot = try shelf.pilot(width: 26, height: 3)
    #expect(pilot.screen.row(0) == "  Name ▴  Look     Count  ")
    pilot.click(x: 3, y: 0)
    #expect(pilot.screen.row(0) == "  Name ▾  Look     Count  ")
    pilot.click(x: 22, y: 0)
    #expect(pilot.screen.row(0) == "  Name    Look   ▴ Count  ")
    pilot.click(x: 11, y: 0)
    pilot.press(.character("s"), .alt)
    pilot.press(.character("s"), .alt)
    let orders = shelf.orders.map { "\($0.column)\($0.isAscending ? "+" : "-")" }
    #expect(orders == ["0-", "2+", "2-", "0+"])
  }

  /// A name isn't truncated beside empty cells: it continues over them, up to the next text.
  @Test func aLongCellContinuesOverEmptyCells() throws {
    shelf.table.columns[0].width = .fixed(7)
    shelf.table.columns[1].width = .fixed(6)
    shelf.sections[0].rows = [
      ["Pomegranate", "", "3"], ["Pomegranate juice", "", ""], ["Pomegranate", "red", ""],
      ["Apple", "vermilion", ""], ["Pomegranate seeds and juice"],
    ]
    let pilot = try shelf.pilot(width: 26, height: 6)
    let expected = """
        Name     Look      Count
      › Pomegranate            3
        Pomegranate juice
        Pomegr…  red
        Apple    vermilion
        Pomegranate seeds and j…
      """
    #expect(pilot.screen.text == expected, "\(pilot.screen.text)")
    #expect(pilot.truncatedTexts == ["Pomegranate red "])
    let arabic = try shelf.pilot("ar", width: 26, height: 6)
    #expect(arabic.screen.row(2) == "       Pomegranate juice  ")
    // A column whose texts are at the other side keeps to its cells.
    shelf.table.columns[0].alignment = .trailing
    #expect(try shelf.pilot(width: 26, height: 6).screen.row(1).contains("Pomegr…"))
  }

  @Test func cutCellsAreReported() throws {
    shelf.sections[0].rows.append(["Pomegranate", "red", "1234567890"])
    let pilot = try shelf.pilot(width: 40, height: 5)
    #expect(pilot.screen.row(3) == "  Pomegranate  red    123456…           ")
    #expect(pilot.truncatedTexts == ["Pomegranate red 1234567890"])
    #expect(try shelf.pilot(width: 40, height: 2).truncatedTexts == [])
  }

  @Test func cellsAreReadWithTheirTitles() throws {
    let pilot = try shelf.pilot(width: 10, height: 3)
    let localizer = pilot.application.traits.localizer
    let element = try #require(pilot.elements.last)
    #expect(element.label.map { localizer.string($0) } == "Pear")
    #expect(element.value.map { localizer.string($0) } == "Look: green, Count: 12")
    #expect(pilot.elements.map { $0.traits.contains(.selected) } == [true, false])
    #expect(pilot.activate("Pear"))
    #expect(shelf.used == [RowPath(1)])
    #expect(shelf.table.selectedRow == RowPath(1))
  }

  @Test func aFittingColumnGrowsForTheRowsThatComeIntoView() throws {
    let shelf = Shelf([(nil, (0..<30).map { ["Row \($0 < 20 ? 1 : 100_000_000)", "x"] })])
    shelf.table.columns = [TableColumn(width: .fitting()), TableColumn(width: .fitting())]
    let pilot = try shelf.pilot(width: 30, height: 4)
    #expect(pilot.screen.row(0).hasPrefix("› Row 1  x "))
    pilot.press(.end)
    #expect(pilot.truncatedTexts == [])
    #expect(pilot.screen.row(3).hasPrefix("› Row 100000000  x "))
  }
}
