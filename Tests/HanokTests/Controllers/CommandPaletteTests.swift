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
    #expect(shown[1].contains("명령 찾기"))
    #expect(shown[3].contains("▸ 취소") && shown[3].contains("Cancel │"))
    #expect(shown[4].contains("  설정") && shown[4].contains("Settings │"))
    #expect(shown[5].contains("  保存") && shown[5].hasSuffix("保存 │"))
  }

  @Test func rowsMirror() throws {
    let shown = rows(try open("ar"))
    #expect(shown[3].hasSuffix("ءاغلإ ◂ │") && shown[3].contains("│ Cancel"))
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
    ([Key.down], "settings"), ([.down, .down, .down, .up], "settings"), ([.down, .down], "save"),
    ([.up], "cancel"),
  ])
  func arrowsChooseTheRow(keys: [Key], note: String) throws {
    let stage = try open("en")
    for key in keys + [.enter] { stage.press(key) }
    #expect(controller.notes == [note])
  }

  @Test func aClickPerformsARow() throws {
    let stage = try open("en")
    let y = (0..<16).first { stage.screen.row($0).contains("Settings") } ?? 0
    stage.click(x: 20, y: y)
    #expect(controller.notes == ["settings"])
  }

  @Test func nothingFoundIsSaid() throws {
    let stage = try open("en")
    stage.type("xyz")
    #expect(rows(stage).contains { $0.contains("No command has this name.") })
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
    #expect(rows(stage).contains { $0.contains("▸ Command 13") })
    #expect(!rows(stage).contains { $0.contains("Command 3 ") })
    stage.type("27")
    #expect(rows(stage).count == count && rows(stage).contains { $0.contains("▸ Command 27") })
    #expect(stage.difference == nil)
  }

  @Test func linesSearchAndChoose() throws {
    let conversation = try LineConversation(controller)
    conversation.application.perform { controller.presentCommandPalette() }
    let opening = conversation.wait(.zero)
    #expect(opening.contains("All commands") && opening.contains("Settings"))
    #expect(conversation.type("sett").contains("Settings"))
    #expect(controller.notes.isEmpty, "It has searched.")
    conversation.type("settings")
    #expect(controller.notes == ["settings"])
  }
}
