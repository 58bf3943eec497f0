/// The lines of a text in blocks.
///
/// A change in the middle of 100,000 lines moves at most some hundreds of them. Offsets are in
/// UTF-8 bytes from the text's start; each line end is one byte, a line feed.
struct TextLines: Sendable {
  private struct Block {
    var lines: [String]
    /// The number of bytes of its lines and their ends.
    var length: Int

    init(_ lines: some Sequence<String>) {
      self.lines = Array(lines)
      length = self.lines.reduce(0) { $0 + $1.utf8.count + 1 }
    }
  }

  /// The location of a line: its block, and its index in the block.
  private struct Place {
    var block: Int
    var line: Int
    var index: Int
    /// The offset of its first byte in the text.
    var start: Int
  }

  /// The maximum number of lines of a block; a larger one is split in halves.
  static let blockCapacity = 512

  private var blocks: [Block] = []
  /// The number of lines, at least one.
  private(set) var count = 1
  /// The number of bytes of all lines; the last one has no line end.
  private(set) var length = 0

  init(_ text: String) {
    let lines = Self.lines(of: text)
    count = lines.count
    length = text.utf8.count
    blocks = Self.blocks(of: lines)
  }

  private static func blocks(of lines: [String]) -> [Block] {
    let length = lines.count <= blockCapacity ? blockCapacity : blockCapacity / 2
    return stride(from: 0, to: lines.count, by: length).map { start in
      Block(lines[start..<min(lines.count, start + length)])
    }
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  var text: String {
    var text = ""
    text.reserveCapacity(length)
    for (index, line) in blocks.lazy.flatMap(\.lines).enumerated() {
      if index > 0 { text += "\n" }
      text += line
    }
    return text
  }

  /// Returns a line without its end, by its index.
  subscript(index: Int) -> String {
    let place = place(ofLine: index)
    return blocks[place.block].lines[place.line]
  }

  func start(ofLine index: Int) -> Int { place(ofLine: index).start }

  /// Returns the index and the start of an offset's line; a line end belongs to the one it ends.
  func line(at offset: Int) -> (index: Int, start: Int) {
    let place = place(at: offset)
    return (place.index, place.start)
  }

  func text(in range: Range<Int>) -> String {
    let first = place(at: range.lowerBound)
    let line = blocks[first.block].lines[first.line]
    if range.upperBound <= first.start + line.utf8.count {
      return line[bytes: range.lowerBound - first.start..<range.upperBound - first.start]
    }
    let last = place(at: range.upperBound)
    var text = line[bytes: range.lowerBound - first.start..<line.utf8.count]
    for index in first.index + 1..<last.index { text += "\n" + self[index] }
    let end = blocks[last.block].lines[last.line]
    return text + "\n" + end[bytes: 0..<range.upperBound - last.start]
  }
}

extension TextLines {
  /// Replaces the text of a range.
  ///
  /// - Returns: The changed lines, and the number of lines of the replacement.
  /// - Complexity: O(*n*) in the length of the changed lines and of the new text.
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with text: String
  ) -> (lines: Range<Int>, newCount: Int) {
    let first = place(at: range.lowerBound)
    let last = range.isEmpty ? first : place(at: range.upperBound)
    let (lower, upper) = (range.lowerBound - first.start, range.upperBound - last.start)
    length += text.utf8.count - range.count
    if first.index == last.index, !text.utf8.contains(0x0A) {
      blocks[first.block].lines[first.line].replace(bytes: lower..<upper, with: text)
      blocks[first.block].length += text.utf8.count - range.count
      return (first.index..<first.index + 1, 1)
    }
    let start = blocks[first.block].lines[first.line]
    let end = blocks[last.block].lines[last.line]
    let lines = Self.lines(
      of: start[bytes: 0..<lower] + text + end[bytes: upper..<end.utf8.count])
    replaceLines(from: first, through: last, with: lines)
    return (first.index..<last.index + 1, lines.count)
  }

  private mutating func replaceLines(from first: Place, through last: Place, with lines: [String]) {
    count += lines.count - (last.index - first.index + 1)
    let before = blocks[first.block].lines[..<first.line]
    let after = blocks[last.block].lines[(last.line + 1)...]
    var all = Array(before) + lines + after
    var next = last.block + 1
    // A small block is merged with the next one.
    if all.count < Self.blockCapacity / 4, next < blocks.count {
      all += blocks[next].lines
      next += 1
    }
    blocks.replaceSubrange(first.block..<next, with: Self.blocks(of: all))
  }

  /// Returns the location of a line, clamped to the last one.
  private func place(ofLine index: Int) -> Place { lastPlace { line, _ in line <= index } }

  /// Returns the location of the line of an offset, clamped to the last one.
  private func place(at offset: Int) -> Place { lastPlace { _, start in start <= offset } }

  /// Returns the location of the last line whose index and start are within a limit, or of the first.
  private func lastPlace(_ isWithin: (_ index: Int, _ start: Int) -> Bool) -> Place {
    var place = Place(block: 0, line: 0, index: 0, start: 0)
    for block in blocks.dropLast() {
      let (index, start) = (place.index + block.lines.count, place.start + block.length)
      guard isWithin(index, start) else { break }
      place = Place(block: place.block + 1, line: 0, index: index, start: start)
    }
    for line in blocks[place.block].lines.dropLast() {
      let (index, start) = (place.index + 1, place.start + line.utf8.count + 1)
      guard isWithin(index, start) else { break }
      place = Place(block: place.block, line: place.line + 1, index: index, start: start)
    }
    return place
  }
}

extension String {
  /// Returns the text of a range in UTF-8 bytes, between scalars.
  package subscript(bytes range: Range<Int>) -> String { String(self[indices(of: range)]) }

  /// Replaces the text of a range in UTF-8 bytes.
  package mutating func replace(bytes range: Range<Int>, with text: String) {
    replaceSubrange(indices(of: range), with: text)
  }

  private func indices(of range: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }
}
