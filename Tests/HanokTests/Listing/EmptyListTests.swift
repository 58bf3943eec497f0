import Hanok
import HanokTesting
import Testing

/// Tables, outlines and collections without rows: they hold the focus, so that keys add the first.
@Suite struct EmptyListTests {
  enum Kind: CaseIterable {
    case table, outline, collection

    func list() -> ListControl {
      switch self {
      case .table: TableView()
      case .outline: OutlineView<String>()
      case .collection: CollectionView()
      }
    }
  }

  /// A screen with a search field above a list, whose key adds a row.
  private final class ListController: ViewController {
    let list: ListControl
    let field = SearchField(placeholder: .verbatim("Search"))
    var added = 0

    init(_ list: ListControl) {
      self.list = list
      super.init()
    }

    override func loadView() {
      list.layoutShare = 1
      list.emptyMessage = .verbatim("None yet.")
      view = StackView(.vertical, views: [field, list, StatusBar()])
    }

    override func viewDidAppear() { list.becomeFirstResponder() }

    override var keyCommands: [KeyCommand] {
      [KeyCommand(.character("a"), title: .verbatim("Add")) { [unowned self] in added += 1 }]
    }
  }

  private func opened(
    _ kind: Kind, in language: String = "en", width: Int = 20
  ) throws -> (ListController, Pilot) {
    let controller = ListController(kind.list())
    let pilot = try Pilot(controller, in: language, size: Size(width: width, height: 6), [])
    return (controller, pilot)
  }

  @Test(arguments: Kind.allCases)
  func keysReachTheControllerOfAnEmptyList(kind: Kind) throws {
    let (controller, pilot) = try opened(kind)
    #expect(controller.list.isFirstResponder)
    pilot.type("a")
    #expect(controller.added == 1 && controller.field.text == "")
    #expect(pilot.rows.last == " A Add")
    pilot.press(.tab)
    #expect(controller.field.isFirstResponder)
    pilot.press(.tab)
    #expect(controller.list.isFirstResponder)
    pilot.press(.up)
    #expect(controller.field.isFirstResponder, "No row takes the arrow.")
  }

  @Test(arguments: Kind.allCases)
  func nothingIsUsedOrSelectedInAnEmptyList(kind: Kind) throws {
    let (controller, pilot) = try opened(kind)
    pilot.perform { controller.list.allowsMultipleSelection = true }
    var sent = 0
    controller.list.addAction { sent += 1 }
    controller.list.addAction(for: .valueChanged) { sent += 1 }
    for key in [Key.enter, .character(" "), .home, .end, .pageDown, .down, .left] {
      pilot.press(key)
      if !controller.list.isFirstResponder { pilot.perform { controller.viewDidAppear() } }
    }
    pilot.press(.character("a"), .control)
    pilot.type("x")
    #expect(sent == 0 && controller.list.selectedCount == 0)
    let titles = pilot.application.window.commandsInForce.compactMap(\.title)
    #expect(titles == [.verbatim("Add")])
  }

  @Test(arguments: Kind.allCases)
  func theTextInPlaceOfRowsShowsTheFocus(kind: Kind) throws {
    let (controller, pilot) = try opened(kind)
    #expect(pilot.rows[2] == "   › None yet.", "20 − 9 cells, halved, and the sign before it.")
    #expect(pilot.screen[6, 2].style == Theme().strong)
    #expect(pilot.screen.cursor == Point(x: 5, y: 2))
    pilot.press(.tab)
    #expect(pilot.rows[2] == "     None yet.")
    #expect(pilot.screen[6, 2].style == Theme().secondary)
    pilot.perform {
      controller.list.emptyMessage = nil
      controller.list.becomeFirstResponder()
    }
    #expect(pilot.rows[1] == "›" && pilot.rows[2] == "")
    #expect(pilot.screen.cursor == nil)
  }

  @Test func theSignIsMirroredAndLeftOutWithoutRoom() throws {
    let (_, mirrored) = try opened(.table, in: "ar")
    #expect(mirrored.screen.row(2) == "      .None yet ‹   ")
    #expect(mirrored.screen.cursor == Point(x: 14, y: 2))
    let (_, narrow) = try opened(.table, width: 9)
    #expect(narrow.rows[2] == "None yet.")
    #expect(narrow.screen[0, 2].style.attributes.contains(.reverse))
  }

  @Test(arguments: Kind.allCases)
  func theTextIsTheElementWithTheFocus(kind: Kind) throws {
    let (controller, pilot) = try opened(kind)
    #expect(controller.list.focusedAccessibilityElementIndex == 0)
    let snapshot = AccessibilitySnapshot(
      pilot.application.window, localizer: pilot.application.traits.localizer)
    let line = snapshot.text.split(separator: "\n").first { $0.contains("None yet.") }
    #expect(line?.contains("focus") == true)
    controller.list.emptyMessage = nil
    #expect(controller.list.focusedAccessibilityElementIndex == nil)
  }

  @Test func theCursorIsInTheOnlyRow() throws {
    let table = TableView()
    table.layoutShare = 1
    table.emptyMessage = .verbatim("None yet.")
    let pilot = try Pilot(
      ScreenOfViews([table]), in: "en", size: Size(width: 12, height: 1), [])
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
    pilot.perform { table.columns = [TableColumn(.verbatim("Name"))] }
    #expect(pilot.screen.cursor == nil || pilot.screen.row(0).contains("None"))
  }

  @Test func linesAddTheFirstRow() throws {
    let controller = ListController(TableView())
    let conversation = try LinePilot(controller, in: "en")
    #expect(conversation.text.contains("None yet.\n") && conversation.text.contains("[a] Add"))
    conversation.enter("a")
    #expect(controller.added == 1)
  }

  @Test func theFocusStaysWhenTheLastRowGoes() throws {
    let shelf = Shelf(rows: 1)
    let button = Button(.verbatim("below"))
    let pilot = try Pilot(
      ScreenOfViews([shelf.table, button]), in: "en", size: Size(width: 12, height: 4), [])
    pilot.perform {
      shelf.sections = [(nil, [])]
      shelf.table.reloadData()
    }
    #expect(shelf.table.isFirstResponder)
    pilot.perform { shelf.table.isEnabled = false }
    #expect(button.isFirstResponder)
  }
}
