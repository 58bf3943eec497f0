import HanokSystem

/// Collects pasted text up to its end (xterm, Bracketed Paste Mode).
struct PasteCollector {
  /// The maximum length of the text, in bytes; the rest is dropped.
  private let maximum: Int
  private var bytes: [UInt8] = []
  /// Whether the bytes stopped before the end, and the text was taken.
  private(set) var isStalled = false
  private var hasTakenText = false

  init(maximum: Int) {
    self.maximum = maximum
  }

  /// Takes text up to its end or the end of the bytes, and removes it from them.
  ///
  /// It searches only for the last byte of the end: the text can have megabytes.
  ///
  /// - Returns: Whether the end was found.
  mutating func take(_ rest: inout ArraySlice<UInt8>) -> Bool {
    isStalled = false
    let end = ControlFunction.pasteEnd
    let length = rest.lengthThrough(end[end.count - 1])
    bytes += rest.prefix(length ?? rest.count)
    rest.removeFirst(length ?? rest.count)
    if length != nil, bytes.suffix(end.count).elementsEqual(end) {
      bytes.removeLast(end.count)
      return true
    }
    // The excess is removed before the last bytes, which may begin the end.
    let excess = bytes.count - maximum - end.count
    if excess > 0 { bytes.removeSubrange(maximum..<maximum + excess) }
    return false
  }

  /// Returns the text until now, or nil if there is none: the rest is late.
  mutating func takeStalledText() -> String? {
    isStalled = true
    let kept = Array(bytes.suffix(unfinishedLength))
    bytes.removeLast(kept.count)
    defer { bytes = kept }
    if bytes.isEmpty { return nil }
    hasTakenText = true
    return text
  }

  /// Returns the text up to its end, or nil if all of it was taken before.
  func finishedText() -> String? {
    bytes.isEmpty && hasTakenText ? nil : text
  }

  /// The text, with one line feed for each line ending: terminals send carriage returns.
  private var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(min(bytes.count, maximum))
    var last: UInt8 = 0
    for byte in bytes.prefix(maximum) {
      switch byte {
      case 0: break
      case 0x0D: text.append(0x0A)
      case 0x0A where last == 0x0D: break
      default: text.append(byte)
      }
      last = byte
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number of last bytes that more bytes may complete: to the end of the text, to a line ending,
  /// or to a character.
  private var unfinishedLength: Int {
    let end = ControlFunction.pasteEnd
    for length in (1..<end.count).reversed()
    where bytes.suffix(length).elementsEqual(end.prefix(length)) { return length }
    if bytes.last == 0x0D { return 1 }
    let continuation = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard let lead = bytes.dropLast(continuation).last, lead >= 0xC2 else { return 0 }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    return continuation + 1 < length ? continuation + 1 : 0
  }
}

extension ArraySlice<UInt8> {
  /// Returns the number of bytes through the first `byte`, or nil if there is none.
  fileprivate func lengthThrough(_ byte: UInt8) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = unsafe memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start + 1
    }
  }
}
