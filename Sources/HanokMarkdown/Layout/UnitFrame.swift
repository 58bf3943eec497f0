import HanokDrawing
import HanokUnicode

/// The bars and markers around a unit, and the area of its content.
///
/// Each container takes cells at its leading side, from the outermost on:
///
/// ```
/// │ 1. │ text       a quote with an item, in which another quote is
/// txet │ .1 │       the same from right to left
/// ```
///
/// In a narrow width, the outermost containers take none.
nonisolated struct UnitFrame {
  /// The cells of the content.
  private(set) var area: MarkdownLayout.Area
  /// The first columns of the containers; nil for those that have no room.
  private var columns: [Int?] = []
  private let unit: MarkdownUnit
  private let rules: TextLayout.Rules

  /// The cells below which content doesn't shrink for its containers.
  private static let leastWidth = 12

  init(_ unit: MarkdownUnit, width: Int, rules: TextLayout.Rules) {
    (self.unit, self.rules) = (unit, rules)
    area = MarkdownLayout.Area(x: 0, width: width)
    let room = max(width / 2, width - Self.leastWidth)
    var total = unit.containers.reduce(0) { $0 + $1.indent }
    for container in unit.containers {
      let fits = total <= room && area.width > container.indent
      total -= container.indent
      columns.append(fits ? take(container) : nil)
    }
  }

  /// Takes a container's cells from the area, and returns their first column.
  private mutating func take(_ container: MarkdownUnit.Container) -> Int {
    area.width -= container.indent
    if direction(of: container) == .rightToLeft { return area.x + area.width }
    area.x += container.indent
    return area.x - container.indent
  }

  private func direction(of container: MarkdownUnit.Container) -> TextDirection {
    container.direction ?? rules.direction
  }

  /// Adds the bars of the outermost containers to a row.
  func addBars(to row: inout MarkdownRow, containers count: Int) {
    for (container, column) in zip(unit.containers, columns).prefix(count) where container.isQuote {
      guard let column else { continue }
      let isRightToLeft = direction(of: container) == .rightToLeft
      row.add(
        .sign(.quoteBar), x: isRightToLeft ? column + container.indent - 1 : column, width: 1)
    }
  }

  /// Adds the numbers, bullets and boxes of the items that begin with the unit.
  func addMarkers(to row: inout MarkdownRow) {
    for marker in unit.markers {
      guard let column = columns[marker.container] else { continue }
      add(marker, at: column, unit.containers[marker.container], to: &row)
    }
  }

  /// Adds a marker next to the text, so that numbers are aligned at their delimiters.
  private func add(
    _ marker: MarkdownUnit.Marker, at column: Int, _ container: MarkdownUnit.Container,
    to row: inout MarkdownRow
  ) {
    let isRightToLeft = direction(of: container) == .rightToLeft
    var end = container.indent
    /// Takes cells before those that were taken, and returns their first column.
    func place(_ width: Int) -> Int {
      end -= width + 1
      return isRightToLeft ? column + container.indent - end - width : column + end
    }
    if let task = marker.task {
      let width = MarkdownUnit.taskWidth - 1
      row.add(.sign(.task(task)), x: place(width), width: width)
    }
    if let number = marker.number {
      var rules = rules
      rules.direction = isRightToLeft ? .rightToLeft : .leftToRight
      let text = AttributedText(number, role: .secondary)
      if let line = TextLayout(text, width: .max, maximumLines: 1, rules: rules).lines.first {
        row.add(.text(line, index: Self.noText, offset: 0), x: place(line.width), width: line.width)
      }
    } else if marker.task == nil {
      row.add(.sign(.bullet(level: marker.level)), x: place(1), width: 1)
    }
  }

  /// The index of a text that isn't one of the document's.
  static let noText = -1
}
