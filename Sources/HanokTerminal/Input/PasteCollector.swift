import HanokSystem

/// Collects pasted text up to its end (xterm, Bracketed Paste Mode).
struct PasteCollector {
  /// The maximum length of the text, in bytes; the rest is dropped.
  private let maximum: Int
  /// The sequence that ends the text.
  private let end: [UInt8]
  private var bytes: [UInt8] = []
  /// Whether the bytes once stopped before the end, and the text until then was taken.
  private(set) var hasStalled = false
  private var hasTakenText = false

  /// Creates a collector of no text.
  ///
  /// - Parameter introducer: The bytes that introduced the beginning's sequence. The end has the
  ///   same: the text itself may contain a control of eight bits.
  init(maximum: Int, introducer: [UInt8]) {
    self.maximum = maximum
    end = introducer + ControlFunction.pasteEnd.dropFirst(2)
  }

  /// Takes text up to its end or the end of the bytes, and removes it from them.
  ///
  /// It searches only for the last byte of the end: the text can have megabytes.
  ///
  /// - Returns: Whether the end was found.
  mutating func take(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let length = rest.lengthThrough(end[end.count - 1])
    bytes += rest.prefix(length ?? rest.count)
    rest.removeFirst(length ?? rest.count)
    if length != nil, endsText {
      bytes.removeLast(end.count)
      return true
    }
    // The excess is removed before the last bytes, which may begin the end.
    let excess = bytes.count - maximum - end.count
    if excess > 0 { bytes.removeSubrange(maximum..<maximum + excess) }
    return false
  }

  /// Whether the last bytes are the end; one of eight bits can be part of a character.
  private var endsText: Bool {
    bytes.suffix(end.count).elementsEqual(end)
      && !(end[0].continuesCharacter && bytes.dropLast(end.count).unfinishedCharacterLength > 0)
  }

  /// Whether the last bytes begin the end, and a byte continues it.
  func continuesEnd(_ byte: UInt8) -> Bool {
    unfinishedEndLength > 0 && end[unfinishedEndLength] == byte
  }

  /// Returns the text until now, or nil if there is none: the rest is late.
  mutating func takeStalledText() -> String? {
    hasStalled = true
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
    if unfinishedEndLength > 0 { return unfinishedEndLength }
    return bytes.last == 0x0D ? 1 : bytes.unfinishedCharacterLength
  }

  /// The number of last bytes that begin the end of the text.
  private var unfinishedEndLength: Int {
    (1..<end.count).last { bytes.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
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
