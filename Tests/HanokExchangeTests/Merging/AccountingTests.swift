import Foundation
import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

@testable import HanokExchange

/// Each text of a file is counted once: added, changed, unchanged, unfinished or left out.
@Suite struct AccountingTests {
  private static let source = #"""
    "hello" = "Hello, {$name}!";
    "score" = ".input {$n :integer} .match $n 0 {{None}} one {{{$n} point}} * {{{$n} points}}";
    "link" = "Open {#b}this{/b}";
    "ok" = "OK";
    "empty" = "";
    "star" = ".input {$s :string} .match $s |*| {{Star}} * {{Other}}";
    """#
  private static let translation = #"""
    "hello" = "Cześć, {$name}!";
    /* @untranslated */
    "ok" = "OK";
    /* @source Open {#b}that{/b} */
    "link" = "Otwórz {#b}to{/b}";
    "old" = "Stary";
    """#

  /// The texts of a file, counted without reading it.
  private static func count(_ text: String, _ format: ExchangeTestFormat) -> Int {
    switch format {
    case .xliff21: text.matches(of: #/<unit /#).count
    case .xliff12: text.matches(of: #/<trans-unit /#).count
    // The header is no text.
    case .po: text.matches(of: #/(^|\n)(#~ )?msgstr/#).count - 1
    }
  }

  private static func translated(_ text: String) -> String {
    text.replacing("msgstr[0] \"\"", with: "msgstr[0] \"x\"")
  }

  /// What tools and people do to a file.
  private static let edits: [@Sendable (String) -> String] = [
    { $0 }, { $0.replacing("Cześć", with: "Hej") }, { $0.replacing("Cześć, ", with: "") },
    { $0.replacing("{$name}", with: "{$nam}") }, { $0.replacing("hello", with: "gone") },
    { $0.replacing("score|0", with: "score|7") }, { $0.replacing("translated", with: "initial") },
    { $0.replacing("msgstr \"\"", with: "msgstr \"x\"") },
    { $0.replacing("\nmsgctxt", with: "\n#, fuzzy\nmsgctxt") },
    { $0.replacing("msgstr[2] \"\"", with: "msgstr[2] \"x {$n}\"\nmsgstr[3] \"y\"") },
    { translated($0).replacing("(n==1 ?", with: "(n ?") },
    { translated($0).replacing("Plural-Forms: n", with: "n") },
    { translated($0).replacing("nplurals=3", with: "nplurals=2") },
    { text in
      // Equal forms, which are refused together.
      (0...2).reduce(text) { $0.replacing("msgstr[\($1)] \"\"", with: "msgstr[\($1)] \"x\"") }
    },
    { text in
      // Everything twice.
      guard text.contains("msgid") else { return text }
      return text + "\n" + (text.split(separator: "\n\n", maxSplits: 1).last ?? "")
    },
    { $0.replacing("</source>", with: "</source><target>x</target>") },
    { $0.replacing("<target", with: "<target order='2'").replacing("{/b}", with: "") },
    { $0.replacing("\"ok\"", with: "\"link\"") },
  ]

  @Test(arguments: edits.indices.dropFirst())
  func eachEditChangesAFile(edit: Int) throws {
    let fixture = try ExchangeFixture(Self.source, Self.translation)
    #expect(
      ExchangeTestFormat.allCases.contains { format in
        let text = fixture.text(in: format)
        return Self.edits[edit](text) != text
      })
  }

  @Test(arguments: ExchangeTestFormat.allCases, edits.indices)
  func theNumbersAddUp(format: ExchangeTestFormat, edit: Int) throws {
    let fixture = try ExchangeFixture(Self.source, Self.translation)
    let text = Self.edits[edit](fixture.text(in: format))
    let outcome = try fixture.merge(text).outcome
    let (found, texts) = (outcome.texts, Self.count(text, format))
    #expect(found == texts, "\(found) of \(texts): \(outcome)\n\(text)")
    #expect(outcome.added >= 0 && outcome.changed >= 0 && outcome.left >= 0)
    let problems = outcome.conflicts + outcome.refused + outcome.gone
    #expect(outcome.left >= problems.count)
  }

  /// The package's own tables, which have all kinds of messages.
  @Test(arguments: ["ko", "ar", "pl"], ExchangeTestFormat.allCases)
  func theNumbersOfOurTablesAddUp(tag: String, format: ExchangeTestFormat) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Localizations").standardized.path
    let folder = try LocalizationFolder(path)
    let language = try LanguageTag(tag)
    for name in try #require(folder.source).tables {
      let source = try #require(try folder.file(of: name, in: .english))
      let translation = try folder.file(of: name, in: language)
      let plurals = PluralSampleCache()
      let table = ExchangeTable(
        name, source: source, translation: translation, in: language, plurals)
      let document = ExchangeDocument(source: .english, target: language, tables: [table])
      let text =
        switch format {
        case .xliff21: XLIFFWriter.text(of: document, .v21)
        case .xliff12: XLIFFWriter.text(of: document, .v12)
        case .po: POWriter(table, in: language).text
        }
      guard case .units(let file) = try ImportedFile(Array(text.utf8), path: "x", plurals),
        let returned = file.tables.first
      else { continue }
      // Into the table that it is of, and into an empty one.
      for old in [translation ?? StringsFile(""), StringsFile("")] {
        let merge = TableMerge(returned, of: file, source: source, translation: old, plurals)
        #expect(merge.outcome.texts == Self.count(text, format), "\(name)")
      }
    }
  }

  /// X5: what was exported comes back into a table that has lost it.
  @Test(arguments: ExchangeTestFormat.allCases)
  func aTranslationThatTheTableHasLostIsAdded(format: ExchangeTestFormat) throws {
    let source =
      #""cat" = "Cat"; "n" = ".input {$n :integer} .match $n one {{a {$n}}} * {{b {$n}}}";"#
    let korean = #""cat" = "고양이"; "n" = ".input {$n :integer} {{{$n}마리}}";"#
    let fixture = try ExchangeFixture(source, korean, in: "ko")
    let text = fixture.text(in: format)
    for lost in ["", "/* @untranslated */ \"cat\" = \"Cat\";"] {
      let merge = try fixture.merge(text, into: StringsFile(lost))
      #expect(merge.result.value("cat") == "고양이" && merge.outcome.unchanged == 0, "\(lost)")
      #expect(merge.result.entry("cat")?.note.isUntranslated == false)
      #expect(merge.outcome.added == 2)
    }
  }

  /// Exact keys that the translation alone has, as an imported PO file can bring.
  @Test(arguments: ExchangeTestFormat.allCases)
  func exactKeysOfTheTranslationAreAddedToo(format: ExchangeTestFormat) throws {
    let source = #""n" = ".input {$n :integer} .match $n one {{a {$n}}} * {{b {$n}}}";"#
    let korean = #""n" = ".input {$n :integer} .match $n 1 {{하나}} * {{{$n}마리}}";"#
    let fixture = try ExchangeFixture(source, korean, in: "ko")
    let text = fixture.text(in: format)
    #expect(try !fixture.merge(text).isChanged)
    let merge = try fixture.merge(text, into: StringsFile(""))
    #expect(
      merge.result.value("n") == ".input {$n :integer}\n.match $n\n1 {{하나}}\n* {{{$n}마리}}")
    #expect(merge.outcome.added == 2 && merge.outcome.texts == 2)
    #expect(merge.result.entry("n")?.note.isUntranslated == false)
  }

  @Test(arguments: ExchangeTestFormat.allCases)
  func aTextThatIsTwiceInAFileIsAConflictWithBothPlaces(format: ExchangeTestFormat) throws {
    let fixture = try ExchangeFixture(#""a" = "One"; "b" = "Two";"#, #""b" = "Dwa";"#)
    let name = format == .xliff21 ? "name" : "resname"
    let text = fixture.text(in: format)
      .replacing("\(name)=\"b\"", with: "\(name)=\"a\"").replacing("\"b\"", with: "\"a\"")
      .replacing("One</source>", with: "One</source><target>Jeden</target>")
      .replacing("\"One\"\nmsgstr \"\"", with: "\"One\"\nmsgstr \"Jeden\"")
    let merge = try fixture.merge(text)
    #expect(!merge.isChanged && merge.outcome.left == 2 && merge.outcome.texts == 2)
    let conflict = try #require(merge.outcome.conflicts.first)
    #expect(conflict.kind == .duplicateUnit && merge.outcome.conflicts.count == 1)
    #expect(conflict.arguments["first"] == "Jeden" && conflict.arguments["second"] == "Dwa")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func line(_ text: String) -> Int { (lines.firstIndex { $0.contains(text) } ?? -2) + 1 }
    #expect(conflict.arguments["line"] == .init(line("Jeden")))
    #expect(conflict.place?.line == line("Dwa"))
    // The same text twice is the text.
    let same = try fixture.merge(text.replacing("Dwa", with: "Jeden"))
    #expect(same.outcome.added == 1 && same.outcome.unchanged == 1 && same.outcome.isWhole)
  }

  /// X21: a literal `*` isn't the variant for all others.
  @Test func aLiteralStarHasANameOfItsOwn() throws {
    let fixture = try ExchangeFixture(
      #""k" = ".input {$s :string} .match $s |*| {{Star}} |**| {{Two}} * {{Other}}";"#)
    let units = try fixture.returned(fixture.po).tables[0].units
    #expect(units.map(\.name.text) == ["k|**", "k|***", "k|*"])
    let text = fixture.po.replacing("\"Star\"\nmsgstr \"\"", with: "\"Star\"\nmsgstr \"Gwiazda\"")
      .replacing("\"Other\"\nmsgstr \"\"", with: "\"Other\"\nmsgstr \"Inne\"")
    let value = try #require(try fixture.merge(text).result.value("k"))
    #expect(value.contains("|*| {{Gwiazda}}") && value.hasSuffix("{{Inne}}"), "\(value)")
  }
}
