import Hanok
import HanokTesting
import HanokTerminal
import Testing

@Suite struct ComposerViewTests {
  private let composer = ComposerView()
  private let stage: Stage

  /// Collects what is sent.
  private final class ChatController: ViewController {
    let composer: ComposerView
    private(set) var sent: [String] = []

    init(_ composer: ComposerView) { self.composer = composer }

    override func loadView() {
      view = StackView(.vertical, views: [composer, SpacerView()])
      composer.addTarget(self, action: ChatController.send)
    }

    private func send() { sent.append(composer.takeMessage()) }
  }

  private let controller: ChatController

  init() throws {
    controller = ChatController(composer)
    stage = try Stage(controller, width: 20, height: 12)
    stage.perform { _ = composer.becomeFirstResponder() }
  }

  private func paste(_ text: String) { stage.perform { _ = composer.pasted(text) } }

  @Test func enterSendsTheTextAndEmptiesTheView() {
    stage.type("one")
    stage.press(.enter)
    #expect(controller.sent == ["one"])
    #expect(composer.text.isEmpty)
    #expect(stage.difference == nil)
  }

  @Test(arguments: ["", "  ", "\n"]) func aBlankTextIsNotSent(text: String) {
    stage.perform { composer.text = text }
    stage.press(.enter)
    #expect(controller.sent.isEmpty)
    #expect(composer.text == text)
  }

  @Test(
    arguments: [
      KeyEvent(.enter, .shift), KeyEvent(.enter, .alt), KeyEvent(.character("j"), .control),
    ]) func aModifierBeginsANewLine(key: KeyEvent)
  {
    stage.type("a")
    stage.press(key.key, modifiers: key.modifiers)
    stage.type("b")
    #expect(composer.text == "a\nb")
    #expect(controller.sent.isEmpty)
    stage.press(.enter)
    #expect(controller.sent == ["a\nb"])
  }

  @Test func itGrowsUpToItsMaximumAndShrinks() {
    stage.perform { composer.maximumRows = 3 }
    #expect(composer.frame.height == 1)
    for count in 2...5 {
      stage.press(.enter, modifiers: .shift)
      #expect(composer.frame.height == min(count, 3))
    }
    stage.perform { composer.text = "" }
    #expect(composer.frame.height == 1)
    // A long line wraps: 18 cells are for text.
    stage.type(String(repeating: "x", count: 18))
    #expect(composer.frame.height == 1)
    stage.type("x")
    #expect(composer.frame.height == 2)
    #expect(stage.difference == nil)
  }

  @Test func upAndDownShowWhatWasSent() {
    for text in ["one", "two\nlines"] {
      stage.perform { composer.text = text }
      stage.press(.enter)
    }
    stage.type("draft")
    stage.press(.up)
    #expect(composer.text == "two\nlines")
    stage.press(.up)
    #expect(composer.text == "one")
    stage.press(.up)
    #expect(composer.text == "one")
    stage.press(.down)
    #expect(composer.text == "two\nlines")
    stage.press(.up)
    #expect(composer.text == "two\nlines", "From the second of two rows, Up moves.")
    stage.press(.down)
    stage.press(.down)
    #expect(composer.text == "draft")
    #expect(composer.history == ["one", "two\nlines"])
  }

  @Test func aRepeatedMessageIsKeptOnce() {
    for _ in 0..<2 {
      stage.type("one")
      stage.press(.enter)
    }
    #expect(composer.history == ["one"])
  }

  @Test func aLongPasteIsOneUnitAndIsSentWhole() {
    let long = (1...20).map { "line \($0)" }.joined(separator: "\n")
    stage.type("see ")
    paste(long)
    #expect(composer.text == "see [Pasted text 1: 20 lines]")
    #expect(composer.frame.height <= 2)
    paste(String(repeating: "x", count: 1_000_000))
    #expect(composer.text.hasSuffix("[Pasted text 2: 1 line]"))
    stage.press(.backspace)
    #expect(composer.text == "see [Pasted text 1: 20 lines]")
    stage.press(.enter)
    #expect(controller.sent == ["see " + long])
    paste("a\nb")
    #expect(composer.text == "a\nb", "A short paste is text.")
  }

  @Test func aWordAfterACharacterIsCompletedAtTheCaret() {
    stage.perform {
      composer.setCompletions(.texts(["@kim", "@kimura", "@lee"]), after: "@")
      composer.setCompletions(.texts(["/help", "/quit"]), after: "/")
    }
    stage.type("ask @k")
    #expect(stage.screen.text.contains("@kimura"))
    stage.press(.tab)
    #expect(composer.text == "ask @kim ")
    #expect(!stage.screen.text.contains("@kimura"))
    stage.type("a@k")
    #expect(!stage.screen.text.contains("@kimura"), "It is within a word.")
    stage.type(" @k")
    stage.press(.down, .enter)
    #expect(controller.sent.isEmpty, "Enter uses the highlighted completion.")
    stage.press(.enter)
    #expect(controller.sent.count == 1)
    stage.type("/q")
    stage.press(.escape)
    stage.press(.enter)
    #expect(controller.sent.last == "/q")
  }

  @Test func inLineModeALineIsAMessage() throws {
    let composer = ComposerView(placeholder: .verbatim("Message"))
    let controller = ChatController(composer)
    let pilot = try LinePilot(controller, in: "en")
    pilot.enter("hello there")
    #expect(controller.sent == ["hello there"])
  }
}
