import Hanok
import HanokTesting
import Testing

@Suite struct CursorTests {
  private let fields = [FieldProbe(), FieldProbe()]

  private func opened(_ views: [View] = []) throws -> Stage {
    let stack = StackView(.vertical, views: fields + views)
    stack.layoutMargins = DirectionalEdgeInsets(x: 2, y: 1)
    return try Stage(stack, width: 30, height: 6)
  }

  private func written(_ stage: Stage) -> String {
    String(decoding: stage.device.output, as: UTF8.self)
  }

  @Test func theCursorIsAtTheInsertionPoint() throws {
    let stage = try opened()
    #expect(stage.screen.cursor == Point(x: 2, y: 1))
    #expect(written(stage).contains("\u{1B}[?25h"))
    stage.type("ab")
    #expect(stage.screen.cursor == Point(x: 4, y: 1))
  }

  @Test func theCursorGoesWithTheFocus() throws {
    let stage = try opened([Button(.verbatim("Go"))])
    stage.press(.tab)
    #expect(stage.screen.cursor == Point(x: 2, y: 2))
    stage.device.clearOutput()
    stage.press(.tab)
    #expect(stage.screen.cursor == nil, "A button has no insertion point.")
    #expect(written(stage).contains("\u{1B}[?25l"))
    stage.press(.tab)
    #expect(stage.screen.cursor == Point(x: 2, y: 1))
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet, .popover])
  func theCursorIsNotShownOverAPresentedScreen(style: ModalPresentationStyle) throws {
    let stage = try opened()
    let controller = ViewController()
    controller.modalPresentationStyle = style
    controller.view = Label(.verbatim("presented"))
    stage.perform { stage.top?.present(controller) }
    #expect(stage.screen.cursor == nil)
    stage.perform { controller.dismiss() }
    #expect(stage.screen.cursor == Point(x: 2, y: 1))
  }

  @Test func aHiddenOrDisabledFieldHasNoCursor() throws {
    let stage = try opened()
    stage.perform { for field in fields { field.isEnabled = false } }
    #expect(stage.screen.cursor == nil)
    stage.perform { fields[1].isEnabled = true }
    #expect(stage.screen.cursor == Point(x: 2, y: 2))
    stage.perform { fields[1].isHidden = true }
    #expect(stage.screen.cursor == nil)
  }

  @Test func anInsertionPointThatIsCutOffIsNotShown() throws {
    let stage = try opened()
    stage.perform { fields[0].widthLimits = .exactly(10) }
    for count in 1...12 {
      stage.type("x")
      #expect(stage.screen.cursor == (count < 26 ? Point(x: 2 + count, y: 1) : nil))
    }
    stage.type(String(repeating: "x", count: 14))
    #expect(stage.screen.cursor == nil)
  }

  @Test func aFieldThatIsScrolledAwayHasNoCursor() throws {
    let field = FieldProbe()
    let scroller = ScrollView(StackView(.vertical, views: [field, Probe(1, 20)]))
    let stage = try Stage(scroller, width: 30, height: 6)
    #expect(stage.screen.cursor == .zero)
    stage.perform { scroller.contentOffset = 3 }
    #expect(stage.screen.cursor == nil)
    stage.perform { scroller.contentOffset = 0 }
    #expect(stage.screen.cursor == .zero)
  }

  @Test func typingScrollsAFieldBackIntoView() throws {
    let field = TextField()
    let scroller = ScrollView(StackView(.vertical, views: [field, Probe(1, 20)]))
    let stage = try Stage(scroller, width: 30, height: 6)
    stage.perform { scroller.contentOffset = 3 }
    #expect(stage.screen.cursor == nil)
    stage.type("x")
    #expect(scroller.contentOffset == 0 && stage.screen.cursor != nil)
    stage.perform { scroller.contentOffset = 3 }
    stage.press(.left)
    #expect(scroller.contentOffset == 3, "Only text that is typed needs its place.")
  }

  @Test func theCursorFollowsAFieldThatMoves() throws {
    let stage = try opened()
    let label = Label(.verbatim("above"))
    stage.perform { fields[0].superview?.insertSubview(label, at: 0) }
    #expect(stage.screen.cursor == Point(x: 2, y: 2))
  }

  @Test func theCursorIsNotShownOverANotice() throws {
    let field = FieldProbe()
    let stage = try Stage(
      StackView(.horizontal, views: [SpacerView(14), field]), width: 24, height: 4)
    #expect(stage.screen.cursor == Point(x: 14, y: 0))
    stage.perform { stage.application.showNotice(.verbatim("it was saved"), for: .seconds(1)) }
    #expect(stage.screen.cursor == nil)
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.screen.cursor == Point(x: 14, y: 0))
  }
}
