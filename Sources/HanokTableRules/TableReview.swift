package import HanokTableSyntax
import MessageSyntax

/// A review of a table by the rules that need no ICU, beside the same table in the source language.
///
/// The build reports its findings. `TranslationReview` has these rules and all others, which need the
/// plural categories, the scripts or the typography of languages.
package struct TableReview {
  /// A likely mistake in a table.
  package struct Finding: Sendable, Hashable {
    /// The check that found it.
    package let check: TranslationCheck
    /// The severity.
    package let severity: TranslationCheck.Severity
    /// The sentence, its remedy and the place.
    package let problem: TableProblem

    /// Creates a finding.
    ///
    /// - Parameter severity: The severity where it differs from the check's.
    package init(
      _ check: TranslationCheck, _ problem: TableProblem,
      severity: TranslationCheck.Severity? = nil
    ) {
      self.check = check
      self.problem = problem
      self.severity = severity ?? check.severity
    }
  }

  private let table: String
  private let language: String
  private let source: ReviewSource
  private let isOfSource: Bool
  private let inherited: Set<String>?

  /// Creates a review of a table.
  ///
  /// - Parameters:
  ///   - language: The tag of the table's language.
  ///   - source: The same table in the source language, which can be the table itself.
  ///   - isOfSource: Whether the table is in the source language, too.
  ///   - inherited: The keys that the table needn't have: a more general language has them. Nil if it
  ///     needs none.
  package init(
    of table: String, in language: String, beside source: ReviewSource, isOfSource: Bool,
    inherited: Set<String>?
  ) {
    self.table = table
    self.language = language
    self.source = source
    self.isOfSource = isOfSource
    self.inherited = inherited
  }

  /// Returns the findings in a table whose syntax is right, by place.
  package func findings(in file: StringsFile) -> [Finding] {
    let targets = file.entries.filter(\.isSound).map(ReviewedMessage.init)
    let keys = KeyRules(targets, beside: source)
    var lines = SourceLines(file.source)
    var findings = ConflictMarkers.problems(in: file).map { Finding(.conflictMarker, $0) }
    for target in targets {
      var mistakes = mistakes(in: target)
      if let wrongKey = keys.mistake(in: target) {
        mistakes = [wrongKey] + mistakes.filter { $0.check.severity == .error }
      }
      let allowances = Allowances(
        of: target, source: comparedSource(of: target), isOfSource: isOfSource)
      findings += allowances.applied(to: mistakes, isComplete: false).map {
        finding($0, in: target.entry, of: file, &lines)
      }
    }
    findings.sort { $0.problem.position < $1.problem.position }
    return findings + missing(keys.missing, in: file)
  }

  private func comparedSource(of target: ReviewedMessage) -> ReviewedMessage? {
    isOfSource ? nil : source.messages[target.key]
  }

  private func mistakes(in target: ReviewedMessage) -> [Mistake] {
    guard target.message.isValid else { return [] }
    let pair = MessagePair(target: target, source: comparedSource(of: target))
    let structure =
      VariableRules.mistakes(in: pair, isSingle: Self.mayBeSingle) + MessageRules.mistakes(in: pair)
      + VariantKeyRules.mistakes(in: target) { _ in MessageSelector.categories }
    // Of what isn't translated yet nothing else is reported, but what would be wrong in the program.
    if target.note.isUntranslated || pair.isEmpty {
      return structure.filter { $0.check.severity == .error }
    }
    let garbled = target.patterns.compactMap { pattern in
      GarbledText.mistake(in: pattern, pair.source(of: pattern), isLatin: true)
    }
    return Mistake.merged(structure + ControlRules.mistakes(in: pair) + garbled)
  }

  /// Whether a plural category has one integer alone in some language: which, the language decides.
  private static func mayBeSingle(_ numbers: MessageSelector.Numbers, _ category: String) -> Bool {
    ["zero", "one", "two"].contains(category)
  }

  private func finding(
    _ mistake: Mistake, in entry: StringsEntry, of file: StringsFile, _ lines: inout SourceLines
  ) -> Finding {
    let offset =
      mistake.range.map { entry.value.sourceOffset(ofValueOffset: $0.lowerBound) }
      ?? entry.key.offset
    let problem = mistake.problem(
      of: entry.key.value, in: table, language, path: file.path, place: lines.place(at: offset))
    return Finding(mistake.check, problem, severity: mistake.severity)
  }

  private func missing(_ keys: [String], in file: StringsFile) -> [Finding] {
    guard let inherited else { return [] }
    let missing = keys.filter { !inherited.contains($0) }
    if missing.isEmpty { return [] }
    return [
      Finding(
        .missing, KeyRules.problem(ofMissing: missing, in: table, language, path: file.path))
    ]
  }
}
