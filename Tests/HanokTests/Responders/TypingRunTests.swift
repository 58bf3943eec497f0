import HanokTesting
import Testing

@testable import Hanok

/// Letters that continue typing lose, save and close nothing.
@Suite struct TypingRunTests {
  /// A form with a field, a button with the focus, and a letter command.
  private final class Form: ViewController {
    let field = TextField()
    let add = Button(.verbatim("Add"))
    let save = Button(.verbatim("Save"), mnemonic: .verbatim("s"))
    var (saves, additions, commands) = (0, 0, 0)

    override func loadView() {
      save.addAction { [weak self] in self?.saves += 1 }
      add.addAction { [weak self] in self?.additions += 1 }
      view = StackView(.vertical, views: [field, add, save])
    }

    override var unsavedContent: Message? { field.text.isEmpty ? nil : .verbatim("Form") }

    override var keyCommands: [KeyCommand] {
      [KeyCommand(.character("x")) { [weak self] in self?.commands += 1 }]
    }
  }

  private let form = Form()

  private func pilot() throws -> Pilot {
    try Pilot(form, in: "en", size: Size(width: 40, height: 12), [])
  }

  /// Presents a question whose destructive answer has the letter `d`.
  private func ask(_ pilot: Pilot) -> AlertController {
    let question = AlertController(
      .verbatim("Delete?"),
      actions: [
        AlertAction(.verbatim("Keep"), style: .cancel, mnemonic: .verbatim("k")),
        AlertAction(.verbatim("Delete"), style: .destructive, mnemonic: .verbatim("dㅇ")),
      ])
    pilot.perform { form.present(question) }
    return question
  }

  @Test(arguments: ["d", "D", "ㅇ"])
  func aDestructiveAnswerNeedsAPause(letter: String) throws {
    let pilot = try pilot()
    pilot.perform { form.add.becomeFirstResponder() }
    pilot.type("q")
    let question = ask(pilot)
    for _ in 1...5 {
      pilot.advance(by: .milliseconds(999))
      pilot.type(letter)
    }
    #expect(question.answer == nil && pilot.application.window.topViewController === question)
    pilot.advance(by: .seconds(1))
    pilot.type(letter)
    #expect(question.answer?.style == .destructive)
  }

  @Test func otherAnswersNeedNoPause() throws {
    let pilot = try pilot()
    pilot.perform { form.add.becomeFirstResponder() }
    pilot.type("q")
    let question = ask(pilot)
    pilot.type("k")
    #expect(question.answer?.style == .cancel)
  }

  /// Whoever uses the answer itself, or ends the typing first, means it.
  @Test(arguments: ["alt", "enter", "click", "escape"])
  func aDeliberateAnswerNeedsNoPause(way: String) throws {
    let pilot = try pilot()
    pilot.perform { form.add.becomeFirstResponder() }
    pilot.type("q")
    if way == "escape" { pilot.press(.escape) }
    let question = ask(pilot)
    switch way {
    case "alt": pilot.press(.character("d"), .alt)
    case "enter":
      pilot.press(.tab)
      pilot.press(.enter)
    case "click": try pilot.click(on: "D Delete")
    default: pilot.type("d")
    }
    #expect(question.answer?.style == .destructive)
  }

  @Test func aWordOnAButtonReachesNoCommand() throws {
    let pilot = try pilot()
    pilot.perform { form.field.becomeFirstResponder() }
    pilot.type("Bob")
    pilot.press(.tab)
    #expect(form.add.isFirstResponder)
    for _ in 1...3 {
      for letter in ["s", "x", " "] { pilot.type(letter) }
      pilot.press(.backspace)
      pilot.advance(by: .milliseconds(999))
    }
    #expect((form.saves, form.additions, form.commands) == (0, 0, 0))
    for letter in ["s", "x", " "] {
      pilot.advance(by: .seconds(1))
      pilot.type(letter)
    }
    #expect((form.saves, form.additions, form.commands) == (1, 1, 1))
  }

  @Test func aSpacePressesAButtonDirectlyAfterTab() throws {
    let pilot = try pilot()
    pilot.perform { form.field.becomeFirstResponder() }
    pilot.type("Bob")
    pilot.press(.tab)
    pilot.type(" ")
    #expect(form.additions == 1)
  }

  /// A key that a list or a button uses isn't part of a word.
  @Test(arguments: [Key.character(" "), .enter])
  func aKeyThatAButtonUsesEndsTheTyping(key: Key) throws {
    let pilot = try pilot()
    pilot.perform { form.field.becomeFirstResponder() }
    pilot.type("Bob")
    pilot.press(.tab)
    pilot.press(key)
    pilot.type("s")
    #expect((form.additions, form.saves) == (1, 1))
  }

  @Test func aKeyThatAFieldUsesContinuesTheTyping() throws {
    let pilot = try pilot()
    pilot.perform { form.field.becomeFirstResponder() }
    pilot.type("Bob")
    for key in [Key.left, .enter, .tab, .delete] { pilot.press(key) }
    pilot.type("s")
    #expect(form.saves == 0)
  }

  @Test func withoutUnsavedContentLettersAreCommands() throws {
    let pilot = try pilot()
    pilot.perform { form.add.becomeFirstResponder() }
    for letter in ["s", "s", "x", "x"] { pilot.type(letter) }
    #expect(form.saves == 2 && form.commands == 2)
  }

  @Test func theListOfCommandsAsksBeforeItEndsTheProgram() throws {
    let pilot = try pilot()
    pilot.perform { form.field.becomeFirstResponder() }
    pilot.type("Bob")
    let quit = pilot.application.window.commandGroupsInForce.flatMap(\.commands).first {
      $0.keys.contains(KeyEvent(.character("c"), .control))
    }
    pilot.perform { quit?.action() }
    #expect(pilot.isRunning && TypedTextWatch.isAsking(pilot))
  }
}
