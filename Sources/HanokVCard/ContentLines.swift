/// The unfolded lines of a vCard file (RFC 6350, section 3.2).
struct ContentLines {
  /// An unfolded line, and its position.
  struct Line {
    /// The number of its first line in the file, from 1.
    let number: Int
    /// The bytes; of a line that is too long only the first ones.
    var bytes: [UInt8]
    /// Whether the line has more bytes than the limit, and isn't read.
    var isTooLong = false

    /// The number of bytes that are kept of a line that is too long: enough for its name.
    fileprivate static let headCount = 1_024

    /// Adds the bytes of a folded line.
    fileprivate mutating func add(_ more: some Collection<UInt8>, isTooLong: Bool, limit: Int) {
      if self.isTooLong { return }
      if isTooLong || bytes.count + more.count > limit {
        self.isTooLong = true
        bytes = Array(
          (bytes.prefix(Self.headCount) + more.prefix(Self.headCount)).prefix(Self.headCount))
      } else {
        bytes += more
      }
    }
  }

  private let source: ByteSource
  /// The maximum number of bytes of an unfolded line.
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var lineNumber = 0
  /// The number of bytes from the source, and the number of those that are in lines.
  private var readCount = 0
  var takenCount: Int { readCount - (buffer.count - start) }
  /// A line that was read to check whether it continues the one before.
  private var pending: Line?

  init(_ source: ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
  }

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
    // The last byte in the file, which a line that is too long doesn't have.
    var lastByte = line.bytes.last
    while let next = try takePhysicalLine() {
      if lastByte == UInt8(ascii: "="), Folding(of: line.bytes) == .quotedPrintable {
        if !line.isTooLong { line.bytes.removeLast() }
        line.add(next.bytes, isTooLong: next.isTooLong, limit: limit)
      } else if next.bytes.first == UInt8(ascii: " ") || next.bytes.first == UInt8(ascii: "\t") {
        line.add(next.bytes.dropFirst(), isTooLong: next.isTooLong, limit: limit)
      } else if Self.isBase64(next.bytes), Folding(of: line.bytes) == .base64 {
        // Some programs don't indent the lines that they fold.
        line.add(next.bytes, isTooLong: next.isTooLong, limit: limit)
      } else {
        pending = next
        return line
      }
      lastByte = line.isTooLong ? next.bytes.last : line.bytes.last
    }
    return line
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
    // The first bytes of a line that is too long, whose other bytes are skipped.
    var head: [UInt8]?
    while true {
      if let end = lineEnd(from: searched) {
        // CR LF is one line end.
        let isPair =
          buffer[end] == UInt8(ascii: "\r") && end + 1 < buffer.count
          && buffer[end + 1] == UInt8(ascii: "\n")
        defer { start = end + (isPair ? 2 : 1) }
        return line(buffer[start..<end], head)
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      if head != nil || buffer.count > limit {
        head = head ?? Array(buffer.prefix(Line.headCount))
        // The last byte may be a carriage return.
        buffer.removeFirst(buffer.count - min(buffer.count, 1))
        searched = buffer.count
      }
      let bytes = try source.read()
      if bytes.isEmpty { return lastLine(head) }
      buffer += bytes
      readCount += bytes.count
      // A carriage return at the end of the last bytes may be half of a pair.
      searched = max(0, searched - 1)
    }
  }

  /// Returns the line of some bytes, or of the head of one that is too long.
  private mutating func line(_ bytes: ArraySlice<UInt8>, _ head: [UInt8]?) -> Line {
    lineNumber += 1
    if let head { return Line(number: lineNumber, bytes: head, isTooLong: true) }
    if bytes.count <= limit { return Line(number: lineNumber, bytes: Array(bytes)) }
    return Line(
      number: lineNumber, bytes: Array(bytes.prefix(Line.headCount)), isTooLong: true)
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

  private mutating func lastLine(_ head: [UInt8]?) -> Line? {
    guard start < buffer.count || head != nil else { return nil }
    var bytes = buffer[start...]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    start = buffer.count
    return line(bytes, head)
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
