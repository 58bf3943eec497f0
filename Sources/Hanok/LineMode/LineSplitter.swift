/// Splits bytes into lines of a limited length.
///
/// The bytes are read in parts, and a line can be in several of them. No more of a line is kept than its
/// limit, so that input without line breaks needs no more memory.
package nonisolated struct LineSplitter: Sendable {
  /// A line of the input.
  package enum Line: Hashable, Sendable {
    /// The bytes of a line, without its line feed.
    case bytes([UInt8])
    /// A line that is longer than the limit. It is reported as soon as that is known, since its end may
    /// never come.
    case tooLong
  }

  /// The maximum length of a line, in bytes.
  package let limit: Int
  private var pending: [UInt8] = []
  private var isSkipping = false

  /// Creates a splitter with the maximum length of a line, in bytes.
  package init(limit: Int) { self.limit = limit }

  /// Returns the lines that end in the next bytes.
  package mutating func split(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let line = add(rest[..<end]) { lines.append(line) }
      if let line = takeLine() { lines.append(line) }
      rest = rest[(end + 1)...]
    }
    if let line = add(rest) { lines.append(line) }
    return lines
  }

  /// Returns the last line if it has no line feed, or nil at the end of another line.
  package mutating func finish() -> Line? { pending.isEmpty ? nil : takeLine() }

  /// Adds bytes to the current line, and returns `tooLong` when they exceed the limit.
  private mutating func add(_ bytes: ArraySlice<UInt8>) -> Line? {
    if isSkipping { return nil }
    if bytes.count <= limit - pending.count {
      pending += bytes
      return nil
    }
    pending = []
    isSkipping = true
    return .tooLong
  }

  /// Ends the current line, and returns it unless it is too long.
  private mutating func takeLine() -> Line? {
    defer { (pending, isSkipping) = ([], false) }
    return isSkipping ? nil : .bytes(pending)
  }
}
