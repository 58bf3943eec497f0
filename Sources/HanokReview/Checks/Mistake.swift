import HanokLocalization
import MessageFormat

/// A mistake in a message, before its place in the file is known.
struct Mistake {
  let check: TranslationCheck
  /// The range in the message's source, in UTF-8 bytes; nil for the whole entry.
  var range: Range<Int>?
  /// The kind of the sentence: by default that of the check's name.
  var kind: Problem.Kind?
  var arguments: [String: Message.Argument] = [:]
  var suggestion: String?
  /// What replaces the range to mend it.
  var replacement: String?
  /// The ranges of the same mistake in other variants, with what replaces them.
  var others: [TranslationFinding.Replacement] = []
  /// How grave it is, where that isn't what the check always is.
  var severity: TranslationCheck.Severity?
  /// Where the advice comes from.
  var remedy = Remedy.ofKind

  /// The advice on a mistake.
  enum Remedy {
    /// What the kind of the sentence always says.
    case ofKind
    /// What is said here alone; nil for no advice.
    case own(Message?)
  }

  init(
    _ check: TranslationCheck, _ range: Range<Int>? = nil,
    _ arguments: [String: Message.Argument] = [:],
    suggestion: String? = nil, replacement: String? = nil
  ) {
    self.check = check
    self.range = range
    self.arguments = arguments
    self.suggestion = suggestion
    self.replacement = replacement
  }
}

extension Mistake {
  /// What mends all of it, where there is no doubt.
  var repair: TranslationFinding.Repair? {
    guard let range, let replacement else { return nil }
    return .text([.init(range: range, text: replacement)] + others)
  }

  /// Returns mistakes without the repairs that may do harm: in garbled text, whose bytes have to be read
  /// again as they are, and of text with tags within.
  static func certain(_ mistakes: [Mistake], in message: ReviewedMessage) -> [Mistake] {
    let isGarbled = mistakes.contains { $0.check == .encoding }
    let tags = message.patterns.flatMap(\.markupRanges)
    guard isGarbled || !tags.isEmpty else { return mistakes }
    return mistakes.map { mistake in
      guard case .text(let edits)? = mistake.repair,
        isGarbled || edits.contains(where: { edit in tags.contains { $0.overlaps(edit.range) } })
      else { return mistake }
      var mistake = mistake
      mistake.replacement = nil
      return mistake
    }
  }

  /// Returns mistakes with one for all variants of a message, where each has the same.
  static func merged(_ mistakes: [Mistake]) -> [Mistake] {
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

  private func isLike(_ other: Mistake) -> Bool {
    check == other.check && kind == other.kind && arguments == other.arguments
      && (replacement == nil) == (other.replacement == nil)
  }
}
