import CHanokICU

/// ICU's boundaries of one kind in texts of a language.
@safe final class TextBoundaries: Sendable {
  /// What lies between boundaries; in the order of ICU's `UBreakIteratorType`.
  enum Kind: Int32 {
    case cluster
    case word
    case line
    case sentence
  }

  /// A boundary's offset in UTF-8 bytes, and whether ICU has more to say of it: that a line must
  /// end there, or that a word does.
  typealias Boundary = (offset: Int, isMarked: Bool)

  // The C side walks each text with a clone.
  private nonisolated(unsafe) let handle: OpaquePointer

  init(tag: String, kind: Kind) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_breaks_open(tag, kind.rawValue, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_breaks_close(handle) }

  /// The boundaries of a text in order, its end among them.
  func all(in text: String) -> [Boundary] {
    let length = text.utf8.count
    var status: Int32 = 0
    let offsets = unsafe [Int32](unsafeUninitializedCapacity: length) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe count = Int(
        cicu_breaks_find(handle, text, Int32(length), start, Int32(length), &status))
    }
    return offsets.map { ($0 < 0 ? Int(~$0) : Int($0), $0 < 0) }
  }
}
