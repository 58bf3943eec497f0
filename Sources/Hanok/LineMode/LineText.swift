/// The text of a line that was typed, without the sequences of keys that aren't text.
///
/// A terminal in line mode hands on arrows, function keys, answers and the marks of a paste as
/// sequences (ECMA-48 §5.4, §5.6). None of them was meant as text.
nonisolated struct LineText {
  /// The bytes of the text.
  private(set) var bytes: [UInt8] = []

  /// Reads the bytes of a line.
  init(_ line: [UInt8]) {
    guard line.contains(Self.escape) else {
      bytes = line
      return
    }
    // After it no control string ends: a search from each of many would take minutes.
    let lastEnd = line.indices.last { Self.stringEnd(in: line[...], at: $0) != nil } ?? -1
    var rest = line[...]
    while let byte = rest.first {
      if byte == Self.escape {
        rest = rest.dropFirst(Self.length(ofSequence: rest, lastEnd: lastEnd))
      } else {
        bytes.append(byte)
        rest.removeFirst()
      }
    }
  }

  private static let escape: UInt8 = 0x1B

  /// Returns the number of bytes of the sequence that begins a text; one that isn't complete is an escape alone.
  private static func length(ofSequence text: ArraySlice<UInt8>, lastEnd: Int) -> Int {
    let tail = text.dropFirst()
    guard let kind = tail.first else { return 1 }
    switch kind {
    case UInt8(ascii: "["): return controlSequenceLength(tail.dropFirst()).map { $0 + 2 } ?? 1
    case UInt8(ascii: "O"): return tail.count > 1 ? 3 : 1
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return lastEnd > tail.startIndex ? stringLength(tail.dropFirst()).map { $0 + 2 } ?? 1 : 1
    // A key with Alt.
    case 0x20...0x7E: return 2
    default: return 1
    }
  }

  /// The length of parameters, intermediates and the final byte, or nil if that isn't there.
  private static func controlSequenceLength(_ text: ArraySlice<UInt8>) -> Int? {
    // The Linux console's function keys: ESC [ [ A.
    let start = text.first == UInt8(ascii: "[") ? 1 : 0
    let rest = text.dropFirst(start)
    let inner = rest.prefix { (0x20...0x3F).contains($0) }.count
    guard let last = rest.dropFirst(inner).first, (0x40...0x7E).contains(last) else { return nil }
    return start + inner + 1
  }

  /// The length of a control string with its end, or nil if that isn't there.
  private static func stringLength(_ text: ArraySlice<UInt8>) -> Int? {
    for index in text.indices {
      if let end = stringEnd(in: text, at: index) { return end - text.startIndex }
    }
    return nil
  }

  /// The index after BEL or ST, or nil if neither is at an index.
  private static func stringEnd(in text: ArraySlice<UInt8>, at index: Int) -> Int? {
    if text[index] == 0x07 { return index + 1 }
    let next = index + 1
    guard text[index] == escape, next < text.endIndex, text[next] == UInt8(ascii: "\\") else {
      return nil
    }
    return next + 1
  }
}
