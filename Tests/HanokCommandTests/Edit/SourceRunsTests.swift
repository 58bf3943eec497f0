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

  @Test(arguments: [
    ("a {$n} b", ["{$n}"]), ("{#b}{$n :integer x=1}{/b}", ["{#b}", "{$n :integer x=1}", "{/b}"]),
    ("one {{{$n} point}}", ["{$n}"]), ("* {{points}}", []),
    (".input {$n :integer}", ["{$n :integer}"]),
    ("\\{$n}", []), ("{$n", []), ("{$n {$m}", ["{$m}"]), ("{|a}b| :f}", ["{|a}b| :f}"]), ("{}", []),
    ("", []), ("é {$n}", ["{$n}"]),
  ])
  func theUnitsOfALineAreItsPlaceholders(line: String, expected: [String]) {
    let bytes = Array(line.utf8)
    let found = SourceRuns.units(in: line).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("{word} {$n} {|x|} {#b}y{/b}", ["{word}"]), ("{5 :integer}", []), ("\\{word\\}", []),
    ("{", []),
    (".input {$n :integer} .match $n one {{{a}}} * {{{ b }}}", ["{a}", "{ b }"]),
  ])
  func wordsInBracesAreFound(source: String, expected: [String]) {
    #expect(SourceRuns.bareLiterals(in: source) == expected)
  }
}
