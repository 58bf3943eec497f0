import Hanok
import HanokLocalization
import HanokReviewWords
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
    #expect(!has(pilot, "✗") && has(pilot, "Bonjour Ada") && has(pilot, "Bonjour رون"))
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

  @Test func whatIsTooWideIsReported() async throws {
    let pilot = try await pilot()
    pilot.press(.down)
    pilot.press(.enter)
    pilot.type("Le score est de")
    #expect(has(pilot, "Le score est de") && !has(pilot, "> 16"))
    pilot.type(" x")
    #expect(has(pilot, "17 > 16"))
  }

  @Test func aSuggestionIsTaken() async throws {
    let pilot = try await pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(has(pilot, "Elsewhere:") && has(pilot, "Quitter"))
    pilot.press(.function(7))
    pilot.press(.character("s"), .control)
    #expect(item("quit")?.translation == "Quitter" && has(pilot, "Saved."))
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

  @Test func whatIsCertainIsRepaired() async throws {
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
    pilot.press(.function(6))
    let field = try #require(pilot.application.window.firstResponder as? TextView)
    #expect(field.baseWritingDirection == .leftToRight)
    pilot.press(.up, .alt)
    #expect(field.baseWritingDirection == .natural)
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

  @Test func whatIsDoneIsPassedOver() async throws {
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

/// The editor on files: what others do to them, and what can't be written.
@MainActor @Suite struct EditFileTests {
  private let folder: TemporaryFolder
  private let session: EditSession

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Quiz", "Shared"] {
      let source = name == "Quiz" ? EditSamples.source : EditSamples.other
      try folder.write(source, to: "en.lproj/\(name).strings")
    }
    try folder.write(EditSamples.french, to: "fr.lproj/Quiz.strings")
    session = EditSession(
      EditedProject(try LocalizationFolder(folder.path), language: try LanguageTag("fr")))
  }

  private var text: String {
    TextFile(path: folder.file("fr.lproj/Quiz.strings")).text ?? ""
  }

  /// Opens the editor, and waits until all tables are read.
  private func pilot() async throws -> Pilot {
    let pilot = try Pilot(
      EditCoordinator(session), in: "en", size: Size(width: 80, height: 24),
      [.hanokCommand, .ofReview])
    while session.isReading || session.suspects.isEmpty && session.project.tables.count < 2 {
      await Task.yield()
    }
    pilot.advance(by: .zero)
    return pilot
  }

  private func has(_ pilot: Pilot, _ text: String) -> Bool {
    (0..<24).contains { pilot.screen.row($0).contains(text) }
  }

  @Test func tablesAreReadAndWritten() async throws {
    let pilot = try await pilot()
    #expect(has(pilot, "1 of 6") || has(pilot, "0 of 6"))
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    #expect(text.contains("\"Vrai ou faux ?!\"") && text.contains("@source True or False?"))
  }

  @Test(arguments: [("k", "Vrai ou faux ?!"), ("t", "Vrai ?")])
  func whatOthersChangedIsAskedAbout(answer: String, kept: String) async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    try folder.write(
      EditSamples.french.replacing("Vrai ou faux ?", with: "Vrai ?"), to: "fr.lproj/Quiz.strings")
    pilot.press(.down, .alt)
    await pilot.settle()
    #expect(has(pilot, "“title” was changed by another") && has(pilot, "In the file: Vrai ?"))
    #expect(text.contains("\"Vrai ?\""))
    pilot.type(answer)
    await pilot.settle()
    #expect(text.contains("\"\(kept)\"") && !session.project.hasEdits)
  }

  /// The names in the folder of the translation, those of drafts among them.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("fr.lproj")) }
  }

  /// Opens a second editor of the same folder.
  private func secondPilot() async throws -> Pilot {
    let other = EditSession(
      EditedProject(try LocalizationFolder(folder.path), language: try LanguageTag("fr")))
    let pilot = try Pilot(
      EditCoordinator(other), in: "en", size: Size(width: 80, height: 24),
      [.hanokCommand, .ofReview])
    while other.isReading { await Task.yield() }
    pilot.advance(by: .zero)
    return pilot
  }

  @Test func typedTextIsKeptOnceAndOtherEditorsLeaveIt() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    for letter in ["!", "?"] {
      pilot.type(letter)
      pilot.advance(by: .seconds(1))
      #expect(try names.count == 2)
    }
    let second = try await secondPilot()
    #expect(!has(second, "Vrai ou faux ?!"))
    #expect(try names.count == 2)
    pilot.press(.character("s"), .control)
    #expect(try names == ["Quiz.strings"])
  }

  @Test func whatAKilledEditorHadIsRestored() async throws {
    // Without its editor, a draft has no lock.
    EditDraft(in: folder.file("fr.lproj"))
      .keep([.init(table: "Quiz", key: "title"): "Vrai ou faux ?!"])
    #expect(try names.count == 2)
    let pilot = try await secondPilot()
    #expect(has(pilot, "Vrai ou faux ?!") && has(pilot, "French: not saved"))
    #expect(text == EditSamples.french)
    pilot.press(.character("s"), .control)
    #expect(text.contains("\"Vrai ou faux ?!\""))
    #expect(try names == ["Quiz.strings"])
  }

  @Test(arguments: ["edit.2023~", ".hanok-edit-1-1", ".hanok-edit-2023~"])
  func aFileThatLooksLikeADraftIsNotRestored(name: String) async throws {
    let content = #""table" = "Quiz"; "key" = "title"; "text" = "Mine";"#
    try folder.write(content, to: "fr.lproj/\(name)")
    let pilot = try await secondPilot()
    #expect(!has(pilot, "Mine"))
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    #expect(try names.sorted() == [name, "Quiz.strings"].sorted())
    #expect(TextFile(path: folder.file("fr.lproj/\(name)")).text == content)
  }

  @Test func aFileThatCannotBeWrittenIsReportedAndNothingIsLost() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    // A folder in the place of the file.
    let path = folder.file("fr.lproj/Quiz.strings")
    _ = unsafe unlink(path)
    try #require(unsafe mkdir(path, 0o700) == 0)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    #expect(has(pilot, "A table can’t be read or saved.") && session.project.hasEdits)
    pilot.press(.escape)
    pilot.press(.character("q"), .control)
    #expect(pilot.isRunning)
  }
}
