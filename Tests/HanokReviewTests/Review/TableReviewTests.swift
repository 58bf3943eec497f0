import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization
@testable import HanokReview
@testable import HanokTableRules

/// The rules without ICU find in a build what a whole review finds.
@Suite struct TableReviewTests {
  /// The checks of which the build reports every finding.
  private static let shared: Set<TranslationCheck> = [
    .conflictMarker, .extra, .renamed, .missing, .unknownFunction, .badVariantKey, .variableInKey,
    .unknownVariable, .otherType, .unknownMarkup, .markupDiffers, .loneBidiControl,
    .unbalancedIsolate, .controlCharacter, .unknownCheck,
  ]

  @Test(arguments: CheckCase.all)
  func theBuildFindsWhatNeedsNoICU(_ check: CheckCase) throws {
    let source = StringsFile(CheckCase.table(check.source), path: "en.lproj/T.strings")
    let tag = try LanguageTag(check.language)
    for text in [check.wrong, check.right] {
      let file = StringsFile(CheckCase.table(text), path: "\(check.language).lproj/T.strings")
      guard file.checked(as: "T").isEmpty else { continue }
      let reviewed = ReviewSource(source)
      let whole = TranslationReview(of: "T", in: ReviewLanguage(tag), beside: reviewed)
        .findings(in: file)
      let findings = TableReview(
        of: "T", in: check.language, beside: reviewed, isOfSource: tag == .english,
        inherited: tag.isVersionOfSource ? nil : []
      ).findings(in: file)
      for finding in findings {
        let same = whole.first { $0.check == finding.check && isSame($0.problem, finding.problem) }
        #expect(same?.severity == finding.severity, "\(finding)")
      }
      for finding in whole where Self.shared.contains(finding.check) {
        let isFound = findings.contains {
          $0.check == finding.check && isSame(finding.problem, $0.problem)
        }
        #expect(isFound, "\(finding)")
      }
    }
  }

  /// Whether two problems are one, but for the categories that a language suggests.
  private func isSame(_ problem: Problem, _ other: TableProblem) -> Bool {
    problem.kind == other.kind && problem.place == other.place && problem.path == other.path
      && problem.arguments == Problem(other).arguments
  }

  /// A category can be one number, whose words then say it: which, only ICU knows of each language.
  @Test(
    arguments: [
      ("{$n :integer} points", "Points", ["missing-variable"]),
      ("{$n :integer} points", "5 Punkte", ["number-written-out"]),
      ("{$n :integer} points", "{$n :integer} Punkte", []),
      (
        "{$n :integer} points",
        ".input {$n :integer} .match $n one {{Punkt}} few {{Punkte}} * {{{$n}}}",
        ["missing-variable"]
      ),
    ] as [(String, String, [String])])
  func aMissingVariableIsFound(source: String, target: String, kinds: [String]) {
    let tables = [source, target].map { StringsFile(CheckCase.table($0)) }
    let review = TableReview(
      of: "T", in: "de", beside: ReviewSource(tables[0]), isOfSource: false, inherited: [])
    #expect(review.findings(in: tables[1]).map(\.problem.kind.name) == kinds)
  }

  @Test func everyFunctionIsKnown() {
    #expect(FunctionNames.standard == FunctionRegistry.standard.names)
  }

  @Test func everyPluralCategoryIsKnown() {
    #expect(MessageSelector.categories == PluralCategory.allCases.map(\.rawValue))
  }
}
