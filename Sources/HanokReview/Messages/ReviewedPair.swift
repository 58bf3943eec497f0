import HanokLocalization

/// A message under review: what it is, in which language, and what it translates.
struct ReviewedPair {
  let target: ReviewedMessage
  /// The source language's message; nil if it has none, or if the table is the source language's own.
  let source: ReviewedMessage?
  let language: ReviewLanguage
  /// The sibling entries of the table, by key.
  let siblings: ReviewSiblings

  /// Returns the source pattern that a pattern translates: that of the same keys, or the fallback.
  func source(of pattern: ReviewedPattern) -> ReviewedPattern? {
    guard let source else { return nil }
    return source.patterns.first { !$0.keys.isEmpty && $0.keys == pattern.keys } ?? source.fallback
  }

  /// Whether the key's text is letters that choose a control, not words.
  var isMnemonic: Bool { target.key.hasSuffix(Message.lettersSuffix) }
}
