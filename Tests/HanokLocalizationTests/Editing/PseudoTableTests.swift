import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

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
  func aFileSaysWhatTheLanguageSaysWithoutOne(language: PseudoLanguage) throws {
    let path = "\(Fixtures.localizations)/en.lproj/Quiz.strings"
    let source = StringsFile(try FileReader.bytes(of: path))
    let file = StringsFile(PseudoTable.file(of: source, in: language).bytes)
    #expect(file.problems.isEmpty && file.entries.count == source.entries.count)
    for (entry, original) in zip(file.entries, source.entries) {
      let expected = language.translation(of: ParsedMessage(parsing: original.value.value))
      let found = ParsedMessage(parsing: entry.value.value)
      #expect(
        found.model.patterns.map(MessageModel.source)
          == expected.model.patterns.map(MessageModel.source))
      #expect(found.isValid && entry.key.value == original.key.value)
    }
  }

  @Test func onlyItsOwnFilesAreKnown() {
    #expect(PseudoTable.isGenerated(PseudoTable.file(of: Self.source, in: .fullWidth)))
    #expect(PseudoTable.isGenerated(StringsFile("\n\n// @generated\n\"a\" = \"b\";")))
    for text in ["", "/* Mine. */ /* @generated */ \"a\" = \"b\";", "\"a\"=\"@generated\";"] {
      #expect(!PseudoTable.isGenerated(StringsFile(text)))
    }
  }
}
