/// The ends of addresses that are written without a space after them.
///
/// GitHub's addresses end at a space, which Korean, Chinese and Japanese don't have there:
///
/// ```
/// https://example.org에서      the address ends before 에: no domain of letters in ASCII goes on so
/// **https://example.org**에서  it ends before the end of the emphasis
/// https://example.org/가나。    it ends before the period; 가나 is a part of the path
/// ```
nonisolated enum AddressEnd {
  /// Returns the end of the address that begins at an offset, or nil if none does.
  ///
  /// - Returns: Its end in bytes, and whether a mark is needed there.
  static func end(from start: Int, in text: [UInt8]) -> (offset: Int, isMarked: Bool)? {
    guard let host = hostStart(from: start, in: text), isAllowed(before: start, in: text) else {
      return nil
    }
    var end = host
    while end < text.count, isOfHost(text[end]) { end += 1 }
    let hasDomain = text[host..<end].contains(UInt8(ascii: "."))
    guard end < text.count, hasDomain else { return (end, false) }
    if text[end] >= 0x80 {
      return (end, endsWord(at: end, in: text) || endsSentence(at: end, in: text))
    }
    let run = text[end...].prefix { "*~".utf8.contains($0) }
    if !run.isEmpty { return (end, endsWord(at: run.endIndex, in: text)) }
    // The path, whose letters may be of any script.
    while end < text.count, isOfPath(text[end]) {
      if text[end] >= 0xC0, endsSentence(at: end, in: text) { return (end, true) }
      end += 1
    }
    return (end, false)
  }

  private static func hostStart(from start: Int, in text: [UInt8]) -> Int? {
    for prefix in ["https://", "http://", "www."] where text[start...].starts(with: prefix.utf8) {
      return start + (prefix == "www." ? 0 : prefix.utf8.count)
    }
    return nil
  }

  /// Whether an address may be text there: not a link's target, nor within HTML.
  private static func isAllowed(before start: Int, in text: [UInt8]) -> Bool {
    guard start > 0 else { return true }
    let former = text[start - 1]
    if former == UInt8(ascii: "(") { return start < 2 || text[start - 2] != UInt8(ascii: "]") }
    guard former == 0x20 else { return former >= 0x80 || "\n\t*_~".utf8.contains(former) }
    let rest = text[..<start].suffix(maximumSpaces).reversed().drop { $0 == 0x20 }
    return !rest.starts(with: ":]".utf8)
  }

  /// The spaces before the target of a definition; more are unusual.
  private static let maximumSpaces = 8

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"*`|<>\"[]".utf8.contains(byte)
  }

  private static func endsWord(at offset: Int, in text: [UInt8]) -> Bool {
    EmphasisBesideCJK.scalar(at: offset, in: text).map(EmphasisBesideCJK.isLetter) == true
  }

  /// Whether a wide sign is at an offset, such as `。` or `）`.
  private static func endsSentence(at offset: Int, in text: [UInt8]) -> Bool {
    guard let scalar = EmphasisBesideCJK.scalar(at: offset, in: text) else { return false }
    return scalar.value > 0x2FFF && EmphasisBesideCJK.isPunctuation(scalar)
  }
}
