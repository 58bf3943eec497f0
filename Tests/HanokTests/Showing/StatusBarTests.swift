import Hanok
import HanokTesting
import Testing

@Suite struct StatusBarTests {
  private final class BarController: ViewController {
    let bar = StatusBar()
    let first = Button(.verbatim("One"))
    let second = CommandButton(.verbatim("Two"))
    var notes: [String] = []
    var canSave = true

    override func loadView() {
      view = StackView(.vertical, views: [first, second, SpacerView(share: 1), bar])
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(.character("q"), title: .verbatim("Quit"), priority: 2) { [unowned self] in
          notes.append("quit")
        },
        KeyCommand(.character("s"), .control, title: .verbatim("Save"), isEnabled: canSave) {
          [unowned self] in notes.append("save")
        },
        KeyCommand(.function(9)) { [unowned self] in notes.append("hidden") },
        KeyCommand(.character("?"), title: .verbatim("Help"), priority: 1) { [unowned self] in
          notes.append("help")
        },
      ]
    }
  }

  private final class CommandButton: Button {
    override var keyCommands: [KeyCommand] {
      [KeyCommand(.delete, title: .verbatim("Remove")) {}]
    }
  }

  private let controller = BarController()

  /// The last row without the blanks at its end.
  private func row(_ stage: Stage) -> String {
    let row = stage.screen.row(stage.screen.size.height - 1)
    return String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test func theCommandsInForceAreShownWithTheirKeys() throws {
    let stage = try Stage(controller)
    #expect(row(stage) == " Q Quit  Ctrl+S Save  ? Help")
    #expect(stage.screen[1, 9].style.attributes.contains(.bold))
    #expect(!stage.screen[3, 9].style.attributes.contains(.bold))
    #expect(controller.bar.frame == Rect(x: 0, y: 9, width: 40, height: 1))
    #expect(controller.bar.fittingSize(.unspecified) == Size(width: 29, height: 1))
    #expect(stage.difference == nil)
  }

  @Test func itFollowsTheFocus() throws {
    let stage = try Stage(controller, width: 50)
    stage.press(.tab)
    #expect(row(stage) == " Delete Remove  Q Quit  Ctrl+S Save  ? Help")
    #expect(stage.difference == nil)
    stage.press(.tab)
    #expect(row(stage) == " Q Quit  Ctrl+S Save  ? Help")
  }

  @Test func theBarFollowsTheEnabledCommands() throws {
    let stage = try Stage(controller)
    stage.perform {
      controller.canSave = false
      controller.first.setNeedsDisplay()
    }
    #expect(row(stage) == " Q Quit  ? Help")
  }

  /// The lowest priority goes first, of equal ones the last.
  @Test(arguments: [
    (44, " Delete Remove  Q Quit  Ctrl+S Save  ? Help"),
    (43, " Delete Remove  Q Quit  ? Help …"),
    (33, " Delete Remove  Q Quit  ? Help …"),
    (32, " Q Quit  ? Help …"), (18, " Q Quit  ? Help …"),
    (17, " Q Quit …"), (10, " Q Quit …"), (9, "…"), (3, "…"), (1, "…"),
  ])
  func commandsWithoutRoomAreOmittedByPriority(width: Int, expected: String) throws {
    let stage = try Stage(controller, width: width + 1)
    stage.press(.tab)
    stage.resize(width: width, height: 5)
    #expect(row(stage).trimmingPrefix(" ") == expected.trimmingPrefix(" "))
    #expect(stage.difference == nil)
  }

  @Test func inArabicItBeginsAtTheRight() throws {
    let stage = try Stage(controller, in: "ar", width: 34)
    #expect(row(stage) == "      Help ?  Ctrl+S Save  Q Quit")
    stage.click(x: 30, y: 9)
    #expect(controller.notes == ["quit"])
    stage.resize(width: 20, height: 5)
    #expect(row(stage) == "   … Help ?  Q Quit")
  }

  @Test func aClickPerforms() throws {
    let stage = try Stage(controller)
    stage.click(x: 1, y: 9)
    stage.click(x: 6, y: 9)
    // Between two commands, and after the last, there is nothing.
    stage.click(x: 7, y: 9)
    stage.click(x: 0, y: 9)
    stage.click(x: 35, y: 9)
    #expect(controller.notes == ["quit", "quit"])
    stage.click(x: 9, y: 9)
    #expect(controller.notes.last == "save")
    stage.click(x: 27, y: 9)
    #expect(controller.notes.last == "help")
    #expect(controller.first.isFirstResponder)
  }

  @Test func aPressIsShownAndMovingAwayCancelsIt() throws {
    let stage = try Stage(controller)
    stage.mouse(.press(.left), x: 3, y: 9)
    #expect(stage.screen[3, 9].style.attributes.contains(.reverse))
    #expect(!stage.screen[12, 9].style.attributes.contains(.reverse))
    stage.mouse(.drag(.left), x: 12, y: 9)
    stage.mouse(.release(.left), x: 12, y: 9)
    #expect(controller.notes == [])
    #expect(!stage.screen[3, 9].style.attributes.contains(.reverse))
    stage.mouse(.press(.left), x: 3, y: 9)
    stage.mouse(.release(.left), x: 3, y: 3)
    #expect(controller.notes == [])
    // Another button is none of its.
    stage.mouse(.press(.right), x: 3, y: 9)
    stage.mouse(.release(.right), x: 3, y: 9)
    #expect(controller.notes == [])
  }

  @Test func aCanceledPressForgetsTheCommand() throws {
    let stage = try Stage(controller)
    stage.mouse(.press(.left), x: 3, y: 9)
    stage.perform { controller.bar.isHidden = true }
    stage.perform { controller.bar.isHidden = false }
    #expect(!stage.screen[3, 9].style.attributes.contains(.reverse))
    stage.mouse(.release(.left), x: 3, y: 9)
    #expect(controller.notes == [])
  }

  @Test func thereAreElementsForAllCommands() throws {
    let stage = try Stage(controller, width: 12)
    let node = try #require(stage.window.elements.first { $0.view === controller.bar })
    let elements = (0..<node.count).compactMap { node.element(at: $0) }
    #expect(elements.map(\.label) == ["Quit", "Save", "Help"].map { .verbatim($0) })
    #expect(elements.map(\.keys) == [.verbatim("q"), nil, .verbatim("?")])
    #expect(elements.allSatisfy { $0.traits == [.button, .barItem] })
    #expect(elements[1].activate?() == true)
    #expect(controller.notes == ["save"])
    #expect(node.element(at: 3) == nil)
  }

  @Test func itLiesOnTheBar() throws {
    let stage = try Stage(controller, theme: .dark)
    #expect(stage.screen[39, 9].style.background == Theme.dark.bar.background)
    #expect(stage.screen[1, 9].style.background == Theme.dark.bar.background)
  }

  /// Below a sheet, it shows what is in force there.
  @Test func itShowsTheCommandsOfASheet() throws {
    let stage = try Stage(controller, width: 60)
    let sheet = ViewController()
    sheet.view = CommandButton(.verbatim("Three"))
    sheet.modalPresentationStyle = .sheet
    stage.perform { controller.present(sheet) }
    #expect(row(stage) == " Delete Remove  Esc Close")
    stage.perform { sheet.dismiss() }
    #expect(row(stage).hasPrefix(" Q Quit"))
  }

  @Test func aBarThatHasLeftIsNotNotified() throws {
    let stage = try Stage(controller)
    let bar = controller.bar
    stage.perform { bar.removeFromSuperview() }
    #expect(bar.accessibilityElementCount == 0)
    stage.press(.tab)
    #expect(bar.accessibilityElementCount == 0)
  }

  /// A screen with a field and a button, and commands of letters.
  private final class TypingController: ViewController {
    let field = TextField()

    override func loadView() {
      view = StackView(
        .vertical, views: [field, Button(.verbatim("Go")), SpacerView(share: 1), StatusBar()])
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(.character("q"), title: .verbatim("Quit")) {},
        KeyCommand(.character("N"), .shift, title: .verbatim("New")) {},
        KeyCommand(
          .verbatim("Find"), keys: [KeyEvent(.character("/")), KeyEvent(.character("f"), .control)]
        ) {},
        KeyCommand(.function(1), title: .verbatim("All")) {},
      ]
    }
  }

  @Test func lettersThatAreTypedAreNotOffered() throws {
    let controller = TypingController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 60, height: 6), [])
    #expect(pilot.screen.row(5).hasPrefix(" Ctrl+F Find  F1 All "))
    pilot.press(.tab)
    #expect(pilot.screen.row(5).hasPrefix(" Q Quit  Shift+N New  / Find  F1 All "))
    pilot.press(.tab)
    pilot.perform { controller.field.isEditable = false }
    #expect(pilot.screen.row(5).hasPrefix(" Q Quit"), "Nothing is typed into it.")
    let names = pilot.elements.compactMap(\.label)
    #expect(names.contains(.verbatim("Quit")), "Lines have all commands.")
  }

  @Test func theCommandsOfEditingAreLast() throws {
    let pilot = try Pilot(TypingController(), in: "en", size: Size(width: 60, height: 6), [])
    pilot.type("x")
    let row = pilot.screen.row(5)
    #expect(row.hasPrefix(" Ctrl+F Find  F1 All  Ctrl+_ Undo"), "\(row)")
    pilot.resize(to: Size(width: 26, height: 6))
    #expect(pilot.screen.row(5).hasPrefix(" Ctrl+F Find  F1 All …"), "They give way first.")
  }
}
