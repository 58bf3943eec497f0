import Hanok
import HanokArguments
import HanokLocalization
import HanokReview
import HanokScenes
import HanokSystem
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// The editor on files: what others do to them, and what can't be written.
@MainActor @Suite struct EditFileTests {
  private let folder: TemporaryFolder
  private let session: EditSession

  init() throws {
    folder = try EditSamples.folder()
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
    await pilot.settle()
    await settle(pilot)
    return pilot
  }

  /// Waits until what is read and looked at on other threads is shown.
  private func settle(_ pilot: Pilot) async {
    while session.isReading || session.isBusy { await Task.yield() }
    pilot.advance(by: .zero)
  }

  @Test func tablesAreReadAndWritten() async throws {
    let pilot = try await pilot()
    #expect(pilot.shows("1 of 6") || pilot.shows("0 of 6"))
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.down, .alt)
    #expect(text.contains("\"Vrai ou faux ?!\"") && text.contains("@source True or False?"))
  }

  @Test(arguments: [("k", "Vrai ou faux ?!"), ("t", "Vrai ?")])
  func aConflictWithAnotherProgramIsAskedAbout(answer: String, kept: String) async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    try folder.write(
      EditSamples.french.replacing("Vrai ou faux ?", with: "Vrai ?"), to: "fr.lproj/Quiz.strings")
    pilot.press(.down, .alt)
    await pilot.settle()
    #expect(pilot.shows("“title” was changed by another") && pilot.shows("In the file: Vrai ?"))
    #expect(text.contains("\"Vrai ?\""))
    pilot.type(answer)
    await pilot.settle()
    #expect(text.contains("\"\(kept)\"") && !session.project.hasEdits)
  }

  /// A watcher whose changes a test reports.
  @MainActor private final class ScriptedWatcher: FolderWatching {
    private var handler: (() -> Void)?

    func start(_ folders: [String], _ handler: @escaping () -> Void) { self.handler = handler }
    func stop() { handler = nil }
    func report() { handler?() }
  }

  /// Opens the editor, and returns what another program has to do after it has written a file.
  private func watchedPilot() async throws -> (Pilot, () async -> Void) {
    let watcher = ScriptedWatcher()
    session.watcher = watcher
    let pilot = try await pilot()
    await pilot.settle()
    return (
      pilot,
      {
        let count = session.followCount
        watcher.report()
        pilot.advance(by: .milliseconds(30))
        // Under other screens, nothing is followed.
        for _ in 1...10_000 where session.followCount == count { await Task.yield() }
        await settle(pilot)
      }
    )
  }

  private static let current = EditSamples.french.replacing(
    "True or Wrong?", with: "True or False?")

  @Test func theListFollowsTheFile() async throws {
    let wrong = Self.current.replacing("\"Quit\";  /* @untranslated */", with: "\"{$quit}\";")
    try folder.write(wrong, to: "fr.lproj/Quiz.strings")
    let (pilot, report) = try await watchedPilot()
    #expect(pilot.shows("!  Quit") && pilot.shows("2 of 6"))
    try folder.write(wrong.replacing("{$quit}", with: "Quitter"), to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("✓  Quit") && !session.suspects.contains(EditSamples.id("quit")))
    try folder.write(Self.current, to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("○  Quit") && pilot.shows("1 of 6"))
    // A file that is about to be written isn't empty.
    try folder.write("", to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("1 of 6"))
  }

  @Test func theOpenMessageFollowsTheFileAndTypedTextStays() async throws {
    let (pilot, report) = try await watchedPilot()
    pilot.press(.enter)
    pilot.type("!")
    pilot.press(.character("s"), .control)
    try folder.write(text.replacing("Vrai ou faux ?!", with: "Vrai ?"), to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("Vrai ?") && !pilot.shows("Vrai ou faux"))
    // What another program has replaced isn't brought back.
    pilot.press(.character("u"), .alt)
    #expect(text.contains("\"Vrai ?\""))
    pilot.press(.enter)
    pilot.type("x")
    try folder.write(text.replacing("Vrai ?", with: "Faux ?"), to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("Vrai ?") && pilot.shows("not saved") && text.contains("\"Faux ?\""))
    // It isn't overwritten without a question.
    pilot.press(.character("s"), .control)
    await pilot.settle()
    #expect(pilot.shows("“title” was changed by another") && pilot.shows("In the file: Faux ?"))
    #expect(text.contains("\"Faux ?\""))
  }

  @Test func theFileIsShownAfterTypingIsUndone() async throws {
    let (pilot, report) = try await watchedPilot()
    pilot.press(.enter)
    pilot.type("!")
    try folder.write(text.replacing("Vrai ou faux ?", with: "Faux ?"), to: "fr.lproj/Quiz.strings")
    await report()
    #expect(pilot.shows("Vrai ou faux ?!"))
    pilot.press(.character("u"), .alt)
    await pilot.settle()
    await settle(pilot)
    #expect(pilot.shows("Faux ?") && !pilot.shows("Vrai ou faux"))
  }

  @Test func aTextThatIsLeftUnsavedIsNotOverwrittenEither() async throws {
    let (pilot, report) = try await watchedPilot()
    pilot.press(.enter)
    pilot.type("{$x")
    pilot.press(.down, .alt)
    try folder.write(text.replacing("Vrai ou faux ?", with: "Faux ?"), to: "fr.lproj/Quiz.strings")
    await report()
    pilot.press(.up, .alt)
    pilot.type("}")
    pilot.press(.character("s"), .control)
    // It has an unknown variable.
    pilot.press(.tab)
    pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.shows("“title” was changed by another") && text.contains("\"Faux ?\""))
  }

  @Test func undoingDoesNotReplaceATextThatWasTaken() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.type("!")
    try folder.write(
      EditSamples.french.replacing("Vrai ou faux ?", with: "Faux ?"), to: "fr.lproj/Quiz.strings")
    pilot.press(.down, .alt)
    await pilot.settle()
    pilot.type("t")
    await pilot.settle()
    #expect(!session.project.history.canUndo)
    pilot.press(.character("u"), .alt)
    #expect(text.contains("\"Faux ?\""))
  }

  @Test func changesWrittenWhileScreensAreShownAreFollowedAfterwards() async throws {
    session.readScreens = { [] }
    let (pilot, _) = try await watchedPilot()
    pilot.press(.function(2))
    await pilot.settle()
    #expect(pilot.shows("Screens with Quiz · title"))
    try folder.write(
      Self.current.replacing("Vrai ou", with: "Vrai, ou"), to: "fr.lproj/Quiz.strings")
    pilot.press(.escape)
    await pilot.settle()
    await settle(pilot)
    #expect(pilot.shows("Vrai, ou faux ?"))
  }

  @Test func aMessageThatIsChangedDuringAReviewIsReviewedAgain() async throws {
    let quit = EditSamples.id("quit")
    let wrong = Self.current.replacing("\"Quit\";  /* @untranslated */", with: "\"{$quit}\";")
    try folder.write(wrong, to: "fr.lproj/Quiz.strings")
    let (pilot, _) = try await watchedPilot()
    #expect(session.suspects.contains(quit) && pilot.shows("!  Quit"))
    try folder.write(wrong.replacing("Vrai ou", with: "Vrai, ou"), to: "fr.lproj/Quiz.strings")
    let following = Task { await session.follow() }
    // The review has begun as soon as the changes are taken.
    while session.project[EditSamples.id("title")]?.translation != "Vrai, ou faux ?"
      || session.hasForeignChanges
    { await Task.yield() }
    session.translate(quit, as: "Quitter")
    await following.value
    pilot.advance(by: .zero)
    #expect(!session.suspects.contains(quit) && pilot.shows("✓  Quit"))
  }

  @Test func theGlossaryOfTheFolderIsFollowed() async throws {
    try folder.write("\"quit\" = \"Quit\";\n", to: "en.lproj/Glossary.strings")
    try folder.write(
      Self.current.replacing(
        "\"Quit\";  /* @untranslated */", with: "\"Sortir\";  /* @source Quit */"),
      to: "fr.lproj/Quiz.strings")
    let (pilot, report) = try await watchedPilot()
    let quit = EditSamples.id("quit")
    #expect(!session.suspects.contains(quit))
    try folder.write("\"quit\" = \"Quitter\";\n", to: "fr.lproj/Glossary.strings")
    await report()
    #expect(session.suspects.contains(quit) && pilot.shows("!  Quit"))
  }

  /// The names of the files in the folder of the translation, including drafts.
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
    #expect(!second.shows("Vrai ou faux ?!"))
    #expect(try names.count == 2)
    pilot.press(.character("s"), .control)
    #expect(try names == ["Quiz.strings"])
  }

  @Test func textsOfAKilledEditorAreRestored() async throws {
    // Without its editor, a draft has no lock.
    EditDraft(in: folder.file("fr.lproj"))
      .keep([Self.title: .init(text: "Vrai ou faux ?!", base: "Vrai ou faux ?")])
    #expect(try names.count == 2)
    let pilot = try await secondPilot()
    #expect(pilot.shows("Vrai ou faux ?!") && pilot.shows("French: not saved"))
    #expect(text == EditSamples.french)
    pilot.press(.character("s"), .control)
    #expect(text.contains("\"Vrai ou faux ?!\""))
    #expect(try names == ["Quiz.strings"])
  }

  @Test(arguments: ["Juste ?", nil])
  func aChangeBeforeATextIsRestoredIsAskedAbout(base: String?) async throws {
    EditDraft(in: folder.file("fr.lproj")).keep([Self.title: .init(text: "Vrai ?!", base: base)])
    let pilot = try await secondPilot()
    #expect(pilot.shows("Vrai ?!") && pilot.shows("French: not saved"))
    pilot.press(.character("s"), .control)
    await pilot.settle()
    // An older editor hasn't kept what its text was typed over.
    let isAsked = base != nil
    #expect(pilot.shows("“title” was changed by another") == isAsked)
    #expect(text.contains("\"Vrai ou faux ?\"") == isAsked)
  }

  @Test func typingTheSavedTextAgainLeavesNothingUnsaved() async throws {
    let (pilot, report) = try await watchedPilot()
    pilot.press(.enter)
    pilot.type("{")
    for key in [Key.down, .up] { pilot.press(key, .alt) }
    #expect(session.unsavedTexts[Self.title] == "Vrai ou faux ?{")
    pilot.press(.backspace)
    await pilot.settle()
    #expect(session.unsavedTexts.isEmpty)
    try folder.write(text.replacing("Vrai ou faux ?", with: "Vrai ?"), to: "fr.lproj/Quiz.strings")
    await report()
    #expect(session.project[Self.title]?.translation == "Vrai ?" && session.unsavedTexts.isEmpty)
  }

  private static let title = TranslationItem.ID(table: "Quiz", key: "title")

  @Test(arguments: ["edit.2023~", ".hanok-edit-1-1", ".hanok-edit-2023~"])
  func aFileThatLooksLikeADraftIsNotRestored(name: String) async throws {
    let content = #""table" = "Quiz"; "key" = "title"; "text" = "Mine";"#
    try folder.write(content, to: "fr.lproj/\(name)")
    let pilot = try await secondPilot()
    #expect(!pilot.shows("Mine"))
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
    #expect(pilot.shows("A table can’t be read or saved.") && session.project.hasEdits)
    pilot.press(.escape)
    pilot.press(.character("q"), .control)
    #expect(pilot.isRunning)
  }
}
