package import HanokLocalization

/// A likely mistake in a translation: what is wrong, where, and how it can be mended.
package struct TranslationFinding: Sendable, Hashable {
  /// The check that found it.
  package let check: TranslationCheck
  /// The sentence, its remedy and the place.
  package let problem: Problem
  /// The key of the entry, or nil if it is about the whole file or folder.
  package let key: String?
  /// The range in the entry's value, in UTF-8 bytes; nil if it is about the whole entry or file.
  package let range: Range<Int>?
  /// The entry's value without the mistake, where there is no doubt about it.
  package let repair: Repair?
  /// The severity.
  package let severity: TranslationCheck.Severity
  /// Whether only its table shows it: its bytes, its keys, or other translations in it.
  ///
  /// A review of the entry alone doesn't find it.
  package var isOfTable = false

  /// A change of a table that mends a finding.
  package enum Repair: Sendable, Hashable {
    /// Other text in place of ranges of the entry's value.
    case text([Replacement])
    /// The whole file: its encoding, its line endings.
    case file([UInt8])
  }

  /// A text in place of a range of an entry's value.
  package typealias Replacement = Mistake.Replacement

  /// Creates a finding.
  ///
  /// - Parameter severity: How grave it is, where that isn't what the check always is.
  package init(
    _ check: TranslationCheck, _ problem: Problem, key: String? = nil, range: Range<Int>? = nil,
    repair: Repair? = nil, severity: TranslationCheck.Severity? = nil
  ) {
    self.check = check
    self.problem = problem
    self.key = key
    self.range = range
    self.repair = repair
    self.severity = severity ?? check.severity
  }

  /// Creates the finding of a problem of a folder.
  package init(ofFolder problem: Problem) {
    self.init(problem.kind.isWarning ? .folderName : .unreadable, problem)
  }
}
