import HanokTableRules

extension Mistake {
  /// What mends all of it, where there is no doubt.
  var repair: TranslationFinding.Repair? {
    guard let range, let replacement else { return nil }
    return .text([Replacement(range: range, text: replacement)] + others)
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
}
