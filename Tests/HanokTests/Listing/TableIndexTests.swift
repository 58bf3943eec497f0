import Hanok
import HanokTesting
import HanokUnicode
import Testing

@Suite struct TableIndexTests {
  /// Three rows a letter.
  private func shelf(_ letters: [String]) -> Shelf {
    let shelf = Shelf(
      letters.map { letter in (letter, (1...3).map { ["\(letter.lowercased())\($0)"] }) })
    shelf.letters = letters
    shelf.table.reloadData()
    return shelf
  }

  private var alphabet: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) } }

  @Test func theLettersAreAtTheTrailingEdge() throws {
    let shelf = shelf(["A", "B", "C"])
    let pilot = try shelf.pilot(width: 14, height: 6)
    let expected = """
      ┌──────────────┐
      │ A            │
      │› a1         A│
      │  a2         B│
      │  a3         C│
      │ B            │
      │  b1          │
      └──────────────┘
      row 0: 1–1 bold
      row 1: 0–12 reverse, 13–13 bold color 6
      row 2: 13–13 dim
      row 3: 13–13 dim
      row 4: 1–1 bold
      cursor: 0, 1

      """
    #expect(ScreenSnapshot(pilot.screen).text == expected)
    pilot.press(.end)
    #expect(pilot.screen.row(3) == "  c1         C")
    #expect(pilot.screen[13, 3].style.attributes.contains(.bold))
    #expect(!pilot.screen[13, 1].style.attributes.contains(.bold))
  }

  /// Texts without a letter are before and after the letters.
  @Test func aLetterOfSeveralSectionsIsThereOnce() throws {
    let shelf = shelf(["#", "A", "B", "#"])
    let pilot = try shelf.pilot(width: 14, height: 6)
    #expect((1...3).map { pilot.screen.row($0).last } == ["#", "A", "B"])
    pilot.press(.end)
    #expect(pilot.screen[13, 1].style.attributes.contains(.bold))
    #expect(!pilot.screen[13, 3].style.attributes.contains(.bold))
    func goToSign() -> RowPath? {
      pilot.press(.character("g"), .control)
      pilot.press(.home)
      pilot.press(.enter)
      return shelf.table.cursorRow
    }
    #expect(goToSign() == RowPath(0))
    #expect(goToSign() == RowPath(0, section: 3))
    #expect(goToSign() == RowPath(0))
    pilot.press(.down)
    #expect(goToSign() == RowPath(0, section: 3))
  }

  @Test func theMarkFollowsTheKeysWithoutScrolling() throws {
    let shelf = shelf(["A", "B", "C"])
    let stage = try Stage(ScreenOfViews([shelf.table]), width: 14, height: 12)
    for _ in 1...8 {
      stage.press(.down)
      #expect(stage.difference == nil)
    }
    #expect(shelf.table.cursorRow == RowPath(2, section: 2))
  }

  @Test func dotsAreForLettersWithoutRoom() throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: 20, height: 5)
    #expect((0..<5).map { pilot.screen.row($0).last } == ["A", "•", "M", "•", "Z"])
    pilot.type("d")
    #expect(pilot.screen.row(4).hasPrefix("› d1"))
    #expect(pilot.screen[19, 1].style.attributes.contains(.bold))
    var traits = pilot.application.traits
    traits.ambiguousWidth = .wide
    pilot.application.traits = traits
    pilot.application.update()
    #expect((0..<5).map { pilot.screen.row($0).last } == ["A", ".", "M", ".", "Z"])
  }

  @Test func wideLettersHaveTheirCellsAndMirror() throws {
    let korean = shelf(["가", "나", "다"])
    let pilot = try korean.pilot("ko", width: 20, height: 5)
    #expect(pilot.screen.row(1) == "› 가1             가")
    let arabic = shelf(["ا", "ب", "ت"])
    let mirrored = try arabic.pilot("ar", width: 20, height: 5)
    #expect(mirrored.screen.row(1).first == "ا")
    #expect(mirrored.screen.row(1).last == "‹")
    mirrored.click(x: 0, y: 3)
    #expect(arabic.table.selectedRow == RowPath(0, section: 2))
  }

  @Test func aClickScrollsAndAReleaseGivesTheKeys() throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: 20, height: 5)
    func mouse(_ kind: MouseEvent.Kind, _ y: Int, x: Int = 19) {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
      pilot.advance(by: .zero)
    }
    mouse(.press(.left), 2)
    #expect(pilot.screen.row(0).hasPrefix(" M "))
    #expect(shelf.selected == [])
    #expect(pilot.screen[19, 2].style.attributes.contains(.bold))
    mouse(.drag(.left), 3, x: 4)
    #expect(pilot.screen.row(0).hasPrefix(" S "))
    mouse(.drag(.left), 40)
    #expect(shelf.selected == [])
    mouse(.release(.left), 40)
    #expect(shelf.selected == [RowPath(0, section: 25)])
    #expect(pilot.screen.row(2).hasPrefix("› z1"))
    mouse(.drag(.left), 0)
    #expect(shelf.table.selectedRow == RowPath(0, section: 25))
    // Beside the letters it is a row.
    pilot.click(x: 17, y: 3)
    #expect(shelf.table.selectedRow == RowPath(1, section: 25))
  }

  @Test func theMarkOfALetterWithoutRowsEndsWithThePress() throws {
    let shelf = Shelf([("A", [["a1"], ["a2"]]), ("B", []), ("C", [["c1"]])])
    shelf.letters = ["A", "B", "C"]
    let pilot = try shelf.pilot(width: 20, height: 5)
    let before = pilot.screen
    let marked = (0..<5).filter { before[19, $0].style.attributes.contains(.bold) }
    let letter = try #require((0..<5).first { before.cluster(x: 19, y: $0) == "B" })
    pilot.send(MouseEvent(.press(.left), at: Point(x: 19, y: letter)))
    #expect(pilot.screen[19, letter].style.attributes.contains(.bold))
    pilot.send(MouseEvent(.release(.left), at: Point(x: 19, y: letter)))
    #expect((0..<5).filter { pilot.screen[19, $0].style.attributes.contains(.bold) } == marked)
    #expect(!marked.contains(letter))
  }

  @Test func aCanceledPressDoesNotMoveTheFocus() throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: 20, height: 5)
    pilot.application.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 19, y: 4))))
    pilot.perform { shelf.table.isUserInteractionEnabled = false }
    pilot.perform { shelf.table.isUserInteractionEnabled = true }
    pilot.application.handle(.mouse(MouseEvent(.release(.left), at: Point(x: 19, y: 4))))
    #expect(shelf.table.selectedRow == RowPath(0))
  }

  @Test func controlGListsTheLetters() throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.press(.character("g"), .control)
    #expect(pilot.application.window.topViewController is MenuController)
    #expect(pilot.screen.text.contains("✓ A"))
    pilot.type("q")
    pilot.press(.enter)
    #expect(shelf.table.selectedRow == RowPath(0, section: 16))
    #expect(shelf.table.isFirstResponder)
    #expect(pilot.screen.row(0).hasPrefix(" Q"))
    #expect(shelf.table.keyCommands.contains { $0.keys == [KeyEvent(.character("g"), .control)] })
    #expect(Shelf(rows: 3).table.keyCommands.isEmpty)
  }

  @Test func theKeyOfTheLettersIsThatOfTheBindings() throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.perform { pilot.application.keyBindings = .emacs }
    pilot.press(.character("g"), .control)
    #expect(!(pilot.application.window.topViewController is MenuController))
    pilot.press(.character("g"), .alt)
    #expect(pilot.application.window.topViewController is MenuController)
  }

  @Test func aLetterWithoutARowNearIsThatOfTheIndex() throws {
    let shelf = shelf(["A", "B", "C"])
    shelf.sections[2].rows = [["7"], ["8"]]
    shelf.table.reloadData()
    let pilot = try shelf.pilot(width: 20, height: 5)
    pilot.type("c")
    #expect(shelf.table.selectedRow == RowPath(0, section: 2))
    pilot.type("b")
    pilot.type("2")
    #expect(shelf.table.selectedRow == RowPath(1, section: 1))
    pilot.advance(by: .seconds(2))
    pilot.type("x")
    #expect(shelf.table.selectedRow == RowPath(1, section: 1))
  }

  @Test func lettersCanLeadToOtherSectionsOrNone() throws {
    let shelf = shelf(["A", "B", "C"])
    shelf.sectionsOfLetters = ["A": 2, "B": 9, "C": -1]
    shelf.table.reloadData()
    let pilot = try shelf.pilot(width: 20, height: 5)
    #expect((0..<5).map { pilot.screen.row($0).last } == [" ", " ", "A", " ", " "])
    pilot.click(x: 19, y: 2)
    #expect(shelf.table.selectedRow == RowPath(0, section: 2))
  }

  @Test(arguments: [(11, 5), (20, 2), (1, 1)])
  func withoutRoomThereAreNoLetters(width: Int, height: Int) throws {
    let shelf = shelf(alphabet)
    let pilot = try shelf.pilot(width: width, height: height)
    #expect(!pilot.screen.text.contains("M"))
    #expect(!pilot.screen.text.contains("•"))
    pilot.click(x: width - 1, y: height - 1)
    #expect(pilot.isRunning)
  }

  @Test func columnsLeaveRoomForTheLetters() throws {
    let shelf = Shelf([("가", [["Word", "12"]]), ("나", [["Other", "3"]])])
    shelf.letters = ["가", "나"]
    shelf.table.columns = [TableColumn(), TableColumn(width: .fitting(), alignment: .trailing)]
    let pilot = try shelf.pilot(width: 24, height: 4)
    #expect(pilot.screen.row(1) == "› Word             12 가")
    #expect(pilot.screen.row(2) == " 나                   나")
  }

  @Test func inLineModeALetterLeadsToItsRows() throws {
    let shelf = shelf(alphabet)
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.text.contains("Index: A B C D E"))
    let said = conversation.enter("s").split(separator: "\n")
    #expect(said.contains { $0.hasSuffix("s1") })
    #expect(said.contains { $0.hasPrefix("Rows 46 to 60 of 78") })
    #expect(conversation.enter("?").contains("isn’t one of the choices"))
    let korean = self.shelf("가나다라마바사".map { String($0) })
    let other = try LinePilot(ScreenOfViews([korean.table]), in: "ko")
    #expect(other.enter("ㅂ").contains("바1"))
  }

  @Test func aShortTableHasNoLettersInLineMode() throws {
    let shelf = shelf(["A", "B"])
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.text.contains("b3"))
    #expect(!conversation.text.contains("Index"))
  }
}
