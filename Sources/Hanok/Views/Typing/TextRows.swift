import HanokUnicode

/// A row of a text that is laid out, by its line and its number in it.
nonisolated struct TextRowPlace: Hashable, Comparable, Sendable {
  /// The number of the line, from 0.
  var line: Int
  /// The number of the row in the line, from 0: a long line has several.
  var row: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.row) < (right.line, right.row)
  }
}

/// The rows of a text at a width, each line laid out when it is asked for.
///
/// Only lines that show, or that the cursor goes over, are laid out: a frame costs as much for a
/// hundred thousand lines as for ten.
nonisolated struct TextRows {
  /// The rules, and the cells of a row: one less than there are, so that the cursor has a place
  /// after the text.
  private(set) var rules: TextLayout.Rules?
  private(set) var width = 1
  private var layouts: [Int: TextLayout] = [:]
  /// The number of lines that were laid out: for tests.
  private(set) var layoutCount = 0

  /// The most lines that are kept.
  private static let capacity = 1_024

  /// Sets the width and the rules; where they differ from the former, all is laid out anew.
  mutating func prepare(width: Int, rules: TextLayout.Rules) {
    guard width != self.width || rules != self.rules else { return }
    (self.width, self.rules) = (width, rules)
    layouts = [:]
  }

  /// Forgets what has changed.
  mutating func forget(_ change: EditableText.Change?) {
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

  /// The rows of a line, in its own direction, which its first letter decides.
  mutating func layout(ofLine index: Int, in text: EditableText) -> TextLayout {
    if let layout = layouts[index] { return layout }
    var rules = rules ?? TextLayout.Rules(language: .english)
    let line = text.line(index)
    if let direction = TextDirection(firstStrongIn: line) { rules.direction = direction }
    let layout = TextLayout(
      AttributedText(line), width: max(1, width), purpose: .editing, rules: rules)
    if layouts.count >= Self.capacity { layouts = [:] }
    layouts[index] = layout
    layoutCount += 1
    return layout
  }

  /// The place of an insertion point.
  mutating func place(of position: TextPosition, in text: EditableText) -> TextRowPlace {
    let line = text.lineIndex(at: position.offset)
    let local = TextPosition(position.offset - text.start(ofLine: line), position.affinity)
    return TextRowPlace(
      line: line, row: layout(ofLine: line, in: text).lineIndex(of: local) ?? 0)
  }

  /// The row some rows below a place, or above where the number is negative; at an end of the text,
  /// the last one there.
  ///
  /// - Complexity: O(*n*) in the number of rows between.
  mutating func place(_ count: Int, from place: TextRowPlace, in text: EditableText)
    -> TextRowPlace
  {
    var place = place
    var left = count
    while left > 0 {
      let rest = layout(ofLine: place.line, in: text).lines.count - 1 - place.row
      if left <= rest {
        place.row += left
        return place
      }
      guard place.line + 1 < text.lineCount else {
        place.row += max(0, rest)
        return place
      }
      left -= rest + 1
      place = TextRowPlace(line: place.line + 1, row: 0)
    }
    while left < 0 {
      if -left <= place.row {
        place.row += left
        return place
      }
      guard place.line > 0 else { return TextRowPlace(line: 0, row: 0) }
      left += place.row + 1
      let above = layout(ofLine: place.line - 1, in: text).lines.count
      place = TextRowPlace(line: place.line - 1, row: above - 1)
    }
    return place
  }

  /// The number of rows from one place down to another, counted up to a limit.
  mutating func distance(
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
