import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

@Suite struct POTests {
  private static let source = #"""
    /* Points so far. */
    "score" = ".input {$n :integer} .match $n 0 {{No points}} one {{{$n} point}} * {{{$n} points}}";
    "size" = ".input {$s :string} .match $s big {{Big}} * {{Small}}";
    "empty" = "";
    "title" = "Quiz";
    """#

  @Test func aTableIsAFile() throws {
    let translation = #"""
      /* @source Quizz */
      "title" = "Kwiz";
      /* @source Bye {$x} */
      "bye" = "Pa";
      "score" = ".input {$n :integer} .match $n one {{{$n} punkt}} few {{{$n} punkty}} many {{{$n} punktów}} * {{{$n} punktów}}";
      """#
    let fixture = try ExchangeFixture(Self.source, translation)
    let forms = ["{$n} punkt", "{$n} punkty", "{$n} punktów"].map { Fingerprint.of($0) }
    #expect(
      fixture.po == #"""
        msgid ""
        msgstr ""
        "Project-Id-Version: T\n"
        "Language: pl\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: 8bit\n"
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
        "X-Generator: hanok\n"
        "X-Hanok-Table: T\n"

        #. Points so far.
        #. $n: 0
        #. @exported -
        msgctxt "score|0"
        msgid "No points"
        msgstr ""

        #. Points so far.
        #. $n: one (1)
        #. $n: few (2, 3, 4)
        #. $n: many (5, 6, 7)
        #. @exported \#(forms.joined(separator: " "))
        msgctxt "score"
        msgid "{$n} point"
        msgid_plural "{$n} points"
        msgstr[0] "{$n} punkt"
        msgstr[1] "{$n} punkty"
        msgstr[2] "{$n} punktów"

        #. $s: big
        #. @exported -
        msgctxt "size|big"
        msgid "Big"
        msgstr ""

        #. $s: *
        #. @exported -
        msgctxt "size|*"
        msgid "Small"
        msgstr ""

        #. @exported \#(Fingerprint.of("Kwiz"))
        #, fuzzy
        msgctxt "title"
        msgid "Quiz"
        msgstr "Kwiz"

        #~ msgctxt "bye"
        #~ msgid "Bye {$x}"
        #~ msgstr "Pa"

        """#)
  }

  @Test func fractionsHaveAnEntryOfTheirOwn() throws {
    let source =
      #""k" = ".input {$n :number} .match $n one {{{$n} kilo}} * {{{$n} kilos}}";"#
    let po = try ExchangeFixture(source).po
    #expect(po.contains("msgctxt \"k|other\"\nmsgid \"{$n} kilos\"") && po.contains("msgstr[2]"))
    let units = try ExchangeFixture(source).returned(po).tables[0].units
    #expect(units.map(\.name.variant) == ["one", "few", "many", "other"])
  }

  @Test func anOtherThatDiffersFromTheLastFormIsWritten() throws {
    let source = #""k" = ".input {$n :integer} .match $n one {{a {$n}}} * {{b {$n}}}";"#
    func po(_ other: String) throws -> String {
      try ExchangeFixture(
        source,
        #""k" = ".input {$n :integer} .match $n one {{1}} few {{2}} many {{3}} * {{\#(other)}}";"#
      ).po
    }
    #expect(try po("4").contains("k|other") && !po("3").contains("k|other"))
  }

  @Test func twoSelectorsAndOrdinalsHaveAnEntryAVariant() throws {
    let source = #"""
      "o" = ".input {$n :integer select=ordinal} .match $n one {{{$n}st}} * {{{$n}th}}";
      "p" = ".input {$a :integer} .input {$b :integer} .match $a $b one one {{a}} * * {{b}}";
      """#
    let po = try ExchangeFixture(source, in: "de").po
    #expect(!po.contains("msgid_plural"))
    #expect(po.contains("\"p|one|one\"") && po.contains("\"p|other|other\""))
  }

  @Test func aPluralEntryHasAUnitOfEachCategory() throws {
    let fixture = try ExchangeFixture(Self.source)
    let file = try fixture.returned(
      fixture.po.replacing("msgstr[0] \"\"", with: "msgstr[0] \"{$n} punkt\""))
    let units = file.tables[0].units
    #expect(file.tables[0].name == "T")
    #expect(
      units.map(\.name.text) == [
        "score|0", "score|one", "score|few", "score|many", "size|big", "size|*", "title",
      ])
    #expect(
      units.map(\.source).prefix(4) == ["No points", "{$n} point", "{$n} points", "{$n} points"])
    #expect(units.map(\.target).prefix(2) == ["", "{$n} punkt"])
    #expect(units.allSatisfy { $0.exported == "-" && $0.state == .translated })
  }

  @Test(arguments: [
    ("Language: \\n", Problem.Kind.missingTargetLanguage),
    ("Language: pl\\n", .missingTableName),
    ("Language: pl\\nContent-Type: text/plain; charset=ISO-8859-2\\n", .foreignCharset),
  ])
  func anIncompleteHeaderIsAProblem(header: String, kind: Problem.Kind) throws {
    let problem = #expect(throws: Problem.self) {
      try ExchangeFixture("").returned("msgid \"\"\nmsgstr \"\(header)\"\n")
    }
    #expect(problem?.kind == kind)
  }

  @Test(arguments: [("", "ko", "X"), ("Language: pl\\nX-Hanok-Table: Quiz\\n", "pl", "Quiz")])
  func typedValuesReplaceMissingHeaderFields(header: String, tag: String, table: String) throws {
    let text = ExchangeText(Array("msgid \"\"\nmsgstr \"\(header)\"\n".utf8), path: "x.po")
    let file = try POReader(text).file(language: try LanguageTag("ko"), table: "X")
    #expect(file.target == (try LanguageTag(tag)) && file.tables.map(\.name) == [table])
  }

  @Test func languagesAreWrittenAsGettextHasThem() throws {
    #expect(try ExchangeFixture("", in: "pt-BR").po.contains("Language: pt_BR\\n"))
    let fixture = try ExchangeFixture("", in: "ar-u-nu-latn")
    #expect(try fixture.returned(fixture.po).target == fixture.language)
  }
}
