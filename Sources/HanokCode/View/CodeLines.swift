/// A text and the starts of its lines.
///
/// Lines end with a line feed, or with a carriage return before it. A text has at least one line.
nonisolated struct CodeLines: RandomAccessCollection, Sendable {
  private(set) var text: String
  /// The offsets of the starts of lines, in UTF-8 bytes.
  private var starts: [Int]

  /// Splits a text.
  ///
  /// - Complexity: O(*n*) in its length: one pass over its bytes.
  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    starts = [0] + Self.starts(in: self.text)
  }

  /// Returns the offsets after the line feeds of a text.
  private static func starts(in text: String) -> [Int] {
    let bytes = text.utf8Span.span
    var starts: [Int] = []
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    return starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  /// The line at an index, without its end.
  subscript(index: Int) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: starts[index])
    var end = bytes.endIndex
    if index + 1 < starts.count {
      end = bytes.index(bytes.startIndex, offsetBy: starts[index + 1] - 1)
      if start < end {
        let last = bytes.index(before: end)
        if bytes[last] == 0x0D { end = last }
      }
    }
    return Substring(bytes[start..<end])
  }

  /// The text between two positions, with the line ends in it.
  func text(in range: Range<CodePosition>) -> String {
    let bytes = text.utf8
    func index(_ position: CodePosition) -> String.Index {
      bytes.index(bytes.startIndex, offsetBy: starts[position.line] + position.offset)
    }
    return String(Substring(bytes[index(range.lowerBound)..<index(range.upperBound)]))
  }

  /// Replaces lines.
  ///
  /// - Returns: The number of lines of the replacement: a line that has line ends is several.
  /// - Complexity: O(*n*) in the length of the text, which is moved as a whole.
  mutating func replaceLines(_ range: Range<Int>, with lines: [String]) -> Int {
    let lines = lines.isEmpty && range == 0..<count ? [""] : lines
    let isAtEnd = range.upperBound == count
    // At the end, a line feed before each line takes the place of one after it.
    let isContinued = isAtEnd && range.lowerBound > 0
    let lower = range.lowerBound < count ? starts[range.lowerBound] : text.utf8.count + 1
    let start = isContinued ? lower - 1 : lower
    let end = isAtEnd ? text.utf8.count : starts[range.upperBound]
    var new = lines.map { isContinued ? "\n" + $0 : isAtEnd ? $0 : $0 + "\n" }
      .joined(separator: isAtEnd && !isContinued ? "\n" : "")
    new.makeContiguousUTF8()
    let step = new.utf8.count - (end - start)
    let bytes = text.utf8
    text.replaceSubrange(
      bytes.index(
        bytes.startIndex, offsetBy: start)..<bytes.index(
          bytes.startIndex, offsetBy: end), with: new)
    text.makeContiguousUTF8()
    var added = Self.starts(in: new).map { $0 + start }
    if !isContinued { added = [start] + (isAtEnd ? added : added.dropLast()) }
    if !isAtEnd, new.isEmpty { added = [] }
    let rest = isAtEnd ? [] : starts[range.upperBound...].map { $0 + step }
    starts = starts[..<range.lowerBound] + added + rest
    return added.count
  }
}
