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

/// What the editor shows beside a source: similar texts, terms, and notes.
@MainActor @Suite struct EditSuggestionTests {
  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project()) }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  @Test func textsOfTheSourceRunAsTheyAreWrittenOnAMirroredScreen() async throws {
    let pilot = try await session.pilot(in: "ar")
    pilot.press(.down)
    let rows = (0..<24).map(pilot.screen.row)
    // The list and the comment: what ends a sentence stays at its end.
    #expect(rows.contains { $0.contains("True or False?  –") })
    #expect(rows.contains { $0.contains("Score: {$score} points  ○") })
    #expect(rows.contains { $0.contains("$score: points so far.") || $0.contains("far.") })
  }

  @Test func suggestionsRunAsTheyAreWrittenOnAMirroredScreen() async throws {
    let other = EditSamples.table(
      "\"leave\" = \"Quitter !\";\n", name: "Shared", source: EditSamples.other)
    let session = EditSession(
      EditedProject([EditSamples.table(), other], language: try LanguageTag("fr")))
    let pilot = try await session.pilot(in: "ar")
    for _ in 1...3 { pilot.press(.down) }
    #expect(pilot.shows("Quitter !"))
  }

  @Test func aSuggestionIsTaken() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(pilot.shows("Suggestions (F7 takes the first):") && pilot.shows("Quitter"))
    pilot.press(.function(7))
    pilot.press(.character("s"), .control)
    #expect(item("quit")?.translation == "Quitter" && pilot.shows("Saved."))
  }

  @Test func aTranslationThatWasSetAsideIsSuggestedFirst() async throws {
    let gone = "/* @source Quit\n@gone */\n\"end\" = \"Terminer\";\n"
    let tables = [
      EditSamples.table(EditSamples.french + gone),
      EditSamples.table("\"leave\" = \"Quitter\";\n", name: "Shared", source: EditSamples.other),
    ]
    let session = EditSession(EditedProject(tables, language: try LanguageTag("fr")))
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(pilot.shows("No longer in the source: Terminer") && pilot.shows("Quitter"))
    pilot.press(.function(7))
    pilot.press(.character("s"), .control)
    #expect(session.project[EditSamples.id("quit")]?.translation == "Terminer")
  }

  @Test func aNearTextIsSuggestedWithItsSource() async throws {
    let source = "\"a\" = \"Delete the file?\";\n\"b\" = \"Delete the files?\";\n"
    let table = EditSamples.table("\"a\" = \"Effacer ?\";\n", source: source)
    let session = EditSession(EditedProject([table], language: try LanguageTag("fr")))
    let pilot = try await session.pilot()
    pilot.press(.down)
    pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.shows("94%: Effacer ?") && pilot.shows("Delete the file?"))
  }

  @Test func termsAreShownBesideTheSource() async throws {
    let glossary = EditSamples.table(
      "\"quit\" = \"Quitter|Sortir\";\n", name: "Glossary", source: "\"quit\" = \"Quit\";\n")
    let session = EditSession(
      EditedProject([EditSamples.table(), glossary], language: try LanguageTag("fr")))
    let pilot = try await session.pilot(height: 40)
    #expect(!pilot.shows("Quit →"))
    for _ in 1...3 { pilot.press(.down) }
    #expect(pilot.shows("Quit → Quitter | Sortir"))
  }

  @Test func aNoteIsForTheNextTranslator() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.character("n"), .alt)
    pilot.type("Ask Ann.")
    pilot.press(.enter)
    await pilot.settle()
    #expect(item("title")?.translatorNote == "Ask Ann." && pilot.shows("Note: Ask Ann."))
    // What is typed stays, and isn't saved by it.
    #expect(item("title")?.translation == "Vrai ou faux ?" && pilot.shows("Vrai ou faux ?x"))
    pilot.press(.character("n"), .alt)
    pilot.press(.escape)
    await pilot.settle()
    #expect(item("title")?.translatorNote == "Ask Ann.")
  }
}
