/// The lines and columns of offsets in a text.
///
/// Queries in ascending order take one pass over the text in total.
package struct SourceLines {
  private let source: [UInt8]
  /// The offset of each line; lines end with LF, CR LF or CR.
  private let starts: [Int]
  private var last = (line: 0, offset: 0, column: 1)

  /// Finds the lines of a text in UTF-8.
  package init(_ source: [UInt8]) {
    self.source = source
    var starts = [0]
    for index in source.indices where Byte.isLineBreak(source[index]) {
      let isHalf =
        source[index] == Byte.carriageReturn && index + 1 < source.count
        && source[index + 1] == Byte.lineFeed
      if !isHalf { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of lines, at least one.
  var count: Int { starts.count }

  /// Returns the line of the byte at `offset`, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line, column and excerpt of the byte at `offset`.
  package mutating func place(at offset: Int) -> SourcePlace {
    let line = line(at: offset) - 1
    if last.line != line || last.offset > offset { last = (line, starts[line], 1) }
    last.column += text(last.offset..<offset).count
    last.offset = offset
    let excerpt = excerpt(around: offset, line: line)
    return SourcePlace(
      line: line + 1, column: last.column, excerpt: text(excerpt),
      caret: text(excerpt.lowerBound..<offset).count)
  }

  /// Returns the line around `offset`, without its ending; a very long line is cut.
  private func excerpt(around offset: Int, line: Int) -> Range<Int> {
    let reach = 120
    var start = max(starts[line], offset - reach)
    while start > starts[line], source[start] & 0xC0 == 0x80 { start -= 1 }
    var end = max(offset, min(self.end(ofLine: line), offset + reach))
    while end < source.count, end > offset, source[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  /// Returns the offset of a line's ending.
  private func end(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return source.count }
    let last = starts[line + 1] - 1
    let isSecondHalf =
      source[last] == Byte.lineFeed && last > starts[line]
      && source[last - 1] == Byte.carriageReturn
    return isSecondHalf ? last - 1 : last
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}

/// A place in a text file, in the units of editors and readers.
public struct SourcePlace: Sendable, Hashable {
  /// The line, from 1; lines end with LF, CR LF or CR.
  public let line: Int
  /// The column, from 1, in characters (extended grapheme clusters).
  public let column: Int
  /// The line itself, or the part around the place if it is very long.
  public let excerpt: String
  /// The number of characters of ``excerpt`` before the place.
  public let caret: Int

  /// Creates a place; `line` and `column` count from 1, `caret` is an index into `excerpt`.
  public init(line: Int, column: Int, excerpt: String, caret: Int) {
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.caret = caret
  }
}

/// A problem at an offset, before its line and column are computed.
struct SourceFault {
  let kind: ProblemKind
  /// The offset in UTF-8 bytes of the source.
  let offset: Int
  let arguments: [String: TableProblem.Argument]
  /// The offset of a reference in the sentence, which is shown as `line`.
  let reference: Int?

  init(
    _ kind: ProblemKind, at offset: Int, arguments: [String: TableProblem.Argument] = [:],
    reference: Int? = nil
  ) {
    self.kind = kind
    self.offset = offset
    self.arguments = arguments
    self.reference = reference
  }

  func problem(path: String, lines: inout SourceLines) -> TableProblem {
    var arguments = arguments
    if let reference { arguments["line"] = .init(lines.line(at: reference)) }
    return TableProblem(kind, arguments, path: path, place: lines.place(at: offset))
  }
}
