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

/// The problems of a text that the editor shows, and their repairs.
@MainActor @Suite struct EditFindingTests {
  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project()) }

  private func item(_ key: String) -> TranslationItem? { session.project[EditSamples.id(key)] }

  /// Edits messages with forms as one text, with its code.
  private func showCode(_ pilot: Pilot) { pilot.press(.character("c"), .alt) }

  @Test func findingsAreShownWhileTyping() async throws {
    let pilot = try await session.pilot()
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour {$nom}")
    #expect(pilot.shows("✗ In the message “greeting”, $nom has no"))
    pilot.press(.function(8))
    pilot.type("{#strong}{$name}{/strong}\u{202F}!")
    #expect(!pilot.shows("✗") && pilot.shows("Bonjour Ada") && !pilot.shows("رون"))
    // Leaving saves it.
    pilot.press(.down, .alt)
    #expect(item("greeting")?.translation == "Bonjour {#strong}{$name}{/strong}\u{202F}!")
  }

  @Test func aFindingOfSeveralVariantsIsShownOnce() async throws {
    let session = EditSession(try EditSamples.project("ar"))
    let pilot = try await session.pilot(height: 60)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.function(6))
    let rows = (0..<60).filter { pilot.screen.row($0).contains("is the same") }
    #expect(rows.count == 1)
  }

  @Test func aTextThatIsTooWideIsReported() async throws {
    let pilot = try await session.pilot()
    pilot.press(.down)
    pilot.press(.enter)
    showCode(pilot)
    pilot.type("Le score est de")
    #expect(pilot.shows("Le score est de") && !pilot.shows("> 16"))
    pilot.type(" x")
    #expect(pilot.shows("17 > 16"))
  }

  @Test func termsOfTheGlossaryAreFound() async throws {
    let glossary = EditSamples.table(
      "\"quit\" = \"Quitter\";\n", name: "Glossary", source: "\"quit\" = \"Quit\";\n")
    let session = EditSession(
      EditedProject([EditSamples.table(), glossary], language: try LanguageTag("fr")))
    let pilot = try await session.pilot(height: 40)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Sortir")
    let item = try #require(session.project[EditSamples.id("quit")])
    #expect(session.findings(of: "Sortir", for: item).map(\.check.name) == ["term"])
    #expect(session.findings(of: "Quitter", for: item) == [])
    #expect(pilot.shows("! ") && pilot.shows("the term “Quit”"))
    pilot.press(.character("s"), .control)
    #expect(session.suspects.contains(item.id))
  }

  @Test func confirmingATranslationMarkedForReviewKeepsIt() async throws {
    let table = EditSamples.table("/* @state needs-review */\n\"quit\" = \"Quitter\";\n")
    let session = EditSession(EditedProject([table], language: try LanguageTag("fr")))
    let pilot = try await session.pilot(height: 40)
    for _ in 1...3 { pilot.press(.down) }
    #expect(pilot.shows("French: to be reviewed") && pilot.shows("marked for review"))
    pilot.press(.enter)
    pilot.press(.character("s"), .control)
    await pilot.settle()
    let item = session.project[EditSamples.id("quit")]
    #expect(item?.state == .translated && item?.translation == "Quitter")
    #expect(pilot.shows("French: translated") && !pilot.shows("marked for review"))
  }

  @Test func aTextThatIsNotSavedIsAmongTheFindings() async throws {
    let pilot = try await session.pilot()
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("{$x")
    pilot.press(.up, .alt)
    #expect(item("quit")?.state == .untranslated && pilot.shows("✗  Quit"))
    pilot.press(.escape)
    pilot.type("f")
    pilot.press(.enter)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    #expect(pilot.shows("Findings") && pilot.shows("✗  Quit"))
  }

  @Test func aNameThatMayBeMeantIsShown() async throws {
    let pilot = try await session.pilot(height: 40)
    for _ in 1...2 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("Bonjour, {#strong}{$nam}{/strong}\u{202F}!")
    #expect(pilot.shows("Did you mean “name”?"))
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
    let pilot = try await session.pilot(height: 40)
    for _ in 1...3 { pilot.press(.down) }
    pilot.press(.enter)
    pilot.type("r")
    #expect(pilot.shows("The letter r of “quit.keys” also chooses"))
    pilot.press(.backspace)
    pilot.type("x")
    #expect(pilot.shows("The letter x of “quit.keys” isn’t in"))
    pilot.press(.character("s"), .control)
    #expect(session.suspects == [EditSamples.id("quit.keys")])
    // The label makes its letter right.
    session.translate(EditSamples.id("quit"), as: "Quitter (x)")
    #expect(session.suspects == [])
  }

  @Test func theNextFindingIsMarked() async throws {
    let pilot = try await session.pilot(height: 40)
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
    let pilot = try await session.pilot(height: 40)
    pilot.press(.enter)
    #expect(pilot.shows("to repair it."))
    pilot.press(.function(3))
    #expect(!pilot.shows("to repair it."))
    pilot.press(.character("s"), .control)
    #expect(item("title")?.translation == "Vrai ou faux\u{202F}?")
    pilot.press(.character("u"), .alt)
    #expect(pilot.shows("Vrai ou faux ?"))
  }
}
