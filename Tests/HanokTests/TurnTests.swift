import Hanok
import HanokTesting
import HanokTerminal
import HanokLocalization
import Testing

/// The events of one read, which an application takes one after the other.
@Suite struct TurnTests {
  private final class QuittingController: ViewController {
    var keys: [Key] = []

    override func loadView() { view = Label(.verbatim("shown")) }

    override func keyPressed(_ event: KeyEvent) -> Bool {
      keys.append(event.key)
      if event.key == .character("q") { application?.quit() }
      return true
    }
  }

  @Test func nothingIsHandledAfterTheEnd() throws {
    let controller = QuittingController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 20, height: 3), [])
    pilot.send(Array("aqb".utf8))
    #expect(controller.keys == [.character("a"), .character("q")])
    #expect(!pilot.isRunning)
  }

  /// A control that remembers its keys, and does something at each.
  private final class Receiver: Control {
    var keys: [Key] = []
    var layouts = 0
    var onKey: () -> Void = {}

    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 5, height: 1) }

    override func layoutSubviews() { layouts += 1 }

    override func keyPressed(_ event: KeyEvent) -> Bool {
      keys.append(event.key)
      onKey()
      return true
    }
  }

  private let first = Receiver()
  private let second = Receiver()

  private func opened() throws -> Pilot {
    try Pilot(
      ScreenOfViews([first, second]), in: "en", size: Size(width: 20, height: 4), [])
  }

  @Test(arguments: ["hides", "disables", "deafens", "removes"])
  func changesByAKeyApplyBeforeTheNextKeyWithoutLayout(way: String) throws {
    let pilot = try opened()
    first.onKey = { [first, second] in
      first.setNeedsLayout()
      switch way {
      case "hides": second.isHidden.toggle()
      case "disables": second.isEnabled.toggle()
      case "deafens": second.isUserInteractionEnabled.toggle()
      default: second.superview == nil ? () : second.removeFromSuperview()
      }
    }
    let layouts = first.layouts
    pilot.send(Array("abc".utf8))
    #expect(first.keys.count == 3)
    #expect(first.layouts == layouts + 1)
  }

  @Test(arguments: ["hides", "disables", "deafens", "removes", "hides the container of", "covers"])
  func aViewThatAKeyMakesUnusableDoesNotGetTheNext(way: String) throws {
    let pilot = try opened()
    let sheet = ViewController()
    sheet.view = second
    first.onKey = { [first, second] in
      switch way {
      case "hides": first.isHidden = true
      case "disables": first.isEnabled = false
      case "deafens": first.isUserInteractionEnabled = false
      case "removes": first.removeFromSuperview()
      case "covers": pilot.application.rootViewController.present(sheet)
      default:
        let stack = first.superview
        stack?.superview?.addSubview(second)
        second.frame = Rect(x: 0, y: 0, width: 5, height: 1)
        stack?.isHidden = true
      }
    }
    pilot.send(Array("abc".utf8))
    #expect(first.keys == [.character("a")])
    #expect(second.keys == [.character("b"), .character("c")])
  }
}
