import HanokDrawing

/// Searches texts, ignoring case.
nonisolated struct TextMatches: Hashable, Sendable {
  private let searched: [Unicode.Scalar]

  /// Creates a search; an empty text is nowhere.
  init(_ text: String) { searched = Array(text.lowercased().unicodeScalars) }

  var isEmpty: Bool { searched.isEmpty }

  /// Returns the ranges of the matches in a text, in UTF-8 bytes; none overlaps another one.
  func ranges(in text: String) -> [Range<Int>] {
    guard let first = searched.first else { return [] }
    var folded: [(scalar: Unicode.Scalar, start: Int, end: Int)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      // A letter in lower case may be several scalars, as for `İ`.
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        folded.append((lower, offset, end))
      }
      offset = end
    }
    var ranges: [Range<Int>] = []
    var index = 0
    while index + searched.count <= folded.count {
      let isMatch =
        folded[index].scalar == first
        && searched.indices.allSatisfy { folded[index + $0].scalar == searched[$0] }
      if isMatch { ranges.append(folded[index].start..<folded[index + searched.count - 1].end) }
      index += isMatch ? searched.count : 1
    }
    return ranges
  }

  /// Returns the matches in the texts of a unit, in order.
  func matches(in unit: MarkdownUnit) -> [Match] {
    if isEmpty { return [] }
    return unit.texts.enumerated().flatMap { index, text in
      ranges(in: text.text).map { Match(text: index, range: $0) }
    }
  }

  /// A match in a unit.
  struct Match: Hashable, Sendable {
    let text: Int
    let range: Range<Int>
  }
}
