import Hanok
import HanokLocalization
import HanokReview
import HanokScenes
import HanokSystem
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// The screens of the editor, used by keys.
@MainActor @Suite struct EditScreenTests {
  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project()) }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  /// Edits messages with forms as one text, with its code.
  private func showCode(_ pilot: Pilot) { pilot.press(.character("c"), .alt) }

  @Test func theFirstMessageIsBesideTheList() async throws {
    let pilot = try await session.pilot()
    #expect(
      pilot.shows("French translation") && pilot.shows("1 of 6") && pilot.shows("Quiz · title"))
    #expect(pilot.shows("–  True or False?") && pilot.shows("○  Quit") && pilot.shows("✓  Quit"))
    #expect(pilot.shows("True or Wrong?") && pilot.shows("The name of the game."))
    #expect(pilot.shows("French: the source has changed"))
  }

  @Test func aTranslationIsDoneAndTheNextOneIsOpened() async throws {
    let pilot = try await session.pilot(height: 40)
    pilot.press(.enter)
    #expect(pilot.application.window.firstResponder is TextView)
    pilot.press(.enter, .alt)
    await pilot.settle()
    #expect(item("title")?.state == .translated && pilot.shows("Quiz · score"))
    #expect(pilot.shows("not translated") && pilot.shows("2 of 6"))
    showCode(pilot)
    pilot.press(.function(6))
    #expect(pilot.shows("many {{Score: {$score} points}}"))
    #expect(pilot.shows("one: 1  Score: 1 point") && pilot.shows("French: not saved"))
    pilot.press(.enter, .control)
    #expect(
      item("score")?.translation.contains("many {{") == true && pilot.shows("Quiz · greeting"))
    // An empty text isn't a translation.
    pilot.press(.enter, .alt)
    #expect(item("greeting")?.state == .missing && pilot.shows("Quiz · quit"))
  }

  @Test(arguments: [(40, 80), (80, 40), (100, 60), (60, 80)])
  func anotherSizeSavesNothing(before: Int, after: Int) async throws {
    let pilot = try await session.pilot(width: before)
    pilot.press(.enter)
    pilot.type("x")
    pilot.resize(to: Size(width: after, height: 24))
    await pilot.settle()
    #expect(item("title")?.translation == "Vrai ou faux ?" && pilot.shows("Vrai ou faux ?x"))
    #expect(pilot.application.window.firstResponder is TextView)
    pilot.press(.character("s"), .control)
    #expect(item("title")?.translation == "Vrai ou faux ?x")
  }

  @Test func aNarrowWindowShowsTheListThatHasTheFocus() async throws {
    let pilot = try await session.pilot()
    pilot.press(.down)
    pilot.resize(to: Size(width: 60, height: 20))
    await pilot.settle()
    #expect(pilot.shows("French translation") && pilot.shows("○  Score"))
    pilot.press(.down)
    pilot.press(.enter)
    #expect(pilot.shows("Quiz · greeting"))
  }

  @Test func leavingForTheListSaves() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.escape)
    #expect(item("title")?.translation == "Vrai ou faux ?x")
  }

  @Test func aNarrowWindowGivesTheFieldItsRoom() async throws {
    let pilot = try await session.pilot(width: 60, height: 20)
    pilot.press(.enter)
    for _ in 1...12 {
      pilot.press(.enter)
      pilot.type("x")
    }
    let field = try #require(pilot.application.window.firstResponder as? TextView)
    #expect(field.frame.width > 50 && field.visibleRows >= 8)
    // The last rows are those that are typed.
    #expect((0..<20).count { pilot.screen.row($0).contains("x") } >= 7)
  }

  @Test func theListIsSearchedAndFiltered() async throws {
    let pilot = try await session.pilot()
    pilot.type("/score")
    #expect(pilot.shows("Score: {$score} points") && !pilot.shows("Stay"))
    pilot.press(.escape)
    #expect(pilot.shows("Stay"))
    pilot.type("f")
    pilot.press(.enter)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(pilot.shows("Untranslated") && !pilot.shows("–  True or False?"))
    pilot.type("/xyz")
    #expect(pilot.shows("No messages match."))
  }

  @Test func theScreenBesideTheListFollowsTheSearch() async throws {
    let pilot = try await session.pilot()
    pilot.type("/sta")
    #expect(pilot.shows("1 found") && pilot.shows("Shared · stay"))
    pilot.type("x")
    #expect(pilot.shows("0 found") && pilot.shows("Choose a message") && !pilot.shows("· stay"))
    pilot.press(.escape)
    #expect(pilot.shows("1 of 6") && pilot.shows("Shared · stay"))
    pilot.type("/quiz")
    #expect(pilot.shows("4 found") && pilot.shows("Quiz · title"))
  }

  @Test func aSearchThatFoundNothingKeepsTheFocus() async throws {
    let pilot = try await session.pilot()
    pilot.type("/quiz leave")
    #expect(pilot.shows("0 found"))
    pilot.press(.character("u"), .control)
    #expect(pilot.shows("1 of 6"))
    pilot.type("stay")
    #expect(pilot.shows("1 found") && pilot.shows("Shared · stay"))
  }

  @Test func returnInTheSearchGoesToTheFirstMessageThatWasFound() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.type("/quit")
    #expect(pilot.shows("Quiz · quit") && pilot.shows("2 found"))
    pilot.press(.escape)
    pilot.press(.down)
    #expect(pilot.shows("Shared · leave"))
    pilot.type("/quit")
    pilot.press(.enter)
    pilot.press(.enter)
    #expect(pilot.shows("Quiz · quit"))
  }

  @Test func theLastMessageThatIsOpenIsNotDone() async throws {
    let pilot = try await session.pilot()
    pilot.type("/stay")
    pilot.press(.enter)
    pilot.press(.enter)
    pilot.press(.enter, .alt)
    #expect(pilot.shows("Only this message still needs translating."))
    #expect(pilot.shows("French: not translated") && !pilot.shows("No more messages"))
  }

  @Test func aMessageThatIsDoneStaysInAFilteredList() async throws {
    let pilot = try await session.pilot()
    pilot.type("f")
    pilot.press(.enter)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.function(4))
    pilot.type("x")
    pilot.press(.character("s"), .control)
    pilot.press(.tab)
    pilot.press(.enter)
    // A text that is done stays in the list; it lacks the name.
    #expect(pilot.shows("!  Hello, {$name}!"))
  }

  @Test func aNarrowWindowShowsOneScreen() async throws {
    let pilot = try await session.pilot(width: 40, height: 12)
    #expect(!pilot.shows("Quiz · title") && pilot.shows("True or False?"))
    pilot.press(.enter)
    #expect(pilot.shows("Quiz · title") && pilot.shows("← French translation"))
    pilot.type("?")
    pilot.press(.escape)
    let translation = item("title")?.translation
    #expect(pilot.shows("✓  True or False?") && translation == "Vrai ou faux ??")
    pilot.resize(to: Size(width: 80, height: 24))
    #expect(pilot.shows("Quiz · title") && pilot.shows("French translation"))
  }

  @Test func translatedMessagesAreSkipped() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.function(4))
    #expect(pilot.shows("Shared · stay"))
  }

  @Test func nothingIsLeftWhenAllIsDone() async throws {
    let pilot = try await session.pilot()
    pilot.type("/title")
    pilot.press(.enter)
    pilot.press(.enter)
    pilot.press(.enter, .alt)
    #expect(pilot.shows("No more messages need translating here."))
  }

  @Test func quittingSaves() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("q"), .control)
    #expect(!pilot.isRunning && item("title")?.translation == "Vrai ou faux ?!")
    #expect(!session.project.hasEdits)
    let other = try await session.pilot()
    other.type("q")
    #expect(!other.isRunning)
  }

  @Test func noKeyIsBoundTwice() async throws {
    for language in ["en", "ko", "ja", "ar"] {
      let pilot = try await session.pilot(in: language)
      #expect(pilot.application.window.clashingKeys == [])
      pilot.press(.enter)
      // The field undoes and redoes before the editor does.
      #expect(pilot.application.window.clashingKeys == [])
    }
  }
}
