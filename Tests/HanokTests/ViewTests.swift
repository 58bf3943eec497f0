import Hanok
import HanokTesting
import HanokUnicode
import HanokLocalization
import MessageFormat
import HanokTerminal
import Testing

@Suite struct ViewTests {
  /// A screen of two rows of buttons, which notes what happens.
  private final class TestController: ViewController {
    var notes: [String] = []
    let buttons = ["one", "two", "three", "four"].map { Button(.verbatim($0)) }
    let label = Label(.verbatim("label"))

    override func loadView() {
      let rows = [
        StackView(.horizontal, spacing: 1, views: Array(buttons[..<2])),
        StackView(.horizontal, spacing: 1, views: Array(buttons[2...])),
      ]
      view = StackView(.vertical, views: rows + [label])
      for button in buttons {
        button.addAction { [unowned self] in notes.append("\(button.frame.minX)") }
      }
    }

    override func viewDidLoad() { notes.append("didLoad") }
    override func viewWillAppear() { notes.append("willAppear") }
    override func viewDidAppear() { notes.append("didAppear") }
    override func viewWillDisappear() { notes.append("willDisappear") }
    override func viewDidDisappear() { notes.append("didDisappear") }
    override var keyCommands: [KeyCommand] {
      [KeyCommand(.function(1)) { [unowned self] in notes.append("help") }]
    }
  }

  private let controller = TestController()

  private func pilot(_ tag: String = "en") throws -> Pilot {
    try Pilot(controller, in: tag, size: Size(width: 30, height: 4), [])
  }

  @Test func aScreenLivesInUIKitsOrder() throws {
    let pilot = try pilot()
    #expect(controller.notes == ["didLoad", "willAppear", "didAppear"])
    controller.present(ViewController())
    #expect(controller.notes.suffix(2) == ["willDisappear", "didDisappear"])
    controller.dismiss()
    #expect(controller.notes.suffix(2) == ["willAppear", "didAppear"])
    pilot.application.quit()
    #expect(controller.notes.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test(arguments: [
    ([Key.tab], "two"), ([.tab, .tab, .tab], "four"), ([.tab, .tab, .tab, .tab], "one"),
    ([.right], "two"), ([.down], "three"), ([.right, .down], "four"),
    ([.down, .right, .up], "two"),
    ([.left], "one"), ([.up], "one"),
  ])
  func keysMoveTheFocus(keys: [Key], title: String) throws {
    let pilot = try pilot()
    for key in keys { pilot.press(key) }
    #expect(pilot.screen.text.contains("‹ \(title) ›"))
  }

  @Test func shiftTabGoesBack() throws {
    let pilot = try pilot()
    pilot.press(.tab, .shift)
    #expect(pilot.screen.text.contains("‹ four ›"))
  }

  @Test func aKeyClimbsTheChainToItsHandler() throws {
    try pilot().press(.function(1))
    #expect(controller.notes.last == "help")
  }

  @Test func aClickIsAPressAndAReleaseOnTheSameButton() throws {
    let pilot = try pilot()
    try pilot.click(on: "two")
    #expect(controller.notes.last == "\(controller.buttons[1].frame.minX)")
    let count = controller.notes.count
    let away = MouseEvent(.release(.left), at: Point(x: 29, y: 3))
    pilot.application.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 0))))
    pilot.application.handle(.mouse(away))
    #expect(controller.notes.count == count)
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    let pilot = try pilot()
    let before = controller.buttons.map(\.drawCount)
    controller.label.message = .verbatim("other")
    pilot.advance(by: .zero)
    #expect(pilot.screen.text.contains("other"))
    controller.label.message = .verbatim("again")
    pilot.advance(by: .zero)
    #expect(controller.buttons.map(\.drawCount) == before)
  }

  @Test func aRightToLeftLanguageMirrorsTheLayout() throws {
    let pilot = try pilot("ar")
    #expect(controller.buttons[0].frame.maxX == 30)
    #expect(controller.buttons[1].frame.minX < controller.buttons[0].frame.minX)
    #expect(pilot.screen.row(2).hasSuffix("label"))
  }

  @Test func aPasteUsesNoControl() throws {
    let pilot = try pilot()
    let count = controller.notes.count
    pilot.paste("\r \n")
    #expect(controller.notes.count == count)
  }

  @Test func linksLeadWhereTheMessageSays() throws {
    let source = "see {#link href=|https://example.org/ㄱ|}the {#strong}page{/strong}{/link}"
    var screen: Screen?
    let message = MessageFormatter(.english).marked(try ParsedMessage(source))
    let rules = TextLayout.Rules(language: .english)
    let line = TextLayout(AttributedText(message), width: 20, rules: rules).lines.first
    let view = LineView(line)
    let controller = ViewController()
    controller.view = view
    screen = try Pilot(controller, in: "en", size: Size(width: 20, height: 1), []).screen
    #expect(screen?.row(0) == "see the page        ")
    #expect(screen?.link(x: 3, y: 0) == nil)
    #expect(screen?.link(x: 4, y: 0) == "https://example.org/%E3%84%B1")
    #expect(screen?[4, 0].style == Theme().link)
  }

  /// Draws one line.
  private final class LineView: View {
    private let line: TextLine?

    init(_ line: TextLine?) { self.line = line }

    override func draw(in canvas: Canvas) {
      canvas.write(line, at: .zero)
    }
  }

  @Test(arguments: [("en", "████▌─────"), ("ar", "──────████")])
  func aBarShowsAPart(language: String, drawn: String) throws {
    let bar = ProgressView()
    bar.progress = 0.45
    let controller = ViewController()
    controller.view = bar
    let pilot = try Pilot(controller, in: language, size: Size(width: 10, height: 1), [])
    #expect(pilot.screen.row(0) == drawn)
    pilot.application.traits.ambiguousWidth = .wide
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == (language == "en" ? "#####-----" : "-----#####"))
    #expect(pilot.screen.ambiguousWidth == .wide)
  }

  @Test func theScreenIsCalledAsItsController() throws {
    controller.title = .verbatim("Test")
    #expect(try pilot().screen.title == "Test")
  }

  @Test func controlSequencesInTextAreNotExecuted() throws {
    controller.label.message = .verbatim("\u{1B}]0;title\u{7}\u{202E}x")
    let pilot = try pilot()
    let written = String(decoding: pilot.output, as: UTF8.self)
    #expect(!written.contains("title\u{7}"))
    #expect(!written.contains("\u{202E}"))
    #expect(!written.contains("\u{7}"))
  }

  /// A label two stacks deep, beside one that counts how often it is measured.
  private final class NestedController: ViewController {
    final class CountingLabel: Label {
      var measuredCount = 0
      override func sizeThatFits(_ proposal: ProposedSize) -> Size {
        measuredCount += 1
        return super.sizeThatFits(proposal)
      }
    }

    let label = Label(.verbatim("1"))
    let neighbour = CountingLabel(.verbatim("|"))

    override func loadView() {
      let column = StackView(.vertical, alignment: .leading, views: [label])
      view = StackView(.horizontal, alignment: .leading, views: [column, neighbour])
    }
  }

  @Test func aTextThatGrowsMovesItsNeighboursHoweverDeepItIs() throws {
    let controller = NestedController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 10, height: 1), [])
    #expect(pilot.screen.row(0) == "1|        ")
    let measured = controller.neighbour.measuredCount
    controller.label.message = .verbatim("1000")
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == "1000|     ")
    controller.label.isHidden = true
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == "|         ")
    #expect(controller.neighbour.measuredCount == measured)
  }

  @Test func aTextOfTheSameSizeMovesNothing() throws {
    let controller = NestedController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 10, height: 1), [])
    let drawn = controller.neighbour.drawCount
    controller.label.message = .verbatim("2")
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == "2|        ")
    #expect(controller.neighbour.drawCount == drawn)
  }

  /// A button with a letter, which has the focus.
  private final class FocusedController: ViewController {
    override func loadView() {
      view = StackView(
        .vertical, views: [Button(.verbatim("Go"), mnemonic: .verbatim("g"))])
    }
  }

  @Test(arguments: [Theme.dark, .light])
  func theLetterOfAFocusedButtonHasTheColourOfItsGround(theme: Theme) throws {
    let pilot = try Pilot(FocusedController(), in: "en", size: Size(width: 10, height: 1), [])
    pilot.application.traits.theme = theme
    pilot.advance(by: .zero)
    let letter = try #require((0..<10).first { pilot.screen.cluster(x: $0, y: 0) == "G" })
    let style = pilot.screen[letter, 0].style
    #expect(style.foreground == theme.focusedControl.foreground)
    #expect(style.background == theme.focusedControl.background)
  }
}
