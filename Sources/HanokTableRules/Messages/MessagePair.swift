import HanokTableSyntax

/// A message under review and the one that it translates.
package struct MessagePair: Sendable {
  /// The message under review.
  package let target: ReviewedMessage
  /// The source language's message; nil if it has none, or if the table is the source language's own.
  package let source: ReviewedMessage?

  /// Creates a pair.
  package init(target: ReviewedMessage, source: ReviewedMessage?) {
    self.target = target
    self.source = source
  }

  /// Returns the source pattern that a pattern translates: that of the same keys, or the fallback.
  package func source(of pattern: ReviewedPattern) -> ReviewedPattern? {
    guard let source else { return nil }
    return source.patterns.first { !$0.keys.isEmpty && $0.keys == pattern.keys } ?? source.fallback
  }

  /// Whether the key's text is letters that choose a control, not words.
  package var isMnemonic: Bool { target.key.hasSuffix(StringsEntry.lettersSuffix) }

  /// Whether the source has text, and the message has none; a space may be the letter of a control.
  package var isEmpty: Bool {
    guard source?.patterns.contains(where: { !$0.letters.isEmpty }) == true else { return false }
    return target.patterns.allSatisfy { pattern in
      pattern.letters.allSatisfy { isMnemonic && $0.scalar.isSpace }
    }
  }
}
