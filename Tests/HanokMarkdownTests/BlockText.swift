import Hanok

@testable import HanokMarkdown

/// Blocks as text for comparisons: a line for each, with its kind.
///
/// ```
/// h1 Title #title
/// p Some ‹strong:words›
/// > p A quote
/// 1. p An item
/// ```
nonisolated enum BlockText {
  static func lines(of document: MarkdownDocument) -> [String] { lines(of: document.blocks) }

  static func lines(of blocks: [MarkdownBlock]) -> [String] { blocks.flatMap(lines) }

  private static func lines(of block: MarkdownBlock) -> [String] {
    switch block {
    case .heading(let heading):
      ["h\(heading.level) \(text(heading.text)) #\(heading.anchor)"]
    case .paragraph(let text): ["p \(self.text(text))"]
    case .quote(let blocks): lines(of: blocks).map { "> \($0)" }
    case .list(let list): lines(of: list)
    case .code(let code): ["code \(code.info)"] + code.lines.map { "  \($0)" }
    case .table(let table):
      [row(table.header) + " \(table.alignments.map(alignment).joined())"] + table.rows.map(row)
    case .rule: ["rule"]
    case .html(let text): ["html \(text)"]
    }
  }

  private static func lines(of list: MarkdownList) -> [String] {
    list.items.enumerated().flatMap { index, item in
      var marker = list.number(at: index) ?? "-"
      if let task = item.task { marker += task == .done ? " [x]" : " [ ]" }
      if !list.isTight { marker += "~" }
      return lines(of: item.blocks).map { "\(marker) \($0)" }
    }
  }

  private static func row(_ cells: [AttributedText]) -> String {
    "| \(cells.map(text).joined(separator: " | ")) |"
  }

  private static func alignment(_ alignment: MarkdownAlignment) -> String {
    switch alignment {
    case .natural: "-"
    case .left: "l"
    case .center: "c"
    case .right: "r"
    }
  }

  /// Returns a text with its roles.
  static func text(_ text: AttributedText) -> String {
    text.runs.map { run in
      run.role == .plain ? run.text : "‹\(name(run.role)):\(run.text)›"
    }.joined().replacing("\n", with: "⏎")
  }

  private static func name(_ role: TextRole) -> String {
    switch role {
    case .plain: "plain"
    case .strong: "strong"
    case .emphasis: "em"
    case .deleted: "del"
    case .code: "code"
    case .secondary: "html"
    case .link(let target): "link \(target)"
    case .nested(let inner, let outer): "\(name(outer)) \(name(inner))"
    default: "\(role)"
    }
  }
}

nonisolated extension MarkdownLayout {
  /// Returns the rows of a document as text.
  static func text(
    of document: MarkdownDocument, width: Int, language: String = "en"
  ) throws -> [String] {
    let rules = TextLayout.Rules(language: try LanguageTag(language))
    return MarkdownLayout(width: width, rules: rules).rows(of: document).map { $0.text() }
  }

  /// Returns the rows of a text in Markdown.
  static func text(of text: String, width: Int, language: String = "en") throws -> [String] {
    try self.text(of: MarkdownDocument(text), width: width, language: language)
  }
}
