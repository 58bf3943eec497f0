import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// PO files that other tools and people have written.
@Suite struct ForeignPOTests {
  private static let source = #"""
    "d" = "Plain";
    "e" = "Other";
    "c" = ".input {$n :integer} .match $n 0 {{No files}} one {{{$n} file}} * {{{$n} files}}";
    """#

  private func po(_ entries: String, language: String = "fr", plural: String = "n > 1") -> String {
    """
    msgid ""
    msgstr ""
    "Language: \(language)\\n"
    "X-Hanok-Table: T\\n"
    "Plural-Forms: nplurals=2; plural=\(plural);\\n"

    \(entries)

    """
  }

  private func merge(
    _ entries: String, into translation: String = "", source: String = Self.source
  ) throws -> TableMerge {
    try ExchangeFixture(source, translation, in: "fr").merge(po(entries))
  }

  // MARK: - Syntax

  @Test(arguments: [
    "msgid \"e\"\nmsgstr \"\"\n\n\"Un\"", "msgid \"e\"\nmsgstr \"\" \"U\" \"n\"",
    "msgid \"e\"\nmsgstr \"Un\" # c", "domain \"foo\"\nmsgid \"e\"\nmsgstr \"Un\"",
    "msgid\"e\"\nmsgstr\"Un\"",
  ])
  func filesThatMsgfmtAcceptsAreRead(entry: String) throws {
    #expect(try merge(entry).result.value("e") == "Un")
    // As old Macs write lines.
    let returns = po(entry).replacing("\n", with: "\r")
    #expect(try ExchangeFixture(Self.source, in: "fr").merge(returns).result.value("e") == "Un")
  }

  @Test(arguments: [
    "msgid \"d\"\nmsgstr \"Un\"\n\nmsgid \"e\"", "msgid \"d\"\nmsgstr \"Un\"\n\nmsgctxt \"e\"",
    "msgctxt \"e\"\nmsgid \"Other\"\nmsgid_plural \"Others\"", "#~ msgid \"e\"",
  ])
  func aCutOffEndIsReported(entries: String) {
    let problem = #expect(throws: Problem.self) { try merge(entries) }
    #expect(problem?.kind == .invalidPO && (problem?.place?.line ?? 0) > 6)
  }

  @Test func twoHeadersAreRefused() {
    let german = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"e\"\nmsgstr \"Zwei\""
    let problem = #expect(throws: Problem.self) { try merge(german) }
    #expect(problem?.kind == .invalidPO && problem?.place?.line == 7)
  }

  @Test func twoLanguagesInAHeaderAreRefused() throws {
    func text(_ language: String) -> String {
      po("msgid \"e\"\nmsgstr \"Un\"").replacing(
        "\"Language: fr\\n\"", with: "\"Language: fr\\n\"\n\"Language: \(language)\\n\"")
    }
    let fixture = try ExchangeFixture(Self.source, in: "fr")
    let problem = #expect(throws: Problem.self) { try fixture.merge(text("de")) }
    #expect(problem?.kind == .invalidPO)
    #expect(try fixture.merge(text("fr")).outcome.added == 1)
  }

  // MARK: - Texts

  @Test(arguments: ["caf\\351", "Aut\\xe9re", "caf\u{FFFD}"])
  func anUnreadableCharacterReplacesNothing(text: String) throws {
    let merge = try merge("msgid \"e\"\nmsgstr \"\(text)\"", into: "\"e\" = \"Autre\";")
    #expect(merge.outcome.refused.map(\.kind) == [.unreadableCharacter] && !merge.isChanged)
    // Escapes of UTF-8 are text, and a source may have the character.
    #expect(try self.merge("msgid \"e\"\nmsgstr \"caf\\303\\251\"").result.value("e") == "café")
    let fixture = try ExchangeFixture("\"e\" = \"\u{FFFD}\";", in: "fr")
    #expect(try fixture.merge(po("msgid \"e\"\nmsgstr \"« \u{FFFD} »\"")).outcome.added == 1)
  }

  @Test(arguments: ["  ", "\\n", "\\t "])
  func aBlankTextReplacesNothing(text: String) throws {
    let merge = try merge("msgid \"e\"\nmsgstr \"\(text)\"", into: "\"e\" = \"Autre\";")
    #expect(!merge.isChanged && merge.outcome.skips == [.init(name: "e", reason: .empty)])
    let blank = try ExchangeFixture("\"e\" = \" \";", in: "fr")
    let spaces = po("msgctxt \"e\"\nmsgid \" \"\nmsgstr \"  \"")
    #expect(try blank.merge(spaces).result.value("e") == "  ")
  }

  @Test func aTextWithoutVariantsIsNamedAsSuch() throws {
    let merge = try merge("msgctxt \"c\"\nmsgid \"Files\"\nmsgstr \"Fichiers\"")
    #expect(merge.outcome.gone.map(\.kind) == [.singleText] && !merge.isChanged)
    #expect(merge.outcome.gone[0].arguments["key"] == "c")
  }

  @Test func aUnitOfAnInvalidMessageIsNamedAsSuch() throws {
    let merge = try merge("msgid \"x\"\nmsgstr \"Un\"", source: "\"x\" = \"{$\";")
    #expect(merge.outcome.gone.map(\.kind) == [.invalidSource])
  }

  // MARK: - Plural forms

  private func forms(_ first: String, _ second: String) -> String {
    """
    msgctxt "c"
    msgid "{$n} file"
    msgid_plural "{$n} files"
    msgstr[0] "{$n} \(first)"
    msgstr[1] "{$n} \(second)"
    """
  }

  /// The keys of a source: `0` and `1` have forms of their own in no French file.
  @Test(arguments: [
    ["0", "one", "*"], ["0", "1", "*"], ["1", "*"], ["0", "*"], ["2", "one", "*"], ["one", "*"],
  ])
  func aCorrectionReachesExactKeys(keys: [String]) throws {
    let variants = keys.map { "\($0) {{{$n} file\($0 == "*" ? "s" : "")}}" }.joined(separator: " ")
    let source = "\"c\" = \".input {$n :integer} .match $n \(variants)\";"
    let first = try merge(forms("fichiet", "fichiets"), source: source)
    #expect(first.outcome.added == 2)
    let second = try merge(
      forms("fichier", "fichiers"), into: first.result.text, source: source)
    let value = try #require(second.result.value("c"))
    #expect(!value.contains("fichiet") && second.outcome.changed == 2, "\(value)")
    // Nothing has changed in the source either.
    #expect(second.outcome.outdated == 0 && second.outcome.skips.isEmpty)
  }

  @Test func aTranslatorsExactKeyStays() throws {
    let old =
      #""c" = ".input {$n :integer} .match $n 0 {{Aucun fichier}} one {{{$n} fichiet}} * {{{$n} fichiets}}";"#
    let merge = try merge(forms("fichier", "fichiers"), into: old)
    let value = try #require(merge.result.value("c"))
    #expect(value.contains("0 {{Aucun fichier}}") && value.contains("one {{{$n} fichier}}"))
    #expect(merge.outcome.changed == 2)
  }

  /// Czech fractions have no form in PO files.
  @Test func theVariantOfFractionsHasTheTextOfTheRest() throws {
    let fixture = try ExchangeFixture(
      #""c" = ".input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}";"#, in: "cs")
    let text = po(
      forms("soubor", "soubory") + "\nmsgstr[2] \"{$n} souborů\"", language: "cs"
    ).replacing(
      "nplurals=2; plural=n > 1", with: "nplurals=3; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : 2")
    let merge = try fixture.merge(text)
    #expect(merge.outcome.added == 3 && merge.outcome.unfinished == 0)
    #expect(merge.result.entry("c")?.note.isUntranslated == false)
    #expect(merge.result.value("c")?.contains("many {{{$n} souborů}}") == true)
  }

  /// The forms of a variant aren't those of the message.
  @Test func formsOfAVariantAndOfItsMessageAreApart() throws {
    let source =
      #""score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";"#
    let text = """
      msgid ""
      msgstr "Language: pl\\nX-Hanok-Table: T\\n"

      msgctxt "score|x"
      msgid "p"
      msgid_plural "ps"
      msgstr[0] "{$n} a"
      msgstr[1] "{$n} b"

      msgctxt "score"
      msgid "p"
      msgid_plural "ps"
      msgstr[0] "{$n} a"
      msgstr[1] "{$n} c"
      msgstr[2] "{$n} a"

      """
    let outcome = try ExchangeFixture(source).merge(text).outcome
    #expect(outcome.gone.map(\.kind) == [.goneVariant, .goneVariant] && outcome.texts == 5)
    #expect(outcome.gone.map { $0.arguments["variant"] } == ["x|one", "x|many"])
    #expect(outcome.added == 3)
    // Two entries of one message have numbers of their own each.
    let twice = try ExchangeFixture(source).merge(text.replacing("score|x", with: "score"))
    #expect(twice.outcome.texts == 5 && twice.outcome.conflicts.map(\.kind) == [.duplicateUnit])
    #expect(!twice.isChanged)
  }

  @Test func hostileNamesOfNumbersAreBounded() throws {
    let units = (2...400).map {
      "msgctxt \"c|\($0)\"\nmsgid \"{$n} files\"\nmsgstr \"{$n} x\($0)\"\n"
    }
    let merge = try merge(units.joined(separator: "\n"))
    #expect(merge.outcome.added == 100 && merge.outcome.gone.count == 299)
    #expect(merge.outcome.texts == 399)
  }
}
