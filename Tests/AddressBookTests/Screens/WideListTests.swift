import AddressBookController
import Hanok
import HanokTesting
import Testing

/// The decision of a controller when the terminal gets another size.
@Suite struct WideListTests {
  private static let huge = Size(width: 160, height: 40)

  private func splitView(_ stage: AddressBookStage) throws -> SplitView {
    try #require(
      stage.pilot.application.window.visibleDescendants.lazy.compactMap { $0 as? SplitView }.first)
  }

  @Test func aWideWindowGivesTheListMoreRoom() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    let view = try splitView(stage)
    #expect(view.firstView.frame.width == 46)
    stage.pilot.resize(to: Size(width: 150, height: 40))
    #expect(view.firstView.frame.width == 66)
    stage.pilot.resize(to: Size(width: 149, height: 40))
    #expect(view.firstView.frame.width == 46)
    let wide = try AddressBookStage("en", Self.huge)
    #expect(try splitView(wide).firstView.frame.width == 66)
  }

  @Test func theDividerStaysWhereItWasMovedWhileTheWindowIsWide() throws {
    let stage = try AddressBookStage("en", Self.huge)
    let view = try splitView(stage)
    for (kind, x) in [
      (MouseEvent.Kind.press(.left), 66), (.drag(.left), 56), (.release(.left), 56),
    ] {
      stage.pilot.send(MouseEvent(kind, at: Point(x: x, y: 20)))
    }
    #expect(view.firstView.frame.width == 56)
    stage.open("john")
    #expect(stage.shows("John Smith"))
    #expect(view.firstView.frame.width == 56)
    stage.pilot.resize(to: Size(width: 170, height: 41))
    #expect(view.firstView.frame.width == 56)
    stage.pilot.resize(to: Size(width: 149, height: 40))
    #expect(view.firstView.frame.width == 46)
  }
}
