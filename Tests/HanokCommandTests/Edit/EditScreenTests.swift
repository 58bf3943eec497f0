import Hanok
import HanokLocalization
import HanokReviewWords
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

  private func pilot(
    _ session: EditSession? = nil, in language: String = "en", width: Int = 80, height: Int = 24
  ) async throws -> Pilot {
    let pilot = try Pilot(
      EditCoordinator(session ?? self.session), in: language,
      size: Size(width: width, height: height), [.hanokCommand, .ofReview])
    await pilot.settle()
    return pilot
  }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  /// Edits messages with forms as one text, with its code.
  private func showCode(_ pilot: Pilot) { pilot.press(.character("c"), .alt) }

  private func has(_ pilot: Pilot, _ text: String) -> Bool {
    (0..<pilot.screen.size.height).contains { pilot.screen.row($0).contains(text) }
  }

  @Test func theFirstMessageIsBesideTheList() async throws {
    let pilot = try await pilot()
    #expect(has(pilot, "French translation") && has(pilot, "1 of 6") && has(pilot, "Quiz · title"))
    #expect(has(pilot, "–  True or False?") && has(pilot, "○  Quit") && has(pilot, "✓  Quit"))
    #expect(has(pilot, "True or Wrong?") && has(pilot, "The name of the game."))
    #expect(has(pilot, "French: the source has changed"))
  }

  @Test func aTranslationIsDoneAndTheNextOneIsOpened() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.enter)
    #expect(pilot.application.window.firstResponder is TextView)
    pilot.press(.enter, .alt)
    await pilot.settle()
    #expect(item("title")?.state == .translated && has(pilot, "Quiz · score"))
    #expect(has(pilot, "not translated") && has(pilot, "2 of 6"))
    showCode(pilot)
    pilot.press(.function(6))
    #expect(has(pilot, "many {{Score: {$score} points}}"))
    #expect(has(pilot, "one: 1  Score: 1 point") && has(pilot, "French: not saved"))
    pilot.press(.enter, .control)
    #expect(item("score")?.translation.contains("many {{") == true && has(pilot, "Quiz · greeting"))
    // An empty text isn't a translation.
    pilot.press(.enter, .alt)
    #expect(item("greeting")?.state == .missing && has(pilot, "Quiz · quit"))
  }

  @Test func findingsAreShownWhileTyping() async throws {
    let pilot = try await pilot()
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour {$nom}")
    #expect(has(pilot, "✗ In the message “greeting”, $nom has no"))
    pilot.press(.function(8))
    pilot.type("{#strong}{$name}{/strong}\u{202F}!")
    #expect(!has(pilot, "✗") && has(pilot, "Bonjour Ada") && !has(pilot, "رون"))
    // Leaving saves it.
    pilot.press(.down, .alt)
    #expect(item("greeting")?.translation == "Bonjour {#strong}{$name}{/strong}\u{202F}!")
  }

  @Test func aFindingOfSeveralVariantsIsShownOnce() async throws {
    let session = EditSession(try EditSamples.project("ar"))
    let pilot = try await pilot(session, height: 60)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.function(6))
    let rows = (0..<60).filter { pilot.screen.row($0).contains("is the same") }
    #expect(rows.count == 1)
  }

  @Test func textsOfTheSourceRunAsTheyAreWrittenOnAMirroredScreen() async throws {
    let pilot = try await pilot(in: "ar")
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
    let pilot = try await pilot(session, in: "ar")
    for _ in 1...3 { pilot.press(.down) }
    #expect(has(pilot, "Quitter !"))
  }

  @Test func placeholdersAreInsertedInTheirOrder() async throws {
    let pilot = try await pilot()
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour ")
    for _ in 1...4 { pilot.press(.function(9)) }
    pilot.press(.character("s"), .control)
    #expect(item("greeting")?.translation == "Bonjour {#strong}{$name}{/strong}")
  }

  @Test func aTextThatIsTooWideIsReported() async throws {
    let pilot = try await pilot()
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    pilot.type("Le score est de")
    #expect(has(pilot, "Le score est de") && !has(pilot, "> 16"))
    pilot.type(" x")
    #expect(has(pilot, "17 > 16"))
  }

  @Test func aSuggestionIsTaken() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(has(pilot, "Suggestions (F7 takes the first):") && has(pilot, "Quitter"))
    pilot.press(.function(7))
    pilot.press(.character("s"), .control)
    #expect(item("quit")?.translation == "Quitter" && has(pilot, "Saved."))
  }

  @Test func aTranslationThatWasSetAsideIsSuggestedFirst() async throws {
    let gone = "/* @source Quit\n@gone */\n\"end\" = \"Terminer\";\n"
    let tables = [
      EditSamples.table(EditSamples.french + gone),
      EditSamples.table("\"leave\" = \"Quitter\";\n", name: "Shared", source: EditSamples.other),
    ]
    let session = EditSession(EditedProject(tables, language: try LanguageTag("fr")))
    let pilot = try await pilot(session)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(has(pilot, "No longer in the source: Terminer") && has(pilot, "Quitter"))
    pilot.press(.function(7))
    pilot.press(.character("s"), .control)
    #expect(session.project[EditSamples.id("quit")]?.translation == "Terminer")
  }

  @Test func aNearTextIsSuggestedWithItsSource() async throws {
    let source = "\"a\" = \"Delete the file?\";\n\"b\" = \"Delete the files?\";\n"
    let table = EditSamples.table("\"a\" = \"Effacer ?\";\n", source: source)
    let session = EditSession(EditedProject([table], language: try LanguageTag("fr")))
    let pilot = try await pilot(session)
    pilot.press(.down)
    pilot.press(.enter)
    await pilot.settle()
    #expect(has(pilot, "94%: Effacer ?") && has(pilot, "Delete the file?"))
  }

  @Test func termsOfTheGlossaryAreFound() async throws {
    let glossary = EditSamples.table(
      "\"quit\" = \"Quitter\";\n", name: "Glossary", source: "\"quit\" = \"Quit\";\n")
    let session = EditSession(
      EditedProject([EditSamples.table(), glossary], language: try LanguageTag("fr")))
    let pilot = try await pilot(session, height: 40)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Sortir")
    let item = try #require(session.project[EditSamples.id("quit")])
    #expect(session.findings(of: "Sortir", for: item).map(\.check.name) == ["term"])
    #expect(session.findings(of: "Quitter", for: item) == [])
    #expect(has(pilot, "! ") && has(pilot, "the term “Quit”"))
    pilot.press(.character("s"), .control)
    #expect(session.suspects.contains(item.id))
  }

  @Test func termsAreShownBesideTheSource() async throws {
    let glossary = EditSamples.table(
      "\"quit\" = \"Quitter|Sortir\";\n", name: "Glossary", source: "\"quit\" = \"Quit\";\n")
    let session = EditSession(
      EditedProject([EditSamples.table(), glossary], language: try LanguageTag("fr")))
    let pilot = try await pilot(session, height: 40)
    #expect(!has(pilot, "Quit →"))
    for _ in 1...3 { pilot.press(.down) }
    #expect(has(pilot, "Quit → Quitter | Sortir"))
  }

  @Test func aNoteIsForTheNextTranslator() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.character("n"), .alt)
    pilot.type("Ask Ann.")
    pilot.press(.enter)
    await pilot.settle()
    #expect(item("title")?.translatorNote == "Ask Ann." && has(pilot, "Note: Ask Ann."))
    // What is typed stays, and isn't saved by it.
    #expect(item("title")?.translation == "Vrai ou faux ?" && has(pilot, "Vrai ou faux ?x"))
    pilot.press(.character("n"), .alt)
    pilot.press(.escape)
    await pilot.settle()
    #expect(item("title")?.translatorNote == "Ask Ann.")
  }

  @Test func confirmingATranslationMarkedForReviewKeepsIt() async throws {
    let table = EditSamples.table("/* @state needs-review */\n\"quit\" = \"Quitter\";\n")
    let session = EditSession(EditedProject([table], language: try LanguageTag("fr")))
    let pilot = try await pilot(session, height: 40)
    for _ in 1...3 { pilot.press(.down) }
    #expect(has(pilot, "French: to be reviewed") && has(pilot, "marked for review"))
    pilot.press(.enter)
    pilot.press(.character("s"), .control)
    await pilot.settle()
    let item = session.project[EditSamples.id("quit")]
    #expect(item?.state == .translated && item?.translation == "Quitter")
    #expect(has(pilot, "French: translated") && !has(pilot, "marked for review"))
  }

  @Test(arguments: [(40, 80), (80, 40), (100, 60), (60, 80)])
  func anotherSizeSavesNothing(before: Int, after: Int) async throws {
    let pilot = try await pilot(width: before)
    pilot.press(.enter)
    pilot.type("x")
    pilot.resize(to: Size(width: after, height: 24))
    await pilot.settle()
    #expect(item("title")?.translation == "Vrai ou faux ?" && has(pilot, "Vrai ou faux ?x"))
    #expect(pilot.application.window.firstResponder is TextView)
    pilot.press(.character("s"), .control)
    #expect(item("title")?.translation == "Vrai ou faux ?x")
  }

  @Test func aNarrowWindowShowsTheListThatHasTheFocus() async throws {
    let pilot = try await pilot()
    pilot.press(.down)
    pilot.resize(to: Size(width: 60, height: 20))
    await pilot.settle()
    #expect(has(pilot, "French translation") && has(pilot, "○  Score"))
    pilot.press(.down)
    pilot.press(.enter)
    #expect(has(pilot, "Quiz · greeting"))
  }

  @Test func leavingForTheListSaves() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.escape)
    #expect(item("title")?.translation == "Vrai ou faux ?x")
  }

  @Test func undoingTheCodeShowsTheSourceByItsForms() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    #expect(has(pilot, ".match $score"))
    pilot.press(.character("_"), .control)
    #expect(!has(pilot, ".match $score"))
  }

  @Test func aNarrowWindowGivesTheFieldItsRoom() async throws {
    let pilot = try await pilot(width: 60, height: 20)
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

  @Test func theSourceIsCopied() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    #expect(pilot.activate("Copy source"))
    pilot.press(.character("s"), .control)
    // The same text may be right: it is translated.
    #expect(item("quit")?.translation == "Quit" && item("quit")?.state == .translated)
  }

  @Test func undoingGoesOnBeyondTheField() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    showCode(pilot)
    pilot.type("{$score}")
    pilot.press(.up, .alt)
    #expect(
      item("title")?.translation == "Vrai ou faux ?!" && item("score")?.translation == "{$score}")
    pilot.press(.character("u"), .alt)
    #expect(item("score")?.state == .untranslated && has(pilot, "Quiz · score"))
    pilot.press(.character("u"), .alt)
    #expect(item("title")?.translation == "Vrai ou faux ?" && has(pilot, "Quiz · title"))
    for _ in 1...2 { pilot.press(.character("e"), .alt) }
    #expect(
      item("title")?.translation == "Vrai ou faux ?!" && item("score")?.translation == "{$score}")
  }

  @Test func redoingBelongsToTheMessage() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("AAA")
    pilot.press(.enter, .alt)
    #expect(has(pilot, "Shared · stay") && item("quit")?.translation == "AAA")
    pilot.type("BBB")
    for _ in 1...2 { pilot.press(.character("u"), .alt) }
    #expect(has(pilot, "Quiz · quit") && item("quit")?.state == .untranslated)
    #expect(!has(pilot, "AAA") && !has(pilot, "BBB"))
    let stay = EditSamples.id("stay", "Shared")
    pilot.press(.character("e"), .alt)
    #expect(has(pilot, "Quiz · quit") && item("quit")?.translation == "AAA")
    pilot.press(.character("e"), .alt)
    #expect(has(pilot, "Shared · stay") && has(pilot, "BBB"))
    #expect(session.project[stay]?.state == .missing)
    pilot.press(.up, .alt)
    #expect(session.project[stay]?.translation == "BBB" && item("quit")?.translation == "AAA")
  }

  @Test func theNextMessageWithTheSameTextHasAHistoryOfItsOwn() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Stop")
    for _ in 1...4 { pilot.press(.backspace) }
    pilot.press(.down, .alt)
    pilot.press(.down, .alt)
    #expect(has(pilot, "Shared · stay"))
    pilot.press(.character("_"), .control)
    #expect(
      !has(pilot, "Stop") && session.project[EditSamples.id("stay", "Shared")]?.state == .missing)
  }

  @Test func textUndoneInTheFieldDoesNotComeBack() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    for _ in 1...2 { pilot.press(.character("u"), .alt) }
    #expect(item("title")?.translation == "Vrai ou faux ?" && item("title")?.state == .changed)
    #expect(!has(pilot, "Vrai ou faux ?!"))
  }

  @Test func theFieldUndoesItsOwnTypingFirst() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("u"), .alt)
    #expect(has(pilot, "Vrai ou faux ?") && !has(pilot, "?!") && item("title")?.state == .changed)
  }

  @Test func theListIsSearchedAndFiltered() async throws {
    let pilot = try await pilot()
    pilot.type("/score")
    #expect(has(pilot, "Score: {$score} points") && !has(pilot, "Stay"))
    pilot.press(.escape)
    #expect(has(pilot, "Stay"))
    pilot.type("f")
    pilot.press(.enter)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(has(pilot, "Untranslated") && !has(pilot, "–  True or False?"))
    pilot.type("/xyz")
    #expect(has(pilot, "No messages match."))
  }

  @Test func theScreenBesideTheListFollowsTheSearch() async throws {
    let pilot = try await pilot()
    pilot.type("/sta")
    #expect(has(pilot, "1 found") && has(pilot, "Shared · stay"))
    pilot.type("x")
    #expect(has(pilot, "0 found") && has(pilot, "Choose a message") && !has(pilot, "· stay"))
    pilot.press(.escape)
    #expect(has(pilot, "1 of 6") && has(pilot, "Shared · stay"))
    pilot.type("/quiz")
    #expect(has(pilot, "4 found") && has(pilot, "Quiz · title"))
  }

  @Test func aSearchThatFoundNothingKeepsTheFocus() async throws {
    let pilot = try await pilot()
    pilot.type("/quiz leave")
    #expect(has(pilot, "0 found"))
    pilot.press(.character("u"), .control)
    #expect(has(pilot, "1 of 6"))
    pilot.type("stay")
    #expect(has(pilot, "1 found") && has(pilot, "Shared · stay"))
  }

  @Test func returnInTheSearchGoesToTheFirstMessageThatWasFound() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.type("/quit")
    #expect(has(pilot, "Quiz · quit") && has(pilot, "2 found"))
    pilot.press(.escape)
    pilot.press(.down)
    #expect(has(pilot, "Shared · leave"))
    pilot.type("/quit")
    pilot.press(.enter)
    pilot.press(.enter)
    #expect(has(pilot, "Quiz · quit"))
  }

  @Test func aTextThatIsNotSavedIsAmongTheFindings() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("{$x")
    pilot.press(.up, .alt)
    #expect(item("quit")?.state == .untranslated && has(pilot, "✗  Quit"))
    pilot.press(.escape)
    pilot.type("f")
    pilot.press(.enter)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(has(pilot, "Findings") && has(pilot, "✗  Quit"))
  }

  @Test func theLastMessageThatIsOpenIsNotDone() async throws {
    let pilot = try await pilot()
    pilot.type("/stay")
    pilot.press(.enter)
    pilot.press(.enter)
    pilot.press(.enter, .alt)
    #expect(has(pilot, "Only this message still needs translating."))
    #expect(has(pilot, "French: not translated") && !has(pilot, "No more messages"))
  }

  @Test func insertedVariantsAreWrittenFromTheFirstOn() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.function(6))
    pilot.type("!")
    pilot.press(.character("s"), .control)
    let text = try #require(item("score")?.translation)
    #expect(text.contains("one  {{Score: {$score} point!}}\n"), "\(text)")
  }

  @Test func insertedVariantsAreUndoneInOneStep() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    pilot.press(.function(6))
    #expect(has(pilot, "many {{Score: {$score} points}}"))
    pilot.press(.character("_"), .control)
    #expect(has(pilot, "French: not translated"))
  }

  @Test func aNameThatMayBeMeantIsShown() async throws {
    let pilot = try await pilot(height: 40)
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour, {#strong}{$nam}{/strong}\u{202F}!")
    #expect(has(pilot, "Did you mean “name”?"))
  }

  @Test func lettersAreReviewedBesideTheirLabels() async throws {
    let source = """
      "again" = "Play again";
      "again.keys" = "a";
      "quit" = "Quit";
      "quit.keys" = "q";

      """
    let table = EditSamples.table(
      "\"again\" = \"Rejouer\";\n\"again.keys\" = \"r\";\n\"quit\" = \"Quitter\";\n", source: source
    )
    let session = EditSession(EditedProject([table], language: try LanguageTag("fr")))
    let pilot = try await pilot(session, height: 40)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("r")
    #expect(has(pilot, "The letter r of “quit.keys” also chooses"))
    pilot.press(.backspace)
    pilot.type("x")
    #expect(has(pilot, "The letter x of “quit.keys” isn’t in"))
    pilot.press(.character("s"), .control)
    #expect(session.suspects == [EditSamples.id("quit.keys")])
    // The label makes its letter right.
    session.translate(EditSamples.id("quit"), as: "Quitter (x)")
    #expect(session.suspects == [])
  }

  @Test func theNextFindingIsMarked() async throws {
    let pilot = try await pilot(height: 40)
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour {$nom}  ")
    func marked() -> [Int] {
      (0..<40).filter { row in
        let text = pilot.screen.row(row)
        guard let sign = text.firstIndex(where: { "✗!".contains($0) }) else { return false }
        let x = text.distance(from: text.startIndex, to: sign)
        return pilot.screen[x, row].style.attributes.contains(.reverse)
      }
    }
    #expect(marked() == [])
    pilot.press(.function(8))
    let first = marked()
    pilot.press(.function(8))
    #expect(first.count == 1 && marked().count == 1 && marked() != first)
  }

  @Test func unambiguousFindingsAreRepaired() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.enter)
    #expect(has(pilot, "to repair it."))
    pilot.press(.function(3))
    #expect(!has(pilot, "to repair it."))
    pilot.press(.character("s"), .control)
    #expect(item("title")?.translation == "Vrai ou faux\u{202F}?")
    pilot.press(.character("u"), .alt)
    #expect(has(pilot, "Vrai ou faux ?"))
  }

  @Test func codeRunsFromLeftToRight() async throws {
    let session = EditSession(try EditSamples.project("he"))
    let pilot = try await pilot(session, height: 40)
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
    let pilot = try await pilot(session, width: 100, height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(!has(pilot, "many {{"))
    // The first placeholder is written by a key, and deleted as a whole.
    pilot.type("Wynik: ")
    pilot.press(.function(9))
    pilot.press(.backspace)
    pilot.press(.function(9))
    pilot.type(" punkt")
    for (text, examples) in [
      (" punkty", "2, 3, 4"), (" punktów", "5, 0, 6"), (" punktu", "others"),
    ] {
      #expect(has(pilot, examples), "\(pilot.screen.text)")
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
    #expect(has(pilot, "many {{Wynik: {$score} punktów}}"))
    showCode(pilot)
    #expect(!has(pilot, "many {{") && has(pilot, "Wynik: {$score} punktów"))
  }

  @Test func formsThatAreLeftOpenStayUnsaved() async throws {
    let pilot = try await pilot(height: 40)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.type("Score : {$score} point")
    pilot.press(.down, .alt)
    #expect(item("score")?.state == .missing)
    pilot.press(.up, .alt)
    // The next form that is yet to be written has the focus.
    #expect(has(pilot, "not saved") && has(pilot, "Score : {$score} point"))
    pilot.type("x")
    let field = try #require(pilot.application.window.firstResponder as? TextView)
    #expect(field.text == "x")
  }

  @Test func aMessageThatIsDoneStaysInAFilteredList() async throws {
    let pilot = try await pilot()
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
    #expect(has(pilot, "!  Hello, {$name}!"))
  }

  @Test func aNarrowWindowShowsOneScreen() async throws {
    let pilot = try await pilot(width: 40, height: 12)
    #expect(!has(pilot, "Quiz · title") && has(pilot, "True or False?"))
    pilot.press(.enter)
    #expect(has(pilot, "Quiz · title") && has(pilot, "← French translation"))
    pilot.type("?")
    pilot.press(.escape)
    let translation = item("title")?.translation
    #expect(has(pilot, "✓  True or False?") && translation == "Vrai ou faux ??")
    pilot.resize(to: Size(width: 80, height: 24))
    #expect(has(pilot, "Quiz · title") && has(pilot, "French translation"))
  }

  @Test func translatedMessagesAreSkipped() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.function(4))
    #expect(has(pilot, "Shared · stay"))
  }

  @Test func nothingIsLeftWhenAllIsDone() async throws {
    let pilot = try await pilot()
    pilot.type("/title")
    pilot.press(.enter)
    pilot.press(.enter)
    pilot.press(.enter, .alt)
    #expect(has(pilot, "No more messages need translating here."))
  }

  @Test func quittingSaves() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("q"), .control)
    #expect(!pilot.isRunning && item("title")?.translation == "Vrai ou faux ?!")
    #expect(!session.project.hasEdits)
    let other = try await self.pilot()
    other.type("q")
    #expect(!other.isRunning)
  }

  @Test func noKeyIsBoundTwice() async throws {
    for language in ["en", "ko", "ja", "ar"] {
      let pilot = try await pilot(in: language)
      #expect(pilot.application.window.clashingKeys == [])
      pilot.press(.enter)
      // The field undoes and redoes before the editor does.
      #expect(pilot.application.window.clashingKeys == [])
    }
  }
}
