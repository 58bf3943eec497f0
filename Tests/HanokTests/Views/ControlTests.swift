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
}
