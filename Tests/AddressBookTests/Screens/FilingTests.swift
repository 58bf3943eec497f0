import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// People are put into the order of another language beside the screen.
@Suite struct FilingTests {
  private func stage() throws -> AddressBookStage {
    let stage = try AddressBookStage("en")
    stage.store.holdFiling()
    return stage
  }

  private func settle(_ stage: AddressBookStage, until isSo: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(1_800)
    while !isSo(), ContinuousClock.now < deadline {
      await Task.yield()
      stage.pilot.advance(by: .zero)
    }
  }

  /// The people from the top, with the letters above them.
  private func rows(_ stage: AddressBookStage) -> [String] {
    let localizer = stage.pilot.application.traits.localizer
    let table = stage.pilot.application.window.visibleDescendants.lazy
      .compactMap { $0 as? TableView }.first
    guard let table else { return [] }
    return (0..<table.accessibilityElementCount).compactMap { index in
      table.accessibilityElement(at: index)?.label.map { localizer.string($0) }
    }
  }

  @Test func theFormerOrderShowsUntilTheNewOneIsThere() async throws {
    let stage = try stage()
    let english = rows(stage)
    #expect(english.contains("S") && !stage.shows("Sorting"))
    stage.pilot.press(.function(2))
    #expect(rows(stage) == english, "The letters are those of the order that shows.")
    #expect(stage.shows("並べ替え中"))
    #expect(stage.pilot.application.window.isAboutToChange, "Typed lines wait.")
    // Meanwhile one goes on to work.
    stage.open("john")
    #expect(stage.card != nil)
    stage.pilot.press(.escape)
    #expect(stage.shows("並べ替え中"), "\(stage.text)")
    stage.store.letFilingGoOn()
    await settle(stage) { !stage.pilot.application.window.isAboutToChange }
    #expect(!stage.shows("並べ替え中"))
    #expect(stage.store.filedOnMainThread == [false])
    stage.pilot.type("/")
    stage.pilot.press(.escape)
    #expect(rows(stage) != english && rows(stage).count >= english.count - 3)
  }

  @Test func theLanguageThatIsLeftAgainIsNotFiled() async throws {
    let stage = try stage()
    let english = rows(stage)
    stage.pilot.press(.function(2))
    let catalog = stage.pilot.application.traits.localizer.catalog
    stage.pilot.perform {
      stage.pilot.application.traits.localizer = Localizer(catalog: catalog, language: .english)
    }
    stage.pilot.advance(by: .zero)
    #expect(!stage.shows("Sorting") && rows(stage) == english)
    stage.store.letFilingGoOn()
    await settle(stage) { stage.store.filedOnMainThread.count == 1 }
    #expect(rows(stage) == english)
  }

  @Test func theScreenThatHasGoneIsNotKept() async throws {
    weak var book: AddressBook?
    let store: MemoryStore
    do {
      let stage = try stage()
      (book, store) = (stage.book, stage.store)
      stage.pilot.press(.function(2))
      stage.pilot.type("q")
    }
    store.letFilingGoOn()
    for _ in 0..<100_000 where book != nil { await Task.yield() }
    #expect(book == nil)
  }
}
