import Hanok
import HanokTesting
import Testing

@Suite struct KeyCommandTests {
  /// A screen with commands, which notes those that were performed.
  private final class CommandController: ViewController {
    var notes: [String] = []
    var canSave = true
    let button = CommandButton(.verbatim("Go"), mnemonic: .verbatim("g"))

    override func loadView() { view = StackView(.vertical, views: [button]) }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(.function(1), title: .verbatim("Help")) { [unowned self] in notes.append("help")
        },
        KeyCommand(
          .verbatim("Save"), keys: [KeyEvent(.character("s"), .control), KeyEvent(.function(2))],
          isEnabled: canSave
        ) { [unowned self] in notes.append("save") },
        KeyCommand(.delete) { [unowned self] in notes.append("delete all") },
      ]
    }
  }

  private final class CommandButton: Button {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand] { commands }
  }

  private let controller = CommandController()

  private func names(_ stage: Stage) -> [String] {
    stage.window.commandsInForce.map { command in
      command.title.map { stage.application.traits.localizer.string($0) } ?? "-"
    }
  }

  @Test func aKeyPerformsItsCommand() throws {
    let stage = try Stage(controller)
    stage.press(.function(1), .function(2), .delete, .function(3))
    stage.press(.character("s"), modifiers: .control)
    #expect(controller.notes == ["help", "save", "delete all", "save"])
  }

  @Test func theCommandsInForceAreListedOnce() throws {
    let stage = try Stage(controller)
    #expect(names(stage) == ["Help", "Save", "-"])
    controller.button.commands = [
      KeyCommand(.delete, title: .verbatim("Delete one")) { [controller] in
        controller.notes.append("delete one")
      }
    ]
    #expect(names(stage) == ["Delete one", "Help", "Save"])
    stage.press(.delete)
    #expect(controller.notes == ["delete one"])
    stage.window.commandsInForce[1].action()
    #expect(controller.notes.last == "help")
  }

  @Test func aKeyThatTwoHaveIsLeftToTheFirst() throws {
    controller.button.commands = [KeyCommand(.function(2)) {}]
    let stage = try Stage(controller)
    let save = stage.window.commandsInForce.first { $0.title == .verbatim("Save") }
    #expect(save?.keys == [KeyEvent(.character("s"), .control)])
    #expect(stage.window.clashingKeys == [KeyEvent(.function(2))])
  }

  @Test func aCommandThatCanNotBePerformedIsNotInForce() throws {
    controller.canSave = false
    let stage = try Stage(controller)
    #expect(names(stage) == ["Help", "-"])
    stage.press(.function(2))
    #expect(controller.notes == [])
    #expect(stage.window.clashingKeys == [])
  }

  @Test func keysThatClashAreFound() throws {
    let stage = try Stage(controller)
    #expect(stage.window.clashingKeys == [])
    controller.button.commands = [
      KeyCommand(.character("g")) {}, KeyCommand(.function(1)) {}, KeyCommand(.function(1)) {},
    ]
    #expect(
      stage.window.clashingKeys == [KeyEvent(.function(1)), KeyEvent(.character("g"))])
    // The same key twice in one command clashes with nothing.
    controller.button.commands = [
      KeyCommand(nil, keys: [KeyEvent(.end), KeyEvent(.end)]) {}
    ]
    #expect(stage.window.clashingKeys == [])
  }

  @Test func theLettersOfOneControlDoNotClash() throws {
    controller.button.mnemonic = .verbatim("gGｇ")
    #expect(try Stage(controller).window.clashingKeys == [])
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet, .popover])
  func commandsEndAtAPresentation(style: ModalPresentationStyle) throws {
    let stage = try Stage(controller)
    let upper = CommandController()
    upper.modalPresentationStyle = style
    stage.perform { controller.present(upper) }
    stage.press(.function(1))
    #expect(upper.notes == ["help"])
    let plain = ViewController()
    plain.modalPresentationStyle = style
    stage.perform { upper.present(plain) }
    stage.press(.function(1), .function(2), .delete)
    #expect(upper.notes == ["help"] && controller.notes == [])
    #expect(names(stage) == ["Close"])
    #expect(stage.window.performableCommands.count == 1)
    let groups = stage.window.commandGroupsInForce
    #expect(
      groups.map { $0.commands.compactMap(\.title?.key) } == [
        ["keys.cancel"], ["help.next", "help.previous", "help.quit"],
      ])
    stage.press(.escape)
    #expect(stage.top === upper)
    stage.press(.function(1))
    #expect(upper.notes == ["help", "help"])
    stage.press(.character("c"), modifiers: .control)
    #expect(!stage.device.isEntered, "The application's own key goes on.")
  }

  @Test func pastedTextEndsAtAPresentation() throws {
    final class PasteController: ViewController {
      var text = ""
      override func pasted(_ text: String) -> Bool {
        self.text += text
        return true
      }
    }
    let root = PasteController()
    let stage = try Stage(root)
    stage.application.handle(.paste("one"))
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    stage.perform { root.present(sheet) }
    stage.application.handle(.paste("two"))
    #expect(root.text == "one")
  }

  @Test func anAlertTakesTheKeysOfTheScreenBelow() throws {
    let stage = try Stage(controller)
    let alert = AlertController(.verbatim("Sure?"))
    alert.actions = [.cancel(), AlertAction(.verbatim("Yes"))]
    stage.perform { controller.present(alert) }
    #expect(names(stage) == ["Cancel"])
    stage.press(.function(1), .delete)
    #expect(controller.notes == [] && stage.top === alert)
  }

  @Test func aLayerThatAsksBeforeItClosesOffersNoOtherWay() throws {
    final class Form: ViewController {
      var asked = 0
      override var keyCommands: [KeyCommand] {
        [KeyCommand(.escape, title: .verbatim("Leave")) { [unowned self] in asked += 1 }]
      }
    }
    let stage = try Stage(controller)
    let form = Form()
    stage.perform { controller.present(form) }
    #expect(stage.window.performableCommands.map(\.title) == [.verbatim("Leave")])
    stage.press(.escape)
    #expect(form.asked == 1 && stage.top === form)
  }

  @Test func controlCLeavesWhereNothingTakesIt() throws {
    let stage = try Stage(controller)
    stage.press(.character("c"))
    #expect(stage.device.isEntered)
    stage.press(.character("c"), modifiers: .control)
    #expect(!stage.device.isEntered)
  }

  @Test func aDisabledCommandLeavesItsKeysToTheNext() throws {
    let stage = try Stage(controller)
    var notes: [String] = []
    controller.button.commands = [
      KeyCommand(.function(1), title: .verbatim("Inner"), isEnabled: false) {
        notes.append("inner")
      }
    ]
    #expect(names(stage).contains("Help") && !names(stage).contains("Inner"))
    stage.press(.function(1))
    #expect(controller.notes == ["help"] && notes.isEmpty)
  }

  @Test(arguments: [KeyModifiers.control, .alt])
  func arrowsAndTabWithModifiersMoveNoFocus(modifiers: KeyModifiers) throws {
    let buttons = [Button(.verbatim("one")), Button(.verbatim("two"))]
    let stage = try Stage(StackView(.vertical, views: buttons))
    stage.press(.down, .tab, modifiers: modifiers)
    #expect(buttons[0].isFirstResponder)
  }

  /// A command whose letters are in a table.
  private final class LetterController: ViewController {
    private(set) var count = 0

    override func loadView() {
      view = StackView(.vertical, views: [Button(.verbatim("A")), StatusBar()])
    }

    override var keyCommands: [KeyCommand] {
      let letters = Message("reload.keys", table: "T")
      return [
        KeyCommand(Message("reload", table: "T"), keys: letterKeys(of: letters)) {
          [unowned self] in count += 1
        },
        KeyCommand(nil, keys: letterKeys(of: letters, .control)) { [unowned self] in count += 10 },
      ]
    }
  }

  @Test func lettersOfACommandComeFromATable() throws {
    let catalog = Catalog(compiled: [
      CompiledTables([
        .init(language: "en", name: "T", lines: "\"reload\"=\"Reload\";\n\"reload.keys\"=\"r\";"),
        .init(
          language: "ko", name: "T", lines: "\"reload\"=\"새로고침\";\n\"reload.keys\"=\"sㄴㅎ\";"),
      ]), .toolkit,
    ])
    let controller = LetterController()
    let stage = try Stage(controller, width: 30, height: 3)
    func show(_ tag: String) throws {
      let localizer = Localizer(catalog: catalog, language: try LanguageTag(tag))
      stage.perform { stage.application.traits.localizer = localizer }
    }
    try show("en")
    #expect(stage.screen.text.contains("R Reload"))
    stage.type("r")
    #expect(controller.count == 1)
    stage.press(.character("r"), modifiers: .control)
    #expect(controller.count == 11)
    try show("ko")
    #expect(stage.screen.text.contains("S 새로고침"))
    #expect(controller.keyCommands[0].keys.count == 2, "ㄴ is on the key of s.")
    stage.type("r")
    #expect(controller.count == 11)
    stage.type("ㄴㅎs")
    #expect(controller.count == 14)
    #expect(controller.keyCommands[1].keys == [KeyEvent(.character("s"), .control)])
  }
}
