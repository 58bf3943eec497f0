package import HanokLocalization
import HanokUnicode
import Synchronization

/// The text of a file of another tool, in UTF-8, which finds the places of its problems.
package final class ExchangeText: Sendable {
  /// The path of the file, for problems.
  package let path: String
  /// The text in UTF-8, without a byte-order mark.
  package let bytes: [UInt8]
  /// Whether the encoding is known, so that a declaration in the text is ignored.
  let isTranscoded: Bool
  /// The encoding that the file names or marks, and in which its bytes are invalid.
  private let unreadEncoding: String?
  /// Whether the file is binary, so that its problems have no places.
  private let isBinary: Bool
  private let lines = Mutex<SourceLines?>(nil)

  /// Decodes a file: UTF-16 by its byte-order mark or its NULs, XML by its declaration, and everything
  /// else as it is.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    isBinary = false
    let decoded = FileDecoding(bytes)
    self.bytes = decoded.text
    isTranscoded = decoded.isTranscoded
    unreadEncoding = decoded.unreadEncoding
  }

  /// Creates the text of a binary file, which has none.
  init(binary path: String) {
    self.path = path
    bytes = []
    isTranscoded = false
    unreadEncoding = nil
    isBinary = true
  }

  /// Returns the problem of a file whose encoding isn't known, or nil if its text is all of it.
  ///
  /// - Parameter language: The language of the text, which suggests the encoding.
  func encodingProblem(in language: @autoclosure () -> LanguageTag?) -> Problem? {
    let isValid = bytes.isUTF8
    if isValid, unreadEncoding == nil { return nil }
    let name = unreadEncoding ?? EncodingGuess.name(of: bytes, in: language())
    let offset = isValid ? 0 : bytes.indices.first { bytes[$0] >= 0x80 && !isScalar(at: $0) } ?? 0
    return problem(.foreignEncoding, ["charset": .init(name)], at: offset)
  }

  /// Whether a byte belongs to a scalar.
  private func isScalar(at index: Int) -> Bool {
    let start = (max(index - 3, 0)...index).last { bytes[$0] & 0xC0 != 0x80 } ?? index
    let end = bytes[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return String(validating: bytes[start..<end], as: UTF8.self) != nil
  }

  /// Returns the place of the byte at an offset.
  package func place(at offset: Int) -> SourcePlace {
    lines.withLock { lines in
      var known = lines ?? SourceLines(bytes)
      defer { lines = known }
      return known.place(at: min(max(offset, 0), bytes.count))
    }
  }

  /// Returns a problem of the file, at the byte at an offset; that of a binary file has no place.
  package func problem(
    _ kind: Problem.Kind, _ arguments: [String: Message.Argument] = [:], at offset: Int
  ) -> Problem {
    Problem(kind, arguments, path: path, place: isBinary ? nil : place(at: offset))
  }

  /// Returns the offset of a line and a column of Unicode scalars, both from 1.
  func offset(line: Int, column: Int) -> Int {
    var (row, index) = (1, 0)
    while row < line, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { row += 1 }
      index += 1
    }
    var left = column - 1
    while left > 0, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    return index
  }
}
