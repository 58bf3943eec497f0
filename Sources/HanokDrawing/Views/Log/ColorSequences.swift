/// The sequences that colour the output of programs (ECMA-48 §8.3.117, SGR).
package enum ColorSequences {
  /// Returns a text without them; other control characters stay, to be shown by a sign.
  ///
  /// ```
  /// ESC[1;31merrorESC[0m   error
  /// ```
  package static func removed(from text: String) -> String {
    guard text.utf8.contains(escape) else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let end = end(ofSequenceAt: index, in: bytes) {
        index = end
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let escape: UInt8 = 0x1B

  /// Returns the end of a sequence that begins at an index, or nil if none does.
  private static func end(ofSequenceAt start: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[start] == escape, start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "[")
    else { return nil }
    var index = start + 2
    // Parameters: digits, colons and semicolons.
    while index < bytes.count, (0x30...0x3B).contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "m") ? index + 1 : nil
  }
}
