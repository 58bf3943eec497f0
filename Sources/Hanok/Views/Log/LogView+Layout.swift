import HanokLocalization
import HanokTerminal
import HanokUnicode
import MessageFormat

/// Lines and rows.
extension LogView {
  /// The cells of the indicator, which are kept also while nothing is scrolled.
  var indicatorWidth: Int { frame.width > 8 ? 1 : 0 }

  /// Whether the last row says that lines have come.
  var hasNote: Bool { !isFollowing && newLineCount > 0 && frame.height > 1 }

  /// The rows of lines.
  var bodyHeight: Int { max(0, frame.height - (hasNote ? 1 : 0)) }

  /// A text that is longer has room in no log, and would be laid out for nothing, in UTF-8 bytes.
  private static let maximumText = 100_000
  /// The most lines that are kept as they were laid out.
  private static let maximumLayouts = 1_024

  /// The words of a line, without colours.
  func text(of line: LogLine) -> String {
    traits.map { ColorSequences.removed(from: $0.localizer.string(line.message)) } ?? ""
  }

  /// Finds the widths of columns for the present size; they grow for what comes into view.
  func prepareColumns(_ traits: Traits) {
    var names = 0
    for level in LogLevel.allCases where showsLevels {
      names = max(names, TableText.line(level.name, traits)?.width ?? 0)
    }
    let found = LogColumns(
      width: frame.width - indicatorWidth, timeWidth: timeWidth, nameWidth: names,
      hasSigns: showsLevels)
    if found != columns {
      columns = found
      layouts.removeAll()
    }
    measureTimes(traits)
  }

  /// A time that comes into view and is wider than those before lays all out again.
  private func measureTimes(_ traits: Traits) {
    let former = timeWidth
    let first = max(0, min(topPlace.line, buffer.shownCount))
    for line in first..<min(buffer.shownCount, first + frame.height) {
      timeWidth = max(timeWidth, layout(ofLine: line)?.time?.width ?? 0)
    }
    if timeWidth > former { prepareColumns(traits) }
  }

  /// A line among those that show, laid out.
  func layout(ofLine index: Int) -> LogLineLayout? {
    guard let traits else { return nil }
    let number = buffer.number(at: index)
    if let known = layouts[number] { return known }
    let line = buffer.line(number)
    let layout = LogLineLayout(
      time: line.time.flatMap { TableText.line(.Hanok.logTime(time: $0), traits) },
      text: textLayout(of: line, traits))
    if layouts.count >= Self.maximumLayouts { layouts.removeAll(keepingCapacity: true) }
    layouts[number] = layout
    return layout
  }

  private func textLayout(of line: LogLine, _ traits: Traits) -> TextLayout {
    var rules = traits.textRules
    var text: AttributedText
    if !line.message.isVerbatim {
      text = AttributedText(drawing: line.message, in: traits)
    } else {
      var words = self.text(of: line)
      // What a program writes runs in its own direction.
      if let direction = TextDirection(firstStrongIn: words) { rules.direction = direction }
      if words.utf8.count > Self.maximumText {
        words = String(words.unicodeScalars.prefix(Self.maximumText))
      }
      text = AttributedText(words)
    }
    return TextLayout(
      text, width: columns.textWidth, maximumLines: wrapsLines ? nil : 1, rules: rules)
  }

  /// The number of rows of a line among those that show.
  func rowCount(ofLine index: Int) -> Int { wrapsLines ? layout(ofLine: index)?.rowCount ?? 1 : 1 }

  /// The row at the top when the last lines show.
  var endPlace: LogPlace {
    var rows = 0
    var line = buffer.shownCount
    while line > 0, rows < frame.height {
      line -= 1
      rows += rowCount(ofLine: line)
    }
    return LogPlace(line: line, row: max(0, rows - frame.height))
  }

  /// The row some rows below another, or above where the number is negative.
  ///
  /// - Complexity: O(*n*) in the number of rows between.
  func place(_ count: Int, from place: LogPlace) -> LogPlace {
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
    return LogPlace(line: line, row: max(0, row))
  }

  /// The first line that shows of those that are cut.
  var firstCutText: String? {
    let first = topPlace.line
    for index in first..<min(buffer.shownCount, first + bodyHeight) {
      guard let layout = layout(ofLine: index), layout.text.isTruncated else { continue }
      return layout.text.text.text
    }
    return nil
  }
}

/// The log for those who don't see it: an element for each line.
extension LogView {
  var elementCount: Int { max(buffer.shownCount, placeholder == nil ? 0 : 1) }

  /// The words in place of lines.
  var placeholder: Message? {
    if buffer.shownCount > 0 { return nil }
    return buffer.count > 0 ? .Hanok.logNoMatch : emptyMessage
  }

  func element(at index: Int) -> AccessibilityElement? {
    if let placeholder { return AccessibilityElement(label: placeholder) }
    guard (0..<buffer.shownCount).contains(index) else { return nil }
    let line = buffer.line(buffer.number(at: index))
    var words = line.message
    if words.isVerbatim { words = .verbatim(text(of: line)) }
    if let time = line.time {
      words = Message(
        "table.cells", table: "Hanok",
        ["first": .init(Message.Hanok.logTime(time: time)), "second": .init(words)])
    }
    return AccessibilityElement(
      label: showsLevels ? line.level.name : words, value: showsLevels ? words : nil,
      traits: [.staticText, .updatesFrequently])
  }
}

extension Message {
  /// Whether it is the same in all languages.
  fileprivate var isVerbatim: Bool { key == nil }
}
