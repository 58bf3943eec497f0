/// The limits of constructs for which the parser's time grows with the square of the length.
///
/// cmark-gfm is linear except for long runs of `)` after an address, many addresses of mail on one line, many
/// starts of images that don't end, and headers of tables in long paragraphs or with many columns. Beyond a
/// limit, which no text for readers reaches, such a construct is shown as it is written.
nonisolated struct ParserLimits: Sendable {
  /// The number of `)` in a row before the current byte.
  var parenthesisCount = 0
  private var mailCount = 0
  private var imageCount = 0
  /// The starts of the current line and of its paragraph.
  private var lineStart = 0
  private var paragraphStart = 0
  private var paragraphLines = 0
  private var tableCost = 0
  /// The columns of the previous line, if it may be the header of a table.
  private var formerColumns = 0
  private var hasTable = false

  private static let maximumParentheses = 32
  private static let maximumMails = 256
  private static let maximumImages = 1_000
  /// The maximum number of columns of a table.
  static let maximumColumns = 1_000
  /// The maximum of the lines times the bytes of a paragraph in which headers are searched for.
  private static let maximumTableCost = 4_000_000

  /// Whether a mark is needed before a byte, one of `)`, `@`, `[` and the ends of lines.
  mutating func needsMark(before index: Int, in text: [UInt8]) -> Bool {
    let byte = text[index]
    if byte == UInt8(ascii: ")") {
      parenthesisCount += 1
      return parenthesisCount.isMultiple(of: Self.maximumParentheses)
    }
    parenthesisCount = 0
    switch byte {
    case UInt8(ascii: "@"):
      mailCount += 1
      return mailCount > Self.maximumMails
    case UInt8(ascii: "["):
      guard index > 0, text[index - 1] == UInt8(ascii: "!") else { return false }
      imageCount += 1
      return imageCount > Self.maximumImages
    default:
      defer { lineStart = index + 1 }
      let isWithinLineEnd = byte == 0x0A && index > 0 && text[index - 1] == 0x0D
      return !isWithinLineEnd && endLine(text[lineStart..<index])
    }
  }

  /// Whether a mark is needed at the end of a text, which may be within a line.
  mutating func needsMarkAtEnd(of text: [UInt8]) -> Bool { endLine(text[lineStart...]) }

  /// Ends a line, and returns whether it must not begin a table.
  private mutating func endLine(_ line: ArraySlice<UInt8>) -> Bool {
    mailCount = 0
    if line.allSatisfy(Self.isBlank) {
      (imageCount, paragraphLines, tableCost, hasTable) = (0, 0, 0, false)
      (paragraphStart, formerColumns) = (line.endIndex + 1, 0)
      return false
    }
    paragraphLines += 1
    let columns = Self.columns(of: line)
    defer { formerColumns = columns }
    guard Self.isDelimiterRow(line), !hasTable, paragraphLines > 1 else { return false }
    tableCost += paragraphLines * (line.endIndex - paragraphStart)
    if columns > Self.maximumColumns || tableCost > Self.maximumTableCost { return true }
    hasTable = columns == formerColumns
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }

  private static func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { isBlank($0) || "|:-".utf8.contains($0) }
  }

  /// Returns the number of cells of a line of a table.
  private static func columns(of line: ArraySlice<UInt8>) -> Int {
    var pipes = 0
    var former: UInt8 = 0
    var (first, last): (UInt8, UInt8) = (0, 0)
    for byte in line where !isBlank(byte) {
      if first == 0 { first = byte }
      if byte == UInt8(ascii: "|"), former != UInt8(ascii: "\\") { pipes += 1 }
      (former, last) = (byte, byte)
    }
    let edges = (first == UInt8(ascii: "|") ? 1 : 0) + (last == UInt8(ascii: "|") ? 1 : 0)
    return pipes + 1 - min(edges, pipes)
  }
}
