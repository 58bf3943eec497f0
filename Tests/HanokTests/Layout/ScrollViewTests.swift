import Hanok
import HanokTesting
import Testing

@Suite struct ScrollViewTests {
  /// A scroller of numbered rows.
  private func scroller(_ count: Int) -> ScrollView {
    ScrollView(StackView(.vertical, views: (0..<count).map { Label(.verbatim("row \($0)")) }))
  }

  @Test func contentThatFitsDoesNotScroll() throws {
    let scroller = scroller(4)
    let stage = try Stage(scroller, width: 10, height: 4)
    #expect(!scroller.isOverflowing)
    #expect(scroller.contentSize == Size(width: 10, height: 4))
    #expect(!scroller.scroll(x: 0, y: 1))
    #expect(!stage.screen.text.contains("┃"))
  }

  @Test func anIndicatorShowsHowMuchIsSeenAndWhere() throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, width: 10, height: 4)
    let column = { (0..<4).map { stage.screen.cluster(x: 9, y: $0) }.joined() }
    #expect(column() == "┃╎╎╎")
    #expect(scroller.contentSize == Size(width: 9, height: 12))
    stage.perform { scroller.contentOffset = 4 }
    #expect(column() == "╎╎┃╎")
    #expect(stage.screen.row(0).hasPrefix("row 4"))
    stage.perform { scroller.contentOffset = 8 }
    #expect(column() == "╎╎╎┃")
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(column() == "|||#")
  }

  @Test func anIndicatorThatIsNotWantedLeavesItsColumn() throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, width: 10, height: 4)
    let width = scroller.fittingSize(ProposedSize(height: 4)).width
    stage.perform { scroller.showsVerticalScrollIndicator = false }
    #expect(scroller.contentSize == Size(width: 10, height: 12))
    #expect(scroller.fittingSize(ProposedSize(height: 4)).width == width - 1)
    #expect(!stage.screen.text.contains("╎"))
    stage.click(x: 9, y: 3)
    #expect(scroller.contentOffset == 0)
    stage.press(.pageDown)
    #expect(scroller.contentOffset > 0)
    stage.perform { scroller.showsVerticalScrollIndicator = true }
    #expect(scroller.contentSize.width == 9 && stage.screen.text.contains("╎"))
  }

  /// A button as tall as many rows, below some rows of text.
  private func longButton(below count: Int, height: Int) -> ScrollView {
    let button = LongButton(height: height)
    let rows = (0..<count).map { Label(.verbatim("row \($0)")) }
    return ScrollView(StackView(.vertical, views: rows + [button]))
  }

  /// The heading above a long view would be out of sight if the view were shown whole.
  @Test(arguments: [(0, 9, 0), (2, 9, 0), (2, 3, 1), (3, 9, 0), (4, 9, 4), (6, 9, 6), (6, 4, 6)])
  func aScreenOpensAtItsTop(rows: Int, height: Int, offset: Int) throws {
    let scroller = longButton(below: rows, height: height)
    let stage = try Stage(scroller, width: 10, height: 4)
    #expect(stage.application.window.firstResponder is LongButton)
    #expect(scroller.contentOffset == offset)
  }

  @Test func aViewThatIsChosenIsShownFromItsTop() throws {
    let scroller = longButton(below: 2, height: 9)
    let other = LongButton(height: 1)
    let stage = try Stage(StackView(.vertical, views: [other, scroller]), width: 10, height: 5)
    #expect(other.isFirstResponder && scroller.contentOffset == 0)
    stage.press(.tab)
    #expect(scroller.contentOffset == 2)
  }

  @Test func theIndicatorIsAtTheTrailingEdge() throws {
    let stage = try Stage(scroller(12), in: "ar", width: 10, height: 4)
    #expect(stage.screen.cluster(x: 0, y: 0) == "┃")
    #expect(stage.screen.row(0).hasSuffix("row 0"))
  }

  @Test(arguments: [(-5, 0), (0, 0), (3, 3), (8, 8), (9, 8), (Int.max, 8), (Int.min, 0)])
  func theOffsetIsClamped(offset: Int, expected: Int) throws {
    let scroller = scroller(12)
    _ = try Stage(scroller, width: 10, height: 4)
    scroller.contentOffset = offset
    #expect(scroller.contentOffset == expected)
    scroller.contentOffset = 5
    _ = scroller.scroll(x: 0, y: offset)
    #expect(scroller.contentOffset == max(0, min(8, offset < -8 ? 0 : offset > 8 ? 8 : 5 + offset)))
  }

  @Test func theOffsetFollowsAContentThatShrinks() throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, width: 10, height: 4)
    stage.perform { scroller.contentOffset = 8 }
    stage.perform { for row in scroller.contentView.subviews[5...] { row.isHidden = true } }
    #expect(scroller.contentOffset == 1)
    stage.resize(width: 10, height: 6)
    #expect(scroller.contentOffset == 0)
    #expect(stage.difference == nil)
  }

  /// A button doesn't handle the wheel.
  @Test func aWheelOverAButtonScrolls() throws {
    let buttons = (0..<12).map { Button(.verbatim("button \($0)")) }
    let scroller = ScrollView(StackView(.vertical, views: buttons))
    let stage = try Stage(scroller, width: 20, height: 4)
    stage.mouse(.wheel(.down), x: 4, y: 1)
    #expect(scroller.contentOffset == 3)
    stage.mouse(.wheel(.up), x: 4, y: 1)
    #expect(scroller.contentOffset == 0)
  }

  @Test func aWheelAtTheEndGoesToTheScrollerOutside() throws {
    let inner = scroller(8)
    inner.heightLimits = .exactly(4)
    let outer = ScrollView(StackView(.vertical, views: [inner, Probe(1, 20)]))
    let stage = try Stage(outer, width: 20, height: 10)
    for offsets in [[3, 0], [4, 0], [4, 3]] {
      stage.mouse(.wheel(.down), x: 2, y: 0)
      #expect([inner.contentOffset, outer.contentOffset] == offsets)
    }
  }

  @Test func pageKeysAndArrowsScroll() throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, width: 10, height: 4)
    for (key, offset) in [
      (Key.pageDown, 3), (.pageDown, 6), (.pageDown, 8), (.pageUp, 5), (.up, 4), (.down, 5),
    ] {
      stage.press(key)
      #expect(scroller.contentOffset == offset)
    }
    stage.press(.pageDown, modifiers: .control)
    #expect(scroller.contentOffset == 5)
  }

  /// At an end a key isn't used, so that views outside get it.
  @Test func keysAtAnEndAreLeftToOthers() throws {
    let scroller = scroller(12)
    _ = try Stage(scroller, width: 10, height: 4)
    #expect(!scroller.keyPressed(KeyEvent(.pageUp)))
    #expect(scroller.keyPressed(KeyEvent(.end)))
    #expect(!scroller.keyPressed(KeyEvent(.pageDown)))
    #expect(!scroller.keyPressed(KeyEvent(.down)))
  }

  @Test func homeAndEndScroll() throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, width: 10, height: 4)
    stage.press(.end)
    #expect(scroller.contentOffset == 8)
    stage.press(.home)
    #expect(scroller.contentOffset == 0)
  }

  @Test(arguments: [("en", 9), ("ar", 0)])
  func theIndicatorIsPressedAndDragged(tag: String, x: Int) throws {
    let scroller = scroller(12)
    let stage = try Stage(scroller, in: tag, width: 10, height: 4)
    stage.mouse(.press(.left), x: x, y: 3)
    #expect(scroller.contentOffset == 8)
    stage.mouse(.drag(.left), x: 4, y: 1)
    #expect(scroller.contentOffset == 3)
    stage.mouse(.release(.left), x: 4, y: 1)
    stage.mouse(.drag(.left), x: 4, y: 3)
    #expect(scroller.contentOffset == 3)
    stage.mouse(.press(.left), x: 4, y: 3)
    #expect(scroller.contentOffset == 3)
  }

  @Test func pageKeysTakeTheFocusWithThem() throws {
    let buttons = (0..<12).map { Button(.verbatim("button \($0)")) }
    let scroller = ScrollView(StackView(.vertical, views: buttons))
    let stage = try Stage(scroller, width: 20, height: 4)
    for (key, offset, focused) in [
      (Key.pageDown, 3, 3), (.pageDown, 6, 6), (.end, 8, 8), (.pageUp, 5, 8), (.pageUp, 2, 5),
      (.home, 0, 3),
    ] {
      stage.press(key)
      #expect(scroller.contentOffset == offset)
      #expect(buttons.firstIndex(where: \.isFirstResponder) == focused, "\(key)")
    }
  }

  @Test func pageKeysScrollAPageToViewsThatAreOnlyInPartOnTheScreenToo() throws {
    let buttons = (0..<5).map { _ in LongButton(height: 3) }
    let scroller = ScrollView(StackView(.vertical, views: buttons))
    let recorder = KeyRecorder(.vertical, views: [scroller])
    let stage = try Stage(recorder, width: 20, height: 5)
    stage.press(.pageDown)
    #expect(scroller.contentOffset == 4 && buttons[1].isFirstResponder)
    stage.press(.pageDown)
    #expect(scroller.contentOffset == 8 && buttons[2].isFirstResponder)
    #expect(recorder.unhandled == [])
  }

  @Test func aViewThatGetsTheFocusIsScrolledIntoView() throws {
    let buttons = (0..<12).map { Button(.verbatim("button \($0)")) }
    let scroller = ScrollView(StackView(.vertical, views: buttons))
    let stage = try Stage(scroller, width: 20, height: 4)
    for index in 1..<12 {
      stage.press(.tab)
      #expect(buttons[index].isFirstResponder)
      #expect(stage.screen.text.contains("‹ button \(index) ›"))
    }
    #expect(scroller.contentOffset == 8)
    stage.press(.tab)
    #expect(buttons[0].isFirstResponder)
    #expect(scroller.contentOffset == 0)
  }

  @Test func aScrollerInAScrollerIsScrolledIntoViewToo() throws {
    let buttons = (0..<8).map { Button(.verbatim("button \($0)")) }
    let inner = ScrollView(StackView(.vertical, views: buttons))
    inner.heightLimits = .exactly(4)
    let outer = ScrollView(StackView(.vertical, views: [Probe(1, 9), inner]))
    let stage = try Stage(outer, width: 20, height: 5)
    #expect(stage.perform { buttons[7].becomeFirstResponder() })
    #expect(stage.screen.text.contains("‹ button 7 ›"))
  }

  @Test func theBeginningOfAHigherViewIsShown() throws {
    let high = Probe(4, 9, takesKeys: true)
    let first = Button(.verbatim("first"))
    let scroller = ScrollView(StackView(.vertical, views: [first, Probe(1, 5), high]))
    let stage = try Stage(scroller, width: 20, height: 4)
    #expect(stage.perform { high.becomeFirstResponder() })
    #expect(scroller.contentOffset == 6)
  }

  @Test func aScrollerAsksForItsContentAndGivesWayToNothing() throws {
    let scroller = scroller(12)
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [scroller]), height: 20)
    defer { withExtendedLifetime(stage) {} }
    #expect(scroller.fittingSize(.unspecified) == Size(width: 6, height: 12))
    #expect(scroller.fittingSize(ProposedSize(height: 4)) == Size(width: 7, height: 4))
    #expect(scroller.fittingSize(ProposedSize(width: 30, height: 4)) == Size(width: 30, height: 4))
    #expect(scroller.fittingSize(ProposedSize(width: 30, height: 0)).height == 0)
  }

  @Test func textThatScrollsIsNotCutAndSpacersGiveWay() throws {
    let label = Label.wrapping("one two three four five six")
    let scroller = ScrollView(StackView(.vertical, views: [label, SpacerView(2), Probe(4, 6)]))
    let stage = try Stage(scroller, width: 8, height: 4)
    #expect(!label.isTruncated)
    #expect(label.frame.height == 5)
    #expect(scroller.contentSize == Size(width: 7, height: 11))
    stage.perform { label.message = .verbatim("one") }
    #expect(scroller.contentSize.height == 7)
    #expect(stage.difference == nil, "The indicator follows the content.")
  }

  @Test func theContentGivesWayBeforeItScrolls() throws {
    let scroller = ScrollView(
      StackView(.vertical, views: [Probe(4, 3), SpacerView(6), Probe(4, 3)]))
    _ = try Stage(scroller, width: 20, height: 8)
    #expect(!scroller.isOverflowing)
    #expect(scroller.contentView.subviews[1].frame.height == 2)
  }

  @Test func aLongTextBesideAButtonIsReachedByKeys() throws {
    let scroller = scroller(12)
    let button = Button(.verbatim("Go"))
    let stage = try Stage(
      StackView(.vertical, views: [scroller, button]), width: 12, height: 5)
    #expect(scroller.isFirstResponder)
    stage.press(.pageDown, .down)
    #expect(scroller.contentOffset == 4 && scroller.isFirstResponder)
    stage.press(.tab)
    #expect(button.isFirstResponder)
    stage.resize(width: 12, height: 20)
    #expect(!scroller.canBecomeFirstResponder, "All of it shows.")
  }

  @Test func aChangeThatIsLaidOutBeforeItsTimeMovesTheNeighboursToo() throws {
    let label = Label.wrapping("one")
    let scroller = ScrollView(StackView(.vertical, views: [label, Probe(1, 9)]))
    let above = StackView(.vertical, alignment: .leading, views: [label])
    let below = Label(.verbatim("below"))
    let stage = try Stage(
      StackView(.vertical, views: [above, below, scroller]), width: 10, height: 12)
    stage.perform {
      label.message = .verbatim("one two three four")
      above.layoutIfNeeded()
    }
    #expect(below.frame.minY == label.frame.height)
    #expect(label.frame.height > 1)
    #expect(stage.difference == nil)
  }
}

/// A view that takes the focus, of any height.
private final class LongButton: View {
  private let height: Int

  init(height: Int) {
    self.height = height
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 5, height: height) }
}
