import Hanok
import HanokLocalization
import HanokReview
import HanokSystem
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// The editor writes no invalid and no emptied text, and nothing at Ctrl-C, without a decision.
@MainActor @Suite struct EditUnsavedTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try EditSamples.folder()
  }

  private var text: String { TextFile(path: folder.file("fr.lproj/Quiz.strings")).text ?? "" }

  private var drafts: Int {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("fr.lproj"))
        .count { $0.hasPrefix(".hanok-edit") }
    }
  }

  /// Opens an editor of some tables, or of all of them.
  private func pilot(_ tables: [String]? = nil, width: Int = 80) async throws -> Pilot {
    let session = EditSession(
      EditedProject(
        try LocalizationFolder(folder.path), language: try LanguageTag("fr"), tables: tables))
    let pilot = try Pilot(
      EditCoordinator(session), in: "en", size: Size(width: width, height: 24),
      [.hanokCommand, .ofReview])
    while session.isReading { await Task.yield() }
    await pilot.settle()
    return pilot
  }

  /// Opens the first message, and replaces its text.
  private func type(_ text: String, on pilot: Pilot) {
    pilot.press(.enter)
    pilot.press(.character("u"), .control)
    pilot.type(text)
  }

  private nonisolated static let invalid = "Vrai {$oui"

  @Test(arguments: ["", "Vrai ?", invalid])
  func controlCAsksAndNeverWrites(typed: String) async throws {
    let pilot = try await pilot()
    type(typed, on: pilot)
    for _ in 1...2 {
      pilot.press(.character("c"), .control)
      #expect(pilot.isRunning && pilot.shows("“Quiz · title” isn’t saved."))
    }
    pilot.press(.escape)
    #expect(pilot.shows("French: not saved"))
    pilot.press(.character("c"), .control)
    pilot.type("d")
    #expect(pilot.application.exitStatus == 130)
    #expect(text == EditSamples.french)
    #expect(try drafts == 0)
  }

  @Test func controlCWithoutChangesEndsAtOnce() async throws {
    let pilot = try await pilot()
    pilot.press(.enter)
    pilot.press(.character("c"), .control)
    #expect(pilot.application.exitStatus == 130 && text == EditSamples.french)
  }

  @Test(arguments: ["", " ", invalid])
  func leavingATextThatIsNotValidKeepsItUnsaved(typed: String) async throws {
    let pilot = try await pilot()
    type(typed, on: pilot)
    pilot.press(.down, .alt)
    #expect(pilot.shows("Quiz · score") && pilot.shows("✗  True or False?"))
    #expect(text == EditSamples.french)
    pilot.press(.up, .alt)
    #expect(pilot.shows("French: not saved") && !pilot.shows("Vrai ou faux ?"))
    // The former text is one step away.
    pilot.press(.character("_"), .control)
    #expect(pilot.shows("Vrai ou faux ?"))
    pilot.press(.down, .alt)
    #expect(!pilot.shows("✗") && text == EditSamples.french)
  }

  @Test(arguments: ["", " ", invalid])
  func quittingAsks(typed: String) async throws {
    let pilot = try await pilot()
    type(typed, on: pilot)
    pilot.press(.character("q"), .control)
    #expect(pilot.isRunning && pilot.shows("Discard what you typed?"))
    pilot.press(.enter)
    pilot.press(.down, .alt)
    pilot.press(.character("q"), .control)
    #expect(pilot.isRunning && pilot.shows("“Quiz · title” isn’t saved."))
    pilot.type("d")
    #expect(pilot.application.exitStatus == 0 && text == EditSamples.french)
    #expect(try drafts == 0)
  }

  @Test(arguments: ["", " ", invalid])
  func savingATextThatIsNotValidAsks(typed: String) async throws {
    let pilot = try await pilot()
    let isBlank = typed != Self.invalid
    type(typed, on: pilot)
    for (key, modifiers) in [(Key.character("s"), KeyModifiers.control), (.enter, .alt)] {
      pilot.press(key, modifiers)
      let reason = isBlank ? "French: not translated" : "title"
      #expect(pilot.shows("Quiz · title") && pilot.shows(reason) && pilot.shows("Cancel"))
      pilot.press(.enter)
      #expect(text == EditSamples.french && pilot.shows("French: not saved"))
    }
    pilot.press(.character("s"), .control)
    pilot.press(.tab)
    pilot.press(.enter)
    await pilot.settle()
    #expect(typed.isEmpty ? text.contains("\"title\" = \"True or False?\"") : text.contains(typed))
    #expect(!text.contains("Vrai ou faux") && !pilot.shows("French: not saved"))
  }

  @Test func aValidTextReplacesAnUnsavedOne() async throws {
    let pilot = try await pilot()
    type(Self.invalid, on: pilot)
    pilot.press(.down, .alt)
    pilot.press(.up, .alt)
    pilot.press(.character("u"), .control)
    pilot.type("Vrai ?")
    pilot.press(.down, .alt)
    #expect(text.contains("\"Vrai ?\"") && !pilot.shows("✗"))
    pilot.press(.character("q"), .control)
    #expect(!pilot.isRunning)
    #expect(try drafts == 0)
  }

  @Test func leavingTheMessageInANarrowWindowDoesNotWriteItEither() async throws {
    let pilot = try await pilot(width: 40)
    type("", on: pilot)
    pilot.press(.escape)
    #expect(pilot.shows("✗  True or False?") && text == EditSamples.french)
  }

  @Test func unsavedTextsAreRestoredAfterAnEndWithoutADecision() async throws {
    do {
      let pilot = try await pilot()
      type(Self.invalid, on: pilot)
      pilot.press(.down, .alt)
      pilot.press(.character("c"), .alt)
      pilot.type("{$score}")
      // The terminal has gone.
      pilot.perform { pilot.application.quit() }
      #expect(text == EditSamples.french)
    }
    #expect(try drafts == 1)
    // An editor of other tables leaves them alone.
    do {
      let other = try await pilot(["Shared"])
      #expect(!other.shows("restored"))
      other.press(.character("q"), .control)
      #expect(!other.isRunning)
    }
    #expect(try drafts == 1)
    let pilot = try await pilot()
    #expect(pilot.shows("Your unsaved text was restored.") && pilot.shows("✗  True or False?"))
    #expect(pilot.shows("French: not saved"))
    pilot.press(.character("q"), .control)
    #expect(pilot.isRunning && text.contains("{$score}") && !text.contains(Self.invalid))
  }
}
