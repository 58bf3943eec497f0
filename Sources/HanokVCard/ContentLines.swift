/// The unfolded lines of a vCard file (RFC 6350, section 3.2).
struct ContentLines {
  /// An unfolded line, and its position.
  struct Line {
    /// The number of its first line in the file, from 1.
    let number: Int
    var bytes: [UInt8]
  }

  private let source: ByteSource
  private var buffer: [UInt8] = []
  private var start = 0
  private var lineNumber = 0
  /// The number of bytes from the source, and the number of those already returned as lines.
  private var readCount = 0
  private var takenCount: Int { readCount - (buffer.count - start) }
  /// A line that was read to check whether it continues the one before.
  private var pending: Line?

  init(_ source: ByteSource) { self.source = source }

  /// The part of the source whose lines were returned, from 0 to 1, or nil for an unknown size.
  ///
  /// The source is read in large pieces, which count only up to the returned lines.
  var progress: Double? {
    guard let size = source.size else { return nil }
    if size == 0 { return 1 }
    if readCount == 0 { return 0 }
    let read = Double(source.position) / Double(size)
    return min(1, read * Double(takenCount) / Double(readCount))
  }

  /// Returns the next non-empty line, or nil at the end.
  mutating func next() throws(VCardFileError) -> Line? {
    var line: Line?
    repeat { line = try takePhysicalLine() } while line?.bytes.isEmpty == true
    guard var line else { return nil }
    while true {
      if line.bytes.last == UInt8(ascii: "="), Folding(of: line.bytes) == .quotedPrintable {
        guard let next = try takePhysicalLine() else { return line }
        line.bytes.removeLast()
        line.bytes += next.bytes
        continue
      }
      guard let next = try takePhysicalLine() else { return line }
      if next.bytes.first == UInt8(ascii: " ") || next.bytes.first == UInt8(ascii: "\t") {
        line.bytes += next.bytes.dropFirst()
      } else if Self.isBase64(next.bytes), Folding(of: line.bytes) == .base64 {
        // Some programs don't indent the lines that they fold.
        line.bytes += next.bytes
      } else {
        pending = next
        return line
      }
    }
  }

  /// The kinds of folding besides indented lines.
  private enum Folding {
    case indented
    /// vCard 2.1: an equals sign at the end.
    case quotedPrintable
    case base64

    /// The bytes of a line that are searched: a long one is searched again with each part.
    private static let searchedCount = 1_024

    init(of line: [UInt8]) {
      let header = line.prefix(Self.searchedCount).prefix { $0 != UInt8(ascii: ":") }
      if header.hasWord("QUOTED-PRINTABLE") {
        self = .quotedPrintable
      } else if header.hasWord("BASE64") || header.hasWord("ENCODING=B") {
        self = .base64
      } else {
        self = .indented
      }
    }
  }

  private static func isBase64(_ line: [UInt8]) -> Bool {
    !line.isEmpty
      && line.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="):
          true
        default: false
        }
      }
  }

  private mutating func takePhysicalLine() throws(VCardFileError) -> Line? {
    if let line = pending {
      pending = nil
      return line
    }
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        lineNumber += 1
        let line = Line(number: lineNumber, bytes: Array(buffer[start..<end]))
        // CR LF is one line end.
        let isPair =
          buffer[end] == UInt8(ascii: "\r") && end + 1 < buffer.count
          && buffer[end + 1] == UInt8(ascii: "\n")
        start = end + (isPair ? 2 : 1)
        return line
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      let bytes = try source.read()
      if bytes.isEmpty { return lastLine() }
      buffer += bytes
      readCount += bytes.count
      // A carriage return at the end of the last bytes may be half of a pair.
      searched = max(0, searched - 1)
    }
  }

  /// Returns the index of the next CR or LF, or nil for none, or for a CR whose LF may follow.
  private func lineEnd(from place: Int) -> Int? {
    unsafe buffer.withUnsafeBufferPointer { bytes in
      var place = place
      while place < bytes.count {
        let byte = unsafe bytes[place]
        if byte == UInt8(ascii: "\n") { return place }
        if byte == UInt8(ascii: "\r") { return place + 1 < bytes.count ? place : nil }
        place += 1
      }
      return nil
    }
  }

  private mutating func lastLine() -> Line? {
    guard start < buffer.count else { return nil }
    lineNumber += 1
    var bytes = Array(buffer[start...])
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    start = buffer.count
    return Line(number: lineNumber, bytes: bytes)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes contain an ASCII word of capital letters, ignoring case.
  fileprivate func hasWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return false }
    return (startIndex...(endIndex - length)).contains { start in
      (0..<length).allSatisfy { place in
        let byte = self[start + place]
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        return (isSmall ? byte & 0xDF : byte) == (unsafe word.utf8Start[place])
      }
    }
  }
}
