import Hanok
import Testing

/// A screen that keeps itself, and one that doesn't: `Sources/Samples/Lessons/Ownership.md`.
@Suite struct OwnershipTests {
  private final class CounterController: ViewController {
    let button = Button(.verbatim("Add"), mnemonic: .verbatim("a"))
    private(set) var count = 0

    override func loadView() { view = StackView(.vertical, views: [button]) }

    func add() { count += 1 }
  }

  /// Returns what is left of a controller after its use; `connect` says what its button does.
  private func isLeft(_ connect: (CounterController) -> Void) -> Bool {
    weak var left: CounterController?
    func use() {
      let controller = CounterController()
      connect(controller)
      _ = controller.view
      controller.button.sendActions(for: .primaryActionTriggered)
      #expect(controller.count == 1)
      left = controller
    }
    use()
    return left != nil
  }

  /// Controller, view, button, closure, controller: each keeps the next.
  @Test func aStrongClosureKeepsItsScreen() {
    #expect(isLeft { controller in controller.button.addAction { controller.add() } })
  }

  @Test func aWeakClosureDoesNotKeepItsScreen() {
    #expect(
      !isLeft { controller in
        controller.button.addAction { [weak controller] in controller?.add() }
      })
  }

  @Test func aTargetIsNotKeptByItsButton() {
    #expect(
      !isLeft { controller in
        controller.button.addTarget(controller, action: CounterController.add)
      })
  }
}
