import Glibc

extension InputDecoder {
  /// What ends pasted text (xterm, Bracketed Paste Mode).
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes pasted text, up to its end or that of the bytes, and takes it from them.
  ///
  /// It is looked through for the last byte of the end only: megabytes may come.
  mutating func takePaste(_ bytes: inout ArraySlice<UInt8>) {
    let length = bytes.lengthThrough(Self.pasteEnd[Self.pasteEnd.count - 1])
    pending += bytes.prefix(length ?? bytes.count)
    bytes.removeFirst(length ?? bytes.count)
    if length != nil, pending.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      pending.removeLast(Self.pasteEnd.count)
      emitPaste()
    } else {
      // What is beyond is dropped from before the last bytes, which may begin the end.
      let excess = pending.count - maximumPaste - Self.pasteEnd.count
      if excess > 0 { pending.removeSubrange(maximumPaste..<maximumPaste + excess) }
    }
  }

  /// Tells the text, with one line feed for each line end: a terminal sends a carriage return.
  mutating func emitPaste() {
    var text: [UInt8] = []
    text.reserveCapacity(min(pending.count, maximumPaste))
    var last: UInt8 = 0
    for byte in pending.prefix(maximumPaste) {
      switch byte {
      case 0: break
      case 0x0D: text.append(0x0A)
      case 0x0A where last == 0x0D: break
      default: text.append(byte)
      }
      last = byte
    }
    report(.paste(String(decoding: text, as: UTF8.self)))
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes there are through the first that is `byte`; nil where there is none.
  fileprivate func lengthThrough(_ byte: UInt8) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = unsafe memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start + 1
    }
  }
}
