extension Span<UInt8> {
  /// Returns the line that starts with `prefix`, among lines sorted by their bytes, or nil.
  ///
  /// - Complexity: Logarithmic in the number of bytes, times the length of a line.
  func sortedLine(startingWith prefix: [UInt8]) -> Range<Int>? {
    var (low, high) = (0, count)
    while low < high {
      let line = line(around: low + (high - low) / 2)
      guard let difference = difference(of: prefix, from: line) else { return line }
      if difference < 0 { high = line.lowerBound } else { low = line.upperBound + 1 }
    }
    return nil
  }

  /// Whether each line comes before the next by its bytes.
  var hasSortedLines: Bool {
    var last: [UInt8]?
    var at = 0
    while at < count {
      let range = line(around: at)
      let line = range.map { self[$0] }
      if let last, !last.lexicographicallyPrecedes(line) { return false }
      last = line
      at = range.upperBound + 1
    }
    return true
  }

  /// Returns the line of the byte at `offset`, or the line that ends there.
  private func line(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, self[start - 1] != Byte.lineFeed { start -= 1 }
    while end < count, self[end] != Byte.lineFeed { end += 1 }
    return start..<end
  }

  /// Returns how `prefix` differs from the start of a line, negative if it comes before it.
  private func difference(of prefix: [UInt8], from line: Range<Int>) -> Int? {
    for (index, byte) in prefix.enumerated() {
      if index == line.count { return 1 }
      let other = self[line.lowerBound + index]
      if byte != other { return Int(byte) - Int(other) }
    }
    return nil
  }
}
