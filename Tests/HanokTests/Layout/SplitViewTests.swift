import Hanok
import HanokTesting
import Testing

@Suite struct SplitViewTests {
  private let first = Probe(3, 2, takesKeys: true)
  private let second = Probe(5, 4, takesKeys: true)

  private func split(_ axis: StackView.Axis = .horizontal, _ length: Int? = nil) -> SplitView {
    SplitView(axis, first, second, firstLength: length)
  }

  private func frames() -> [Rect] { [first.frame, second.frame] }

  @Test func theRoomIsHalvedUnlessALengthIsGiven() throws {
    let view = split()
    let stage = try Stage(view, width: 41, height: 4)
    #expect(
      frames() == [
        Rect(x: 0, y: 0, width: 20, height: 4), Rect(x: 21, y: 0, width: 20, height: 4),
      ])
    stage.perform { view.firstLength = 12 }
    #expect(first.frame.width == 12 && second.frame.minX == 13)
    #expect((0..<4).allSatisfy { stage.screen.cluster(x: 12, y: $0) == "│" })
    stage.perform { view.axis = .vertical }
    #expect(first.frame == Rect(x: 0, y: 0, width: 41, height: 1), "Each gives way by its share.")
    #expect(second.frame == Rect(x: 0, y: 2, width: 41, height: 2))
    #expect(stage.screen.row(1) == String(repeating: "─", count: 41))
    #expect(stage.difference == nil)
  }

  @Test(arguments: [(5, 10), (100, 32), (10, 10), (32, 32), (20, 20)])
  func aLengthStaysWithinItsLimits(wanted: Int, shown: Int) throws {
    let view = split(.horizontal, wanted)
    (view.minimumFirstLength, view.minimumSecondLength) = (10, 8)
    _ = try Stage(view, width: 41)
    #expect(view.shownFirstLength == shown && first.frame.width == shown)
  }

  @Test(arguments: [(13, 8, 4), (1, 0, 0), (2, 0, 1), (4, 2, 1)])
  func bothGiveWayWhereThereIsTooLittleRoom(width: Int, one: Int, other: Int) throws {
    let view = split()
    (view.minimumFirstLength, view.minimumSecondLength) = (10, 5)
    _ = try Stage(view, width: width, height: 1)
    #expect(first.frame.width == one && second.frame.width == other)
  }

  @Test func theLengthComesBackWhenTheWindowGrowsAgain() throws {
    let view = split(.horizontal, 30)
    let stage = try Stage(view, width: 60)
    stage.resize(width: 24, height: 4)
    #expect(first.frame.width == 15)
    stage.resize(width: 60, height: 4)
    #expect(first.frame.width == 30)
  }

  @Test(arguments: [("en", Key.right, Key.left), ("ar", .left, .right)])
  func keysMoveTheDividerInReadingOrder(language: String, more: Key, less: Key) throws {
    let view = split(.horizontal, 20)
    let stage = try Stage(view, in: language, width: 51)
    stage.press(.tab)
    let divider = stage.window.firstResponder?.frame
    #expect(divider?.minX == (language == "ar" ? 30 : 20))
    #expect(stage.screen.cluster(x: divider?.minX ?? 0, y: 0) == "┃", "Its sign shows the keys.")
    stage.press(more, more, more)
    #expect(first.frame.width == 23)
    stage.press(less)
    #expect(first.frame.width == 22)
    stage.press(.pageDown)
    #expect(first.frame.width == 32)
    stage.press(.pageUp)
    #expect(first.frame.width == 22)
    stage.press(.end)
    #expect(first.frame.width == 42)
    stage.press(more)
    #expect(view.firstLength == 42)
    stage.press(.home, less)
    #expect(view.firstLength == 8)
    stage.press(.up, .down)
    #expect(view.firstLength == 8, "The arrows across don't move it.")
    #expect(stage.difference == nil)
  }

  @Test func keysMoveAHorizontalDividerDownAndUp() throws {
    let view = split(.vertical, 10)
    let stage = try Stage(view, width: 20, height: 31)
    stage.press(.tab, .down, .down, .up)
    #expect(first.frame.height == 11)
    #expect(stage.screen.row(11) == String(repeating: "━", count: 20))
    stage.press(.left)
    #expect(first.frame.height == 11)
  }

  @Test(arguments: ["en", "ar"])
  func theMouseDragsTheDivider(language: String) throws {
    let view = split(.horizontal, 20)
    let stage = try Stage(view, in: language, width: 51)
    let start = language == "ar" ? 30 : 20
    let step = language == "ar" ? -1 : 1
    stage.mouse(.drag(.left), x: start + 4, y: 0)
    #expect(first.frame.width == 20, "It wasn't pressed.")
    stage.mouse(.press(.left), x: start, y: 1)
    #expect(stage.screen.cluster(x: start, y: 0) == "┃")
    #expect(first.isFirstResponder, "The keys stay where they are.")
    for offset in 1...5 { stage.mouse(.drag(.left), x: start + step * offset, y: 1) }
    #expect(first.frame.width == 25)
    stage.mouse(.drag(.left), x: start - step * 100, y: 1)
    #expect(first.frame.width == 8)
    stage.mouse(.drag(.left), x: start, y: 1)
    #expect(first.frame.width == 20)
    stage.mouse(.release(.left), x: start, y: 1)
    stage.mouse(.drag(.left), x: start + step, y: 1)
    #expect(first.frame.width == 20)
    #expect(stage.screen.cluster(x: start, y: 0) == "│")
  }

  @Test func aHiddenViewLeavesTheRoomToTheOther() throws {
    let view = split(.horizontal, 10)
    let stage = try Stage(view, width: 30)
    stage.perform { second.isHidden = true }
    #expect(first.frame.width == 30 && view.shownFirstLength == 30)
    stage.press(.tab)
    #expect(first.isFirstResponder, "The divider is gone.")
    stage.perform { (second.isHidden, first.isHidden) = (false, true) }
    #expect(second.frame == Rect(x: 0, y: 0, width: 30, height: 10))
    stage.perform { first.isHidden = false }
    #expect(first.frame.width == 10 && second.frame.minX == 11)
    #expect(stage.difference == nil)
  }

  @Test func itAsksForBothSides() {
    #expect(split().fittingSize(.unspecified) == Size(width: 9, height: 4))
    #expect(split(.vertical).fittingSize(.unspecified) == Size(width: 5, height: 7))
    let view = split()
    first.isHidden = true
    #expect(view.fittingSize(.unspecified) == Size(width: 5, height: 4))
  }

  @Test func lineModeOmitsTheDivider() throws {
    let view = SplitView(.horizontal, Label(.verbatim("one")), Label(.verbatim("two")))
    #expect(try LinePilot(ScreenOfViews([view]), in: "en").text == "one\ntwo\n")
  }

  @Test func limitsHaveALimit() throws {
    let split = SplitView(.horizontal, View(), View())
    split.minimumFirstLength = .max
    split.minimumSecondLength = .max
    _ = try Stage(split, width: 21, height: 3)
    #expect(split.shownFirstLength == 10)
    split.minimumFirstLength = .min
    split.minimumSecondLength = .min
    #expect(split.minimumFirstLength == 0 && split.minimumSecondLength == 0)
  }
}
