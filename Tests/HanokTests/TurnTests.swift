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
}
