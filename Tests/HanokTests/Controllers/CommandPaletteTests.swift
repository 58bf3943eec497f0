import Hanok
import HanokTesting
import Testing

@Suite struct CommandPaletteTests {
  /// A screen with commands whose names are in two languages.
  private final class CommandController: ViewController {
    var notes: [String] = []
    private let button = Button(.verbatim("go"))

    override func loadView() { view = StackView(.vertical, views: [button]) }

    private func command(_ title: Message, _ note: String, _ key: Int, reading: Message? = nil)
      -> KeyCommand
    {
      KeyCommand(title, keys: [KeyEvent(.function(key))], reading: reading) { [weak self] in
        self?.notes.append(note)
      }
    }

    override var keyCommands: [KeyCommand] {
      [
        command(.Hanok.alertCancel, "cancel", 1), command(.Hanok.settingsTitle, "settings", 2),
        command(.verbatim("保存"), "save", 3, reading: .verbatim("ほぞん")),
        KeyCommand(.function(4)) { [weak self] in self?.notes.append("nameless") },
        KeyCommand(.function(5), title: .Hanok.dismiss, isEnabled: false) {},
      ]
    }
  }

  private let controller = CommandController()

  private func open(_ language: String, height: Int = 16) throws -> Stage {
    let stage = try Stage(controller, in: language, width: 44, height: height)
    stage.perform { controller.presentCommandPalette() }
    return stage
  }

  private func rows(_ stage: Stage) -> [String] {
    (0..<stage.screen.size.height).map { stage.screen.row($0).trimmedEnd }
      .filter { !$0.isEmpty && !$0.contains(" go ") }
  }

  @Test func allCommandsAreListedWithTheirSourceTitles() throws {
    let shown = rows(try open("ko"))
    #expect(shown.count == 7)
    #expect(shown[0].contains("╭ 모든 명령 ─"))
    #expect(shown[1].contains("명령 검색"))
    #expect(shown[3].contains("› 취소  Cancel ") && shown[3].hasSuffix(" F1 │"))
    #expect(shown[4].contains("  설정  Settings ") && shown[4].hasSuffix(" F2 │"))
    #expect(shown[5].contains("  保存  保存 ") && shown[5].hasSuffix(" F3 │"))
  }

  @Test func theCommandThatOpensItIsNotInIt() throws {
    final class Screen: ViewController {
      override func loadView() { view = StackView(.vertical, views: [Button(.verbatim("go"))]) }
      override var keyCommands: [KeyCommand] {
        [paletteCommand(), KeyCommand(.function(2), title: .verbatim("Two")) {}]
      }
    }
    let stage = try Stage(Screen(), width: 44, height: 16)
    stage.press(.function(1))
    #expect(stage.screen.text.contains("╭ All commands ─"))
    #expect(stage.screen.text.contains("› Two"))
    #expect(stage.screen.text.matches(of: /All commands/).count == 1)
  }

  /// An app has the three commands of every app without writing their keys.
  @Test func theCommandsOfEveryAppHaveKeys() throws {
    final class Screen: ViewController {
      var hasLeft = false
      override func loadView() { view = StackView(.vertical, views: [TextField()]) }
      override var keyCommands: [KeyCommand] {
        [
          paletteCommand(), languageCommand(),
          quitCommand(.verbatim("Leave")) { [weak self] in self?.hasLeft = true },
          quitCommand(keys: [KeyEvent(.function(10))]),
        ]
      }
    }
    let screen = Screen()
    let stage = try Stage(screen, in: "en", width: 44, height: 16)
    let names = screen.keyCommands.map { command in
      command.title.map { stage.application.traits.localizer.string($0) } ?? ""
    }
    #expect(names == ["All commands", "Language", "Leave", "Quit"])
    let language = stage.application.traits.localizer.language
    stage.press(.function(2))
    #expect(stage.application.traits.localizer.language != language)
    stage.press(.character("q"), modifiers: .control)
    #expect(screen.hasLeft && stage.application.exitStatus == nil)
    stage.press(.function(10))
    #expect(stage.application.exitStatus == 0)
  }

  @Test func oneIsEnough() throws {
    let stage = try open("en")
    stage.perform { controller.presentCommandPalette() }
    stage.press(.escape)
    #expect(stage.top === controller)
  }

  @Test func aScreenThatIsCoveredOpensItToo() throws {
    let stage = try Stage(controller, in: "en", width: 44, height: 16)
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { controller.present(cover) }
    stage.perform { controller.presentCommandPalette() }
    #expect(stage.top is CommandPalette && cover.presentedViewController === stage.top)
  }

  @Test func aLongSearchWithoutAResultIsReportedInSeveralLines() throws {
    let stage = try Stage(controller, in: "en", width: 24, height: 16)
    stage.perform { controller.presentCommandPalette() }
    stage.type("xyz")
    #expect(stage.screen.text.contains("No commands") && !stage.screen.text.contains("…"))
  }

  @Test func rowsMirror() throws {
    let shown = rows(try open("ar"))
    #expect(shown[3].hasSuffix("Cancel  ءاغلإ ‹ │") && shown[3].contains("│ F1  "), "\(shown[3])")
  }

  @Test(arguments: [
    ("ko", "ㅅㅈ", "settings"), ("ko", "sett", "settings"), ("ko", "취", "cancel"),
    ("ja", "hozon", "save"), ("ja", "ほぞ", "save"), ("ja", "キャン", "cancel"), ("en", "can", "cancel"),
    ("de", "einst", "settings"),
  ])
  func aCommandIsFoundAndPerformed(language: String, typed: String, note: String) throws {
    let stage = try open(language)
    stage.type(typed)
    stage.press(.enter)
    #expect(controller.notes == [note])
    #expect(stage.top === controller && controller.presentedViewController == nil)
  }

  @Test(arguments: [
    ([Key.down], "settings"), ([.down, .down, .down, .up], "save"), ([.down, .down], "save"),
    ([.up], "save"), ([.up, .down], "cancel"),
  ])
  func arrowsChooseTheRow(keys: [Key], note: String) throws {
    let stage = try open("en")
    for key in keys + [.enter] { stage.press(key) }
    #expect(controller.notes == [note])
  }

  @Test func aClickPerformsARowOnRelease() throws {
    let stage = try open("en")
    let y = try #require((0..<16).first { stage.screen.row($0).contains("Settings") })
    stage.mouse(.press(.left), x: 20, y: y)
    #expect(controller.notes == [] && stage.screen.row(y).contains("› Settings"))
    stage.mouse(.drag(.left), x: 0, y: 0)
    stage.mouse(.release(.left), x: 0, y: 0)
    #expect(controller.notes == [] && stage.top !== controller, "It was released elsewhere.")
    stage.click(x: 20, y: y)
    #expect(controller.notes == ["settings"])
  }

  @Test func theWheelScrollsAndTheFieldKeepsTheKeys() throws {
    let commands = (1...30).map { KeyCommand(.function(1), title: .verbatim("Command \($0)")) {} }
    let stage = try Stage(controller, width: 44, height: 20)
    stage.perform { controller.present(CommandPalette(commands)) }
    stage.mouse(.wheel(.down), x: 20, y: 8)
    #expect(rows(stage).contains { $0.contains("Command 13 ") })
    #expect(!rows(stage).contains { $0.contains("›") }, "The first row is still the current one.")
    stage.press(.tab)
    stage.press(.down)
    #expect(rows(stage).contains { $0.contains("› Command 2 ") })
  }

  @Test func inASmallWindowBothTheFieldAndTheRowAreSeen() throws {
    let commands = (1...30).map { KeyCommand(.function(1), title: .verbatim("Command \($0)")) {} }
    let stage = try Stage(controller, width: 40, height: 6)
    stage.perform { controller.present(CommandPalette(commands)) }
    for _ in 0..<8 { stage.press(.down) }
    #expect(stage.screen.text.contains("› Command 9 "))
    stage.type("2")
    #expect(stage.screen.row(1).hasPrefix(" 2 "), "\(stage.screen.text)")
    #expect(stage.screen.text.contains("› Command 2 "))
  }

  @Test func cutTitlesAreReported() throws {
    let title = "A command of more words than the sheet has room for"
    let pilot = try Pilot(controller, in: "en", size: Size(width: 44, height: 16), [])
    pilot.perform {
      controller.present(CommandPalette([KeyCommand(.function(1), title: .verbatim(title)) {}]))
    }
    pilot.advance(by: .zero)
    #expect(pilot.truncatedTexts == [title])
  }

  @Test func nothingFoundIsReported() throws {
    let stage = try open("en")
    stage.type("xyz")
    #expect(rows(stage).contains { $0.contains("No commands match.") })
    stage.press(.enter)
    #expect(controller.notes.isEmpty && stage.top !== controller)
    stage.press(.escape)
    #expect(stage.top === controller)
  }

  @Test func theRowThatIsChosenStaysInSightAndTheSheetAsHigh() throws {
    let commands = (1...30).map { number in
      KeyCommand(.function(1), title: .verbatim("Command \(number)")) {}
    }
    let stage = try Stage(controller, width: 44, height: 20)
    stage.perform { controller.present(CommandPalette(commands)) }
    let count = rows(stage).count
    #expect(rows(stage).contains { $0.contains("Command 10 ") })
    #expect(!rows(stage).contains { $0.contains("Command 11") })
    for _ in 0..<12 { stage.press(.down) }
    #expect(rows(stage).contains { $0.contains("› Command 13") })
    #expect(!rows(stage).contains { $0.contains("Command 3 ") })
    stage.type("27")
    #expect(rows(stage).count == count && rows(stage).contains { $0.contains("› Command 27") })
    #expect(stage.difference == nil)
  }

  @Test func rowsWithoutRoomAreOmitted() throws {
    let command = KeyCommand(.function(1), .control, title: .Hanok.settingsTitle) {}
    var kinds: Set<String> = []
    for width in 14...60 {
      let stage = try Stage(controller, in: "ko", width: width, height: 12)
      stage.perform { controller.present(CommandPalette([command])) }
      let row = rows(stage).first { $0.contains("› 설정") } ?? ""
      let (hasNote, hasKey) = (row.contains("Settings"), row.contains("Ctrl+F1"))
      #expect(!row.isEmpty && (hasKey || !hasNote), "\(width): the key counts more than the note")
      kinds.insert("\(hasNote) \(hasKey)")
      stage.perform { controller.dismiss() }
    }
    #expect(kinds == ["false false", "false true", "true true"])
  }

  @Test(arguments: [
    ([Key.pageDown], "10"), ([.pageDown, .pageUp], "1"), ([.end], "30"), ([.end, .home], "1"),
    ([.pageDown, .pageDown, .pageDown, .pageDown], "30"), ([.pageUp], "1"),
    ([.end, .up, .pageUp], "20"), ([.end, .down], "1"),
  ])
  func keysGoByPagesAndToTheEnds(keys: [Key], title: String) throws {
    var performed = ""
    let commands = (1...30).map { number in
      KeyCommand(.function(1), title: .verbatim("Command \(number)")) { performed = "\(number)" }
    }
    let stage = try Stage(controller, width: 44, height: 20)
    stage.perform { controller.present(CommandPalette(commands)) }
    for key in keys + [.enter] { stage.press(key) }
    #expect(performed == title)
  }

  @Test func homeAndEndMoveTheCursorFirst() throws {
    let commands = (1...9).map { KeyCommand(.function(1), title: .verbatim("Command \($0)")) {} }
    let stage = try Stage(controller, width: 44, height: 20)
    stage.perform { controller.present(CommandPalette(commands)) }
    stage.type("com")
    let cursor = try #require(stage.screen.cursor)
    stage.press(.home)
    #expect(stage.screen.cursor?.x == cursor.x - 3)
    stage.press(.end)
    #expect(stage.screen.cursor == cursor)
    #expect(rows(stage).contains { $0.contains("› Command 1 ") })
    stage.press(.end)
    #expect(rows(stage).contains { $0.contains("› Command 9 ") })
    stage.press(.home, modifiers: .control)
    #expect(stage.screen.cursor == cursor)
    #expect(rows(stage).contains { $0.contains("› Command 1 ") })
    stage.press(.end, modifiers: .control)
    #expect(rows(stage).contains { $0.contains("› Command 9 ") })
  }

  /// A screen with a menu bar whose commands have keys or none.
  private final class MenuScreen: ViewController {
    var notes: [String] = []

    override func loadView() {
      let recent = Menu(items: [item(.verbatim("hanok.md"), "recent")])
      let menu = Menu(
        .verbatim("File"),
        items: [
          item(.Hanok.settingsTitle, "settings"),
          item(.Hanok.alertCancel, "cancel", KeyEvent(.function(4))),
          MenuItem(.verbatim("Recent"), submenu: recent), .separator,
          MenuItem(.verbatim("Never"), isEnabled: false) {},
          item(.verbatim("Other"), "other", KeyEvent(.function(5))),
          item(.verbatim("Same"), "menu", KeyEvent(.function(5))),
        ])
      view = StackView(.vertical, views: [MenuBar([menu]), Button(.verbatim("go"))])
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(.function(5), title: .verbatim("Same")) { [weak self] in
          self?.notes.append("own")
        }
      ]
    }

    private func item(_ title: Message, _ note: String, _ key: KeyEvent? = nil) -> MenuItem {
      MenuItem(title, keyEquivalent: key) { [weak self] in self?.notes.append(note) }
    }
  }

  @Test func theCommandsOfMenusAreAmongThem() throws {
    let screen = MenuScreen()
    let stage = try Stage(screen, in: "ko", width: 50, height: 20)
    stage.perform { screen.presentCommandPalette() }
    let shown = rows(stage)
    #expect(shown.contains { $0.contains("설정  Settings") && !$0.contains("F") })
    #expect(shown.contains { $0.contains("취소  Cancel") && $0.contains(" F4 ") })
    #expect(shown.contains { $0.contains("hanok.md") })
    #expect(!shown.contains { $0.contains("Never") || $0.contains("Recent") })
    #expect(shown.filter { $0.contains("Same") }.count == 1, "It can't be performed twice.")
    #expect(shown.contains { $0.contains("Other") })
    stage.type("ㅅㅈ")
    stage.press(.enter)
    #expect(screen.notes == ["settings"])
    stage.perform { screen.presentCommandPalette() }
    stage.type("hanok")
    stage.press(.enter)
    #expect(screen.notes == ["settings", "recent"])
  }

  @Test func linesNameTheKeys() throws {
    let conversation = try LinePilot(controller, in: "en")
    conversation.application.perform { controller.presentCommandPalette() }
    #expect(conversation.advance(by: .zero).contains("Settings (F2)"))
  }

  @Test func linesSearchAndChoose() throws {
    let conversation = try LinePilot(controller, in: "en")
    conversation.application.perform { controller.presentCommandPalette() }
    let opening = conversation.advance(by: .zero)
    #expect(opening.contains("All commands") && opening.contains("Settings"))
    #expect(conversation.enter("sett").contains("Settings"))
    #expect(controller.notes.isEmpty, "It has searched.")
    conversation.enter("settings")
    #expect(controller.notes == ["settings"])
  }

  @Test func theOtherNameIsLessThanTheNameUntilItsRowIsChosen() throws {
    let stage = try open("ko")
    let row = try #require(
      (0..<stage.screen.size.height).first { stage.screen.row($0).contains("Cancel") })
    func noteStyle(_ y: Int) throws -> Style {
      let note = try #require(stage.screen.row(y).firstRange(of: "Cancel"))
      return stage.screen[CellWidth.of(stage.screen.row(y)[..<note.lowerBound]), y].style
    }
    let chosen = try noteStyle(row)
    stage.press(.down)
    #expect(try noteStyle(row) != chosen)
    #expect(try noteStyle(row).attributes.contains(.dim))
  }

  /// A screen whose button has a letter, and a command that does the same.
  private final class LetterController: ViewController {
    let field = TextField()
    let button = Button(.verbatim("New"), mnemonic: .verbatim("nㅜ"))

    override func loadView() { view = StackView(.vertical, views: [button, field]) }

    override var keyCommands: [KeyCommand] {
      [KeyCommand(.verbatim("New"), keys: [], mnemonic: .verbatim("nㅜ")) {}]
    }
  }

  private final class TypingController: ViewController {
    let field = TextField()
    let button = Button(.verbatim("OK"))

    override func loadView() { view = StackView(.vertical, views: [field, button]) }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(
          .verbatim("Undo"), keys: [KeyEvent(.character("u"), .alt)]
        ) {},
        KeyCommand(
          .verbatim("Quit"), keys: [KeyEvent(.character("q")), KeyEvent(.character("q"), .control)]
        ) {},
        KeyCommand(.verbatim("Find"), keys: [KeyEvent(.character("/"))]) {},
      ]
    }
  }

  @Test func aKeyThatTypesIsLeftOutAndACommandOfTheSameNameIsListedOnce() throws {
    let controller = TypingController()
    let stage = try Stage(controller, width: 44, height: 16)
    stage.perform { controller.field.becomeFirstResponder() }
    func keys(_ title: String) -> [[KeyEvent]] {
      stage.window.performableCommands.filter { command in
        command.title.map { stage.window.traits?.localizer.string($0) == title } ?? false
      }.map(\.keys)
    }
    #expect(keys("Quit") == [[KeyEvent(.character("q"), .control)]])
    #expect(keys("Find") == [[]])
    #expect(keys("Undo") == [[KeyEvent(.character("u"), .alt)]])
    stage.perform { controller.field.insertText("x") }
    #expect(keys("Undo").count == 1, "The field undoes, and does so under the same name.")
    stage.perform { controller.field.resignFirstResponder() }
    #expect(keys("Quit").first?.first == KeyEvent(.character("q")))
  }

  @Test func aCommandHasTheLetterOfTheButtonThatDoesTheSame() throws {
    let controller = LetterController()
    let stage = try Stage(controller, width: 44, height: 16)
    func keys() -> [KeyEvent] { stage.window.performableCommands.flatMap(\.keys) }
    #expect(keys() == [KeyEvent(.character("n"))])
    #expect(stage.window.commandsInForce.isEmpty, "The button has the key.")
    #expect(stage.window.clashingKeys == [])
    stage.perform { controller.field.becomeFirstResponder() }
    #expect(keys().first == KeyEvent(.character("n"), .alt), "\(keys())")
    stage.perform { controller.button.isEnabled = false }
    #expect(keys() == [])
    stage.perform { controller.button.isEnabled = true }
    stage.perform { controller.presentCommandPalette() }
    #expect(
      rows(stage).contains { $0.contains("New") && $0.hasSuffix(" Alt+N │") }, "\(rows(stage))")
  }
}
