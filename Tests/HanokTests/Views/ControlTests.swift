import Hanok
import HanokTesting
import Testing

/// A control of one's own, which all ways of using it press.
@Suite struct ControlTests {
  private final class Counter: Control {
    var count = 0

    override var pressActions: [any KeyAction] { [ControlAction.press, ControlAction.open] }
    override func press() { count += 1 }
    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 4, height: 1) }
  }

  @Test func keysALetterAClickAndAccessibilityPress() throws {
    let counter = Counter()
    counter.mnemonic = .verbatim("c")
    let stage = try Stage(StackView(.vertical, views: [counter, Button(.verbatim("other"))]))
    stage.press(.enter, .character(" "), .down)
    #expect(counter.count == 3)
    stage.press(.character("c"))
    #expect(counter.count == 4)
    stage.click(x: 0, y: 0)
    #expect(counter.count == 5)
    #expect(counter.accessibilityActivate())
    #expect(counter.count == 6)
    #expect(counter.keyActions.count == 2)
  }

  @Test func aDisabledControlIsNotPressed() throws {
    let counter = Counter()
    let stage = try Stage(counter)
    stage.perform { counter.isEnabled = false }
    stage.press(.enter)
    stage.click(x: 0, y: 0)
    #expect(!counter.accessibilityActivate())
    #expect(counter.count == 0)
    #expect(counter.keyActions.isEmpty)
  }

  @Test func aMessageWithoutRoomIsTruncated() throws {
    let view = View()
    let stage = try Stage(view)
    let texts = stage.perform {
      [3, 4].map { view.truncatedText(of: .verbatim("four"), in: $0) }
        + [view.truncatedText(of: nil, in: 0)]
    }
    #expect(texts == ["four", nil, nil])
  }

  private final class Bell: Button {
    override var stateStyle: Style {
      var style = super.stateStyle
      if isHighlighted { style.foreground = .red }
      return style
    }
  }

  @Test func aSubclassHasAStyleOfItsOwnWhilePressed() throws {
    let stage = try Stage(StackView(.horizontal, views: [Bell(.verbatim("Ring"))]))
    func color() -> Color { stage.screen[2, 0].style.foreground }
    #expect(color() == .default)
    stage.mouse(.press(.left), x: 2, y: 0)
    #expect(color() == .red)
    stage.mouse(.release(.left), x: 2, y: 0)
    #expect(color() == .default)
  }

  private nonisolated static let roles: [(ButtonStyle, any KeyPath<Theme, Style> & Sendable)] = [
    (.plain, \.control), (.bordered, \.button), (.prominent, \.prominentButton),
  ]

  @Test(arguments: roles)
  func theStyleOfAButtonIsThatOfItsStateThenOfItsEffect(
    style: ButtonStyle, role: any KeyPath<Theme, Style> & Sendable
  ) throws {
    let button = Button(.verbatim("Ring"), style: style)
    let stage = try Stage(button, theme: .dark)
    let theme = stage.application.traits.theme
    #expect(button.stateStyle == theme.focusedControl)
    stage.perform { button.isEnabled = false }
    #expect(button.stateStyle == theme.disabledControl)
    let other = Button(.verbatim("Rang"), style: style)
    let row = try Stage(StackView(.horizontal, views: [button, other]), theme: .dark)
    row.perform { button.isEnabled = true }
    row.perform { _ = button.becomeFirstResponder() }
    #expect(other.stateStyle == theme[keyPath: role])
    row.perform { other.isSelected = true }
    #expect(other.stateStyle == theme.accent)
  }
}
