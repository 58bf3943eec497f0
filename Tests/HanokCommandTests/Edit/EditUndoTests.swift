import Hanok
import HanokReview
import HanokScenes
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// Undoing and redoing, by keys: first in the fields of a message, then from message to message.
@MainActor @Suite struct EditUndoTests {
  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project("pl")) }

  private func pilot() async throws -> Pilot {
    let pilot = try Pilot(
      EditCoordinator(session), in: "en", size: Size(width: 100, height: 40),
      [.hanokCommand, .ofReview])
    await pilot.settle()
    return pilot
  }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  private func undo(_ pilot: Pilot) { pilot.press(.character("_"), .control) }
  private func redo(_ pilot: Pilot) { pilot.press(.character("e"), .alt) }

  /// Opens the message with forms.
  private func openScore(_ pilot: Pilot) {
    pilot.press(.down)
    pilot.press(.enter)
  }

  @Test func formsAreUndoneInTheOrderOfTyping() async throws {
    let pilot = try await pilot()
    openScore(pilot)
    pilot.type("DWA")
    pilot.press(.tab)
    pilot.type("PIEC")
    pilot.press(.function(5))
    #expect(!pilot.shows("DWA") && !pilot.shows("PIEC"))
    undo(pilot)
    #expect(pilot.shows("DWA") && pilot.shows("PIEC"))
    undo(pilot)
    #expect(pilot.shows("DWA") && !pilot.shows("PIEC"))
    undo(pilot)
    #expect(!pilot.shows("DWA") && pilot.shows("not translated"))
    for _ in 1...2 { redo(pilot) }
    #expect(pilot.shows("DWA") && pilot.shows("PIEC"))
  }

  @Test func insertedVariantsOfAllFormsAreUndoneInOneStep() async throws {
    let pilot = try await pilot()
    openScore(pilot)
    pilot.press(.function(6))
    #expect(pilot.shows("not saved"))
    undo(pilot)
    #expect(pilot.shows("not translated") && pilot.shows("Quiz · score"))
  }

  @Test func showingTheCodeKeepsTheHistory() async throws {
    let pilot = try await pilot()
    openScore(pilot)
    pilot.type("DWA")
    pilot.press(.character("c"), .alt)
    #expect(pilot.shows("one {{DWA}}"))
    undo(pilot)
    #expect(pilot.shows("DWA") && !pilot.shows("one {{DWA}}"))
    undo(pilot)
    #expect(!pilot.shows("DWA") && pilot.shows("not translated"))
  }

  @Test func theOtherFormsAreUndoneFromOneThatIsUntouched() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    #expect(item("title")?.translation == "Vrai ou faux ?!")
    pilot.type("jeden")
    pilot.press(.tab)
    pilot.type("dwa")
    pilot.press(.tab)
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Quiz · score") && pilot.shows("jeden") && !pilot.shows("dwa"))
    pilot.press(.tab)
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Quiz · score") && !pilot.shows("jeden"))
    #expect(item("title")?.translation == "Vrai ou faux ?!")
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Quiz · title") && item("title")?.translation == "Vrai ou faux ?")
  }

  @Test func nothingIsUndoneBeforeSomethingWasTyped() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    undo(pilot)
    for _ in 1...2 { undo(pilot) }
    #expect(pilot.shows("Quiz · title") && item("title")?.state == .changed)
    #expect(!session.project.history.canUndo && !session.project.history.canRedo)
  }

  @Test func typedTextIsRedoneWithoutSaving() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.enter, .alt)
    #expect(pilot.shows("Quiz · score"))
    pilot.press(.function(5))
    for _ in 1...4 { undo(pilot) }
    #expect(pilot.shows("Quiz · title") && item("title")?.translation == "Vrai ou faux ?")
    redo(pilot)
    #expect(item("title")?.translation == "Vrai ou faux ?!")
    redo(pilot)
    #expect(pilot.shows("Quiz · score") && pilot.shows("not saved"))
    for _ in 1...2 { redo(pilot) }
    #expect(item("score")?.state == .missing && !session.project.hasEdits)
  }

  @Test func aTextThatUndoingLeavesStaysUnsaved() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("AAA")
    pilot.press(.enter, .alt)
    pilot.type("BBB")
    for _ in 1...2 { pilot.press(.character("u"), .alt) }
    for _ in 1...2 { redo(pilot) }
    let stay = EditSamples.id("stay", "Shared")
    #expect(pilot.shows("Shared · stay") && pilot.shows("BBB"))
    #expect(session.project[stay]?.state == .missing)
  }

  @Test func severalSavesOfATextAreTakenBackAtOnce() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    for letter in ["Y", "Z"] {
      pilot.type(letter)
      pilot.press(.character("s"), .control)
    }
    await pilot.settle()
    #expect(item("title")?.translation == "Vrai ou faux ?YZ")
    var texts: [String] = []
    for _ in 1...4 {
      pilot.press(.character("u"), .alt)
      let text = ["?YZ", "?Y", "?"].first { pilot.shows("Vrai ou faux \($0)") }
      if let text, texts.last != text { texts.append(text) }
    }
    // A text never comes again.
    #expect(Set(texts).count == texts.count && texts.last == "?")
    #expect(item("title")?.translation == "Vrai ou faux ?" && item("title")?.state == .changed)
    for _ in 1...4 { redo(pilot) }
    #expect(item("title")?.translation == "Vrai ou faux ?YZ")
  }

  @Test func typingAfterUndoingEndsRedoing() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    pilot.press(.character("u"), .alt)
    #expect(session.project.history.canRedo && pilot.shows("Quiz · title"))
    pilot.type("x")
    #expect(!session.project.history.canRedo)
    redo(pilot)
    #expect(item("title")?.translation == "Vrai ou faux ?" && pilot.shows("Vrai ou faux ?x"))
  }

  @Test func anUnsavedTextIsUndoneBeforeTheTranslationUnderIt() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    pilot.type("{$x")
    pilot.press(.down, .alt)
    #expect(session.unsavedTexts[EditSamples.id("title")] == "Vrai ou faux ?!{$x")
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Quiz · title") && pilot.shows("Vrai ou faux ?!") && !pilot.shows("{$x"))
    #expect(item("title")?.translation == "Vrai ou faux ?!")
    pilot.press(.character("u"), .alt)
    #expect(item("title")?.translation == "Vrai ou faux ?")
  }
}
