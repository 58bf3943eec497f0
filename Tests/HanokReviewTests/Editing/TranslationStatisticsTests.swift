import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

@Suite struct TranslationStatisticsTests {
  private static let source = TranslationSource(
    StringsFile("\"a\"=\"A\"; \"b\"=\"B\"; \"c\"=\"C\"; \"d\"=\"D  d\"; \"e\"=\"E\"; \"f\"=\"F\";"))

  @Test func everyStateIsCountedOnce() {
    let file = StringsFile(
      """
      "a" = "가";
      /* @source D d */
      "d" = "라";
      /* Words. @source of mine */
      "b" = "나";
      /* @source Was c */
      "c" = "다";
      /* @untranslated */
      "e" = "E";
      /* @gone */
      "g" = "사";
      "h" = "아";
      "f" = "";
      """)
    let statistics = TranslationStatistics(of: file, beside: Self.source)
    // What comes back is no translation before it is updated.
    let returned = StringsFile("/* @gone */ \"a\" = \"가\";")
    #expect(TranslationStatistics(of: returned, beside: Self.source).untranslated == 6)
    #expect(statistics.total == 6 && statistics.untranslated == 2 && statistics.changed == 1)
    #expect(statistics.translated == 3 && statistics.gone == 1 && statistics.extra == 1)
  }

  @Test func aTableThatIsMissingIsUntranslated() {
    var total = TranslationStatistics(of: nil, beside: Self.source)
    #expect(total.untranslated == 6 && total.translated == 0)
    total += TranslationStatistics(
      of: StringsFile("\"a\"=\"가\"; \"x\"=\"x\"; /* @gone */ \"y\"=\"y\";"), beside: Self.source)
    #expect(total.total == 12 && total.untranslated == 11 && total.translated == 1)
    #expect(total.extra == 1 && total.gone == 1 && total.changed == 0)
  }

  @Test func entriesOfAMoreGeneralLanguageAreTranslated() {
    let file = StringsFile("\"a\"=\"A\";\n/* @untranslated */\n\"b\"=\"B\";")
    for (file, untranslated) in [(file, 3), (nil, 4)] {
      let statistics = TranslationStatistics(
        of: file, beside: Self.source, inherited: ["b", "c", "x"])
      #expect(statistics.untranslated == untranslated)
      #expect(statistics.translated == 6 - untranslated)
    }
  }

  @Test func aNewTableIsUntranslatedAndUpToDate() throws {
    let expansion = VariantExpansion(for: try LanguageTag("pl"))
    for name in ["Quiz", "Hanok", "AddressBook", "HanokCommand"] {
      let path = "\(Fixtures.localizations)/en.lproj/\(name).strings"
      let source = TranslationSource(StringsFile(try FileReader.bytes(of: path), path: path))
      let file = StringsFile(source.template(expansion).bytes)
      #expect(file.checked(as: name).isEmpty)
      let statistics = TranslationStatistics(of: file, beside: source)
      #expect(statistics.untranslated == source.count && statistics.extra == 0)
      let update = TranslationUpdate(of: file, beside: source, expansion)
      #expect(update.changes.isEmpty && update.file.bytes == file.bytes)
      #expect(file.entries.map(\.key.value) == source.file.entries.map(\.key.value))
      #expect(
        file.entries.map(\.note.description) == source.file.entries.map(\.note.description))
    }
  }

  @Test func aNewTableHasTheLayoutOfTheSource() throws {
    let source = StringsFile(
      "/* Of the app. */\n\n/* Title.\n   @width 20 */\n\"a\"  =  \"A\";\n\"b\" = \"B\"; // beside\n\n// End\n"
    )
    let file = TranslationSource(source).template(VariantExpansion(for: try LanguageTag("pl")))
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        /* Of the app. */

        /* Title.
           @untranslated */
        "a"  =  "A";
        /* beside
           @untranslated */
        "b" = "B";

        // End

        """)
  }
}
