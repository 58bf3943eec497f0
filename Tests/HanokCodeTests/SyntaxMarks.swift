import HanokCode
import Hanok

/// Lines of source code, each with a letter below each character for its role.
///
/// ```
/// let a = 1  // one
/// kkk     d  cccccc
/// ```
nonisolated struct SyntaxMarks {
  private static let letters: [SyntaxRole: Character] = [
    .comment: "c", .keyword: "k", .type: "t", .name: "n", .string: "s", .number: "d",
    .placeholder: "p", .heading: "h", .inserted: "+", .removed: "-", .invalid: "x",
  ]

  /// Returns the lines with their marks.
  static func drawn(_ lines: [Substring], by language: CodeLanguage) -> String {
    var states = language.highlightedLines()
    var drawn: [String] = []
    for (index, line) in lines.enumerated() {
      states.read(through: index, of: lines)
      drawn.append(String(line))
      drawn.append(marks(states.spans(of: line, at: index), in: line))
    }
    return drawn.map(\.withoutTrailingSpaces).joined(separator: "\n")
  }

  /// Returns a text of lines with marks below them, drawn again.
  static func drawnAgain(_ expected: String, by language: CodeLanguage) -> String {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    return drawn(stride(from: 0, to: lines.count, by: 2).map { lines[$0] }, by: language)
  }

  private static func marks(_ spans: [SyntaxSpan], in line: Substring) -> String {
    var offset = 0
    return String(
      line.map { character in
        defer { offset += character.utf8.count }
        let span = spans.first { $0.range.contains(offset) }
        return span.flatMap { letters[$0.role] } ?? " "
      })
  }
}

nonisolated extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
