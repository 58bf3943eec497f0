import Hanok
import HanokTesting
import Testing

@Suite struct TableActionTests {
  private let shelf = Shelf([(nil, [["Apple"], ["Pear"], ["Fixed"], ["Fig"]])])

  init() { shelf.makesActions = true }

  @Test(arguments: [
    KeyEvent(.enter, .alt), KeyEvent(.menu), KeyEvent(.function(10), .shift),
  ])
  func aKeyOpensTheMenuOfTheRow(key: KeyEvent) throws {
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.press(.down)
    pilot.press(key.key, key.modifiers)
    #expect(pilot.screen.text.contains("Rename"))
    #expect(pilot.screen.text.contains("Delete"))
    // Below the row.
    #expect(pilot.screen.row(2).hasPrefix("╭"))
    pilot.press(.enter)
    #expect(shelf.done == ["rename Pear"])
    #expect(shelf.table.isFirstResponder)
    #expect(shelf.used == [])
  }

  @Test func theRightButtonOpensTheMenuOfItsRow() throws {
    let pilot = try shelf.pilot(width: 30, height: 12)
    func press(_ y: Int) {
      pilot.application.handle(.mouse(MouseEvent(.press(.right), at: Point(x: 4, y: y))))
      pilot.advance(by: .zero)
    }
    press(3)
    #expect(shelf.table.selectedRow == RowPath(3))
    pilot.press(.down)
    pilot.press(.enter)
    #expect(shelf.done == ["delete Fig"])
    press(2)
    #expect(shelf.table.selectedRow == RowPath(2))
    #expect(!(pilot.application.window.topViewController is MenuController))
  }

  @Test func anActionsOwnKeyPerformsIt() throws {
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.press(.delete)
    #expect(shelf.done == ["delete Apple"])
    pilot.press(.down)
    shelf.disabled = [RowPath(1)]
    pilot.press(.delete)
    pilot.press(.end)
    pilot.press(.up)
    pilot.press(.delete)
    pilot.press(.enter, .alt)
    #expect(shelf.done == ["delete Apple"])
    #expect(!(pilot.application.window.topViewController is MenuController))
  }

  /// The table has these keys for something else.
  @Test(arguments: [Key.character(" "), .enter, .character("p"), .home])
  func anActionsOwnKeyPrecedesTheTables(key: Key) throws {
    shelf.renameKey = KeyEvent(key)
    shelf.table.primaryActionTitle = .verbatim("Open")
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.press(.down)
    pilot.press(key)
    #expect(shelf.done == ["rename Pear"])
    #expect(shelf.used == [] && shelf.table.cursorRow == RowPath(1))
    #expect(shelf.table.selectedRows == [])
    #expect(pilot.clashingKeys == [])
    // One row has no actions: there the table has its keys.
    pilot.press(.end)
    pilot.press(.up)
    pilot.press(.enter)
    #expect(shelf.used == [RowPath(2)])
  }

  @Test func aSpaceInTypedTextIsNotAnAction() throws {
    shelf.renameKey = KeyEvent(.character(" "))
    let pilot = try shelf.pilot(width: 30, height: 12)
    pilot.type("p ")
    #expect(shelf.done == [] && shelf.table.cursorRow == RowPath(1))
    pilot.advance(by: TypeAhead.pause)
    pilot.type(" ")
    #expect(shelf.done == ["rename Pear"])
  }

  @Test func theMenuOfTheRowIsTheLastInABar() throws {
    shelf.renameKey = KeyEvent(.function(2))
    let pilot = try Pilot(
      ScreenOfViews([shelf.table, StatusBar()]), in: "en", size: Size(width: 40, height: 5), [])
    let bar = "F2 Rename  Delete Delete  Alt+Enter Row actions"
    #expect(pilot.screen.row(4).contains("F2 Rename  Delete Delete …"))
    pilot.resize(to: Size(width: 60, height: 5))
    #expect(pilot.screen.row(4).contains(bar))
  }

  @Test func theMenuOfTheRowIsOneChoiceInLineMode() throws {
    let conversation = try LinePilot(ScreenOfViews([shelf.table, StatusBar()]), in: "en")
    #expect(conversation.text.hasSuffix("[5] Menu of Apple  [6] Delete\n"))
    #expect(conversation.enter("6") != "" && shelf.done == ["delete Apple"])
  }

  @Test func theMenuOfTheTableFollows() throws {
    shelf.table.contextMenu = Menu(items: [MenuItem(.verbatim("Reload")) {}])
    let pilot = try shelf.pilot(width: 30, height: 12)
    let titles = shelf.table.contextMenu?.items.map { $0.isSeparator ? "-" : "\($0.title)" }
    #expect(titles?.count == 4)
    #expect(shelf.table.contextMenu?.items[2].isSeparator == true)
    #expect(shelf.table.contextMenu?.items[1].isDestructive == true)
    #expect(shelf.table.contextMenu?.items[0].isDestructive == false)
    pilot.press(.end)
    pilot.press(.up)
    #expect(shelf.table.contextMenu?.items.count == 1)
    shelf.table.isEnabled = false
    #expect(shelf.table.keyCommands.isEmpty)
  }

  @Test func aTableWithoutActionsHasNoCommandForThem() throws {
    shelf.makesActions = false
    let pilot = try shelf.pilot()
    #expect(shelf.table.contextMenu == nil)
    #expect(shelf.table.keyCommands.isEmpty)
    pilot.press(.enter, .alt)
    #expect(shelf.used == [])
  }

  @Test func aRowThatIsScrolledAwayComesBackForItsMenu() throws {
    let long = Shelf(rows: 50)
    long.makesActions = true
    let pilot = try long.pilot(width: 30, height: 10)
    for _ in 0..<5 { pilot.turnWheel(.down, x: 2, y: 2) }
    pilot.press(.enter, .alt)
    #expect(pilot.screen.row(0).contains("Row 0"))
    #expect(pilot.screen.row(1).hasPrefix("╭"))
  }

  @Test(arguments: ["2?", "2？", "2؟", "Pear?"])
  func inLineModeAQuestionMarkOpensTheMenu(line: String) throws {
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.text.contains("as in 3?"))
    #expect(conversation.text.contains("Menu of Apple"))
    let said = conversation.enter(line)
    #expect(said.contains("[1] Rename"))
    #expect(shelf.used == [])
    conversation.enter("2")
    #expect(shelf.done == ["delete Pear"])
    #expect(conversation.enter("3?").contains("isn’t one of the choices"))
  }

  @Test func withoutActionsLineModeSaysNothingOfMenus() throws {
    shelf.makesActions = false
    #expect(!(try LinePilot(ScreenOfViews([shelf.table]), in: "en")).text.contains("?"))
  }

  @Test func enterIsACommandWhereItHasWords() throws {
    let pilot = try shelf.pilot(width: 30, height: 12)
    func titles() -> [Message] { pilot.application.window.commandsInForce.compactMap(\.title) }
    #expect(!titles().contains(.verbatim("Open")))
    shelf.table.primaryActionTitle = .verbatim("Open")
    #expect(titles().first == .verbatim("Open"))
    pilot.press(.down)
    pilot.press(.enter)
    #expect(shelf.used.count == 1)
    pilot.application.window.commandsInForce.first?.action()
    #expect(shelf.used.count == 2 && shelf.used.first == shelf.used.last)
  }
}
