import Hanok
import HanokLocalization
import HanokScenes
import HanokTerminal

/// A page of scenes for other programs: what is on each screen, and where its messages are.
///
/// ```json
/// {"screens": [
///   {"scene": "question", "language": "ko", "size": "80x24", "rows": ["참일까요 거짓일까요?      ", …],
///    "spoken": ["참일까요 거짓일까요?", …],
///    "messages": [{"table": "Quiz", "key": "title", "row": 0, "column": 0, "width": 20}, …]},
///   …
/// ]}
/// ```
///
/// A row has its characters from left to right in any language; those of a text are in their visual order.
struct SceneJSON {
  private let page: ScenePage

  /// Creates a document of a page.
  init(_ page: ScenePage) {
    self.page = page
  }

  /// The document, with a line for each screen.
  var text: String { "{\"screens\": [\n\(page.shots.map(screen).joined(separator: ",\n"))\n]}\n" }

  private func screen(_ shot: ScenePage.Shot) -> String {
    let rows = (0..<shot.screen.size.height).map { quoted(shot.screen.row($0)) }
    return """
      {"scene": \(quoted(shot.scene)), "language": \(quoted("\(shot.variant.language)")), \
      "size": \(quoted(shot.size)), "rows": \(list(rows)), \
      "spoken": \(list(shot.spoken.map(quoted))), "messages": \(list(shot.messages.map(cells)))}
      """
  }

  private func cells(_ cells: MessageCells) -> String {
    """
    {"table": \(quoted(cells.message.table)), "key": \(quoted(cells.message.key)), \
    "row": \(cells.row), "column": \(cells.columns.lowerBound), "width": \(cells.columns.count)}
    """
  }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  /// Returns a text as a string of JSON (RFC 8259, Strings).
  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
