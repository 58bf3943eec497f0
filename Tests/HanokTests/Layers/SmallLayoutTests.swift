import Hanok
import HanokTesting
import Testing

/// Small screens: texts keep their lines where they can be scrolled to, and what has the keys shows.
@Suite struct SmallLayoutTests {
  private func text(_ words: String) -> Label {
    let label = Label(.verbatim(words))
    label.numberOfLines = 0
    return label
  }

  @Test func aTextInAScrollerKeepsItsLines() throws {
    let label = text("one two three four five six")
    let pilot = try Pilot(
      ScreenOfViews([ScrollView(StackView(.vertical, views: [SpacerView(1), label]))]), in: "en",
      size: Size(width: 7, height: 3), [])
    #expect(pilot.truncatedTexts == [])
    pilot.perform { _ = label.superview?.superview?.scroll(x: 0, y: 100) }
    #expect(pilot.screen.text.contains("six"))
  }

  @Test func aTextElsewhereGivesWay() throws {
    let pilot = try Pilot(
      ScreenOfViews([text("one two three"), Label(.verbatim("end"))]), in: "en",
      size: Size(width: 7, height: 2), [])
    #expect(pilot.screen.text == "one tw…\nend")
  }

  @Test func anIdealBeyondALimitIsMeasuredAtTheLimit() throws {
    let label = text("one two three")
    label.widthLimits = LengthLimits(maximum: 8)
    let pilot = try Pilot(
      ScreenOfViews([label]), in: "en", size: Size(width: 20, height: 4), [])
    #expect(label.fittingSize(.unspecified) == Size(width: 7, height: 2))
    _ = pilot
  }

  @Test func aRowAsksForItsWidestView() throws {
    let row = FlowView(views: [Button(.verbatim("a")), Button(.verbatim("wide one"))])
    let pilot = try Pilot(
      ScreenOfViews([row]), in: "en", size: Size(width: 20, height: 4), [])
    #expect(row.fittingSize(ProposedSize(width: 6)) == Size(width: 12, height: 2))
    _ = pilot
  }

  @Test func theFocusedViewStaysVisibleWhenALayoutMovesIt() throws {
    let label = text("one")
    let button = Button(.verbatim("Go"))
    let scroller = ScrollView(
      StackView(.vertical, views: [label, button] + (0..<9).map { Label(.verbatim("\($0)")) }))
    scroller.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([scroller]), in: "en", size: Size(width: 8, height: 3), [])
    #expect(button.isFirstResponder)
    pilot.perform { label.message = .verbatim("one\ntwo\nthree\nfour") }
    #expect(pilot.screen.text.contains("‹ Go ›"))
    // What was scrolled away stays there.
    pilot.turnWheel(.down, x: 0, y: 0)
    let offset = scroller.contentOffset
    pilot.perform { label.message = .verbatim("one") }
    #expect(scroller.contentOffset == offset)
    #expect(!pilot.screen.text.contains("Go"))
  }

  @Test func aBoxWithoutABorderHasItsTitleInARow() throws {
    let box = BoxView(Label(.verbatim("text")), title: .verbatim("Title"))
    box.hasBorder = false
    box.layoutShare = 1
    let pilot = try Pilot(ScreenOfViews([box]), in: "en", size: Size(width: 8, height: 2), [])
    #expect(pilot.screen.text == "Title\ntext")
    pilot.resize(to: Size(width: 4, height: 2))
    #expect(pilot.screen.text == "Tit…\ntext")
    #expect(pilot.truncatedTexts == ["Title"])
    pilot.perform { box.heightLimits = .exactly(1) }
    #expect(pilot.screen.text == "text\n")
  }
}
