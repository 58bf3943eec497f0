import Hanok
import HanokTesting
import Testing

@Suite struct ContextMenuTests {
  private let button = Button(.verbatim("Note"))
  private let other = Button(.verbatim("Other"))
  private let chosen = Probe()

  private func pilot() throws -> Pilot {
    button.contextMenu = menu("Copy")
    let stack = StackView(.vertical, alignment: .leading, views: [button, other])
    stack.contextMenu = menu("New")
    let controller = ViewController()
    controller.view = stack
    return try Pilot(controller, in: "en", size: Size(width: 30, height: 10), [])
  }

  private func menu(_ title: String) -> Menu {
    Menu(items: [
      MenuItem(.verbatim(title)) { [unowned chosen] in
        chosen.accessibilityLabel = .verbatim(title)
      }
    ])
  }

  private func press(_ pilot: Pilot, x: Int, y: Int) {
    pilot.application.handle(.mouse(MouseEvent(.press(.right), at: Point(x: x, y: y))))
  }

  private func box(_ pilot: Pilot) -> Rect? {
    guard let view = pilot.application.window.firstResponder else { return nil }
    return sequence(first: view, next: \.superview).first { $0 is BoxView }?.frameInWindow
  }

  @Test(arguments: [(3, 0, "Copy"), (3, 1, "New"), (9, 6, "New")])
  func theRightButtonOpensTheMenuOfWhatIsThere(x: Int, y: Int, title: String) throws {
    let pilot = try pilot()
    press(pilot, x: x, y: y)
    #expect(pilot.screen.text.contains(title))
    #expect(box(pilot)?.origin == Point(x: x, y: y + 1))
    pilot.press(.enter)
    #expect(chosen.accessibilityElement.label == .verbatim(title))
  }

  @Test(arguments: [KeyEvent(.menu), KeyEvent(.function(10), .shift)])
  func keysOpenTheMenuOfWhatHasTheKeys(key: KeyEvent) throws {
    let pilot = try pilot()
    pilot.press(key.key, key.modifiers)
    #expect(pilot.screen.text.contains("Copy"))
    #expect(box(pilot)?.origin == Point(x: 0, y: 1))
    pilot.press(.escape)
    pilot.press(.down)
    pilot.press(key.key, key.modifiers)
    #expect(pilot.screen.text.contains("New"))
  }

  @Test func aMenuOfNothingDoesNotOpen() throws {
    let pilot = try pilot()
    button.contextMenu = Menu(items: [])
    #expect(!button.openContextMenu())
    button.contextMenu = nil
    #expect(!button.openContextMenu())
    button.contextMenu = menu("Copy")
    button.isUserInteractionEnabled = false
    #expect(!button.openContextMenu())
    #expect(!pilot.screen.text.contains("Copy"))
    #expect(!Probe().openContextMenu())
  }

  @Test func linesOpenItByName() throws {
    button.contextMenu = menu("Copy")
    let conversation = try LinePilot(ScreenOfViews([button, other]), in: "en")
    #expect(conversation.text == "[1] Note  [2] Menu of Note  [3] Other\n")
    #expect(conversation.enter("menu of note") == "[1] Copy\n[2] Close\n")
    #expect(conversation.enter("1") == "[1] Note  [2] Menu of Note  [3] Other\n")
    #expect(chosen.accessibilityElement.label == .verbatim("Copy"))
  }
}
