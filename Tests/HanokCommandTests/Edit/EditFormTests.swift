import Hanok
import HanokLocalization
import HanokReview
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// The fields of a message's forms on the screen.
@MainActor @Suite struct EditFormTests {
  private static let source = """
    "score" = ".input {$score :integer}
    .match $score
    one {{Score: {$score} point}}
    *   {{Score: {$score} points}}";
    "result" = ".input {$n :integer}
    .match $n
    one {{Result: {$n} apple}}
    *   {{Result: {$n} apples}}";

    """

  private func session(_ language: String, _ translation: String = "", source: String = source)
    throws -> EditSession
  {
    let table = EditSamples.table(translation, source: source)
    return EditSession(EditedProject([table], language: try LanguageTag(language)))
  }

  private func pilot(_ session: EditSession, width: Int = 100, height: Int = 40) async throws
    -> Pilot
  {
    let pilot = try Pilot(
      EditCoordinator(session), in: "en", size: Size(width: width, height: height),
      [.hanokCommand, .ofReview])
    await pilot.settle()
    return pilot
  }

  private func field(_ pilot: Pilot) throws -> TextView {
    try #require(pilot.application.window.firstResponder as? TextView)
  }

  private func translation(_ key: String, _ session: EditSession) -> String? {
    session.project[EditSamples.id(key)]?.translation
  }

  /// Types a text in each form, from the first on.
  private func type(_ texts: [String], on pilot: Pilot) {
    for (index, text) in texts.enumerated() {
      if index > 0 { pilot.press(.tab) }
      pilot.type(text)
    }
  }

  @Test(arguments: [(80, 24), (40, 12), (60, 20), (100, 30)])
  func theFormThatIsWrittenIsSeen(width: Int, height: Int) async throws {
    let session = try session("pl")
    let pilot = try await pilot(session, width: width, height: height)
    pilot.press(.enter)
    var fields: [ObjectIdentifier] = []
    for name in ["AAA", "BBB", "CCC", "DDD"] {
      let text = String(repeating: "slowo ", count: 14) + name
      pilot.type(text)
      let field = try field(pilot)
      fields.append(ObjectIdentifier(field))
      #expect(field.text == text && field.visibleRows == field.frame.height)
      #expect(field.frame.height >= 2 && pilot.shows(name))
      let caret = try #require(field.insertionPoint)
      #expect((0..<field.frame.height).contains(caret.y))
      pilot.press(.tab)
    }
    #expect(Set(fields).count == 4)
    pilot.press(.tab, .shift)
    #expect(try field(pilot).text.hasSuffix("DDD"))
  }

  @Test func aFormThatIsOutOfSightIsOpened() async throws {
    let long = String(repeating: "slowo ", count: 40)
    let session = try session(
      "pl",
      "\"score\" = \".input {$score :integer} .match $score one {{\(long)}} few {{\(long)}} many {{\(long)}}\";\n"
    )
    let pilot = try await pilot(session, width: 60, height: 16)
    pilot.press(.enter)
    let field = try field(pilot)
    #expect(field.text.isEmpty && field.visibleRows >= 1)
    pilot.type("x")
    #expect(field.text == "x")
  }

  @Test func aLongTextHasRows() async throws {
    let source = "\"a\" = \"A\";\n"
    let session = try session("pl", source: source)
    let pilot = try await pilot(session, width: 100, height: 30)
    pilot.press(.enter)
    for _ in 1...9 {
      pilot.type("x")
      pilot.press(.enter)
    }
    #expect(try field(pilot).visibleRows == 10)
    pilot.press(.character("u"), .alt)
    #expect(try field(pilot).visibleRows >= field(pilot).content.lineCount)
  }

  @Test func theFieldsAreThoseOfTheMessage() async throws {
    let pilot = try await pilot(try session("pl"))
    pilot.press(.enter)
    #expect(pilot.shows("Score: {$score} points"))
    pilot.press(.down, .alt)
    let placeholders = (0..<40).count { pilot.screen.row($0).contains("Result: {$n} apple") }
    #expect(pilot.shows("Quiz · result") && placeholders >= 4)
    let item = (0..<40).map { pilot.screen.row($0) }.filter { $0.contains("Score:") }
    // It is in the list alone.
    #expect(item.count == 1)
  }

  @Test func emptyFormsAreNamed() async throws {
    let session = try session("pl")
    let pilot = try await pilot(session)
    pilot.press(.enter)
    #expect(!pilot.shows("is empty."))
    pilot.type("{$score} punkt")
    for examples in ["2, 3, 4", "5, 0, 6", "others"] {
      #expect(pilot.shows("✗ The text for “\(examples)” is empty."), "\(pilot.screen.text)")
    }
    #expect(!pilot.shows("has no variant") && !pilot.shows("distinguishes"))
    // The next finding is the next empty form.
    pilot.press(.function(8))
    pilot.type("{$score} punkty")
    #expect(!pilot.shows("“2, 3, 4” is empty") && pilot.shows("“5, 0, 6” is empty"))
    type(["", "{$score} punktów", "{$score} punktu"], on: pilot)
    #expect(!pilot.shows("is empty.") && pilot.shows("no whole number"))
    let rows = (0..<40).map { pilot.screen.row($0) }
    #expect(rows.contains { $0.contains(" 3  3 punkty") && !$0.contains("few") })
    #expect(rows.contains { $0.contains("others") && $0.contains("no whole number") })
  }

  @Test func theSourceIsShownAsItsForms() async throws {
    let pilot = try await pilot(try session("pl"))
    #expect(
      pilot.shows("1: Score: {$score} point") && pilot.shows("2, 0, 3: Score: {$score} points"))
    #expect(!pilot.shows(".match"))
    pilot.press(.enter)
    pilot.press(.character("c"), .alt)
    #expect(pilot.shows(".match $score") && !pilot.shows("1: Score:"))
    pilot.press(.character("c"), .alt)
    #expect(!pilot.shows(".match") && pilot.shows("1: Score:"))
  }

  @Test func aMessageWithAnEmptyFormIsSavedAfterAQuestion() async throws {
    let session = try session("fr")
    let pilot = try await pilot(session)
    pilot.press(.enter)
    type(["{$score} point", "", "{$score} points"], on: pilot)
    pilot.press(.down, .alt)
    #expect(translation("score", session) == "")
    pilot.press(.up, .alt)
    #expect(pilot.shows("French: not saved"))
    pilot.press(.character("s"), .control)
    #expect(pilot.shows("The text for “"))
    pilot.press(.escape)
    #expect(translation("score", session) == "")
    pilot.press(.character("s"), .control)
    #expect(pilot.activate("Save"))
    let saved = translation("score", session)
    #expect(saved?.contains("one {{") == true && saved?.contains("many") == false)
    // It is known now, and isn't asked again.
    pilot.press(.tab)
    pilot.type("x")
    pilot.press(.character("s"), .control)
    #expect(translation("score", session)?.contains("{$score} pointsx") == true)
  }

  @Test func aBraceInAFormIsText() async throws {
    let session = try session("fr")
    let pilot = try await pilot(session)
    pilot.press(.enter)
    type(["{$score} {note} \\", "{$score} b", "{$score} c"], on: pilot)
    pilot.press(.character("s"), .control)
    #expect(translation("score", session)?.contains("one  {{{$score} \\{note\\} \\\\}}") == true)
    #expect(pilot.shows("1 {note} \\"))
    pilot.press(.down, .alt)
    pilot.press(.up, .alt)
    let texts = (0..<40).map { pilot.screen.row($0) }
    #expect(texts.contains { $0.contains("{$score} {note} \\") && !$0.contains("\\{") })
  }

  @Test func aWordInBracesIsReportedWhereItIsCode() async throws {
    let session = try session("fr", source: "\"a\" = \"Hello\";\n\"b\" = \"Say {word}\";\n")
    let pilot = try await pilot(session)
    pilot.press(.enter)
    pilot.type("Bonjour {note}")
    #expect(pilot.shows("! {note} is shown without its braces."))
    pilot.press(.backspace)
    pilot.type("\\{note\\}")
    #expect(!pilot.shows("without its braces"))
    // The source has it, too.
    pilot.press(.down, .alt)
    pilot.type("Dites {word}")
    #expect(!pilot.shows("without its braces"))
  }

  @Test func textTypedInTheSourceIsInsertedInTheField() async throws {
    let lines = (1...300).map { "Line \($0)." }.joined(separator: "\n")
    let session = try session("fr", source: "/* \(lines) */\n\"a\" = \"Hello\";\n")
    let pilot = try await pilot(session, width: 60, height: 20)
    pilot.press(.enter)
    let field = try field(pilot)
    pilot.press(.tab, .shift)
    #expect(pilot.application.window.firstResponder is TypingScrollView)
    pilot.type("q")
    #expect(pilot.isRunning && field.isFirstResponder && field.text == "q")
  }

  @Test func aSuggestionRunsAsItsLanguage() async throws {
    let source = "\"a\" = \"{$n} of {$m}\";\n\"b\" = \"{$n} of {$m}\";\n"
    let session = try session("he", "\"a\" = \"{$n} מתוך {$m}\";\n", source: source)
    let pilot = try await pilot(session)
    pilot.press(.down)
    // From the right: the first placeholder, the word, the second one.
    #expect(pilot.shows("{$m} ךותמ {$n}"))
  }
}
