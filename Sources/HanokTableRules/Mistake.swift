package import HanokTableSyntax

/// A mistake in a message, before its place in the file is known.
package struct Mistake {
  package let check: TranslationCheck
  /// The range in the message's source, in UTF-8 bytes; nil for the whole entry.
  package var range: Range<Int>?
  /// The kind of the sentence: by default that of the check's name.
  package var kind: ProblemKind?
  package var arguments: [String: TableProblem.Argument] = [:]
  package var suggestion: String?
  /// What replaces the range to mend it.
  package var replacement: String?
  /// The ranges of the same mistake in other variants, with what replaces them.
  package var others: [Replacement] = []
  /// How grave it is, where that isn't what the check always is.
  package var severity: TranslationCheck.Severity?
  /// Where the advice comes from.
  package var remedy = Remedy.ofKind

  /// The advice on a mistake.
  package enum Remedy {
    /// What the kind of the sentence always says.
    case ofKind
    /// What is said here alone; nil for no advice.
    case own(TableProblem.Sentence?)
  }

  package init(
    _ check: TranslationCheck, _ range: Range<Int>? = nil,
    _ arguments: [String: TableProblem.Argument] = [:],
    suggestion: String? = nil, replacement: String? = nil
  ) {
    self.check = check
    self.range = range
    self.arguments = arguments
    self.suggestion = suggestion
    self.replacement = replacement
  }

  /// A text in place of a range of an entry's value, in UTF-8 bytes.
  package struct Replacement: Sendable, Hashable {
    package let range: Range<Int>
    package let text: String

    /// Creates a replacement.
    package init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }
}

extension Mistake {
  /// Returns mistakes with one for all variants of a message, where each has the same.
  package static func merged(_ mistakes: [Mistake]) -> [Mistake] {
    // The braces of a placeholder in full width are part of it.
    let wide = mistakes.filter { $0.check == .fullWidth && $0.kind != nil }.compactMap(\.range)
    return mistakes.reduce(into: []) { merged, mistake in
      if mistake.check == .fullWidth, mistake.kind == nil, let range = mistake.range,
        wide.contains(where: { $0.contains(range.lowerBound) })
      {
        return
      }
      let isCommon = mistake.check == .sameAsSource || mistake.replacement != nil
      guard isCommon, let first = merged.firstIndex(where: mistake.isLike) else {
        return merged.append(mistake)
      }
      guard let range = mistake.range, let text = mistake.replacement else { return }
      merged[first].others.append(.init(range: range, text: text))
      merged[first].others += mistake.others
    }
  }

  /// Returns the mistake as a problem of an entry.
  ///
  /// - Parameter language: The tag of the table's language.
  package func problem(
    of key: String, in table: String, _ language: String, path: String, place: SourcePlace
  ) -> TableProblem {
    let entry: [String: TableProblem.Argument] = [
      "key": .init(key), "table": .init(table), "language": .init(language),
    ]
    var problem = TableProblem(
      kind ?? check.kind, entry.merging(arguments) { $1 }, path: path, place: place,
      suggestion: suggestion)
    if case .own(let remedy) = remedy { problem.remedy = remedy }
    return problem
  }

  private func isLike(_ other: Mistake) -> Bool {
    check == other.check && kind == other.kind && arguments == other.arguments
      && (replacement == nil) == (other.replacement == nil)
  }
}
