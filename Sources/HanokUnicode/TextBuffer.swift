/// A buffer for UTF-8, on the stack, and in the heap only if it grows long.
///
/// A text is built here without an allocation but its own, and isn't validated again, since only
/// strings and ICU's output are appended.
@safe public struct TextBuffer: ~Copyable {
  // Other modules append without a call as long as there is room.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  private var isInHeap = false
  /// The number of bytes that were written.
  @usableFromInline package internal(set) var count = 0

  /// Enough for nearly every message.
  private static let usualCapacity = 512

  private init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = memory.baseAddress else { preconditionFailure("Memory has an address.") }
    unsafe self.start = start
    capacity = memory.count
  }

  deinit { if isInHeap { unsafe start.deallocate() } }

  /// Returns the text that `write` appends.
  package static func text(_ write: (inout TextBuffer) -> Void) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { memory in
      var buffer = unsafe TextBuffer(memory)
      write(&buffer)
      return buffer.text(from: 0)
    }
  }

  /// Returns the text that `write` appends, or nil if `write` returns false.
  package static func attempt(_ write: (inout TextBuffer) -> Bool) -> String? {
    var isWritten = false
    let text = text { isWritten = write(&$0) }
    return isWritten ? text : nil
  }

  /// Appends what `write` makes to an array of bytes.
  package static func append(to bytes: inout [UInt8], _ write: (inout TextBuffer) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { memory in
      var buffer = unsafe TextBuffer(memory)
      write(&buffer)
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: buffer.start, count: buffer.count))
    }
  }

  /// Removes the bytes after an offset.
  package mutating func truncate(to count: Int) { self.count = min(self.count, count) }

  /// Appends UTF-8 that is known to be valid.
  @usableFromInline package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends a range of UTF-8 that is known to be valid.
  @inlinable package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    if range.isEmpty { return }
    unsafe bytes.withUnsafeBufferPointer {
      unsafe append(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends a text.
  @inlinable public mutating func append(_ text: String) {
    let isAppended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(bytes)
    }
    if isAppended == nil { append(Array(text.utf8)) }
  }

  @inlinable mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    unsafe (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends ICU's output; `fill` returns the number of bytes it needs.
  mutating func append(_ fill: ICUText.Fill) throws(ICUError) {
    var room = Self.usualRoom
    while true {
      reserve(room)
      var status: Int32 = 0
      let needed = unsafe (start + count).withMemoryRebound(to: CChar.self, capacity: room) {
        Int(unsafe fill($0, Int32(room), &status))
      }
      try ICUError.check(status)
      if needed <= room {
        count += needed
        return
      }
      room = needed
    }
  }

  /// Enough for nearly every number and date.
  private static let usualRoom = 128

  /// Appends bytes that `write` sets from the last to the first; it returns the first one's index.
  mutating func appendBackwards(
    atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    reserve(room)
    let place = unsafe start + count
    let first = unsafe write(place)
    unsafe place.update(from: place + first, count: room - first)
    count += room - first
  }

  private mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(by: room) }
  }

  @usableFromInline mutating func grow(by room: Int) {
    let newCapacity = max(capacity * 2, count + room)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    unsafe memory.update(from: start, count: count)
    if isInHeap { unsafe start.deallocate() }
    unsafe start = memory
    capacity = newCapacity
    isInHeap = true
  }

  private func isASCII(from first: Int) -> Bool {
    let bytes = unsafe UnsafeRawPointer(start)
    let length = MemoryLayout<UInt64>.size
    var bits: UInt64 = 0
    var place = first
    if count - first < length {
      while place < count {
        unsafe bits |= UInt64(start[place])
        place += 1
      }
    } else {
      // The last eight bytes may overlap those before them.
      let last = count - length
      while place < last {
        unsafe bits |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        place += length
      }
      unsafe bits |= bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// Returns the text from an offset at the beginning of a scalar.
  package func text(from first: Int) -> String {
    let bytes = unsafe UnsafeBufferPointer(start: start + first, count: count - first)
    let span = unsafe Span(_unsafeElements: bytes)
    return unsafe String(copying: UTF8Span(unchecked: span, isKnownASCII: isASCII(from: first)))
  }
}
