import HanokUnicode
import Testing

@testable import HanokCommand

@Suite struct SourceRunsTests {
  @Test func placeholdersAndTagsAreApart() {
    let source = "é {#strong}{$name}{/strong}!"
    let parts = SourceRuns.parts(of: source)
    #expect(parts.map(\.text) == ["é ", "{#strong}", "{$name}", "{/strong}", "!"])
    #expect(parts.map(\.kind) == [.text, .markup, .placeholder, .markup, .text])
  }

  @Test func aSourceWithAnErrorIsOneText() {
    #expect(SourceRuns.parts(of: "a {").map(\.text) == ["a {"])
  }

  @Test func aPartThatIsUsedTwiceIsMissingOnce() {
    #expect(SourceRuns.missingPart(of: "{$a} and {$a}", in: "x {$a}") == "{$a}")
  }

  @Test func variantsAreWhole() {
    let source = ".input {$n :integer} .match $n one {{{$n} x}} * {{{$n} y}}"
    let parts = SourceRuns.parts(of: source)
    #expect(parts.map(\.text).joined() == source)
    #expect(parts.filter { $0.kind == .placeholder }.map(\.text) == ["{$n}", "{$n}"])
  }

  @Test(
    arguments: [
      ("", "{$a :integer}"), ("x {$a :integer}", "{$b}"), ("{$b} {$a :integer}", "{#em}"),
      ("{$a :integer} {$b} {#em}", "{/em}"), ("{$a :integer} {$b} {#em}{/em}", nil),
    ] as [(String, String?)])
  func theNextMissingPartIsFound(text: String, part: String?) {
    let source = ".input {$a :integer} .match $a one {{x}} * {{{$a :integer} of {$b}{#em}!{/em}}}"
    #expect(SourceRuns.missingPart(of: source, in: text) == part)
  }

  @Test(arguments: [
    ("True or\n  False?", "True or   False?"),
    ("{$a :integer} of {|b|} {:now}", "{$a} of b {:now}"),
    ("{#strong}Yes{/strong}", "Yes"),
    (".input {$n :integer} .match $n one {{{$n} x}} * {{{$n} y}}", "{$n} y"),
    ("a {", "a {"),
  ])
  func aSummaryHasTheWords(source: String, summary: String) {
    #expect(SourceRuns.summary(of: source) == summary)
  }
}

@Suite struct VariantDraftTests {
  private static let source =
    ".input {$n :integer}\n.match $n\n0   {{none}}\none {{{$n} point}}\n*   {{{$n} points}}"

  @Test(arguments: [
    ("ru", ["0", "one", "few", "many", "*"]), ("ja", ["0", "*"]),
    ("fr", ["0", "one", "many", "*"]),
    ("ar", ["0", "zero", "one", "two", "few", "many", "*"]),
  ])
  func aLanguageGetsItsCategories(language: String, keys: [String]) throws {
    let text = try #require(VariantDraft.text(of: Self.source, in: try LanguageTag(language)))
    let lines = text.split(separator: "\n").dropFirst(2)
    #expect(lines.map { $0.split(separator: " ").first.map(String.init) ?? "" } == keys)
    #expect(lines.last?.hasSuffix("{{{$n} points}}") == true)
    for line in lines where line.hasPrefix("one") { #expect(line.hasSuffix("{{{$n} point}}")) }
  }

  @Test func aMessageWithoutVariantsNeedsNone() throws {
    #expect(VariantDraft.text(of: "Quit", in: .english) == nil)
    #expect(VariantDraft.text(of: "Quit {", in: .english) == nil)
  }

  @Test func allKeysOfTwoSelectorsAreCombined() throws {
    let source =
      ".input {$n :integer} .input {$kind :string} .match $n $kind one file {{a}} one * {{b}} * file {{c}} * * {{d}}"
    let text = try #require(VariantDraft.text(of: source, in: try LanguageTag("pl")))
    let variants = text.split(separator: "\n").dropFirst(3)
    #expect(variants.count == 8 && variants.contains("few  file {{c}}"))
    #expect(variants.contains("many *    {{d}}") && variants.contains("one  *    {{b}}"))
  }
}
