import AddressBookController
import AddressBookModel
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

  /// The card of the row with the focus is beside the list, which keeps the focus.
  @Test(arguments: AddressBookStage.languages)
  func theFirstCardIsBesideTheListFromTheStart(language: String) throws {
    let stage = try AddressBookStage(language, AddressBookStage.wide)
    let list = try #require(stage.list)
    #expect(stage.card?.person.id == list.currentID && list.currentID != nil)
    #expect(list.tableView.isFirstResponder)
    #expect(!stage.shows(stage.localized("nobody")))
    stage.pilot.press(.down)
    #expect(stage.card?.person.id == list.currentID && list.tableView.isFirstResponder)
  }

  @Test func aSearchShowsTheFirstCardThatItFinds() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    let list = try #require(stage.list)
    for _ in 0..<3 { stage.pilot.press(.down) }
    let chosen = try #require(stage.card?.person.id)
    stage.pilot.type("/")
    stage.pilot.type("john")
    #expect(stage.card?.person.name.given == "John")
    #expect(!list.tableView.isFirstResponder, "The letters go on.")
    stage.pilot.type("x")
    #expect(stage.shows("No people match") && stage.card?.person.name.given == "John")
    stage.pilot.press(.escape)
    #expect(stage.card?.person.id == chosen && list.currentID == chosen)
  }

  @Test func theNextCardIsShownAfterARemoval() throws {
    let stage = try AddressBookStage("en", AddressBookStage.wide)
    for count in (0..<6).reversed() {
      let id = try #require(stage.card?.person.id)
      stage.pilot.perform { _ = try? stage.book.remove(id) }
      stage.pilot.advance(by: .zero)
      #expect(stage.store.people.count == count)
      #expect(stage.card?.person.id == stage.list?.currentID && stage.card?.person.id != id)
    }
    #expect(stage.card == nil && stage.shows("No people yet."))
  }

  @Test func aWindowThatBecomesWideShowsTheCardOfTheRow() throws {
    let stage = try AddressBookStage("en", AddressBookStage.usual)
    stage.pilot.press(.down)
    #expect(stage.card == nil)
    stage.pilot.resize(to: AddressBookStage.wide)
    #expect(stage.card?.person.id == stage.list?.currentID && stage.card != nil)
    #expect(stage.list?.tableView.isFirstResponder == true)
    stage.pilot.resize(to: AddressBookStage.usual)
    #expect(stage.card == nil && stage.shows("6 people"), "Nobody was chosen.")
    stage.pilot.resize(to: AddressBookStage.wide)
    #expect(stage.card?.person.id == stage.list?.currentID)
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
