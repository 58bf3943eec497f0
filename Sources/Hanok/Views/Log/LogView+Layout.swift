import HanokLocalization
import HanokTerminal
import HanokUnicode
import MessageFormat

/// A laid out line of a log.
struct LogLineLayout {
  let time: TextLine?
  let text: TextLayout

  /// The number of rows; an empty line has one too.
  var rowCount: Int { max(1, text.lines.count) }
}

/// Lines and rows.
extension LogView {
  /// The cells of the indicator, which are reserved while all lines are visible too.
  var indicatorWidth: Int { frame.width > 8 ? 1 : 0 }

  /// The first cell of the indicator, from the leading side, or nil for none.
  var indicatorOrigin: Point? {
    guard indicatorWidth > 0, endPlace > TextRowPlace(line: 0, row: 0) else { return nil }
    return Point(x: frame.width - 1, y: 0)
  }

  /// The visible lines, as if each had one row.
  var viewport: Viewport {
    let (top, end) = (topPlace, endPlace)
    return Viewport(
      top: top.line, isAtEnd: isFollowing || top == end, endLine: end.line, length: bodyHeight)
  }

  /// Whether the last row shows the number of new lines.
  var hasNote: Bool { !isFollowing && newLineCount > 0 && frame.height > 1 }

  var bodyHeight: Int { max(0, frame.height - (hasNote ? 1 : 0)) }

  /// The maximum length of a laid out text, in UTF-8 bytes: a longer one fits no log.
  private static let maximumText = 100_000
  private static let maximumLayouts = 1_024

  /// Returns the text of a line, without colour sequences.
  func text(of line: LogLine) -> String {
    traits.map { ColorSequences.removed(from: $0.localizer.string(line.message)) } ?? ""
  }

  /// Computes the widths of the columns for the current size; they grow for visible lines.
  func prepareColumns(_ traits: Traits) {
    let levels = showsLevels ? LogLevel.allCases : []
    let found = LogColumns(
      width: frame.width - indicatorWidth, timeWidth: timeWidth,
      nameWidth: levels.map { traits.line($0.name)?.width ?? 0 }.max() ?? 0,
      hasSigns: showsLevels)
    if found != columns {
      columns = found
      layouts.removeAll()
    }
    measureTimes(traits)
  }

  /// Measures the visible times; a wider one than before invalidates all layouts.
  private func measureTimes(_ traits: Traits) {
    let former = timeWidth
    let first = max(0, min(topPlace.line, buffer.shownCount))
    for line in first..<min(buffer.shownCount, first + frame.height) {
      timeWidth = max(timeWidth, layout(ofLine: line)?.time?.width ?? 0)
    }
    if timeWidth > former { prepareColumns(traits) }
  }

  func layout(ofLine index: Int) -> LogLineLayout? {
    guard let traits else { return nil }
    let number = buffer.number(at: index)
    if let known = layouts[number] { return known }
    let line = buffer.line(number)
    let layout = LogLineLayout(
      time: line.time.flatMap { traits.line(.Hanok.logTime(time: $0)) },
      text: textLayout(of: line, traits))
    if layouts.count >= Self.maximumLayouts { layouts.removeAll(keepingCapacity: true) }
    layouts[number] = layout
    return layout
  }

  private func textLayout(of line: LogLine, _ traits: Traits) -> TextLayout {
    var rules = traits.textRules
    var text: AttributedText
    if let attributed = line.attributedText {
      text = attributed
      if let direction = TextDirection(firstStrongIn: text.text) { rules.direction = direction }
    } else if line.message.key != nil {
      text = AttributedText(drawing: line.message, in: traits)
    } else {
      var words = self.text(of: line)
      // The output of a program has its own direction.
      if let direction = TextDirection(firstStrongIn: words) { rules.direction = direction }
      if words.utf8.count > Self.maximumText {
        words = String(words.unicodeScalars.prefix(Self.maximumText))
      }
      text = AttributedText(words)
    }
    return TextLayout(
      text, width: columns.textWidth, maximumLines: wrapsLines ? nil : 1, rules: rules)
  }

  func rowCount(ofLine index: Int) -> Int { wrapsLines ? layout(ofLine: index)?.rowCount ?? 1 : 1 }

  /// The row at the top while the last lines are visible.
  var endPlace: TextRowPlace {
    var rows = 0
    var line = buffer.shownCount
    while line > 0, rows < frame.height {
      line -= 1
      rows += rowCount(ofLine: line)
    }
    return TextRowPlace(line: line, row: max(0, rows - frame.height))
  }

  /// Returns the row at a distance in rows from another; negative distances are upwards.
  ///
  /// - Complexity: O(*n*) in the distance.
  func place(_ count: Int, from place: TextRowPlace) -> TextRowPlace {
    var (line, row) = (place.line, place.row + count)
    while row < 0, line > 0 {
      line -= 1
      row += rowCount(ofLine: line)
    }
    while line < buffer.shownCount - 1, row > 0 {
      let rows = rowCount(ofLine: line)
      if row < rows { break }
      row -= rows
      line += 1
    }
    return TextRowPlace(line: line, row: max(0, row))
  }

  /// The text of an empty log.
  var placeholder: Message? {
    if buffer.shownCount > 0 { return nil }
    return buffer.count > 0 ? .Hanok.logNoMatch : emptyMessage
  }
}
