import Hanok

/// A part of a document that is laid out by itself: the text of one block, with the blocks around it.
///
/// A document is a flat list of them, so that a long list or table is laid out only as far as it is visible.
nonisolated struct MarkdownUnit: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A paragraph, or raw HTML.
    case text(AttributedText)
    case heading(MarkdownHeading)
    /// Some lines of a code block.
    case code(MarkdownCode, lines: Range<Int>)
    /// Some rows of a table; the first part has the header.
    case table(MarkdownTable, rows: Range<Int>)
    case rule
  }

  /// A quote or an item around the unit.
  struct Container: Hashable, Sendable {
    /// The cells that it takes at its leading side.
    let indent: Int
    let isQuote: Bool
    let direction: TextDirection?
  }

  /// The sign in front of an item, whose first unit it is.
  struct Marker: Hashable, Sendable {
    /// The index of its container.
    let container: Int
    /// The number with its delimiter, or nil for a bullet.
    let number: String?
    let task: MarkdownTask?
    /// The number of lists with bullets around its list.
    let level: Int
  }

  let content: Content
  /// The quotes and items around it, the outermost first.
  let containers: [Container]
  let markers: [Marker]
  /// The number of containers that go on in a blank row above the unit, or nil for no blank row.
  let gap: Int?

  /// The cells of a quote's bar and of a bullet, each with a space.
  static let bulletWidth = 2
  /// The cells of a task's box with a space.
  static let taskWidth = 4

  /// The direction of the innermost container that has one.
  var outerDirection: TextDirection? { containers.last { $0.direction != nil }?.direction }

  /// The texts that a search reads: a paragraph, or each cell or line of code.
  var texts: [AttributedText] {
    switch content {
    case .text(let text): [text]
    case .heading(let heading): [heading.text]
    case .code(let code, let lines): code.lines[lines].map { AttributedText($0.expandingTabs) }
    case .table(let table, let rows):
      (rows.lowerBound == 0 ? table.header : []) + table.rows[rows].joined()
    case .rule: []
    }
  }

  /// An estimate of the number of rows in a width, without a layout.
  func estimatedRowCount(width: Int) -> Int {
    let room = max(8, width - containers.reduce(0) { $0 + $1.indent })
    let gap = gap == nil ? 0 : 1
    switch content {
    case .text(let text): return gap + Self.rows(of: text, in: room)
    case .heading(let heading):
      return gap + Self.rows(of: heading.text, in: room) + (heading.level < 3 ? 1 : 0)
    case .code(_, let lines): return gap + lines.count
    case .table(_, let rows): return gap + rows.count + 2
    case .rule: return gap + 1
    }
  }

  /// Returns about the number of rows of a text: two cells have from two to three bytes.
  private static func rows(of text: AttributedText, in width: Int) -> Int {
    1 + text.runs.reduce(0) { $0 + $1.text.utf8.count } * 5 / 6 / width
  }
}

nonisolated extension String {
  /// The columns between tab stops in source code.
  private static var tabWidth: Int { 4 }

  /// The text with spaces up to the next tab stop for each tab.
  var expandingTabs: String {
    guard utf8.contains(0x09) else { return self }
    var expanded = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let count = Self.tabWidth - column % Self.tabWidth
        expanded += String(repeating: " ", count: count)
        column += count
      } else {
        expanded.append(character)
        column += CellWidth.of(character)
      }
    }
    return expanded
  }
}
