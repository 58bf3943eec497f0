import Hanok
import HanokTerminal
import HanokTesting
import OutsideViews
import Testing

/// A table of one's own on the screen.
@Suite struct RowsViewTests {
  private func pilot(
    _ list: RowsView, in language: String = "en", size: Size = Size(width: 8, height: 4)
  ) throws -> Pilot {
    try Pilot(ScreenOfViews([list]), in: language, size: size, [])
  }

  private func list(_ count: Int = 100) -> RowsView {
    let list = RowsView(rowCount: count) { .verbatim("Row \($0)") }
    list.layoutShare = 1
    return list
  }

  @Test func theSelectedRowHasItsGroundUnderItsText() throws {
    let pilot = try pilot(list())
    let expected = """
      ┌────────┐
      │Row 0  ┃│
      │Row 1  ╎│
      │Row 2  ╎│
      │Row 3  ╎│
      └────────┘
      row 0: 0–6 reverse, 7–7 bold color 6
      row 1: 7–7 dim
      row 2: 7–7 dim
      row 3: 7–7 dim
      cursor: 0, 0

      """
    #expect(ScreenSnapshot(pilot.screen).text == expected)
    pilot.press(.down)
    #expect(pilot.screen[6, 1].style.attributes == .reverse)
    #expect(pilot.screen[0, 0].style == .plain)
    #expect(pilot.screen.cursor == Point(x: 0, y: 1))
  }

  @Test func keysMoveTheSelectionAndScroll() throws {
    let list = list()
    let pilot = try pilot(list)
    let keys: [(Key, Int, Int)] = [
      (.pageDown, 3, 0), (.pageDown, 6, 3), (.up, 5, 3), (.end, 99, 96), (.down, 99, 96),
      (.pageUp, 96, 96), (.pageUp, 93, 93), (.home, 0, 0), (.up, 0, 0),
    ]
    for (key, selected, top) in keys {
      pilot.press(key)
      #expect(list.selectedRow == selected, "\(key)")
      #expect(list.topRow == top, "\(key)")
    }
  }

  @Test func theMouseSelectsChoosesAndScrolls() throws {
    let list = list()
    var chosen: [Int] = []
    list.onChoice = { chosen.append($0) }
    let pilot = try pilot(list)
    pilot.turnWheel(.down, x: 0, y: 0)
    #expect(list.topRow == 3)
    #expect(pilot.screen.cursor == nil)
    pilot.click(x: 2, y: 1)
    #expect(list.selectedRow == 4)
    #expect(chosen == [])
    pilot.click(x: 2, y: 1)
    pilot.press(.enter)
    #expect(chosen == [4, 4])
    pilot.turnWheel(.up, x: 0, y: 0)
    #expect(list.topRow == 0)
  }

  @Test func rowsAreMirroredWhereLeadingIsRight() throws {
    let list = RowsView(rowCount: 2) { .verbatim($0 == 0 ? "שלום" : "1") }
    list.layoutShare = 1
    let pilot = try pilot(list, in: "he")
    #expect(pilot.screen.row(0) == "    םולש")
    #expect(pilot.screen.row(1) == "       1")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
  }

  @Test func onlyRowsThatShowAreAskedFor() throws {
    var asked: [Int] = []
    let list = RowsView(rowCount: 1_000_000) {
      asked.append($0)
      return .verbatim("\($0)")
    }
    list.layoutShare = 1
    let pilot = try pilot(list)
    #expect(Set(asked) == Set(0..<4))
    pilot.press(.end)
    #expect(Set(asked) == Set(0..<4).union(999_996..<1_000_000))
  }

  @Test func itsRowsAreElements() throws {
    let list = list(3)
    let pilot = try pilot(list)
    #expect(pilot.elements.map(\.traits) == [.selected, [], []])
    #expect(pilot.activate("Row 2"))
    #expect(list.selectedRow == 2)
  }

  @Test func theIndicatorIsDragged() throws {
    for (language, x) in [("en", 7), ("he", 0)] {
      let list = list()
      let pilot = try pilot(list, in: language)
      pilot.send(MouseEvent(.press(.left), at: Point(x: x, y: 3)))
      #expect(list.topRow == 96 && list.selectedRow == 0)
      pilot.send(MouseEvent(.drag(.left), at: Point(x: 4, y: 0)))
      #expect(list.topRow == 0)
    }
  }

  @Test func keysAreThoseOfTheUser() throws {
    let list = list()
    var chosen: [Int] = []
    list.onChoice = { chosen.append($0) }
    let pilot = try pilot(list)
    pilot.application.traits.keyBindings = .vi
    pilot.type("jjG")
    #expect(list.selectedRow == 99)
    pilot.application.traits.keyBindings = .standard
    pilot.type("k")
    #expect(list.selectedRow == 99)
  }

  @Test func aRowHasAMenu() throws {
    let list = list()
    var deleted: Int?
    list.menu = { row in
      Menu(items: [MenuItem(.verbatim("Delete")) { deleted = row }])
    }
    let pilot = try pilot(list, size: Size(width: 20, height: 6))
    pilot.send(MouseEvent(.press(.right), at: Point(x: 2, y: 3)))
    try pilot.click(on: "Delete")
    #expect(deleted == 3)
    pilot.press(.function(10), .shift)
    pilot.press(.enter)
    #expect(deleted == 3 && list.selectedRow == 3)
  }

  @Test func rowsThatAreGoneAreNotSelected() throws {
    let list = list()
    let pilot = try pilot(list)
    pilot.press(.end)
    pilot.perform { list.rowCount = 2 }
    #expect(list.selectedRow == 1)
    #expect(pilot.screen.text == "Row 0\nRow 1\n\n")
    pilot.perform { list.rowCount = 0 }
    #expect(list.selectedRow == nil)
    #expect(!list.isFirstResponder)
  }
}
