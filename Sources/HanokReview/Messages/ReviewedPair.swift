import HanokLocalization

/// A message under review: what it is, in which language, and what it translates.
struct ReviewedPair {
  let messages: MessagePair
  let language: ReviewLanguage
  /// The sibling entries of the table, by key.
  let siblings: ReviewSiblings

  var target: ReviewedMessage { messages.target }
  /// The source language's message; nil if it has none, or if the table is the source language's own.
  var source: ReviewedMessage? { messages.source }

  /// Returns the source pattern that a pattern translates: that of the same keys, or the fallback.
  func source(of pattern: ReviewedPattern) -> ReviewedPattern? { messages.source(of: pattern) }

  /// Whether the key's text is letters that choose a control, not words.
  var isMnemonic: Bool { messages.isMnemonic }
}
