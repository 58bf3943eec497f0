/// The encoding of a `.strings` table.
public enum StringsEncoding: Sendable, Hashable {
  /// UTF-8, optionally with the byte-order mark that some editors write.
  case utf8(hasMark: Bool)
  /// UTF-16 with a byte-order mark, most significant byte first.
  case utf16BigEndian
  /// UTF-16 with a byte-order mark, least significant byte first.
  case utf16LittleEndian

  /// The bytes of the byte-order mark.
  var mark: [UInt8] {
    switch self {
    case .utf8(hasMark: true): [0xEF, 0xBB, 0xBF]
    case .utf8(hasMark: false): []
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    }
  }

  /// A file's content as UTF-8, with the data to restore its exact bytes.
  struct Decoded {
    let encoding: StringsEncoding
    /// The content in UTF-8.
    ///
    /// Invalid UTF-8 stays as it is, and a lone surrogate is encoded like a scalar value, in three
    /// bytes.
    let source: [UInt8]
    /// The last byte of a UTF-16 file with an odd number of bytes.
    let suffix: [UInt8]
    let faults: [SourceFault]
  }

  /// Detects the encoding of `bytes` by the byte-order mark; without one it is UTF-8.
  static func decode(_ bytes: [UInt8]) -> Decoded {
    let marked: [StringsEncoding] = [.utf16BigEndian, .utf16LittleEndian, .utf8(hasMark: true)]
    let encoding = marked.first { bytes.starts(with: $0.mark) } ?? .utf8(hasMark: false)
    let content = bytes.dropFirst(encoding.mark.count)
    if case .utf8 = encoding {
      let source = Array(content)
      return Decoded(
        encoding: encoding, source: source, suffix: [], faults: invalidBytes(in: source))
    }
    let suffix = content.count.isMultiple(of: 2) ? [] : Array(content.suffix(1))
    let source = encoding.utf8(fromUTF16: content.dropLast(suffix.count))
    var faults = invalidBytes(in: source)
    if !suffix.isEmpty { faults.append(SourceFault(.invalidEncoding, at: source.count)) }
    return Decoded(encoding: encoding, source: source, suffix: suffix, faults: faults)
  }

  /// Returns the file's bytes of `source`, including the mark.
  package func encode(_ source: [UInt8]) -> [UInt8] {
    if case .utf8 = self { return mark + source }
    return source.utf16CodeUnits.reduce(into: mark) { bytes, unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += self == .utf16BigEndian ? [high, low] : [low, high]
    }
  }

  private func utf8(fromUTF16 content: ArraySlice<UInt8>) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(content.count / 2)
    var at = content.startIndex
    while at + 1 < content.endIndex {
      let (first, second) = (UInt16(content[at]), UInt16(content[at + 1]))
      units.append(self == .utf16BigEndian ? first << 8 | second : second << 8 | first)
      at += 2
    }
    return [UInt8](generalizedUTF8: units)
  }

  /// Returns one fault for each run of invalid UTF-8, and for each run of NULs.
  private static func invalidBytes(in source: [UInt8]) -> [SourceFault] {
    // Nearly every file is valid, which the standard library finds out faster.
    if (try? UTF8Span(validating: source.span)) != nil, !source.contains(0) { return [] }
    var faults: [SourceFault] = []
    var at = 0
    var isInRun = false
    while at < source.count {
      let length = source.lengthOfScalar(at: at)
      if length == 0, !isInRun { faults.append(SourceFault(.invalidEncoding, at: at)) }
      isInRun = length == 0
      at += max(length, 1)
    }
    return faults
  }
}
