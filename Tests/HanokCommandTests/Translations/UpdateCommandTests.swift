import HanokArguments
import HanokTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct UpdateCommandTests {
  private static let source = """
    "a" = "A";
    "b" = "New";
    "c" = "C";

    """
  private static let old = """
    "a" = "가";
    /* @untranslated */
    "b" = "Old";
    "x" = "엑스";

    """

  private func tables() throws -> TranslationFolder {
    try TranslationFolder([
      "en/T": Self.source, "en/U": "\"u\" = \"U\";\n", "ko/T": Self.old, "ko/U": "\"u\" = \"유\";\n",
      "ja/T": "/* @source Old */\n\"b\" = \"旧\";\n", "en-XA/T": "\"old\" = \"x\";",
    ])
  }

  @Test func changesAreListedByTableAndWritten() async throws {
    let tables = try tables()
    let transcript = await tables.run("update")
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(
      tables.short(transcript.output) == """
        L/ja.lproj/T.strings
          2 new messages
        L/ja.lproj/U.strings
          New table with 1 message
        L/ko.lproj/T.strings
          1 new message
          1 message that is no longer in the source, kept at the end
          1 untranslated message with a new source text

        """)
    #expect(
      tables.text("ko/T") == """
        "a" = "가";
        /* @untranslated */
        "b" = "New";
        /* @untranslated */
        "c" = "C";

        /* @gone */
        "x" = "엑스";

        """)
    #expect(tables.text("ja/U") == "/* @untranslated */\n\"u\" = \"U\";\n")
    #expect(tables.text("en-XA/T") == "\"old\" = \"x\";")
    #expect(await tables.run("update").output == "Everything is up to date.\n")
  }

  @Test func aDryRunListsKeysAndWritesNothing() async throws {
    let tables = try tables()
    let transcript = await tables.run("update", "--dry-run", "ko")
    #expect(
      tables.short(transcript.output) == """
        L/ko.lproj/T.strings
          1 new message
            c
          1 message that is no longer in the source, kept at the end
            x
          1 untranslated message with a new source text
            b
        Nothing was written.

        """)
    #expect(tables.text("ko/T") == Self.old)
  }

  @Test func onlyTheNamedLanguagesAreUpdated() async throws {
    let tables = try tables()
    _ = await tables.run("update", "ja")
    #expect(tables.text("ko/T") == Self.old && tables.text("ja/U") != nil)
    let missing = await tables.run("update", "fr")
    #expect(missing.errors.contains("There is no translation for “fr” yet."))
    #expect(missing.errors.contains("hanok add fr") && missing.status == 64)
    #expect(await tables.run("update", "en").status == 64)
    try tables.folder.write("", to: "Localizations/fr/T.strings")
    #expect(await tables.run("update", "fr").errors.contains("Rename it fr.lproj."))
  }

  @Test func sourcesAreRecordedWhereItIsAsked() async throws {
    let tables = try tables()
    let transcript = await tables.run("update", "ko", "--record")
    #expect(transcript.output.contains("  1 recorded source text\n"))
    #expect(tables.text("ko/U") == "/* @source U */\n\"u\" = \"유\";\n")
    #expect(tables.text("ko/T")?.hasPrefix("/* @source A */\n\"a\" = \"가\";\n") == true)
  }

  @Test func aTableWithProblemsStaysAndIsNamed() async throws {
    let tables = try tables()
    let broken = "\"u\" = \"유\"\n\"v\" = \"브이\";\n"
    try tables.write(broken, to: "ko/U")
    let transcript = await tables.run("update", "ko")
    #expect(tables.text("ko/U") == broken && transcript.status == 65)
    #expect(transcript.errors.contains("ko.lproj/U.strings:1:10: A semicolon is missing"))
    #expect(tables.text("ko/T")?.contains("@gone") == true)
  }
}
