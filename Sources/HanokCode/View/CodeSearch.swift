/// A text that is searched in source code, ignoring case.
nonisolated struct CodeSearch: Sendable {
  private let bytes: [UInt8]

  /// Creates a search; nil for an empty text.
  init?(_ text: String) {
    if text.isEmpty { return nil }
    bytes = FoldedLine(text[...]).bytes
  }

  /// Returns the places of the text in a line, in UTF-8 bytes, none of which overlaps another one.
  ///
  /// - Complexity: O(*n*) in the length of the line, times the length of the text at worst.
  func matches(in line: Substring) -> [Range<Int>] {
    let folded = FoldedLine(line)
    var matches: [Range<Int>] = []
    var start = 0
    while start + bytes.count <= folded.bytes.count {
      let end = start + bytes.count
      if folded.isBorder(start), folded.isBorder(end),
        folded.bytes[start..<end].elementsEqual(bytes)
      {
        matches.append(folded.offset(at: start)..<folded.offset(at: end))
        start = end
      } else {
        start += 1
      }
    }
    return matches
  }
}

/// The lower case of a line, and the offsets of its characters.
private nonisolated struct FoldedLine {
  private(set) var bytes: [UInt8] = []
  /// The offsets by those in the lower case, -1 within a character; empty if all are the same.
  private var offsets: [Int] = []

  init(_ line: Substring) {
    if line.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = line.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return
    }
    var offset = 0
    for character in line {
      let lower = character.lowercased().utf8
      bytes += lower
      offsets.append(offset)
      offsets += repeatElement(-1, count: lower.count - 1)
      offset += character.utf8.count
    }
    offsets.append(offset)
  }

  func isBorder(_ index: Int) -> Bool { offsets.isEmpty || offsets[index] >= 0 }

  func offset(at index: Int) -> Int { offsets.isEmpty ? index : offsets[index] }
}
