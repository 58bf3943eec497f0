public import HanokCode
public import HanokDrawing
import HanokUnicode

/// The rules by which documents become rows of cells.
///
/// ```
/// Heading          the heading's line is as wide as its text
/// ━━━━━━━
/// 1. An item       items hang: their lines begin at one column
///    of a list
/// │ A quote        the bar is at the side where the quote's text begins
///
/// Name │ Size      columns shrink fairly, and cells wrap; where even the words
/// ─────┼─────      have no room, each cell is a row with the name of its column
/// ```
///
/// Each block has the direction of its first strong character (UAX #9, P2 and P3), and its container's if it
/// has none; source code is written from left to right. Lines break by the language's rules.
public nonisolated struct MarkdownLayout: Sendable {
  /// Returns the lines of source code in a language with the roles of their parts, or nil for plain text.
  public typealias Highlight =
    @Sendable (_ language: String, _ lines: [String]) -> [AttributedText]?

  /// The number of cells of a row.
  public var width: Int
  /// The language, the direction of text without one, and the width of characters.
  public var rules: TextLayout.Rules
  /// Colors source code; nil shows it plain.
  public var highlight: Highlight?

  /// Creates the rules of a layout in a width.
  public init(
    width: Int, rules: TextLayout.Rules, highlight: Highlight? = CodeLanguage.highlighted
  ) {
    (self.width, self.rules, self.highlight) = (max(1, width), rules, highlight)
  }

  /// Returns the rows of a document.
  ///
  /// - Complexity: O(*n*) in the length of the document; a ``MarkdownView`` lays out what is visible.
  public func rows(of document: MarkdownDocument) -> [MarkdownRow] {
    rows(of: UnitBuilder.units(of: document.blocks, hasBlocksBefore: false))
  }

  func rows(of units: [MarkdownUnit]) -> [MarkdownRow] { units.flatMap(rows) }

  /// The cells between two sides.
  struct Area {
    var x: Int
    var width: Int

    /// Returns the first column of a piece at the side where a direction begins.
    func x(ofWidth width: Int, _ direction: TextDirection) -> Int {
      direction == .rightToLeft ? x + self.width - width : x
    }
  }

  /// Returns the rows of a unit, with a blank row above it if it has a gap.
  func rows(of unit: MarkdownUnit) -> [MarkdownRow] {
    let frame = UnitFrame(unit, width: width, rules: rules)
    var rows = content(of: unit, in: frame.area)
    if rows.isEmpty { rows = [MarkdownRow()] }
    for index in rows.indices { frame.addBars(to: &rows[index], containers: unit.containers.count) }
    frame.addMarkers(to: &rows[0])
    guard let gap = unit.gap else { return rows }
    var blank = MarkdownRow()
    frame.addBars(to: &blank, containers: gap)
    return [blank] + rows
  }

  private func content(of unit: MarkdownUnit, in area: Area) -> [MarkdownRow] {
    let direction = unit.outerDirection ?? rules.direction
    switch unit.content {
    case .text(let text): return rows(of: text, in: area, direction)
    case .heading(let heading): return rows(of: heading, in: area, direction)
    case .code(let code, let lines):
      return CodeLayout(self, area).rows(of: code, lines: lines)
    case .table(let table, let rows):
      return TableLayout(self, area, table, direction).rows(rows)
    case .rule:
      var row = MarkdownRow()
      row.add(.sign(.line), x: area.x, width: area.width)
      return [row]
    }
  }

  /// Returns the lines of a text in its own direction.
  func layout(
    _ text: AttributedText, width: Int, _ outerDirection: TextDirection
  ) -> TextLayout {
    var rules = rules
    rules.direction = text.direction ?? outerDirection
    return TextLayout(text, width: width, rules: rules)
  }

  private func rows(
    of text: AttributedText, in area: Area, _ direction: TextDirection
  ) -> [MarkdownRow] {
    layout(text, width: area.width, direction).lines.map { line in
      var row = MarkdownRow()
      row.add(line, x: area.x(ofWidth: line.width, line.direction))
      return row
    }
  }

  private func rows(
    of heading: MarkdownHeading, in area: Area, _ direction: TextDirection
  ) -> [MarkdownRow] {
    var rows = self.rows(of: heading.text.within(.heading), in: area, direction)
    let width = rows.lazy.flatMap(\.pieces).map(\.width).max() ?? 0
    guard heading.level < 3, width > 0 else { return rows }
    var row = MarkdownRow()
    row.add(
      .sign(heading.level == 1 ? .heavyLine : .line),
      x: area.x(ofWidth: width, heading.text.direction ?? direction), width: width)
    rows.append(row)
    return rows
  }
}

nonisolated extension AttributedText {
  /// Returns the text with its roles within another one.
  func within(_ role: TextRole) -> AttributedText {
    var text = self
    for index in text.runs.indices { text.runs[index].role = text.runs[index].role.within(role) }
    return text
  }
}
