import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

@testable import HanokExchange

/// What a tool calls unfinished stays so, and what it calls reviewed or final comes back as such.
@Suite struct StateTests {
  private static let source = #""a" = "Hello"; "b" = "Bye";"#

  private static func xliff12(_ unit: String, _ target: String) -> String {
    """
    <xliff xmlns="\(XLIFF.namespace12)" version="1.2"><file original="T.strings" target-language="pl">
    <body><trans-unit id="a"\(unit)><source>Hello</source>\(target)</trans-unit></body></file></xliff>
    """
  }

  private static func xliff21(_ segment: String, _ target: String) -> String {
    """
    <xliff xmlns="\(XLIFF.namespace2)" version="2.1" trgLang="pl"><file id="T"><unit id="a">
    <segment\(segment)><source>Hello</source>\(target)</segment></unit></file></xliff>
    """
  }

  private static func po(_ flag: String) -> String {
    "msgid \"\"\nmsgstr \"Language: pl\\nX-Hanok-Table: T\\n\"\n\n\(flag)msgctxt \"a\"\n"
      + "msgid \"Hello\"\nmsgstr \"Cześć\"\n"
  }

  private static let target = "<target>Cześć</target>"
  private static func target(_ state: String) -> String {
    "<target state=\"\(state)\">Cześć</target>"
  }

  static let unfinished = [
    xliff12("", target("new")), xliff12("", target("needs-translation")),
    xliff12("", target("needs-review-translation")), xliff12("", target("needs-adaptation")),
    xliff12("", target("needs-l10n")), xliff12(" approved=\"no\"", target),
    xliff21(" state=\"initial\"", target), po("#, fuzzy\n"), po("#, c-format, fuzzy\n"),
  ]

  @Test(arguments: unfinished)
  func anUnfinishedTextStaysUnfinished(text: String) throws {
    let fixture = try ExchangeFixture(Self.source)
    let merge = try fixture.merge(text)
    let entry = try #require(merge.result.entry("a"))
    #expect(entry.value.value == "Cześć" && entry.note.isUntranslated && !entry.isShown)
    #expect(merge.outcome.skips == [.init(name: "a", reason: .unfinished)])
    #expect(merge.outcome.added == 0 && merge.outcome.texts == 1)
    // It is exported as unfinished, and comes back so.
    let next = try ExchangeFixture(Self.source, merge.result.text)
    #expect(next.xliff().contains("<segment state=\"initial\">"))
    #expect(next.xliff(.v12).contains("<target state=\"needs-review-translation\">Cześć"))
    #expect(next.po.contains("#, fuzzy\nmsgctxt \"a\""))
    for format in ExchangeTestFormat.allCases {
      #expect(try !next.merge(next.text(in: format)).isChanged)
    }
    // An update of the table leaves the draft.
    let source = TranslationSource(fixture.source)
    let update = TranslationUpdate(
      of: merge.result, beside: source, VariantExpansion(for: .english))
    #expect(update.file.value("a") == "Cześć")
    // Once it is finished, it is a translation.
    let done = try next.merge(next.po.replacing("#, fuzzy\n", with: ""))
    #expect(done.result.entry("a")?.note.isUntranslated == false && done.outcome.confirmed == 1)
  }

  @Test(arguments: unfinished)
  func anUnfinishedTextReplacesNothing(text: String) throws {
    for old in ["/* @source Hello */ \"a\" = \"Hej\";", "/* @untranslated */ \"a\" = \"Hej\";"] {
      let merge = try ExchangeFixture(Self.source, old).merge(text)
      #expect(!merge.isChanged && merge.outcome.unfinished == 1)
    }
  }

  /// A reviewer marks a finished translation.
  @Test(arguments: unfinished)
  func aFinishedTranslationThatNeedsReviewIsMarked(text: String) throws {
    let merge = try ExchangeFixture(Self.source, "\"a\" = \"Cześć\";").merge(text)
    let entry = try #require(merge.result.entry("a"))
    #expect(entry.note[EntryNote.Name.state] == "needs-review" && entry.isShown)
    #expect(merge.outcome.unfinished == 1)
    let next = try ExchangeFixture(Self.source, merge.result.text)
    #expect(next.po.contains("#, fuzzy\nmsgctxt \"a\""))
    let done = try next.merge(next.po.replacing("#, fuzzy\n", with: ""))
    #expect(done.result.entry("a")?.note[EntryNote.Name.state] == nil)
    #expect(done.outcome.confirmed == 1)
  }

  @Test(arguments: ["reviewed", "final"], ExchangeTestFormat.allCases)
  func reviewedAndFinalSurviveARoundTrip(state: String, format: ExchangeTestFormat) throws {
    let first = try ExchangeFixture(Self.source)
      .merge(Self.xliff21(" state=\"\(state)\"", Self.target))
    #expect(first.result.entry("a")?.note[EntryNote.Name.state] == state)
    let fixture = try ExchangeFixture(Self.source, first.result.text)
    let text = fixture.text(in: format)
    if format == .xliff21 { #expect(text.contains("<segment state=\"\(state)\">")) }
    #expect(try !fixture.merge(text).isChanged)
    // A new text isn't what was reviewed.
    let changed = try fixture.merge(
      text.replacing("Cześć", with: "Hej").replacing("state=\"\(state)\"", with: "")
        .replacing("state=\"signed-off\"", with: ""))
    #expect(changed.result.value("a") == "Hej")
    let remark = changed.result.entry("a")?.note[EntryNote.Name.state]
    #expect(remark == nil)
  }

  @Test func aLoweredStateIsKept() throws {
    let fixture = try ExchangeFixture(Self.source, "/* @state final */ \"a\" = \"Cześć\";")
    let merge = try fixture.merge(fixture.xliff().replacing("\"final\"", with: "\"translated\""))
    #expect(merge.result.entry("a")?.note.remarks == [] && merge.result.value("a") == "Cześć")
    // The table is written, so the outcome says so.
    #expect(merge.outcome.restated == 1 && merge.outcome.unchanged == 1)
  }

  @Test func aDraftOfOneFormIsNotATranslation() throws {
    let fixture = try ExchangeFixture(
      #""n" = ".input {$n :integer} .match $n one {{{$n} cat}} * {{{$n} cats}}";"#, in: "de")
    let text = fixture.po.replacing("msgctxt", with: "#, fuzzy\nmsgctxt")
      .replacing("msgstr[0] \"\"", with: "msgstr[0] \"{$n} Katze\"")
      .replacing("msgstr[1] \"\"", with: "msgstr[1] \"{$n} Katzen\"")
    let merge = try fixture.merge(text)
    let entry = try #require(merge.result.entry("n"))
    #expect(entry.value.value.contains("Katzen") && entry.note.isUntranslated)
    #expect(merge.outcome.unfinished == 2 && merge.outcome.texts == 2)
  }

  /// Polish without `many`, whose numbers have the text of `*`.
  @Test func aFinishedTranslationIsGivenFinishedVariantsOnly() throws {
    let fixture = try ExchangeFixture(
      #""n" = ".input {$n :integer} .match $n one {{{$n} cat}} * {{{$n} cats}}";"#,
      #""n" = ".input {$n :integer} .match $n one {{{$n} kot}} few {{{$n} koty}} * {{{$n} kotów}}";"#
    )
    let text = fixture.po.replacing("msgstr[2] \"\"", with: "msgstr[2] \"{$n} kociąt\"")
    let draft = try fixture.merge(
      text.replacing("\nmsgctxt \"n\"", with: "\n#, fuzzy\nmsgctxt \"n\""))
    #expect(draft.result.value("n") == fixture.translation.value("n"))
    #expect(draft.outcome.unfinished == 3 && draft.outcome.texts == 4)
    let merge = try fixture.merge(text)
    #expect(merge.result.value("n")?.contains("many {{{$n} kociąt}}") == true)
    #expect(merge.result.value("n")?.hasSuffix("{{{$n} kotów}}") == true)
    #expect(merge.outcome.added == 1 && merge.outcome.unchanged == 3)
  }

  @Test func segmentsAreInTheOrderOfTheTranslation() throws {
    let text = """
      <xliff xmlns="\(XLIFF.namespace2)" version="2.1" trgLang="pl"><file id="T"><unit id="a">
      <segment><source>Hello</source><target order="3">C</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>you</source><target order="1">A</target></segment></unit></file></xliff>
      """
    let unit = try ExchangeFixture(Self.source).returned(text).tables[0].units[0]
    #expect(unit.source == "Hello you" && unit.target == "A C")
  }
}
