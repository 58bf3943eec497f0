import HanokLocalization
import HanokUnicode
import MessageFormat
import Testing

@testable import HanokExchange

@Suite struct ExchangeTableTests {
  private static let points =
    #""k" = ".input {$count :integer} .match $count one {{{$count} point}} * {{{$count} points}}";"#

  private func message(
    _ source: String, _ translation: String = "", in language: String
  ) throws -> ExchangeMessage {
    try #require(ExchangeFixture(source, translation, in: language).table.messages.first)
  }

  private func names(_ source: String, _ translation: String = "", in language: String) throws
    -> [String?]
  {
    try message(source, translation, in: language).units.map(\.variant)
  }

  @Test(arguments: [
    ("pl", ["one", "few", "many", "other"]), ("fr", ["one", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("de", ["one", "other"]),
    // Only fractions are `many`, and these are integers.
    ("cs", ["one", "few", "other"]),
  ])
  func categoriesAreThoseOfTheLanguage(language: String, expected: [String]) throws {
    #expect(try names(Self.points, in: language) == expected)
  }

  @Test func aLanguageWithOneFormHasOneUnitWithoutVariants() throws {
    let message = try message(Self.points, in: "ko")
    #expect(message.units.map(\.variant) == [nil])
    #expect(message.units[0].sourceText == "{$count} points")
  }

  @Test func fractionsReachMoreCategories() throws {
    let source = Self.points.replacing(":integer", with: ":number")
    #expect(try names(source, in: "cs") == ["one", "few", "many", "other"])
  }

  @Test func exactKeysStayAndHideTheirNumbers() throws {
    let source =
      #""k" = ".input {$n :integer} .match $n 0 {{none}} one {{one}} * {{{$n}}}";"#
    #expect(try names(source, in: "pl") == ["0", "one", "few", "many", "other"])
    // In Arabic only 0 is `zero`.
    #expect(try names(source, in: "ar") == ["0", "one", "two", "few", "many", "other"])
  }

  @Test func aTextWithTheNumberHasTheCategoriesThatTheSourceLacks() throws {
    let source = #""k" = ".input {$n :integer} .match $n 0 {{none}} 1 {{{$n}!}} * {{{$n} new}}";"#
    #expect(try names(source, in: "pl") == ["0", "1", "few", "many", "other"])
    #expect(try names(source, in: "ko") == ["0", "1", "other"])
    // Without the number, nothing is inflected; a translation knows what it needs.
    let silent = source.replacing("{{{$n} new}}", with: "{{some}}")
    #expect(try names(silent, in: "pl") == ["0", "1", "other"])
    let polish = #""k" = ".input {$n :integer} .match $n 0 {{nic}} 1 {{{$n}!}} * {{{$n} nowe}}";"#
    #expect(try names(source, polish, in: "pl") == ["0", "1", "other"])
  }

  @Test func selectorsThatDontCountStay() throws {
    let source =
      #""k" = ".input {$s :string} .match $s on {{On}} * {{Off}}";"#
    #expect(try names(source, in: "pl") == ["on", "*"])
  }

  @Test func twoSelectorsGiveTheProduct() throws {
    let source = #"""
      "k" = ".input {$a :integer} .input {$b :integer} .match $a $b
      0 * {{none}} one one {{a}} one * {{b}} * one {{c}} * * {{d}}";
      """#
    let names = try names(source, in: "cs")
    #expect(
      names == [
        "0|other", "one|one", "one|few", "one|other", "few|one", "few|few", "few|other",
        "other|one", "other|few", "other|other",
      ])
    let units = try message(source, in: "cs").units
    #expect(units.map(\.sourceText) == ["none", "a", "b", "b", "c", "d", "d", "c", "d", "d"])
  }

  @Test func aTranslationKeepsItsVariantsAndIsOfferedTheRest() throws {
    let translation =
      #""k" = ".input {$count :integer} .match $count 5 {{pięć}} one {{punkt}} * {{punkty}}";"#
    let units = try message(Self.points, translation, in: "pl").units
    #expect(units.map(\.variant) == ["5", "one", "few", "many", "other"])
    #expect(units.map(\.targetText) == ["pięć", "punkt", nil, nil, "punkty"])
    #expect(units.map(\.state) == [.translated, .translated, .initial, .initial, .translated])
  }

  @Test func aTranslationThatDoesntCountIsOfferedVariants() throws {
    let units = try message(Self.points, #""k" = "punkty: {$count}";"#, in: "pl").units
    #expect(units.map(\.variant) == ["one", "few", "many", "other"])
    #expect(units.map(\.targetText) == [nil, nil, nil, "punkty: {$count}"])
    #expect(try names(Self.points, #""k" = "점수 {$count}";"#, in: "ko") == [nil])
  }

  @Test func aTranslationWithOtherSelectorsIsUnchanged() throws {
    let translation = #""k" = ".input {$s :string} .match $s a {{A}} * {{B}}";"#
    let units = try message(Self.points, translation, in: "pl").units
    #expect(units.map(\.variant) == ["a", "*"])
    #expect(units.map(\.sourceText) == ["{$count} points", "{$count} points"])
  }

  @Test func examplesNameTheNumbersOfTheVariant() throws {
    let units = try message(Self.points, in: "pl").units
    #expect(
      units.map(\.examples) == [
        ["$count: one (1)"], ["$count: few (2, 3, 4)"], ["$count: many (0, 5, 6)"],
        ["$count: other"],
      ])
    #expect(units.map(\.isUnreachable) == [false, false, false, true])
    let fractions = try message(Self.points.replacing(":integer", with: ":number"), in: "pl").units
    let exact = Self.points.replacing(".match $count", with: ".match $count 0 {{None}}")
    #expect(
      try message(exact, in: "pl").units.map(\.examples).contains(["$count: many (5, 6, 7)"]))
    #expect(fractions[3].examples == ["$count: other (1.5)"] && !fractions[3].isUnreachable)
  }

  @Test func stateFollowsTheNote() throws {
    let source = #""k" = "Two";"#
    func unit(_ note: String, _ value: String) throws -> ExchangeUnit {
      try message(source, "/* \(note) */ \"k\" = \"\(value)\";", in: "pl").units[0]
    }
    #expect(try unit("@untranslated", "Two").target == nil)
    #expect(try unit("@untranslated", "Dwa").targetText == "Dwa")
    #expect(try unit("@untranslated", "Dwa").state == .initial)
    #expect(try unit("@source Two", "Dwa").state == .translated)
    #expect(try unit("@source One", "Dwa").state == .initial)
    #expect(try unit("", "Dwa").state == .translated)
    #expect(try unit("", "Two").targetText == "Two")
  }

  @Test func descriptionAndWidthAreTheSources() throws {
    let message = try message("/* A title.\n@width 24 */ \"k\" = \"T\";", in: "pl")
    #expect(message.description == "A title." && message.width == 24)
  }

  @Test func invalidAndGoneMessagesAreApart() throws {
    let table = try ExchangeFixture(
      "\"bad\" = \"{\"; \"k\" = \"K\";", "/* @source Old */ \"old\" = \"Stary\"; \"k\" = \"{\";"
    ).table
    #expect(table.messages.map(\.key) == ["k"] && table.messages[0].units[0].target == nil)
    #expect(table.problems.map(\.kind) == [.invalidMessage])
    #expect(table.gone.map(\.key) == ["old"] && table.gone.map(\.source) == ["Old"])
  }

  @Test(arguments: ["k", "a|b", "a\\b", "a\u{1}b", "a\n", ""])
  func namesAreReadAsTheyWereWritten(key: String) {
    for variant in [nil, "one", "one|other", UnitName.joined(["two words", "a|b"])] {
      let name = UnitName(key: key, variant: variant)
      #expect(UnitName(name.text) == name)
    }
  }
}
