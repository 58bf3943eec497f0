import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

@Suite struct TableMergeTests {
  private static let source = #"""
    /* A greeting. */
    "hello" = "Hello, {$name}!";
    "score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";
    "link" = "Open {#b}this{/b}";
    "ok" = "OK";
    """#

  private static let translation = #"""
    /* Powitanie. */
    "hello"   = "Cześć, { $name }!";   // stays

    "score" = ".input {$n  :integer}
    .match $n
    one   {{{ $n } punkt}}
    few   {{{$n} punkty}}   many {{{$n} punktów}}
    *     {{{$n} punktu}}";
    /* @source Open {#b}that{/b} */
    "link" = "Otwórz {#b}to{/b}";
    """#

  private func fixture() throws -> ExchangeFixture {
    try ExchangeFixture(Self.source, Self.translation)
  }

  private func replacing(
    _ old: String, _ new: String, in format: ExchangeTestFormat = .po
  ) throws -> TableMerge {
    let fixture = try fixture()
    let text = fixture.text(in: format)
    #expect(text.contains(old), "\(text)")
    return try fixture.merge(text.replacing(old, with: new))
  }

  @Test(arguments: ExchangeTestFormat.allCases)
  func unchangedEntriesStayByteForByte(format: ExchangeTestFormat) throws {
    let fixture = try fixture()
    let merge = try fixture.merge(fixture.text(in: format))
    #expect(!merge.isChanged && merge.result.text == Self.translation)
    #expect(merge.outcome.unchanged == 6 && merge.outcome.skipped == 1)
    #expect(merge.outcome.added + merge.outcome.changed + merge.outcome.confirmed == 0)
  }

  @Test(arguments: ExchangeTestFormat.allCases)
  func onlyEditedEntriesChange(format: ExchangeTestFormat) throws {
    let merge = try replacing(" punkty", " punkciki", in: format)
    #expect(merge.outcome.changed == 1 && merge.outcome.refused.isEmpty)
    let expected = Self.translation.replacing(
      "\"score\" =",
      with: """
        /* @source .input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}} */
        "score" =
        """
    ).replacing("{$n} punkty", with: "{$n} punkciki")
    #expect(merge.result.text == expected)
  }

  @Test func aNewTranslationIsPutInTheSourcesOrder() throws {
    let merge = try replacing("msgid \"OK\"\nmsgstr \"\"", "msgid \"OK\"\nmsgstr \"Dobrze\"")
    #expect(merge.outcome.added == 1)
    #expect(
      merge.result.text == Self.translation + "\n\n/* @source OK */\n\"ok\" = \"Dobrze\";")
  }

  @Test func aNewTableHasTheDescriptionsOfTheSource() throws {
    let fixture = try ExchangeFixture(Self.source)
    var text = fixture.po
    for (source, target) in [
      ("Hello, {$name}!", "Cześć, {$name}!"), ("Open {#b}this{/b}", "Otwórz {#b}to{/b}"),
    ] {
      text = text.replacing(
        "msgid \"\(source)\"\nmsgstr \"\"", with: "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    }
    let merge = try fixture.merge(text)
    #expect(
      merge.result.text == """
        /* A greeting.
           @source Hello, {$name}! */
        "hello" = "Cześć, {$name}!";

        /* @source Open {#b}this{/b} */
        "link" = "Otwórz {#b}to{/b}";

        """)
  }

  @Test func someFormsMakeADraft() throws {
    let fixture = try ExchangeFixture(Self.source)
    let merge = try fixture.merge(
      fixture.po.replacing("msgstr[1] \"\"", with: "msgstr[1] \"{$n} punkty\""))
    let value = "few {{{$n} punkty}}\n*   {{{$n} points}}"
    #expect(merge.result.value("score")?.hasSuffix(value) == true)
    #expect(merge.result.entry("score")?.note.isUntranslated == true)
    // The rest arrives.
    let next = try ExchangeFixture(Self.source, merge.result.text)
    let po = next.po
    #expect(po.contains("#, fuzzy\nmsgctxt \"score\""))
    let done = try next.merge(
      po.replacing("#, fuzzy\n", with: "")
        .replacing("msgstr[0] \"\"", with: "msgstr[0] \"{$n} punkt\"")
        .replacing("msgstr[2] \"\"", with: "msgstr[2] \"{$n} punktów\""))
    #expect(
      done.result.value("score") == """
        .input {$n :integer}
        .match $n
        one  {{{$n} punkt}}
        few  {{{$n} punkty}}
        many {{{$n} punktów}}
        *    {{{$n} punktów}}
        """)
    #expect(done.result.entry("score")?.note.isUntranslated == false)
    #expect(done.outcome.added == 2 && done.outcome.unchanged == 1)
  }

  @Test func aMessageThatDoesntCountIsGivenVariants() throws {
    let fixture = try ExchangeFixture(Self.source, "\"score\" = \"Punkty: {$n :integer}\";")
    let text = fixture.po
      .replacing("msgstr[0] \"\"", with: "msgstr[0] \"{$n} punkt\"")
    let value = try fixture.merge(text).result.value("score")
    #expect(
      value == """
        .input {$n :integer}
        .match $n
        one {{{$n} punkt}}
        *   {{Punkty: {$n :integer}}}
        """)
  }

  @Test func oneTextForAllNeedsNoSelector() throws {
    let fixture = try ExchangeFixture(Self.source, in: "ko")
    let text = fixture.po.replacing(
      "msgid \"{$n} points\"\nmsgstr \"\"", with: "msgid \"{$n} points\"\nmsgstr \"{$n}점\"")
    let value = try fixture.merge(text).result.value("score")
    #expect(value == ".input {$n :integer}\n{{{$n}점}}")
  }

  @Test(arguments: [
    ("Cześć, {$name}!\"", "Cześć!\"", Problem.Kind.droppedVariable, "{$name}"),
    ("Cześć, {$name}!\"", "Cześć, {$name} {$nam}!\"", .inventedVariable, "{$nam}"),
    ("Otwórz {#b}to{/b}", "Otwórz to", .otherMarkup, "#b"),
    ("Otwórz {#b}to{/b}", "Otwórz {/b}to{#b}", .otherMarkup, "/b"),
    ("Otwórz {#b}to{/b}", "Otwórz {#b}to{/b}{#i /}", .otherMarkup, "#i /"),
  ])
  func textsThatBreakAMessageAreRejected(
    old: String, new: String, kind: Problem.Kind, name: String
  ) throws {
    let fixture = try fixture()
    let text = fixture.po.replacing("#, fuzzy\n", with: "").replacing(old, with: new)
      .replacing(" punkty", with: " pkt")
    let merge = try fixture.merge(text)
    #expect(merge.outcome.refused.map(\.kind) == [kind])
    let problem = try #require(merge.outcome.refused.first)
    #expect(problem.arguments["name"] == .init(name) && problem.path == "x")
    #expect(problem.place?.excerpt.contains(new.replacing("\"", with: "")) == true)
    // The others are merged.
    #expect(merge.outcome.changed == 1 && merge.result.text.contains("pkt"))
    #expect(merge.result.value("hello") == "Cześć, { $name }!")
  }

  @Test(arguments: ["Cześć, {$name!", "Cześć, {$name :nosuch}!", "Cześć {$name}}} {{"])
  func anInvalidPatternIsRefused(target: String) throws {
    let merge = try replacing("Cześć, {$name}!", target)
    #expect(merge.outcome.refused.count == 1 && !merge.isChanged)
    let place = merge.outcome.refused[0].place
    #expect(place?.excerpt == "msgstr \"\(target)\"")
  }

  @Test func aVariantOfANumberNeedntShowIt() throws {
    #expect(try replacing("{$n} punkt\"", "jeden punkt\"").outcome.changed == 1)
  }

  @Test func theRestOfTheNumbersMustBeShown() throws {
    let fixture = try ExchangeFixture(
      #""k" = ".input {$n :integer} .match $n one {{{$n} a}} * {{{$n} b}}";"#, in: "de")
    func merge(_ form: Int) throws -> MergeOutcome {
      try fixture.merge(
        fixture.po.replacing("msgstr[\(form)] \"\"", with: "msgstr[\(form)] \"x\"")
      ).outcome
    }
    #expect(try merge(0).added == 1)
    #expect(try merge(1).refused.map(\.kind) == [.droppedVariable])
  }

  @Test func aTextThatNeverHadAVariableNeedsNone() throws {
    let source = #""a" = "{$x} and {$y}";"#
    let fixture = try ExchangeFixture(source, #""a" = "{$x}";"#)
    #expect(
      try fixture.merge(fixture.po.replacing("\"{$x}\"", with: "\"i {$x}\"")).outcome.changed == 1)
    let allowed = try ExchangeFixture(
      source, #"/* @allow missing-variable Short. */ "a" = "{$x}{$y}";"#)
    #expect(
      try allowed.merge(allowed.po.replacing("\"{$x}{$y}\"", with: "\"i {$x}\"")).outcome.changed
        == 1)
  }

  @Test(arguments: ExchangeTestFormat.allCases)
  func bothChangedIsAConflict(format: ExchangeTestFormat) throws {
    let fixture = try fixture()
    let text = fixture.text(in: format)
    let newer = StringsFile(Self.translation.replacing("Cześć", with: "Witaj"))
    // Only the table was changed: it stays.
    let untouched = try fixture.merge(text, into: newer)
    #expect(!untouched.isChanged && untouched.outcome.conflicts.isEmpty)
    let merge = try fixture.merge(text.replacing("Cześć", with: "Hej"), into: newer)
    #expect(!merge.isChanged && merge.outcome.conflicts.map(\.kind) == [.conflictingUnit])
    let arguments = merge.outcome.conflicts[0].arguments
    #expect(arguments["ours"] == "Witaj, {$name}!" && arguments["theirs"] == "Hej, {$name}!")
    // Both made the same change.
    let same = try fixture.merge(text.replacing("Cześć", with: "Witaj"), into: newer)
    #expect(!same.isChanged && same.outcome.conflicts.isEmpty && same.outcome.unchanged == 6)
    // A tool has dropped the fingerprints: the file is taken.
    let bare = text.replacing("@exported", with: "@other").replacing("hanok:exported", with: "o")
      .replacing("Cześć", with: "Hej")
    #expect(try fixture.merge(bare, into: newer).outcome.changed == 1)
  }

  @Test func anEmptyOrUnfinishedTranslationLeavesTheOldOne() throws {
    let empty = try replacing("msgstr \"Cześć, {$name}!\"", "msgstr \"\"")
    #expect(!empty.isChanged && empty.outcome.skipped == 2)
    #expect(empty.outcome.skips.contains(.init(name: "hello", reason: .empty)))
    let fuzzy = try replacing(
      "msgctxt \"hello\"\nmsgid \"Hello, {$name}!\"\nmsgstr \"Cześć, {$name}!\"",
      "#, fuzzy\nmsgctxt \"hello\"\nmsgid \"Hello, {$name}!\"\nmsgstr \"Hej, {$name}!\"")
    #expect(!fuzzy.isChanged && fuzzy.outcome.skipped == 2)
    #expect(fuzzy.outcome.skips.contains(.init(name: "hello", reason: .unfinished)))
    let missing = try replacing("<target>Otwórz ", "<target state=\"x\">Otwórz ", in: .xliff21)
    #expect(!missing.isChanged)
    let initial = try replacing(
      "<target state=\"translated\">Cześć", "<target state=\"new\">Hej", in: .xliff12)
    #expect(!initial.isChanged && initial.outcome.skipped == 2)
  }

  @Test func textsOfAToolWithoutStatesAreTranslations() throws {
    let fixture = try fixture()
    func merge(_ target: String) throws -> TableMerge {
      try fixture.merge(
        fixture.xliff().replacing(
          "<source>OK</source>", with: "<source>OK</source><target>\(target)</target>"))
    }
    #expect(try merge("Dobrze").outcome.added == 1)
    // A copy of the source is none, unless the tool says so.
    #expect(try merge("OK").outcome.added == 0)
    let said = fixture.xliff().replacing(
      "<segment>\n        <source>OK</source>",
      with: "<segment state=\"translated\">\n        <source>OK</source><target>OK</target>")
    #expect(try fixture.merge(said).outcome.added == 1)
  }

  @Test func aConfirmedTranslationIsOfTheCurrentSource() throws {
    let merge = try replacing("#, fuzzy\nmsgctxt \"link\"", "msgctxt \"link\"")
    #expect(merge.outcome.confirmed == 1 && merge.outcome.changed == 0)
    #expect(
      merge.result.text
        == Self.translation.replacing("{#b}that{/b} */", with: "{#b}this{/b} */"))
  }

  @Test(arguments: ExchangeTestFormat.allCases)
  func aTranslationOfAnOlderSourceIsMarked(format: ExchangeTestFormat) throws {
    let older = try ExchangeFixture(Self.source, Self.translation)
    let text = older.text(in: format).replacing("Cześć", with: "Hej")
      .replacing(" punkty", with: " pkt")
    let newer = try ExchangeFixture(
      Self.source.replacing("Hello,", with: "Good day,").replacing(" points", with: " marks"),
      Self.translation)
    let merge = try newer.merge(text)
    #expect(merge.outcome.changed == 2 && merge.outcome.outdated == 2)
    #expect(merge.result.value("hello") == "Hej, {$name}!")
    #expect(merge.result.entry("hello")?.note.source == "Hello, {$name}!")
    let source = merge.result.entry("score")?.note
    #expect(source?.isSource(newer.source.value("score") ?? "") == false)
  }

  @Test func goneKeysAndVariantsAreListed() throws {
    let fixture = try fixture()
    let text = fixture.xliff().replacing("name=\"hello\"", with: "name=\"hi\"")
      .replacing("name=\"score|few\"", with: "name=\"score|two\"")
    let outcome = try fixture.merge(text).outcome
    #expect(outcome.gone.map(\.kind) == [.goneVariant, .goneUnit])
    #expect(outcome.gone[0].arguments["variant"] == "two")
    #expect(outcome.gone[1].arguments["key"] == "hi" && outcome.gone[1].place?.line == 13)
  }

  @Test func draftsKeepTheirOtherVariants() throws {
    let draft = #"""
      /* @untranslated */
      "score" = ".input {$n :integer} .match $n one {{{$n} point}} few {{{$n} points}} many {{{$n} points}} * {{{$n} points}}";
      """#
    let fixture = try ExchangeFixture(Self.source, draft)
    let text = fixture.po
    #expect(!text.contains("fuzzy") && text.contains("msgstr[2] \"\""))
    let merge = try fixture.merge(
      text.replacing("msgstr[1] \"\"", with: "msgstr[1] \"{$n} punkty\""))
    #expect(
      merge.result.text == draft.replacing("few {{{$n} points}}", with: "few {{{$n} punkty}}"))
  }
}
