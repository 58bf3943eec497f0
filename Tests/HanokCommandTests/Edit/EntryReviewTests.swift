import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

@testable import HanokCommand

@Suite struct EntryReviewTests {
  private let review: EntryReview
  private let project: EditedProject

  init() throws {
    review = EntryReview(try LanguageTag("fr"))
    project = try EditSamples.project()
  }

  private func findings(_ text: String, _ key: String) throws -> [TranslationFinding] {
    review.findings(of: text, for: try #require(project[EditSamples.id(key)]))
  }

  /// The part of a text that a finding is about.
  private func part(_ text: String, _ finding: TranslationFinding?) -> String? {
    finding?.range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test(arguments: ["", "Quitter", "Fermer"])
  func aGoodTextHasNoFinding(text: String) throws { #expect(try findings(text, "quit") == []) }

  @Test func aSyntaxErrorHasItsPlace() throws {
    let text = "é \"quitter {$name"
    let finding = try #require(try findings(text, "quit").first)
    #expect(finding.severity == .error && finding.range?.lowerBound == text.utf8.count)
  }

  @Test(arguments: [
    "{$nom}", "Bonjour, {$nom} !", "« é » \"{$nom}\"", "\\\\ \"\\{\" {$nom}", "un\ndeux\n« {$nom}",
  ])
  func anUnknownVariableHasItsPlace(text: String) throws {
    let all = try findings(text, "greeting")
    let finding = try #require(all.first { $0.problem.kind.name == "unresolved-variable" })
    #expect(finding.severity == .error)
    #expect(part(text, finding) == "{$nom}")
  }

  @Test func aCategoryThatTheLanguageLacksIsAWarning() throws {
    let text = ".input {$score :integer} .match $score few {{{$score}}} * {{{$score}}}"
    let all = try findings(text, "score")
    let finding = try #require(all.first { $0.problem.kind.name == "absent-category" })
    #expect(finding.severity == .warning && part(text, finding) == "few")
  }

  @Test func theTermsOfASourceAreFound() throws {
    let terms = ReviewTerm.terms(
      in: StringsFile("\"a\" = \"Point | Pt\"; \"b\" = \"Compte\"; \"c\" = \" | \";"),
      beside: StringsFile(
        "\"a\" = \"Points\"; \"b\" = \"Count\"; \"c\" = \"Score\"; \"d\" = \"x\";"))
    let review = EntryReview(try LanguageTag("fr"), terms: terms)
    func found(_ source: String, table: String = "Quiz") -> [String] {
      let item = TranslationItem(
        id: EditSamples.id("a", table), source: source, sourceComment: "")
      return review.terms(in: item).map {
        "\($0.source): \($0.translations.joined(separator: ", "))"
      }
    }
    #expect(found("{$count} POINTS, score") == ["Points: Point, Pt"])
    #expect(found("Count the points") == ["Points: Point, Pt", "Count: Compte"])
    #expect(found("Pointspread") == [])
    #expect(found("Points", table: "Glossary") == [])
  }

  @Test func findingsOfTheTableAreKeptBesideThoseOfTheText() {
    let table = EditSamples.table(
      """
      /* @source True or Wrong? */
      "title" = "{$x} Vrai";
      /* @allow url No address. */
      "quit" = "Quitter";
      "quit" = "Quitter";

      """)
    let findings = review.findings(in: table)
    // The unknown variable is found in the text alone, too.
    #expect(findings.suspects == ["title", "quit"])
    #expect(findings.ofTable["title"]?.map(\.check.name) == ["changed-source"])
    #expect(
      Set(findings.ofTable["quit"]?.map(\.check.name) ?? []) == [
        "duplicate-key", "unused-allowance",
      ])
  }

  @Test func controlsOfOneRunAreReviewedOnce() {
    let count = 100
    let source = (0..<count).map { "\"k\($0)\" = \"Key \($0)\";\n\"k\($0).keys\" = \"k\";\n" }
    let french = (0..<count).map { "\"k\($0)\" = \"Touche \($0)\";\n\"k\($0).keys\" = \"z\";\n" }
    let table = EditSamples.table(french.joined(), source: source.joined())
    let findings = review.findings(in: table)
    #expect(findings.suspects.count == count && findings.ofTable.isEmpty)
  }

  @Test func theSuspectsOfATableAreFound() {
    let table = EditSamples.table(
      "\"title\" = \"{$x}\";\n\"quit\" = \"Quit {\";\n\"greeting\" = \"{#strong}{$name}{/strong} !\";\n\"gone\" = \"{$y}\";\n"
    )
    #expect(review.findings(in: table).suspects == ["title", "quit"])
  }
}
