import HanokReview
import HanokTesting
import Testing

@testable import HanokCommand

/// The editor line by line.
@MainActor @Suite struct EditLineTests {
  private let session: EditSession
  private let pilot: LinePilot

  init() async throws {
    session = EditSession(try EditSamples.project())
    pilot = try LinePilot(
      EditCoordinator(session, showsOneScreen: true), in: "en", [.hanokCommand, .ofReview])
    await pilot.settle()
  }

  /// Enters a line, and returns what is said after near texts were looked for.
  private func enterAndSettle(_ line: String) async -> String {
    await pilot.enter(line) + pilot.settle()
  }

  @Test func aMessageIsTranslatedAndTheNextOneIsSpoken() async {
    #expect(pilot.text.contains("True or False?: the source has changed, title"))
    let item = pilot.enter("Hello, {$name}!")
    #expect(item.contains("Source: Hello, {#strong}{$name}{/strong}!"))
    #expect(item.contains("$name: who plays."))
    for line in ["Translation", "Bonjour,", "{$nom}"] { pilot.enter(line) }
    let findings = pilot.enter(".")
    #expect(findings.contains("✗ In the message “greeting”, $nom has no value."))
    #expect(findings.contains("French: not saved") && !findings.contains("Saved."))
    #expect(session.project[EditSamples.id("greeting")]?.state == .missing)
    for line in ["Translation", "Bonjour {$name}"] { pilot.enter(line) }
    #expect(pilot.enter(".").contains("Bonjour Ada (width: 11)"))
    let next = await enterAndSettle("Done and next")
    #expect(next.contains("Source: Quit"))
    let taken = await enterAndSettle("Quitter")
    #expect(taken.contains("Translation: Quitter"))
  }

  @Test func aSearchAndAFilterAreSpoken() {
    #expect(pilot.enter("Search: score").contains("Score: {$score} points"))
    #expect(pilot.enter("Search: xyz").contains("No messages match."))
  }

  @Test func aTextWithoutItsEndIsNotSaved() {
    pilot.enter("True or False?")
    for line in ["Translation", "foo"] { pilot.enter(line) }
    #expect(pilot.end().contains("“Quiz · title” wasn’t saved."))
    #expect(pilot.application.exitStatus == 1)
    #expect(session.project[EditSamples.id("title")]?.translation == "Vrai ou faux ?")
    #expect(!session.project.hasEdits)
  }

  @Test(arguments: [["Vrai {$oui"], []])
  func anInvalidOrEmptyTextIsNotSaved(lines: [String]) async {
    pilot.enter("True or False?")
    for line in ["Translation"] + lines + ["."] { pilot.enter(line) }
    pilot.enter("Done and next")
    // Near texts of the next message are still being looked for.
    let said = await pilot.end() + pilot.settle()
    #expect(said.contains("“Quiz · title” wasn’t saved."))
    #expect(pilot.application.exitStatus == 1)
    #expect(session.project[EditSamples.id("title")]?.translation == "Vrai ou faux ?")
    #expect(!session.project.hasEdits)
  }

  @Test func theEndOfInputSaves() {
    pilot.enter("True or False?")
    for line in ["Translation", "Vrai ?", "."] { pilot.enter(line) }
    pilot.end()
    #expect(!pilot.isRunning)
    #expect(session.project[EditSamples.id("title")]?.translation == "Vrai ?")
  }
}
