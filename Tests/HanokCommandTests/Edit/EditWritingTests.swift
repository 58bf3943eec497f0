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

/// Writing a translation in the editor: its units, its forms, its code, and undoing them.
@MainActor @Suite struct EditWritingTests {
  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project()) }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  /// Edits messages with forms as one text, with its code.
  private func showCode(_ pilot: Pilot) { pilot.press(.character("c"), .alt) }

  @Test func placeholdersAreInsertedInTheirOrder() async throws {
    let pilot = try await session.pilot()
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour ")
    for _ in 1...4 { pilot.press(.function(9)) }
    pilot.press(.character("s"), .control)
    #expect(item("greeting")?.translation == "Bonjour {#strong}{$name}{/strong}")
  }

  @Test func undoingTheCodeShowsTheSourceByItsForms() async throws {
    let pilot = try await session.pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    #expect(pilot.shows(".match $score"))
    pilot.press(.character("_"), .control)
    #expect(!pilot.shows(".match $score"))
  }

  @Test func theSourceIsCopied() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    #expect(pilot.activate("Copy source"))
    pilot.press(.character("s"), .control)
    // The same text may be right: it is translated.
    #expect(item("quit")?.translation == "Quit" && item("quit")?.state == .translated)
  }

  @Test func undoingGoesOnBeyondTheField() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    showCode(pilot)
    pilot.type("{$score}")
    pilot.press(.up, .alt)
    #expect(
      item("title")?.translation == "Vrai ou faux ?!" && item("score")?.translation == "{$score}")
    pilot.press(.character("u"), .alt)
    #expect(item("score")?.state == .untranslated && pilot.shows("Quiz · score"))
    pilot.press(.character("u"), .alt)
    #expect(item("title")?.translation == "Vrai ou faux ?" && pilot.shows("Quiz · title"))
    for _ in 1...2 { pilot.press(.character("e"), .alt) }
    #expect(
      item("title")?.translation == "Vrai ou faux ?!" && item("score")?.translation == "{$score}")
  }

  @Test func redoingBelongsToTheMessage() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("AAA")
    pilot.press(.enter, .alt)
    #expect(pilot.shows("Shared · stay") && item("quit")?.translation == "AAA")
    pilot.type("BBB")
    for _ in 1...2 { pilot.press(.character("u"), .alt) }
    #expect(pilot.shows("Quiz · quit") && item("quit")?.state == .untranslated)
    #expect(!pilot.shows("AAA") && !pilot.shows("BBB"))
    let stay = EditSamples.id("stay", "Shared")
    pilot.press(.character("e"), .alt)
    #expect(pilot.shows("Quiz · quit") && item("quit")?.translation == "AAA")
    pilot.press(.character("e"), .alt)
    #expect(pilot.shows("Shared · stay") && pilot.shows("BBB"))
    #expect(session.project[stay]?.state == .missing)
    pilot.press(.up, .alt)
    #expect(session.project[stay]?.translation == "BBB" && item("quit")?.translation == "AAA")
  }

  @Test func theNextMessageWithTheSameTextHasAHistoryOfItsOwn() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Stop")
    for _ in 1...4 { pilot.press(.backspace) }
    pilot.press(.down, .alt)
    pilot.press(.down, .alt)
    #expect(pilot.shows("Shared · stay"))
    pilot.press(.character("_"), .control)
    #expect(
      !pilot.shows("Stop") && session.project[EditSamples.id("stay", "Shared")]?.state == .missing)
  }

  @Test func textUndoneInTheFieldDoesNotComeBack() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    for _ in 1...2 { pilot.press(.character("u"), .alt) }
    #expect(item("title")?.translation == "Vrai ou faux ?" && item("title")?.state == .changed)
    #expect(!pilot.shows("Vrai ou faux ?!"))
  }

  @Test func theFieldUndoesItsOwnTypingFirst() async throws {
    let pilot = try await session.pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Vrai ou faux ?") && !pilot.shows("?!") && item("title")?.state == .changed)
  }

  @Test func insertedVariantsAreWrittenFromTheFirstOn() async throws {
    let pilot = try await session.pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.function(6))
    pilot.type("!")
    pilot.press(.character("s"), .control)
    let text = try #require(item("score")?.translation)
    #expect(text.contains("one  {{Score: {$score} point!}}\n"), "\(text)")
  }

  @Test func insertedVariantsAreUndoneInOneStep() async throws {
    let pilot = try await session.pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    pilot.press(.function(6))
    #expect(pilot.shows("many {{Score: {$score} points}}"))
    pilot.press(.character("_"), .control)
    #expect(pilot.shows("French: not translated"))
  }

  @Test func codeRunsFromLeftToRight() async throws {
    let session = EditSession(try EditSamples.project("he"))
    let pilot = try await session.pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    pilot.press(.function(6))
    let field = try #require(pilot.application.window.firstResponder as? TextView)
    #expect(field.baseWritingDirection == .leftToRight)
    // Other texts have the direction of their language, whatever they begin with.
    pilot.press(.up, .alt)
    #expect(field.baseWritingDirection == .rightToLeft)
  }

  @Test func theFormsOfPolishAreWrittenWithoutCode() async throws {
    let session = EditSession(try EditSamples.project("pl"))
    let pilot = try await session.pilot(width: 100, height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(!pilot.shows("many {{"))
    // The first placeholder is written by a key, and deleted as a whole.
    pilot.type("Wynik: ")
    pilot.press(.function(9))
    pilot.press(.backspace)
    pilot.press(.function(9))
    pilot.type(" punkt")
    for (text, examples) in [
      (" punkty", "2, 3, 4"), (" punktów", "5, 0, 6"), (" punktu", "others"),
    ] {
      #expect(pilot.shows(examples), "\(pilot.screen.text)")
      pilot.press(.tab)
      pilot.type("Wynik: ")
      pilot.press(.function(9))
      pilot.type(text)
    }
    pilot.press(.character("s"), .control)
    let translation = session.project[EditSamples.id("score")]?.translation
    #expect(
      translation == """
        .input {$score :integer}
        .match $score
        one  {{Wynik: {$score} punkt}}
        few  {{Wynik: {$score} punkty}}
        many {{Wynik: {$score} punktów}}
        *    {{Wynik: {$score} punktu}}
        """)
    showCode(pilot)
    #expect(pilot.shows("many {{Wynik: {$score} punktów}}"))
    showCode(pilot)
    #expect(!pilot.shows("many {{") && pilot.shows("Wynik: {$score} punktów"))
  }

  @Test func formsThatAreLeftOpenStayUnsaved() async throws {
    let pilot = try await session.pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.type("Score : {$score} point")
    pilot.press(.down, .alt)
    #expect(item("score")?.state == .missing)
    pilot.press(.up, .alt)
    // The next form that is yet to be written has the focus.
    #expect(pilot.shows("not saved") && pilot.shows("Score : {$score} point"))
    pilot.type("x")
    let field = try #require(pilot.application.window.firstResponder as? TextView)
    #expect(field.text == "x")
  }
}
