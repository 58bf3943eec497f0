import HanokLocalization
import HanokReview

/// The findings of a text in the field: the forms that are yet to be written, then those of the review.
struct ItemFindings {
  /// A finding that the cursor is moved to.
  enum Target {
    case form(VariantForms.Form)
    /// A range of the text; nil for a finding of the whole text.
    case text(Range<Int>?)
  }

  /// The forms that are yet to be written.
  private let missing: [VariantForms.Form]
  /// The findings of the review.
  let reviewed: [TranslationFinding]
  /// The index of the finding that the cursor was moved to; -1 before the first.
  private var current = -1

  /// The checks whose findings are about variants, where the forms that are empty are named.
  private static let checksOfMissingForms: Set = [
    TranslationCheck.missingCategory, .noCatchAll,
  ]

  /// Creates the findings of a text.
  init(missing: [VariantForms.Form] = [], reviewed: [TranslationFinding] = []) {
    self.missing = missing
    self.reviewed = reviewed.filter {
      missing.isEmpty || !Self.checksOfMissingForms.contains($0.check)
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { missing.isEmpty && reviewed.isEmpty }

  /// Whether the text can be repaired.
  var hasRepair: Bool { reviewed.contains { $0.repair != nil } }

  /// Moves to the next finding, after the last one to the first; nil without findings.
  mutating func moveToNext() -> Target? {
    if isEmpty { return nil }
    current = (current + 1) % (missing.count + reviewed.count)
    return current < missing.count
      ? .form(missing[current]) : .text(reviewed[current - missing.count].range)
  }

  /// The findings as they are shown.
  ///
  /// - Parameter braces: The literals of the text that are written with braces.
  func lines(braces: [String]) -> [FindingsView.Finding] {
    let forms = missing.enumerated().map { index, form in
      FindingsView.Finding(
        sentence: .HanokCommand.editFormEmpty(examples: FormExample.label(form.examples)),
        isError: true, isCurrent: index == current)
    }
    let found = reviewed.enumerated().map { index, finding in
      FindingsView.Finding(
        sentence: finding.problem.sentence,
        advice: [finding.problem.suggestedName, Self.advice(on: finding)].compactMap(\.self),
        isError: finding.severity == .error, isCurrent: missing.count + index == current)
    }
    return forms + found
      + braces.map {
        FindingsView.Finding(sentence: .HanokCommand.editBraces(code: $0), isError: false)
      }
  }

  /// Returns what to do in the editor: the remedies are written for the files, too.
  private static func advice(on finding: TranslationFinding) -> Message? {
    switch finding.check {
    case .changedSource: return .HanokCommand.editRemedyChanged
    case .needsReview: return .HanokCommand.editRemedyReview
    default: break
    }
    if finding.problem.kind.name == "backslashes" { return .HanokCommand.editRemedyBackslashes }
    guard finding.repair != nil else { return finding.problem.remedy }
    guard let remedy = finding.problem.remedy else { return .HanokCommand.editRemedyRepair }
    return .HanokCommand.editRemedyOrRepair(remedy: remedy)
  }
}
