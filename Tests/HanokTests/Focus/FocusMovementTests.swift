import Hanok
import HanokTesting
import Testing

@Suite struct FocusMovementTests {
  /// A row of views that Tab goes past in one step.
  private final class GroupView: View {
    override var isFocusGroup: Bool { true }
    override func layoutSubviews() {
      for (index, view) in subviews.enumerated() {
        place(view, at: Rect(x: index * 10, y: 0, width: 9, height: 1))
      }
    }
    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: subviews.count * 10, height: 1)
    }
  }

  private func buttons(_ names: String) -> [Button] {
    names.map { Button(.verbatim(String($0))) }
  }

  private func focused(_ stage: Stage) -> String {
    (stage.window.firstResponder as? Button).map {
      stage.application.traits.localizer.string($0.title)
    } ?? "none"
  }

  @Test func tabGoesThroughAllAndBack() throws {
    let stage = try Stage(StackView(.vertical, views: buttons("abcd")))
    let forward = (0..<5).map { _ in
      stage.press(.tab)
      return focused(stage)
    }
    #expect(forward == ["b", "c", "d", "a", "b"])
    stage.press(.tab, .tab, modifiers: .shift)
    #expect(focused(stage) == "d")
  }

  @Test func tabGoesBetweenGroupsAndArrowsWithinOne() throws {
    let (first, second) = (GroupView(), GroupView())
    for button in buttons("abc") { first.addSubview(button) }
    for button in buttons("de") { second.addSubview(button) }
    let last = Button(.verbatim("f"))
    let stage = try Stage(StackView(.vertical, views: [first, second, last]))
    stage.press(.right)
    #expect(focused(stage) == "b")
    stage.press(.down)
    #expect(focused(stage) == "b", "Arrows don't leave a group.")
    stage.press(.tab)
    #expect(focused(stage) == "d")
    stage.press(.right, .right)
    #expect(focused(stage) == "e")
    stage.press(.tab)
    #expect(focused(stage) == "f")
    stage.press(.tab, modifiers: .shift)
    #expect(focused(stage) == "d")
  }

  @Test func tabEntersAGroupAtWhatIsSelected() throws {
    let group = GroupView()
    let inside = buttons("abc")
    for button in inside { group.addSubview(button) }
    let stage = try Stage(StackView(.vertical, views: [Button(.verbatim("x")), group]))
    inside[2].accessibilityTraits = [.button, .selected]
    stage.press(.tab)
    #expect(focused(stage) == "c")
  }

  @Test func groupsInAGroupAreOne() throws {
    let (outer, inner) = (GroupView(), GroupView())
    inner.addSubview(Button(.verbatim("a")))
    outer.addSubview(inner)
    outer.addSubview(Button(.verbatim("b")))
    let stage = try Stage(StackView(.vertical, views: [outer, Button(.verbatim("c"))]))
    stage.press(.tab)
    #expect(focused(stage) == "c")
  }

  @Test(arguments: [
    ([Key.right], "b"), ([.down], "c"), ([.right, .down], "d"), ([.down, .up], "a"),
    ([.right, .left], "a"), ([.left], "a"), ([.up], "a"), ([.down, .down], "c"),
    ([.right, .down, .left], "c"),
  ])
  func arrowsGoToTheNearestInTheirDirection(keys: [Key], name: String) throws {
    let views = buttons("abcd")
    let rows = [
      StackView(.horizontal, spacing: 1, views: Array(views[..<2])),
      StackView(.horizontal, spacing: 1, views: Array(views[2...])),
    ]
    let stage = try Stage(StackView(.vertical, views: rows))
    for key in keys { stage.press(key) }
    #expect(focused(stage) == name)
  }

  @Test(arguments: [(Key.right, "b"), (.left, "a"), (.down, "c"), (.up, "a")])
  func arrowsReachAdjacentViews(key: Key, name: String) throws {
    let views = buttons("abc")
    let row = StackView(.horizontal, views: Array(views[..<2]))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [row, views[2]]))
    stage.press(key)
    #expect(focused(stage) == name)
  }

  /// Buttons outside the screen are skipped.
  @Test func tabSkipsInvisibleViews() throws {
    let views = buttons("abcdefg")
    let frames = [
      Rect(x: 0, y: 0, width: 9, height: 1), Rect(x: 40, y: 0, width: 9, height: 1),
      Rect(x: 0, y: -1, width: 9, height: 1), Rect(x: 0, y: 10, width: 9, height: 1),
      Rect(x: -9, y: 0, width: 9, height: 1), Rect(x: 0, y: 5, width: 0, height: 1),
      Rect(x: 35, y: 2, width: 9, height: 1),
    ]
    let stage = try Stage(canvasView(Array(zip(views, frames))))
    stage.press(.tab)
    #expect(focused(stage) == "g")
    stage.press(.tab)
    #expect(focused(stage) == "a")
    #expect(!stage.perform { views[1].becomeFirstResponder() })
  }

  @Test(arguments: [40, 20]) func tabReachesOnlyButtonsOfARowThatShow(width: Int) throws {
    let views = ["Continue", "Language", "Settings", "Quit"].map { Button(.verbatim($0)) }
    let stage = try Stage(FlowView(spacing: 2, views: views), width: width)
    for index in [1, 2, 3, 0] {
      stage.press(.tab)
      let title = stage.application.traits.localizer.string(views[index].title)
      #expect(stage.screen.text.contains("‹ \(title) ›"))
    }
  }

  @Test func aDisabledOrHiddenViewIsLeftOut() throws {
    let views = buttons("abcde")
    let stage = try Stage(StackView(.vertical, views: views))
    stage.perform { (views[1].isEnabled, views[3].isHidden) = (false, true) }
    stage.press(.tab)
    #expect(focused(stage) == "c")
    stage.press(.tab)
    #expect(focused(stage) == "e")
  }

  @Test func tabStaysInTheTopLayer() throws {
    let below = buttons("ab")
    let stage = try Stage(StackView(.vertical, views: below))
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    sheet.view = StackView(.vertical, views: buttons("cd"))
    stage.perform { stage.top?.present(sheet) }
    let names = (0..<4).map { _ in
      stage.press(.tab)
      return focused(stage)
    }
    #expect(names == ["d", "c", "d", "c"])
    stage.press(.up, .up, .left)
    #expect(focused(stage) == "c")
  }

  @Test func tabFollowsTheOrderOfTheFocus() throws {
    let views = buttons("abcd")
    let stack = StackView(.vertical, views: views)
    stack.focusOrder = [views[2], views[0], views[2]]
    let stage = try Stage(stack)
    #expect(focused(stage) == "c")
    let forward = (0..<4).map { _ in
      stage.press(.tab)
      return focused(stage)
    }
    #expect(forward == ["a", "b", "d", "c"])
    stage.press(.tab, modifiers: .shift)
    #expect(focused(stage) == "d")
    stage.press(.up)
    #expect(focused(stage) == "c")
    stage.perform { views[2].removeFromSuperview() }
    #expect(stage.window.focusableViews.first === views[0])
    stage.perform { stack.focusOrder = nil }
    #expect(stack.focusOrder == nil)
    let focusable = stage.window.focusableViews.map { ObjectIdentifier($0) }
    #expect(focusable == [views[0], views[1], views[3]].map { ObjectIdentifier($0) })
  }

  @Test func theOrderOfTheFocusIsThatOfWhatSubviewsContain() throws {
    let (first, second) = (buttons("ab"), buttons("cd"))
    let columns = [StackView(.vertical, views: first), StackView(.vertical, views: second)]
    let row = StackView(.horizontal, views: columns)
    row.focusOrder = [columns[1]]
    let stage = try Stage(row)
    let titles = stage.window.focusableViews.compactMap { ($0 as? Button)?.title }
    #expect(titles == ["c", "d", "a", "b"].map { .verbatim($0) })
  }

  @Test(arguments: [("en", Key.right, Key.left), ("ar", .left, .right)])
  func arrowsMoveToWhatIsDrawnInTheirDirection(tag: String, forward: Key, back: Key) throws {
    let buttons = [Button(.verbatim("a")), Button(.verbatim("b"))]
    let stage = try Stage(StackView(.horizontal, views: buttons), in: tag, width: 20, height: 1)
    stage.press(forward)
    #expect(buttons[1].isFirstResponder)
    stage.press(back)
    #expect(buttons[0].isFirstResponder)
  }
}
