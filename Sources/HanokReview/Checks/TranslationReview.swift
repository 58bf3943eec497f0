package import HanokLocalization
package import HanokUnicode
import MessageFormat

/// A review of a table for likely mistakes, beside the same table in the source language.
///
/// `hanok check` lists its findings, the editor shows them while one types, and a program that watches a
/// folder shows the first one. A build reports those of ``TableReview``. An entry's note allows a check by its name:
///
/// ```
/// /* @allow same-as-source It is a name. */
/// ```
package struct TranslationReview: Sendable {
  private let language: ReviewLanguage
  private let table: String
  private let source: ReviewSource?
  private let terms: [ReviewTerm]
  private let inherited: Set<String>

  /// Creates a review of a table.
  ///
  /// - Parameters:
  ///   - source: The same table in the source language, or nil if there is none, or if the table is that
  ///     itself.
  ///   - terms: The terms of the glossary in the language.
  ///   - inherited: The keys that the table needn't have: a more general language has them.
  package init(
    of table: String, in language: ReviewLanguage, beside source: ReviewSource?,
    terms: [ReviewTerm] = [], inherited: Set<String> = []
  ) {
    self.table = table
    self.language = language
    self.source = source
    self.terms = terms
    self.inherited = inherited
  }

  /// Creates a review of a table against the same table in the source language, if there is one.
  package init(of table: String, in language: LanguageTag, beside source: StringsFile?) {
    self.init(of: table, in: ReviewLanguage(language), beside: source.map(ReviewSource.init))
  }

  /// Returns the findings in a table, by place.
  package func findings(in file: StringsFile) -> [TranslationFinding] {
    let targets = file.entries.filter(\.isSound).concurrentMap { ReviewedMessage($0) }
    let siblings = ReviewSiblings(
      targets: Dictionary(targets.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
      sources: comparedSource?.messages ?? [:], order: comparedSource?.keys ?? [])
    var beside = TableRules(language: language, terms: terms)
    beside.review(targets.filter { isTranslated($0) }, siblings.sources)
    let keys = source.map { KeyRules(targets, beside: $0) }
    let outOfOrder = keys?.firstOutOfOrder
    var lines = SourceLines(file.source)
    var findings = FileRules.findings(in: file)
    for index in findings.indices { findings[index].isOfTable = true }
    // Of bytes that can't be read, one finding is enough.
    let isUnreadable = findings.contains { $0.check == .encoding }
    let path = file.path
    let mistakesByTarget = targets.concurrentMap { mistakes(in: $0, siblings, of: path) }
    for (target, own) in zip(targets, mistakesByTarget) {
      var mistakes = own.filter { !isUnreadable || $0.check != .encoding }
      if let wrongKey = keys?.mistake(in: target) {
        mistakes = [wrongKey] + mistakes.filter { $0.check.severity == .error }
      }
      mistakes += beside.mistakes[target.key] ?? []
      if target.key == outOfOrder?.key { mistakes.append(Mistake(.order)) }
      findings += allowances(of: target).applied(to: mistakes, isComplete: true).map {
        var finding = finding($0, in: target.entry, of: file, &lines)
        finding.isOfTable = Self.checksOfTables.contains($0.check)
        return finding
      }
    }
    let missing =
      keys?.missing.filter { !language.isVersionOfSource && !inherited.contains($0) } ?? []
    if !missing.isEmpty { findings.append(self.missing(missing, in: file)) }
    return findings.sorted { $0.position < $1.position }
  }

  /// The checks that compare an entry with its whole table.
  private static let checksOfTables: Set<TranslationCheck> = [
    .extra, .renamed, .order, .mixedStyle, .longVowel, .inconsistent, .reused, .unusedAllowance,
  ]

  /// Returns the findings in one entry of a table, as it is typed, terms of the glossary included: those
  /// that only the table as a whole has aren't among them.
  ///
  /// - Parameter file: A table with the entry, and those that it is to be compared with.
  package func findings(of entry: StringsEntry, in file: StringsFile) -> [TranslationFinding] {
    let target = ReviewedMessage(entry)
    let siblings = ReviewSiblings(
      targets: Dictionary(
        file.entries.map { ($0.key.value, ReviewedMessage($0)) },
        uniquingKeysWith: { first, _ in first }),
      sources: comparedSource?.messages ?? [:], order: comparedSource?.keys ?? [])
    var beside = TableRules(language: language, terms: terms)
    if isTranslated(target) { beside.review([target], siblings.sources) }
    var lines = SourceLines(file.source)
    let mistakes =
      mistakes(in: target, siblings, of: file.path) + (beside.mistakes[target.key] ?? [])
    return allowances(of: target).applied(to: mistakes, isComplete: false).map {
      finding($0, in: entry, of: file, &lines)
    }
  }

  /// Returns the problems of the findings that are warnings or errors, by place.
  package func problems(in file: StringsFile) -> [Problem] {
    findings(in: file).filter { $0.severity > .note }.map(\.problem)
  }

  /// Returns the number of the source language's messages that a table doesn't have.
  package func untranslatedCount(in file: StringsFile) -> Int {
    let keys = Set(file.entries.map(\.key.value))
    return source?.keys.count { !keys.contains($0) } ?? 0
  }

  /// The source that translations are compared with; the source language's own table has none.
  private var comparedSource: ReviewSource? {
    language.tag == Catalog.sourceLanguage ? nil : source
  }

  private func isTranslated(_ target: ReviewedMessage) -> Bool {
    !target.note.isUntranslated && target.note[EntryNote.Name.gone] == nil
  }

  // MARK: - Messages

  private func mistakes(
    in target: ReviewedMessage, _ siblings: ReviewSiblings, of path: String
  ) -> [Mistake] {
    let errors = MessageRules.errors(of: target.message).map { check, error in
      if let wide = VariableRules.wideBrace(of: error) { return wide }
      var mistake = Mistake(check, error.place)
      let problem = TableProblem(error, key: target.key, table: table, path: path)
      mistake.kind = problem.kind
      mistake.arguments = problem.arguments
      mistake.suggestion = problem.suggestion
      mistake.remedy = .own(problem.remedy)
      return mistake
    }
    guard errors.isEmpty else { return errors }
    let messages = MessagePair(target: target, source: comparedSource?.messages[target.key])
    let pair = ReviewedPair(messages: messages, language: language, siblings: siblings)
    let text = Mistake.merged(TextRules.mistakes(in: pair))
    // Of what isn't translated yet nothing else is said, but what would be wrong in the program.
    let isPending = text.contains { $0.check == .untranslated || $0.check == .sameAsSource }
    let structure =
      VariableRules.mistakes(in: messages, isSingle: language.isSingle)
      + MessageRules.mistakes(in: messages) + FormattingRules.mistakes(in: pair)
      + VariantRules.mistakes(in: pair)
    if isPending { return text + structure.filter { $0.check.severity == .error } }
    let rest =
      ContentRules.mistakes(in: pair) + PunctuationRules.mistakes(in: pair)
      + LetterRules.mistakes(in: pair) + DirectionRules.mistakes(in: pair)
      + TerminalRules.mistakes(in: pair) + LanguageRules.mistakes(in: pair)
    return Mistake.certain(Mistake.merged(text + structure + rest), in: target)
  }

  private func allowances(of target: ReviewedMessage) -> Allowances {
    Allowances(
      of: target, source: comparedSource?.messages[target.key],
      isOfSource: comparedSource == nil)
  }

  // MARK: - Findings

  private func finding(
    _ mistake: Mistake, in entry: StringsEntry, of file: StringsFile, _ lines: inout SourceLines
  ) -> TranslationFinding {
    let offset =
      mistake.range.map { entry.value.sourceOffset(ofValueOffset: $0.lowerBound) }
      ?? entry.key.offset
    let problem = mistake.problem(
      of: entry.key.value, in: table, "\(language.tag)", path: file.path,
      place: lines.place(at: offset))
    return TranslationFinding(
      mistake.check, Problem(problem), key: entry.key.value, range: mistake.range,
      repair: mistake.repair, severity: mistake.severity)
  }

  private func missing(_ keys: [String], in file: StringsFile) -> TranslationFinding {
    let problem = KeyRules.problem(
      ofMissing: keys, in: table, "\(language.tag)", path: file.path)
    return TranslationFinding(.missing, Problem(problem))
  }
}

extension TranslationFinding {
  /// The line and the column; what is about the whole file comes last.
  fileprivate var position: (Int, Int) { (problem.place?.line ?? .max, problem.place?.column ?? 0) }
}
