import HanokTesting
import Testing

@testable import Hanok

@Suite struct DamageTests {
  @Test func areasThatMakeARectangleBecomeOne() {
    var damage = Damage()
    for y in 0..<10 { damage.add(Rect(x: 0, y: y, width: 5, height: 1)) }
    damage.add(Rect(x: 5, y: 0, width: 5, height: 10))
    damage.add(Rect(x: 2, y: 2, width: 2, height: 2))
    damage.add(.zero)
    #expect(damage.rects == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func areasFarApartStayApartUntilTheyAreMany() {
    var damage = Damage()
    for x in 0..<24 { damage.add(Rect(x: x * 4, y: x, width: 1, height: 1)) }
    #expect(damage.rects.count == 24)
    damage.add(Rect(x: 0, y: 50, width: 1, height: 1))
    #expect(damage.rects == [Rect(x: 0, y: 0, width: 93, height: 51)])
  }

  @Test func anAreaIsWidenedWhereItCutsAWideCluster() {
    var screen = Screen(size: Size(width: 12, height: 2))
    screen.write("한글한글", at: .zero, style: .plain, clip: screen.bounds)
    screen.write("a한글한글", at: Point(x: 0, y: 1), style: .plain, clip: screen.bounds)
    func widened(_ x: Int, _ width: Int, rows: Range<Int>) -> Rect? {
      var damage = Damage()
      damage.add(Rect(x: x, y: rows.lowerBound, width: width, height: rows.count))
      return damage.widened(for: screen).first
    }
    #expect(widened(2, 2, rows: 0..<1) == Rect(x: 2, y: 0, width: 2, height: 1))
    #expect(widened(3, 2, rows: 0..<1) == Rect(x: 2, y: 0, width: 4, height: 1))
    // Each row's wide clusters cut the edge that the other row has widened.
    #expect(widened(4, 1, rows: 0..<2) == Rect(x: 0, y: 0, width: 9, height: 2))
    #expect(widened(9, 2, rows: 0..<2) == Rect(x: 9, y: 0, width: 2, height: 2))
  }

  /// A screen of five rows with their numbers, and an area of it whose rows moved up by one.
  private func numbered() -> (screen: Screen, move: Damage.Move) {
    var screen = Screen(size: Size(width: 4, height: 5))
    for y in 0..<5 {
      screen.write("\(y)", at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    let rect = Rect(x: 0, y: 1, width: 4, height: 3)
    let part = Rect(x: 0, y: 3, width: 4, height: 1)
    return (screen, Damage.Move(rect: rect, distance: 1, parts: [part]))
  }

  @Test func rowsAreMovedAndTheirPartsDrawn() {
    var (screen, move) = numbered()
    var damage = Damage()
    damage.add(move)
    damage.move(on: &screen)
    #expect(screen.text == "0\n2\n3\n3\n4")
    #expect(damage.rects == move.parts)
  }

  @Test func rowsWhereSomethingElseChangedAreDrawn() {
    for other in [Rect(x: 3, y: 3, width: 2, height: 2), Rect(x: 0, y: 1, width: 1, height: 1)] {
      var (screen, move) = numbered()
      let before = screen
      var damage = Damage()
      damage.add(other)
      damage.add(move)
      damage.move(on: &screen)
      #expect(screen == before)
      #expect(damage.rects.contains { $0.intersection(move.rect) == move.rect })
    }
  }

  @Test func overlappingMovesAreNotMade() {
    var (screen, move) = numbered()
    let before = screen
    var damage = Damage()
    damage.add(move)
    damage.add(Damage.Move(rect: screen.bounds, distance: -1, parts: []))
    damage.move(on: &screen)
    #expect(screen == before)
    #expect(damage.rects == [screen.bounds])
  }

  /// Numbers the rows, from a first one on.
  private final class Rows: View {
    var first = 0 { didSet { setNeedsPartialDisplay() } }
    private var drawn = 0

    override func draw(in canvas: Canvas) {
      for y in 0..<frame.height { canvas.write("\(first + y)", at: Point(x: 0, y: y)) }
      drawn = first
    }

    override func changedParts() -> ChangedParts {
      let last = Rect(x: 0, y: frame.height - 1, width: frame.width, height: 1)
      return ChangedParts(rects: [last], move: .init(rect: bounds, distance: first - drawn))
    }
  }

  @Test(arguments: ["nothing", "inside", "above", "hidden", "clipped"])
  func rowsMoveOnlyWhereNothingLiesOverThem(place: String) throws {
    let rows = Rows()
    let sign = Label(.verbatim("X"))
    let frame = Rect(x: 0, y: place == "clipped" ? -1 : 1, width: 10, height: 5)
    var views: [(View, Rect)] = [(rows, frame)]
    if place == "above" || place == "hidden" {
      views.append((sign, Rect(x: 1, y: 2, width: 3, height: 1)))
    }
    if place == "inside" {
      rows.addSubview(sign)
      sign.frame = Rect(x: 1, y: 2, width: 3, height: 1)
    }
    sign.isHidden = place == "hidden"
    let stage = try Stage(canvasView(views))
    let count = rows.drawCount
    for first in 1...3 {
      stage.perform { rows.first = first }
      #expect(stage.difference == nil, "\(place)")
    }
    #expect(rows.drawCount > count)
  }

  @Test func onlyWhatIsDamagedIsDrawn() throws {
    let labels = (0..<4).map { Label(.verbatim("label \($0)")) }
    let stage = try Stage(StackView(.vertical, views: labels))
    let counts = labels.map(\.drawCount)
    stage.perform { labels[1].message = .verbatim("LABEL 1") }
    #expect(zip(labels, counts).map { $0.drawCount - $1 } == [0, 1, 0, 0])
    #expect(stage.screen.row(1).hasPrefix("LABEL 1"))
    stage.device.clearOutput()
    stage.perform {}
    #expect(zip(labels, counts).map { $0.drawCount - $1 } == [0, 1, 0, 0])
    #expect(stage.device.writeCount == 0)
  }

  @Test func damageCoversWhatLiesAboveAndBelow() throws {
    let probes = (0..<4).map { _ in Probe() }
    let frames = [
      Rect(x: 0, y: 0, width: 10, height: 3), Rect(x: 2, y: 1, width: 4, height: 1),
      Rect(x: 4, y: 1, width: 10, height: 1), Rect(x: 20, y: 0, width: 5, height: 5),
    ]
    let stage = try Stage(canvasView(Array(zip(probes, frames))))
    let counts = probes.map(\.drawCount)
    stage.perform { probes[1].setNeedsDisplay() }
    #expect(zip(probes, counts).map { $0.drawCount - $1 } == [1, 1, 1, 0])
  }

  @Test(arguments: ["moved", "hidden", "removed", "shrunk"])
  func theAreaThatAViewLeavesIsDrawnAgain(way: String) throws {
    let below = Label(.verbatim("below the other view"))
    let above = FloodView("X")
    let stage = try Stage(
      canvasView([
        (below, Rect(x: 0, y: 0, width: 20, height: 1)),
        (above, Rect(x: 0, y: 0, width: 20, height: 3)),
      ]))
    #expect(stage.screen.row(0).hasPrefix("XXXX"))
    stage.perform {
      switch way {
      case "moved": above.frame.origin.y = 4
      case "hidden": above.isHidden = true
      case "removed": above.removeFromSuperview()
      default: above.frame = Rect(x: 30, y: 0, width: 1, height: 1)
      }
    }
    #expect(stage.screen.row(0).hasPrefix("below the other view"))
    #expect(stage.difference == nil)
    stage.perform { above.isHidden = false }
    #expect(stage.difference == nil)
  }

  @Test func changesOfAHiddenViewAreDrawnWhenItIsShown() throws {
    let label = Label(.verbatim("one"))
    let inner = StackView(.vertical, views: [label])
    let stage = try Stage(StackView(.vertical, views: [inner, Label(.verbatim("two"))]))
    stage.perform { inner.isHidden = true }
    stage.perform { label.message = .verbatim("three\u{3000}words") }
    stage.perform { inner.isHidden = false }
    #expect(stage.screen.row(0).hasPrefix("three"))
    #expect(stage.difference == nil)
  }

  @Test func manyAreasThatAreLeftAreDrawnAgain() throws {
    let views = (0..<40).map { _ in Label(.verbatim("X")) }
    let stage = try Stage(
      canvasView(views.enumerated().map { ($1, Rect(x: $0, y: $0 % 10, width: 1, height: 1)) }))
    stage.perform { for view in views { view.frame.origin.y = (view.frame.minY + 3) % 10 } }
    #expect(stage.difference == nil)
    stage.perform { for view in views { view.removeFromSuperview() } }
    #expect(stage.screen.text.allSatisfy { $0 == "\n" })
  }
}
