package import HanokUnicode

/// The position of a row in a laid out text: its line, and its index in the line.
package struct TextRowPlace: Hashable, Comparable, Sendable {
  package var line: Int
  /// The index of the row in the line: a long line has several.
  package var row: Int

  package init(line: Int, row: Int) { (self.line, self.row) = (line, row) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.row) < (right.line, right.row)
  }
}

/// The rows of a text at a width; each line is laid out on request.
///
/// Only lines that are visible, or that the cursor crosses, are laid out: a frame costs as much for
/// a hundred thousand lines as for ten.
package final class TextRows {
  /// The rules, and the width of a row in cells.
  ///
  /// It is one less than the view's, so that the cursor has a cell after the text.
  package private(set) var rules: TextLayout.Rules?
  package private(set) var width = 1
  /// The direction of all lines, or nil if each has that of its first letter.
  package private(set) var direction: TextDirection?
  /// Returns the units of a line; nil for text without units.
  package var units: (@Sendable (String) -> [TextUnit])? { didSet { layouts = [:] } }
  private var layouts: [Int: TextLayout] = [:]
  /// The number of layouts so far, for tests.
  package private(set) var layoutCount = 0

  private static let capacity = 1_024

  package init() {}

  /// Sets the width, the rules and the direction; a change of one removes all layouts.
  package func prepare(
    width: Int, rules: TextLayout.Rules, direction: TextDirection? = nil
  ) {
    guard width != self.width || rules != self.rules || direction != self.direction else { return }
    (self.width, self.rules, self.direction) = (width, rules, direction)
    layouts = [:]
  }

  /// Removes the layouts of changed lines.
  package func forget(_ change: EditableText.Change?) {
    guard let change else { return layouts = [:] }
    let step = change.newLineCount - change.lines.count
    if step == 0 {
      for line in change.lines { layouts[line] = nil }
    } else {
      var moved: [Int: TextLayout] = [:]
      for (line, layout) in layouts where !change.lines.contains(line) {
        moved[line < change.lines.lowerBound ? line : line + step] = layout
      }
      layouts = moved
    }
  }

  /// Returns the rows of a line, in the direction of all lines or of its first letter.
  package func layout(ofLine index: Int, in text: EditableText) -> TextLayout {
    if let layout = layouts[index] { return layout }
    var rules = rules ?? TextLayout.Rules(language: .english)
    let line = text.line(index)
    if let direction = direction ?? TextDirection(firstStrongIn: line) {
      rules.direction = direction
    }
    let units = units?(line) ?? []
    let layout = TextLayout(
      editing: TextUnit.text(of: line, with: units), width: max(1, width),
      isolating: units.map(\.range), rules: rules)
    if layouts.count >= Self.capacity { layouts = [:] }
    layouts[index] = layout
    layoutCount += 1
    return layout
  }

  package func place(of position: TextPosition, in text: EditableText) -> TextRowPlace {
    let line = text.lineIndex(at: position.offset)
    let local = TextPosition(position.offset - text.start(ofLine: line), position.affinity)
    return TextRowPlace(
      line: line, row: layout(ofLine: line, in: text).lineIndex(of: local) ?? 0)
  }

  /// Returns the row that is some rows below another, or above it, clamped to the text.
  ///
  /// - Complexity: O(*n*) in the distance.
  package func place(_ count: Int, from place: TextRowPlace, in text: EditableText)
    -> TextRowPlace
  {
    // The row may be beyond its line until the line is the one that has it.
    var place = TextRowPlace(line: place.line, row: place.row + count)
    while place.row < 0, place.line > 0 {
      place.line -= 1
      place.row += layout(ofLine: place.line, in: text).lines.count
    }
    var last = layout(ofLine: place.line, in: text).lines.count - 1
    while place.row > last, place.line + 1 < text.lineCount {
      place = TextRowPlace(line: place.line + 1, row: place.row - last - 1)
      last = layout(ofLine: place.line, in: text).lines.count - 1
    }
    place.row = max(0, min(place.row, last))
    return place
  }

  /// Returns the number of rows from one position down to another, up to a limit.
  package func distance(
    from first: TextRowPlace, to last: TextRowPlace, upTo limit: Int, in text: EditableText
  ) -> Int {
    if last.line - first.line >= limit { return limit }
    var count = last.row - first.row
    for line in first.line..<max(first.line, last.line) where count < limit {
      count += layout(ofLine: line, in: text).lines.count
    }
    return min(count, limit)
  }
}
