import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// A translation beside its source.
@Suite struct TranslationReviewTests {
  /// The problems that some checks find.
  private func problems(
    _ checks: [TranslationCheck], _ translation: String, _ language: String = "ko",
    beside source: String? = nil
  ) throws -> [Problem] {
    let review = TranslationReview(
      of: "T", in: try LanguageTag(language), beside: source.map { StringsFile($0) })
    return review.findings(in: StringsFile(translation, path: "T.strings"))
      .filter { checks.contains($0.check) }.map(\.problem)
  }

  private func entry(_ message: String) -> String { "\"a\" = \"\(message)\";" }

  @Test func aKeyThatTheSourceHasNotIsReportedAtItsPlace() throws {
    let problems = try self.problems(
      [.extra, .renamed], "\"a\" = \"1\";\n \"titel\" = \"{$x}\";",
      beside: "\"a\" = \"1\"; \"title\" = \"2\";")
    #expect(problems.map(\.kind) == [.extraKey])
    #expect(problems.first?.arguments == ["key": "titel", "table": "T", "language": "ko"])
    #expect(problems.first?.path == "T.strings")
    #expect(problems.first?.place?.line == 2)
    #expect(problems.first?.place?.column == 2)
    #expect(problems.first?.suggestion == "title")
    #expect(try self.problems([.extra, .renamed], entry("1")).isEmpty)
  }

  @Test(
    arguments: [
      ("{$x}", "{$x}", []), ("{$x} {$y}", "{$x}", []), ("{$x}", "{$y}", ["y"]),
      ("{$x}", "{$y} {$x} {$y} {$z}", ["y", "z"]), ("{$x}", "{$x :integer select=$y}", ["y"]),
      ("{$x}", ".local $y = {$x} {{{$y}}}", []), ("{$x}", ".input {$y :string} {{}}", ["y"]),
      ("", "{$x}", ["x"]), ("{$x}", "{", []),
    ] as [(String, String, [String])])
  func aVariableOfTheTranslationAloneHasNoValue(
    source: String, translation: String, names: [String]
  ) throws {
    let problems = try self.problems([.unknownVariable], entry(translation), beside: entry(source))
    #expect(problems.map(\.kind.name) == names.map { _ in "unresolved-variable" })
    #expect(problems.map { $0.arguments["subject"] } == names.map { .init($0) })
    #expect(try self.problems([.unknownVariable], entry(translation)).isEmpty)
  }

  @Test func theFirstOfTwoEntriesWithOneKeyIsTheSource() throws {
    let source = entry("{$x}") + entry("{$y}")
    #expect(try self.problems([.unknownVariable], entry("{$x}"), beside: source).isEmpty)
    #expect(try self.problems([.unknownVariable], entry("{$y}"), beside: source).count == 1)
    let twice = entry("{$x}") + entry("{$y}")
    #expect(try self.problems([.unknownVariable], twice, beside: entry("{$x}")).isEmpty)
  }

  @Test(
    arguments: [
      ("{$x :nubmer}", ["nubmer"], "number"), ("{$x :hanok:lsit}", ["hanok:lsit"], "hanok:list"),
      ("{$x :ko:josa}{$x :integer}{$x}", [], nil), ("{$x :app:shout}{$x :koo:josa}", [], nil),
      ("{$x :wholly-other}", ["wholly-other"], nil),
    ] as [(String, [String], String?)])
  func anUnknownFunctionIsReportedUnlessItIsAPrograms(
    message: String, functions: [String], suggestion: String?
  ) throws {
    let problems = try self.problems([.unknownFunction], entry(message))
    #expect(problems.map(\.kind.name) == functions.map { _ in "unknown-function" })
    #expect(problems.map { $0.arguments["subject"] } == functions.map { .init($0) })
    #expect(problems.first?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      ("ko", ":integer", ["one"], "other"), ("en", ":number", ["few", "two"], "one, other"),
      ("en", ":number select=plural", ["few", "two"], "one, other"),
      ("en", ":integer select=ordinal", [], ""),
      ("pl", ":offset add=1", ["two"], "one, few, many, other"),
      ("de", ":number select=ordinal", ["one", "few", "two"], "other"),
      ("en", ":integer select=exact", [], ""), ("en", ":number select=$s", [], ""),
      ("en", ":string", [], ""), ("ko", ":percent", ["one", "few", "two"], "other"),
      ("ko", ":hanok:compact", ["one", "few", "two"], "other"), ("ko", ":hanok:range to=3", [], ""),
    ])
  func aCategoryThatTheLanguageHasNotIsReported(
    language: String, function: String, absent: [String], categories: String
  ) throws {
    let keys = absent == ["one"] ? ["one", "1"] : ["one", "few", "two", "1"]
    let variants = keys.map { "\($0) {{}} " }.joined()
    let problems = try self.problems(
      [.absentCategory], entry(".input {$n \(function)} .match $n \(variants)* {{}}"), language)
    let name = function.contains("ordinal") ? "absent-ordinal" : "absent-category"
    #expect(problems.map(\.kind.name) == absent.map { _ in name })
    #expect(problems.map { $0.arguments["subject"] } == absent.map { .init($0) })
    for problem in problems {
      #expect(problem.arguments["language"] == .init(language))
      #expect(problem.arguments["categories"] == .init(categories))
      #expect(problem.suggestion == nil)
    }
  }

  /// Each finding is at its place, by the file's escapes, in the order of the text.
  @Test func findingsAreInTheOrderOfTheText() throws {
    let message = #"{$y}\"{$x :nubmer}\U0041{$z}"#
    let found = try self.problems(
      [.unknownVariable, .unknownFunction, .absentCategory], entry(message), beside: entry("{$x}"))
    #expect(found.map { $0.arguments["subject"] } == ["y", "nubmer", "z"])
    #expect(found.map { $0.place?.column } == [8, 14, 32])
    #expect(found.allSatisfy { $0.path == "T.strings" && $0.arguments["key"] == "a" })
    let variants = ".input {$n :integer} .match $n one {{{$n :nubmer}}} * {{}}"
    let absent = try self.problems(
      [.unknownVariable, .unknownFunction, .absentCategory], entry(variants))
    #expect(absent.map(\.kind.name) == ["absent-category", "unknown-function"])
    #expect(absent.map { $0.place?.column } == [39, 45])
  }

  @Test func theMessagesThatATranslationLacksAreCounted() throws {
    let source = StringsFile("\"a\" = \"1\"; \"b\" = \"2\"; \"c\" = \"3\";")
    let review = TranslationReview(of: "T", in: .english, beside: source)
    #expect(review.untranslatedCount(in: StringsFile("\"b\" = \"2\"; \"d\" = \"4\";")) == 2)
    #expect(review.untranslatedCount(in: source) == 0)
    let alone = TranslationReview(of: "T", in: .english, beside: nil)
    #expect(alone.untranslatedCount(in: source) == 0)
  }

  @Test(
    arguments: [
      ("jp", "ja"), ("kr", "ko"), ("ko", nil), ("en", nil), ("us", "en"), ("cz", "cs"),
    ] as [(String, String?)])
  func aCountrysTagSuggestsItsLanguage(tag: String, language: String?) throws {
    let tag = try LanguageTag(tag)
    #expect(tag.meantByCountry?.description == language)
    let problem = Problem.unlikelyLanguage(tag, path: "p")
    #expect(problem?.suggestion == language)
    #expect(problem?.path == (language == nil ? nil : "p"))
    #expect(problem?.arguments["tag"] == (language == nil ? nil : .init("\(tag)")))
  }
}
