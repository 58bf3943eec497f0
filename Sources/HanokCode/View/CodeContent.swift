import Hanok

/// A line that is laid out.
nonisolated struct CodeLineLayout {
  let shown: ShownCode
  let layout: TextLayout
  /// Whether the line is longer than the part of it that is shown.
  let isCut: Bool

  /// The rows, at least one.
  var rows: [TextLine] { layout.lines }
}

/// The lines of a view, of which only the visible ones are read and laid out.
final class CodeContent {
  private(set) var lines = CodeLines("")
  private var states: HighlightedLines?
  private var layouts: [Int: CodeLineLayout] = [:]
  /// The lines whose layouts get their colors when the lines before them have been read.
  private var provisionalLines: [Int] = []
  /// The width at which lines wrap, in cells; nil if they don't.
  private var width: Int?
  private var rules = TextLayout.Rules(language: .english, direction: .leftToRight)

  /// The number of layouts so far, for tests.
  private(set) var layoutCount = 0

  /// The length of the part of a line that is shown, in UTF-8 bytes: enough for hundreds of screens.
  private static let maximumLength = 1 << 16
  private static let capacity = 1_024
  /// The number of UTF-8 bytes that are read for a frame: a few milliseconds.
  private static let budget = 1 << 17

  func setText(_ text: String) {
    lines = CodeLines(text)
    states?.removeAll()
    removeLayouts()
  }

  private func removeLayouts() { (layouts, provisionalLines) = ([:], []) }

  func setStates(_ states: HighlightedLines?) {
    self.states = states
    removeLayouts()
  }

  /// Sets the width at which lines wrap, nil if they don't, and the width of ambiguous characters.
  func prepare(width: Int?, ambiguousWidth: AmbiguousWidth) {
    guard width != self.width || ambiguousWidth != rules.ambiguousWidth else { return }
    self.width = width
    rules.ambiguousWidth = ambiguousWidth
    removeLayouts()
  }

  /// Replaces lines, and returns the number of the new ones.
  func replaceLines(_ range: Range<Int>, with new: [String]) -> Int {
    let count = lines.replaceLines(range, with: new)
    states?.replaceLines(range, withCount: count)
    // Later lines have other numbers, and may have other colors.
    layouts = layouts.filter { $0.key < range.lowerBound }
    provisionalLines.removeAll { $0 >= range.lowerBound }
    return count
  }

  /// Reads the lines before one, as many as a frame has time for.
  ///
  /// - Returns: Whether all of them are read.
  func read(through index: Int) -> Bool {
    guard states != nil else { return true }
    let isRead = states?.read(through: index, of: lines, budget: Self.budget) ?? true
    let readCount = states?.readCount ?? 0
    for line in provisionalLines where line <= readCount { layouts[line] = nil }
    provisionalLines.removeAll { $0 <= readCount }
    return isRead
  }

  func layout(ofLine index: Int) -> CodeLineLayout {
    if let known = layouts[index] { return known }
    let layout = makeLayout(ofLine: index)
    if layouts.count >= Self.capacity { removeLayouts() }
    layouts[index] = layout
    if index > states?.readCount ?? .max { provisionalLines.append(index) }
    layoutCount += 1
    return layout
  }

  private func makeLayout(ofLine index: Int) -> CodeLineLayout {
    var line = lines[index]
    let isCut = line.utf8.count > Self.maximumLength
    if isCut {
      let end = line.utf8.index(line.startIndex, offsetBy: Self.maximumLength)
      line = line[..<end]
    }
    var shown = ShownCode(
      line, spans: states?.spans(of: line, at: index) ?? [], ambiguousWidth: rules.ambiguousWidth)
    if isCut { shown.append(rules.ellipsis) }
    let layout = TextLayout(
      shown.text, width: max(1, width ?? .max), maximumLines: width == nil ? 1 : nil,
      purpose: .editing, rules: rules)
    return CodeLineLayout(shown: shown, layout: layout, isCut: isCut)
  }

  func rowCount(ofLine index: Int) -> Int {
    width == nil ? 1 : layout(ofLine: index).rows.count
  }

  /// Returns the row that is some rows below another, or above it, clamped to the text.
  ///
  /// - Complexity: O(1) if lines don't wrap, otherwise O(*n*) in the distance.
  func place(_ count: Int, from place: TextRowPlace) -> TextRowPlace {
    if width == nil {
      let line = place.line + max(-lines.count, min(count, lines.count))
      return TextRowPlace(line: max(0, min(line, lines.count - 1)), row: 0)
    }
    var place = TextRowPlace(line: place.line, row: place.row + count)
    while place.row < 0, place.line > 0 {
      place.line -= 1
      place.row += rowCount(ofLine: place.line)
    }
    var last = rowCount(ofLine: place.line) - 1
    while place.row > last, place.line + 1 < lines.count {
      place = TextRowPlace(line: place.line + 1, row: place.row - last - 1)
      last = rowCount(ofLine: place.line) - 1
    }
    place.row = max(0, min(place.row, last))
    return place
  }

  /// Returns the number of rows from one row down to another, up to a limit.
  func distance(from first: TextRowPlace, to last: TextRowPlace, upTo limit: Int) -> Int {
    if last.line - first.line >= limit { return limit }
    var count = last.row - first.row
    for line in first.line..<max(first.line, last.line) where count < limit {
      count += rowCount(ofLine: line)
    }
    return min(count, limit)
  }

  /// The last row of the text.
  var lastPlace: TextRowPlace {
    let line = lines.count - 1
    return TextRowPlace(line: line, row: rowCount(ofLine: line) - 1)
  }

  /// Returns the row of a position.
  func place(of position: CodePosition) -> TextRowPlace {
    let line = layout(ofLine: position.line)
    let shown = TextPosition(line.shown.shown(ofSource: position.offset))
    return TextRowPlace(
      line: position.line, row: width == nil ? 0 : line.layout.lineIndex(of: shown) ?? 0)
  }

  /// Returns the cell of a position in its row.
  func cell(of position: CodePosition) -> Int {
    let line = layout(ofLine: position.line)
    let row = line.rows[min(place(of: position).row, line.rows.count - 1)]
    return row.cursorCell(of: TextPosition(line.shown.shown(ofSource: position.offset)))
  }

  /// Returns the position at a cell of a row.
  func position(atCell cell: Int, of place: TextRowPlace) -> CodePosition {
    let line = layout(ofLine: place.line)
    let row = line.rows[min(place.row, line.rows.count - 1)]
    var shown = row.position(atCell: cell).offset
    // At a wrap, the last position of a row is the first of the next one.
    if place.row < line.rows.count - 1, shown >= row.range.upperBound, row.width > 0 {
      shown = row.position(atCell: row.width - 1).offset
    }
    let offset = line.shown.source(ofShown: shown)
    return CodePosition(line: place.line, offset: min(offset, lines[place.line].utf8.count))
  }
}
