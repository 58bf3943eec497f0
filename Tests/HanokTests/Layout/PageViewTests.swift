import Hanok
import HanokTesting
import Testing

@Suite struct PageViewTests {
  /// Notes the form that the page has each time before it is placed.
  private final class Page: PageView {
    let buttons: [Button]
    var notes: [Bool] = []

    init() {
      buttons = ["Language", "Quit"].map { Button(.verbatim($0)) }
      super.init(
        BoxView(Label(.verbatim("Page"))), foot: FlowView(spacing: 2, views: buttons),
        size: Size(width: 20, height: 4))
    }

    override func contentWillLayout() { notes.append(isOnPanel) }
  }

  private func stage(_ width: Int, _ height: Int) throws -> (Page, Stage) {
    let page = Page()
    return (page, try Stage(page, width: width, height: height))
  }

  @Test func thePageIsInTheMiddleOnAPanel() throws {
    let (page, stage) = try stage(50, 13)
    #expect(page.isOnPanel && page.notes.last == true)
    #expect(page.content.frame.size == Size(width: 20, height: 4))
    #expect(page.content.frameInWindow.origin == Point(x: 15, y: 4))
    #expect(stage.screen.row(12).contains("Language") && stage.screen.row(12).contains("Quit"))
  }

  /// The panel needs two columns and a row more at each side.
  @Test(arguments: [(23, 7, false), (24, 7, true), (31, 6, false)])
  func withoutRoomForAMarginThereIsNoPanel(width: Int, height: Int, isOnPanel: Bool) throws {
    let (page, _) = try stage(width, height)
    #expect(page.isOnPanel == isOnPanel)
    #expect(page.content.frame.width == 20)
  }

  @Test func aNarrowPageTakesAllColumns() throws {
    let (page, _) = try stage(15, 6)
    #expect(page.content.frameInWindow == Rect(x: 0, y: 0, width: 15, height: 4))
    #expect(page.buttons[1].frameInWindow.minY == 5, "The foot has two rows.")
  }

  @Test func theFootTakesOnlyItsShare() throws {
    let (page, stage) = try stage(15, 6)
    page.footShare = 6
    stage.perform {}
    #expect(page.content.frame.height == 4)
    #expect(stage.screen.row(5).contains("Language"))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (24, 1), (200, 60)])
  func anySizeIsLaidOut(width: Int, height: Int) throws {
    let stage = try Stage(Page(), in: "ar", width: width, height: height)
    #expect(stage.difference == nil)
  }

  @Test func thePageMayBeLargerWithoutAPanel() throws {
    let (page, stage) = try stage(31, 6)
    page.largestSize = Size(width: 24, height: 9)
    stage.perform {}
    #expect(page.content.frame.size == Size(width: 24, height: 5))
  }
}
