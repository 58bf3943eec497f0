import Hanok
import HanokTesting
import Testing

@Suite struct PopoverTests {
  private let root = ViewController()
  private let source = Button(.verbatim("menu"))

  /// A screen with a button at a place, and a popover of 6x2 cells that points to it.
  private func opened(
    sourceAt x: Int, _ y: Int, in tag: String = "en", width: Int = 40, height: Int = 12
  ) throws -> (Stage, ViewController) {
    root.view = canvasView([(source, Rect(x: x, y: y, width: 8, height: 1))])
    let stage = try Stage(root, in: tag, width: width, height: height)
    let popover = ViewController()
    popover.modalPresentationStyle = .popover
    popover.sourceView = source
    popover.view = Probe(6, 2)
    stage.perform { root.present(popover) }
    return (stage, popover)
  }

  /// The popover's rectangle with its border.
  private func area(_ popover: ViewController) -> Rect {
    sequence(first: popover.view, next: \.superview).first { $0 is BoxView }?.frameInWindow ?? .zero
  }

  @Test(arguments: [
    (0, 0, "en", 0, 1), (5, 3, "en", 5, 4), (5, 11, "en", 5, 7), (35, 3, "en", 30, 4),
    (20, 3, "ar", 18, 4), (0, 3, "ar", 0, 4), (5, 7, "en", 5, 8), (5, 8, "en", 5, 4),
  ])
  func aPopoverIsBelowItsSourceOrFlippedAtAnEdge(
    sourceX: Int, sourceY: Int, tag: String, x: Int, y: Int
  ) throws {
    let (stage, popover) = try opened(sourceAt: sourceX, sourceY, in: tag)
    #expect(area(popover) == Rect(x: x, y: y, width: 10, height: 4))
    #expect(stage.screen[0, 0].style == .plain, "Nothing is dimmed.")
    #expect(stage.difference == nil)
  }

  @Test func aPopoverWithoutASourceIsInTheMiddle() throws {
    let (stage, popover) = try opened(sourceAt: 0, 0)
    stage.perform { popover.dismiss() }
    popover.sourceView = nil
    stage.perform { root.present(popover) }
    #expect(area(popover) == Rect(x: 15, y: 4, width: 10, height: 4))
  }

  @Test func aPopoverFollowsItsSource() throws {
    let (stage, popover) = try opened(sourceAt: 5, 3)
    stage.perform { source.frame = Rect(x: 9, y: 5, width: 8, height: 1) }
    #expect(area(popover).origin == Point(x: 9, y: 6))
    stage.resize(width: 12, height: 6)
    #expect(area(popover).intersection(stage.window.bounds) == area(popover))
    #expect(stage.difference == nil)
  }

  @Test func aClickOutsideDismissesAndIsSwallowed() throws {
    let (stage, popover) = try opened(sourceAt: 5, 3)
    var count = 0
    source.addAction { count += 1 }
    stage.click(x: 7, y: 5)
    #expect(stage.top === popover, "A click inside doesn't.")
    stage.mouse(.wheel(.down), x: 0, y: 0)
    #expect(stage.top === popover)
    stage.click(x: 6, y: 3)
    #expect(stage.top === root)
    #expect(count == 0)
    stage.click(x: 6, y: 3)
    #expect(count == 1)
  }

  @Test func escapeDismissesUnlessItIsModal() throws {
    let (stage, popover) = try opened(sourceAt: 5, 3)
    popover.isModalInPresentation = true
    stage.press(.escape)
    stage.click(x: 0, y: 0)
    #expect(stage.top === popover)
    popover.isModalInPresentation = false
    stage.press(.escape)
    #expect(stage.top === root)
    #expect(source.isFirstResponder)
  }

  @Test func anOverlayGoesWithItsSource() throws {
    let (source, list) = (Button(.verbatim("Source")), Label(.verbatim("list")))
    let pilot = try Pilot(
      ScreenOfViews([source, Label(.verbatim("below"))]), in: "en",
      size: Size(width: 20, height: 5), [])
    pilot.perform { source.showOverlay(list) }
    #expect(pilot.screen.text.contains("list"))
    pilot.perform { source.isHidden = true }
    #expect(list.superview == nil)
    #expect(!pilot.screen.text.contains("list"))
    pilot.perform {
      source.isHidden = false
      source.showOverlay(list)
    }
    pilot.perform { source.removeFromSuperview() }
    #expect(list.superview == nil)
  }
}
