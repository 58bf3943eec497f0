import Hanok
import HanokTesting
import Testing

/// A new view may have the address of one that is gone.
@Suite struct ViewIdentityTests {
  @Test func lineModeWritesANewViewWithTheTextOfARemovedOne() throws {
    let stack = StackView(.vertical)
    let controller = ViewController()
    controller.view = stack
    let pilot = try LinePilot(controller, in: "en")
    for _ in 0..<50 {
      let said = pilot.perform {
        stack.subviews.first?.removeFromSuperview()
        stack.addSubview(Label(.verbatim("same")))
      }
      #expect(said == "same\n")
    }
  }

  @Test func aStackPlacesANewViewByItsOwnShareAndPriority() throws {
    let stack = StackView(.horizontal)
    let stage = try Stage(stack, width: 30)
    for index in 0..<50 {
      let view = Probe(4, 1)
      if index.isMultiple(of: 2) { view.layoutShare = 1 }
      stage.perform {
        stack.subviews.first?.removeFromSuperview()
        stack.addSubview(view)
      }
      #expect(view.frame.width == (index.isMultiple(of: 2) ? 30 : 4))
    }
  }
}
