import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

@Suite struct TranslationUpdateTests {
  private static let expansion = VariantExpansion(for: .english)

  private func update(
    _ text: String, _ source: String, records: Bool = false, history: [String] = []
  ) -> TranslationUpdate {
    TranslationUpdate(
      of: StringsFile(text), beside: TranslationSource(StringsFile(source)), Self.expansion,
      recordsSources: records, histories: { history.map { SourceHistory(of: StringsFile($0)) } })
  }

  private func text(_ update: TranslationUpdate) -> String {
    String(decoding: update.file.bytes, as: UTF8.self)
  }

  private func changes(_ update: TranslationUpdate) -> [String] {
    update.changes.map { "\($0.key) \($0.change)" }
  }

  @Test func aNewKeyIsInsertedAfterTheOneBeforeIt() {
    let source = """
      /* Title. */
      "a" = "A";

      /* New. $n: a number. */
      "b" = "B {$n}";
      "c" = "C";
      "d" = "D";

      """
    let result = update("/* Title. */\n\"a\" = \"가\"; // x\n\n\"d\" = \"라\";\n", source)
    #expect(changes(result) == ["b added", "c added"])
    #expect(
      text(result) == """
        /* Title. */
        "a" = "가"; // x

        /* New. $n: a number.
           @untranslated */
        "b" = "B {$n}";
        /* @untranslated */
        "c" = "C";

        "d" = "라";

        """)
  }

  @Test(arguments: [
    ("", "/* @untranslated */\n\"a\" = \"A\";\n/* @untranslated */\n\"b\" = \"B\";\n"),
    (
      "/* Of me. */\n\n/* b */\n\"b\" = \"나\";\n",
      "/* Of me. */\n\n/* @untranslated */\n\"a\" = \"A\";\n\n/* b */\n\"b\" = \"나\";\n"
    ),
    (
      "// Of me.\n",
      "// Of me.\n/* @untranslated */\n\"a\" = \"A\";\n/* @untranslated */\n\"b\" = \"B\";\n"
    ),
    // No line feed at the end.
    ("\"a\" = \"가\";", "\"a\" = \"가\";\n/* @untranslated */\n\"b\" = \"B\";"),
  ])
  func theStartAndTheEndOfAFileStay(old: String, new: String) {
    #expect(text(update(old, "\"a\" = \"A\";\n\"b\" = \"B\";\n")) == new)
  }

  @Test func aGoneKeyIsKeptApartAndComesBack() {
    let old = """
      /* Title.
         @source A */
      "a" = "가";
      "b" = "나";

      "c" = "다";

      """
    let gone = update(old, "\"c\" = \"C\";\n")
    #expect(changes(gone) == ["a gone", "b gone"])
    let kept = """
      "c" = "다";

      /* Title.
         @source A
         @gone */
      "a" = "가";

      /* @gone */
      "b" = "나";

      """
    #expect(text(gone) == kept)
    #expect(text(update(kept, "\"c\" = \"C\";\n")) == kept)
    let back = update(kept, "\"c\" = \"C\";\n/* Other. */\n\"a\" = \"A\";\n")
    #expect(changes(back) == ["a returned"])
    #expect(
      text(back) == """
        "c" = "다";
        /* Title.
           @source A */
        "a" = "가";

        /* @gone */
        "b" = "나";

        """)
  }

  @Test(arguments: [
    // Between two groups, at the end of a group, at its start, alone.
    ("\"a\"=\"1\";\n\n\"x\"=\"2\";\n\n\"b\"=\"3\";\n", "\"a\"=\"1\";\n\n\"b\"=\"3\";"),
    ("\"a\"=\"1\";\n\"x\"=\"2\";\n\n\"b\"=\"3\";\n", "\"a\"=\"1\";\n\n\"b\"=\"3\";"),
    ("\"a\"=\"1\";\n\n\"x\"=\"2\";\n\"b\"=\"3\";\n", "\"a\"=\"1\";\n\n\"b\"=\"3\";"),
    ("\"x\"=\"2\"; /* y */\n\"a\"=\"1\";\"b\"=\"3\";\n\n", "\"a\"=\"1\";\"b\"=\"3\";"),
    ("\"a\"=\"1\";\n\"b\"=\"3\";\n\n\"x\"=\"2\";", "\"a\"=\"1\";\n\"b\"=\"3\";"),
  ])
  func theGapOfAGoneKeyIsClosed(old: String, start: String) {
    let result = text(update(old, "\"a\" = \"A\"; \"b\" = \"B\";"))
    #expect(result.hasPrefix(start + "\n\n"), "\(result)")
    #expect(result.dropFirst(start.count).split(separator: "\n").count == 2)
  }

  @Test func theDescriptionOfAGroupStaysWithIt() {
    let old = "/* Answers. */\n\"a\" = \"가\";\n\"b\" = \"나\";\n"
    let kept = text(update(old, "/* Answers. */\n\"b\" = \"B\";\n"))
    #expect(
      kept == """
        /* Answers. */
        "b" = "나";

        /* Answers.
           @gone */
        "a" = "가";

        """)
    // Another group with the same description has its own.
    let apart = "/* Answers. */\n\"a\" = \"가\";\n\n\"b\" = \"나\";\n"
    #expect(text(update(apart, "/* Answers. */\n\"b\" = \"B\";\n")).hasPrefix("\"b\" = "))
    // A description that was of the gone key alone goes with it.
    #expect(text(update(old, "/* Other. */\n\"b\" = \"B\";\n")).hasPrefix("\"b\" = "))
  }

  @Test func anUntranslatedEntryTakesTheNewSource() {
    let old = "/* @untranslated */\n\"a\" = \"Old\";\n\"b\" = \"Old\";\n"
    let source = "\"a\" = \"New\";\n\"b\" = \"New\";\n"
    let result = update(old, source)
    #expect(changes(result) == ["a renewed"])
    // The former value may be a translation whose mark was forgotten.
    #expect(
      text(result)
        == "/* @untranslated\n   @previous Old */\n\"a\" = \"New\";\n\"b\" = \"Old\";\n")
    #expect(text(update(text(result), source)) == text(result))
    for known in ["/* @source Old */\n\"a\" = \"옛\";", "/* @untranslated */ \"a\" = \"Old\";"] {
      #expect(
        text(update(old, source, history: [known]))
          == "/* @untranslated */\n\"a\" = \"New\";\n\"b\" = \"Old\";\n")
    }
    // A value is kept once, however often the source changes to it.
    let again = "/* @untranslated\n   @previous Old */\n\"a\" = \"Old\";\n"
    #expect(
      text(update(again, source)) == "/* @untranslated\n   @previous Old */\n\"a\" = \"New\";\n"
        + "/* @untranslated */\n\"b\" = \"New\";\n")
    let empty = update("/* @untranslated */\n\"a\" = \"\";\n", "\"a\" = \"New\";")
    #expect(text(empty) == "/* @untranslated */\n\"a\" = \"New\";\n")
  }

  @Test func aChangedSourceStaysRecorded() {
    let old = "/* @source Old */\n\"a\" = \"가\";\n\"b\" = \"나\";\n\"c\" = \"\";\n"
    let source = "\"a\" = \"New\";\n\"b\" = \"B\";\n\"c\" = \"C\";"
    #expect(changes(update(old, source)).isEmpty && text(update(old, source)) == old)
    let recorded = update(old, source, records: true)
    #expect(changes(recorded) == ["b recorded"])
    #expect(
      text(recorded)
        == "/* @source Old */\n\"a\" = \"가\";\n/* @source B */\n\"b\" = \"나\";\n\"c\" = \"\";\n")
  }

  @Test func aNewDescriptionReplacesOneThatIsKnownToBeTheSources() {
    let old = "/* Old words.\n   @source A */\n\"a\" = \"가\";\n"
    let source = "/* New words. */\n\"a\" = \"A\";"
    #expect(text(update(old, source)) == old)
    let result = update(old, source, history: ["/* Old  words. */ \"a\" = \"あ\";"])
    #expect(changes(result) == ["a described"])
    #expect(text(result) == "/* New words.\n   @source A */\n\"a\" = \"가\";\n")
    #expect(text(update(old, source, history: ["/* Old words. */ \"b\" = \"あ\";"])) == old)
  }

  @Test func lineEndingsAndEncodingsStay() {
    let source = TranslationSource(
      StringsFile("/* a\n b */\n\"a\" = \"A\nB\";\n\"b\" = \"B\";\n\"c\" = \"1\n2\";"))
    let old = StringsEncoding.utf16LittleEndian.encode(
      Array("/* @untranslated */\r\n\"a\" = \"A\r\nB\";\r\n\"x\" = \"y\";\r\n".utf8))
    let result = TranslationUpdate(of: StringsFile(old), beside: source, Self.expansion)
    let file = StringsFile(result.file.bytes)
    #expect(file.encoding == .utf16LittleEndian)
    #expect(
      String(decoding: file.source, as: UTF8.self)
        == "/* @untranslated */\r\n\"a\" = \"A\r\nB\";\r\n/* @untranslated */\r\n\"b\" = \"B\";\r\n"
        + "/* @untranslated */\r\n\"c\" = \"1\r\n2\";\r\n\r\n/* @gone */\r\n\"x\" = \"y\";\r\n")
  }

  @Test func theRecordedSourceOfVariantsIsReadAsItWasWritten() {
    let message = ".input {$n :integer}\n.match $n\none {{a */}}\n*   {{b}}"
    var note = EntryNote("")
    note[EntryNote.Name.source] = message
    let comment = CommentTracker.text(of: Array(note.comment.utf8))
    #expect(EntryNote(comment).isSource(message) == true)
  }
}
