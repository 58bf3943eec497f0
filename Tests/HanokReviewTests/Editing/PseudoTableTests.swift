import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization
@testable import HanokReview

@Suite struct PseudoTableTests {
  private static let source = StringsFile(
    """
    /* The title. */
    "title" = "Try again";

    "points" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";
    "broken" = "{";
    """)

  @Test func commentsStayAndTextsChange() {
    let file = PseudoTable.file(of: Self.source, in: .accented)
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        /* @generated */

        /* The title. */
        "title" = "[Ţţŕýý åĝååîññ]";

        "points" = ".input {$n :integer}
        .match $n
        one {{[{$n} ṕṕöîîñţ]}}
        *   {{[{$n} ṕṕöîîñţšš]}}";
        "broken" = "{";
        """)
  }

  @Test(arguments: PseudoLanguage.allCases)
  func aFileHasTheTextsOfTheBuiltInLanguage(language: PseudoLanguage) throws {
    let path = "\(Fixtures.localizations)/en.lproj/Quiz.strings"
    let source = StringsFile(try FileReader.bytes(of: path))
    let file = StringsFile(PseudoTable.file(of: source, in: language).bytes)
    #expect(file.problems.isEmpty && file.entries.count == source.entries.count)
    for (entry, original) in zip(file.entries, source.entries) {
      let source = ParsedMessage(parsing: original.value.value)
      let expected = language.translation(of: source, key: original.key.value)
      let found = ParsedMessage(parsing: entry.value.value)
      #expect(
        found.model.patterns.map(MessageModel.source)
          == expected.model.patterns.map(MessageModel.source))
      #expect(found.isValid && entry.key.value == original.key.value)
    }
  }

  @Test(arguments: PseudoLanguage.allCases)
  func theLettersOfControlsStay(language: PseudoLanguage) throws {
    let source = StringsFile(
      "\"a\" = \"Try again\"; \"a.keys\" = \"t\"; \"option.keys\" = \"Use these keys.\";")
    let values = PseudoTable.file(of: source, in: language).entries.map(\.value.value)
    #expect(values[0] != "Try again" && values[1] == "t")
    // The help of an option `--keys` has words.
    #expect(values[2] != "Use these keys.")
    let table = CompiledTables.Table(
      language: "en", name: "A", lines: "\"a\"=\"Try again\";\n\"a.keys\"=\"t\";")
    let catalog = Catalog(compiled: [CompiledTables([table])])
    let localizer = Localizer(catalog: catalog, language: language.language)
    #expect(localizer.string(Message("a.keys", table: "A")) == "t")
  }

  @Test func onlyItsOwnFilesAreKnown() {
    #expect(PseudoTable.isGenerated(PseudoTable.file(of: Self.source, in: .fullWidth)))
    #expect(PseudoTable.isGenerated(StringsFile("\n\n// @generated\n\"a\" = \"b\";")))
    for text in ["", "/* Mine. */ /* @generated */ \"a\" = \"b\";", "\"a\"=\"@generated\";"] {
      #expect(!PseudoTable.isGenerated(StringsFile(text)))
    }
  }
}
