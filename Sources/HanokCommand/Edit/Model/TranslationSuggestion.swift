import HanokUnicode

/// A translation of another message that may be the one of a message, too.
struct TranslationSuggestion: Sendable, Hashable {
  /// Where the translation is from.
  enum Origin: Sendable, Hashable {
    /// A message with the same source text.
    case same
    /// A message with a near source text. Its share is equal: 1 for all.
    case near(Double)
    /// A message that the source language doesn't have any more, under this key.
    case setAside
  }

  let text: String
  let origin: Origin
  /// The source text that it translates, if that is recorded and another one.
  var source: String?
}

/// How near two texts are to each other.
enum TextSimilarity {
  /// The least share of a text that is near.
  static let leastShare = 0.7
  /// The scalars of a text that are compared at most.
  private static let limit = 400

  /// Returns the share of two texts that is equal, or nil if they aren't near.
  ///
  /// It is one minus the number of scalars to insert, delete or replace, by the longer text.
  /// - Complexity: O(*n* · *d*) in the length and the number of differences that are allowed.
  static func share(of text: String, _ other: String) -> Double? {
    let (first, second) = (scalars(of: text), scalars(of: other))
    let length = max(first.count, second.count)
    guard length > 0, length <= limit else { return nil }
    let most = Int(Double(length) * (1 - leastShare))
    guard abs(first.count - second.count) <= most,
      let distance = distance(first, second, atMost: most)
    else { return nil }
    return 1 - Double(distance) / Double(length)
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    // A text that is much longer isn't compared.
    Array(text.unicodeScalars.prefix(limit + 1))
  }

  /// Returns the number of edits between two texts, or nil if there are more.
  private static func distance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost most: Int
  ) -> Int? {
    let far = most + 1
    var row = (0...second.count).map { min($0, far) }
    var next = [Int](repeating: far, count: row.count)
    for (i, scalar) in first.enumerated() {
      next[0] = min(i + 1, far)
      // Farther from the diagonal, there are too many insertions.
      let (start, end) = (max(1, i + 1 - most), min(second.count, i + 1 + most))
      if start > end { return nil }
      // What the row before the last one has left isn't of this one.
      if start > 1 { next[start - 1] = far }
      if end < second.count { next[end + 1] = far }
      for j in start...end {
        let change = row[j - 1] + (scalar == second[j - 1] ? 0 : 1)
        next[j] = min(change, row[j] + 1, next[j - 1] + 1, far)
      }
      swap(&row, &next)
    }
    return row[second.count] <= most ? row[second.count] : nil
  }
}

/// The parts of a text that another one doesn't have, by words.
enum TextDifference {
  /// Returns the words of a text with the spaces after them, each with whether the other text lacks it.
  static func parts(of text: String, comparedWith other: String) -> [(text: String, isOther: Bool)]
  {
    let (words, others) = (words(of: text), words(of: other))
    let difference = words.difference(from: others)
    var inserted: Set<Int> = []
    for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
    return words.enumerated().map { (String($0.element), inserted.contains($0.offset)) }
  }

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    for index in text.indices where index > start {
      let previous = text[text.index(before: index)]
      if previous.isWhitespace != text[index].isWhitespace {
        words.append(text[start..<index])
        start = index
      }
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}
