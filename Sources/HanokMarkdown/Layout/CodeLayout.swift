import HanokDrawing
import HanokUnicode

/// Lays out source code on a surface.
///
/// ```
///   let text = "A line that is ›    a line that is too long goes on in the next row
///   longer than the surface"
/// ```
nonisolated struct CodeLayout {
  private let layout: MarkdownLayout
  private let area: MarkdownLayout.Area
  private let rules: TextLayout.Rules
  /// The cells before the code, and of the mark after it; narrow surfaces have neither.
  private let indent: Int
  private let markWidth: Int

  private static let usualIndent = 2
  private static let leastWidth = 8

  init(_ layout: MarkdownLayout, _ area: MarkdownLayout.Area) {
    (self.layout, self.area) = (layout, area)
    var rules = layout.rules
    rules.direction = .leftToRight
    self.rules = rules
    let isNarrow = area.width < Self.leastWidth
    indent = isNarrow ? 0 : Self.usualIndent
    markWidth = isNarrow ? 0 : 1
  }

  private var textWidth: Int { max(1, area.width - indent - markWidth) }

  /// Returns the rows of some lines of a code block, of which there is at least one.
  func rows(of code: MarkdownCode, lines: Range<Int>) -> [MarkdownRow] {
    let texts = texts(of: code, lines: lines)
    if texts.isEmpty { return [row()] }
    return texts.enumerated().flatMap { rows(of: $1, index: $0) }
  }

  private func texts(of code: MarkdownCode, lines: Range<Int>) -> [AttributedText] {
    if let language = code.language, let highlight = layout.highlight,
      let texts = highlight(language, code.lines.map(\.expandingTabs)),
      texts.count == code.lines.count
    {
      return Array(texts[lines])
    }
    return code.lines[lines].map { AttributedText($0.expandingTabs) }
  }

  private func row() -> MarkdownRow {
    var row = MarkdownRow()
    row.add(.surface, x: area.x, width: area.width)
    return row
  }

  /// Returns the rows of a line, cut between clusters.
  private func rows(of text: AttributedText, index: Int) -> [MarkdownRow] {
    var rows: [MarkdownRow] = []
    var offset = 0
    for part in text.parts(ofBytes: UnitBuilder.maximumText) {
      addRows(of: part, index: index, offset: offset, to: &rows)
      offset += part.text.utf8.count
    }
    for index in rows.indices.dropLast() where markWidth > 0 {
      rows[index].add(.sign(.wrap), x: area.x + area.width - 1, width: 1)
    }
    return rows
  }

  private func addRows(
    of text: AttributedText, index: Int, offset: Int, to rows: inout [MarkdownRow]
  ) {
    guard let line = line(text) else { return rows.append(row()) }
    if line.width <= textWidth { return rows.append(row(of: line, index, offset)) }
    var start = 0
    for end in Self.ends(of: line, width: textWidth) {
      let part = text.part(start..<end)
      if let line = self.line(part) { rows.append(row(of: line, index, offset + start)) }
      start = end
    }
  }

  private func row(of line: TextLine, _ index: Int, _ offset: Int) -> MarkdownRow {
    var row = row()
    row.add(line, x: area.x + indent, index: index, offset: offset)
    return row
  }

  private func line(_ text: AttributedText) -> TextLine? {
    TextLayout(text, width: .max, maximumLines: 1, rules: rules).lines.first
  }

  /// Returns the offsets at which rows of a line end, in UTF-8 bytes.
  private static func ends(of line: TextLine, width: Int) -> [Int] {
    var ends: [Int] = []
    var cells = 0
    var last = 0
    for cluster in line.logicalClusters {
      if cells + cluster.width > width, cluster.range.lowerBound > last {
        last = cluster.range.lowerBound
        ends.append(last)
        cells = 0
      }
      cells += cluster.width
    }
    return ends + [line.range.upperBound]
  }
}

nonisolated extension AttributedText {
  /// Returns a part of the text.
  ///
  /// - Parameter range: The range in UTF-8 bytes.
  func part(_ range: Range<Int>) -> AttributedText {
    var part = AttributedText("")
    var start = 0
    for run in runs {
      let length = run.text.utf8.count
      let overlap = range.clamped(to: start..<start + length)
      if !overlap.isEmpty {
        let bytes = run.text.utf8
        let from = bytes.index(bytes.startIndex, offsetBy: overlap.lowerBound - start)
        let to = bytes.index(bytes.startIndex, offsetBy: overlap.upperBound - start)
        part.runs.append(.init(String(run.text[from..<to]), role: run.role))
      }
      start += length
    }
    return part
  }
}
