import HanokFiles

/// The bytes of a vCard file, read in parts, in UTF-8 or in the encodings that its lines declare.
public final class ByteSource {
  /// The size of the file in bytes, or nil if it is unknown, such as a pipe's.
  public let size: Int?
  /// The number of bytes read so far.
  public var position: Int { file?.position ?? (hasBegun ? size ?? 0 : 0) }

  /// The file, or nil for bytes in memory.
  private let file: FileInput?
  /// The bytes in memory.
  private var bytes: [UInt8]
  private var hasBegun = false
  /// The converter of a UTF-16 file.
  private var converter: UTF16Converter?

  /// Creates a source of bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    size = bytes.count
    file = nil
  }

  private init(_ file: FileInput) {
    self.file = file
    size = file.size
    bytes = []
  }

  /// Creates a source of a file.
  ///
  /// - Throws: The reason if it can't be opened, is too large, or isn't a file.
  public convenience init(
    path: String, limits: VCardLimits = VCardLimits()
  ) throws(VCardFileError) {
    do throws(FileReadError) {
      self.init(try FileInput(path: path, limit: limits.file))
    } catch {
      throw VCardFileError(error)
    }
  }

  /// Returns the standard input of the process, which may be a pipe.
  public static func standardInput(limits: VCardLimits = VCardLimits()) -> ByteSource {
    ByteSource(FileInput(standardInputUpTo: limits.file))
  }

  /// Returns the next bytes as UTF-8, or as they are in other encodings; none at the end.
  func read() throws(VCardFileError) -> [UInt8] {
    while true {
      let part = hasBegun ? try readPart() : try begin()
      if part.isEmpty { return converter?.finish() ?? [] }
      guard converter != nil else { return part }
      // A part may have no whole character.
      if let text = converter?.utf8(of: part), !text.isEmpty { return text }
    }
  }

  /// Returns the first bytes, without a byte-order mark of UTF-8.
  private func begin() throws(VCardFileError) -> [UInt8] {
    hasBegun = true
    var part = try readPart()
    // A pipe may deliver a mark alone, or a part of it.
    while part.count <= Self.markSize {
      let more = try readPart()
      if more.isEmpty { break }
      part += more
    }
    if part.starts(with: [0xEF, 0xBB, 0xBF]) { part.removeFirst(Self.markSize) }
    converter = UTF16Converter(beginning: part)
    return part
  }

  /// The number of bytes of the longest byte-order mark.
  private static let markSize = 3

  private func readPart() throws(VCardFileError) -> [UInt8] {
    guard let file else {
      defer { bytes = [] }
      return bytes
    }
    do throws(FileReadError) { return try file.read() } catch { throw VCardFileError(error) }
  }
}

/// Converts the parts of a text in UTF-16 to UTF-8.
private struct UTF16Converter {
  private let isLittleEndian: Bool
  /// The bytes that are no whole character yet.
  private var rest: [UInt8] = []
  /// Whether the byte-order mark has been skipped.
  private var hasBegun = false

  /// - Returns: nil for a text that doesn't begin with a byte-order mark.
  init?(beginning bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    isLittleEndian = bytes[0] == 0xFF
  }

  /// Returns the text of the next bytes.
  mutating func utf8(of bytes: [UInt8]) -> [UInt8] {
    rest += bytes
    var units = units(of: rest[..<(rest.count & ~1)])
    // The second half of a pair is in the next part.
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(2 * units.count)
    if !hasBegun, !units.isEmpty {
      hasBegun = true
      units.removeFirst()
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the text of a half pair at the end.
  mutating func finish() -> [UInt8] {
    let units = units(of: rest[..<(rest.count & ~1)])
    rest = []
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: 0, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
  }
}
