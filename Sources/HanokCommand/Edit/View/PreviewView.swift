import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The texts that a message becomes, each with the values that lead to it and its width.
///
/// ```
///   1   1 point     7
///   2   2 points    8
///  22   22 points   9
/// ```
final class PreviewView: View {
  /// A text with what leads to it.
  struct Line: Hashable {
    /// The values that choose the text; nil where nothing is chosen.
    var values: Message?
    /// The text, with isolated values.
    var text: String
    /// The text for readers of the screen.
    var spoken: Message
    /// The width of the text, or what there is to say in its place.
    var note: Message
    /// Whether the note is a warning.
    var isWarning: Bool
  }

  /// The texts.
  var lines: [Line] = [] {
    didSet {
      guard lines != oldValue else { return }
      kept = nil
      setNeedsContentUpdate()
      setNeedsDisplay()
    }
  }
  /// The language of the texts.
  var language = LanguageTag.english { didSet { kept = nil; setNeedsContentUpdate() } }

  /// A text in lines of cells, and its first row.
  private struct Shown {
    let values: TextLine?
    let text: TextLayout
    let note: TextLine?
    let y: Int
    var height: Int { max(1, text.lines.count) }
  }

  private var kept: (width: Int, shown: [Shown], valuesWidth: Int)?

  /// The empty cells between two columns.
  private static let gap = 2
  /// The divisor of the width for the widest column of values.
  private static let share = 3

  private func shown(width: Int) -> (shown: [Shown], valuesWidth: Int) {
    if let kept, kept.width == width { return (kept.shown, kept.valuesWidth) }
    guard let traits, width > 0 else { return ([], 0) }
    let values = lines.map { row in
      row.values.flatMap { line(traits.localizer.string($0), width / Self.share, traits) }
    }
    let notes = lines.map { line(traits.localizer.string($0.note), width, traits) }
    let valuesWidth = values.reduce(0) { max($0, $1?.width ?? 0) }
    let noteWidth = notes.reduce(0) { max($0, $1?.width ?? 0) }
    let start = valuesWidth == 0 ? 0 : valuesWidth + Self.gap
    let room = max(1, width - start - noteWidth - Self.gap)
    let rules = TextLayout.Rules(
      language: language, ambiguousWidth: traits.ambiguousWidth,
      ellipsis: traits.textRules.ellipsis)
    var y = 0
    let shown = lines.indices.map { index in
      let text = TextLayout(AttributedText(lines[index].text), width: room, rules: rules)
      let shown = Shown(values: values[index], text: text, note: notes[index], y: y)
      y += shown.height
      return shown
    }
    kept = (width, shown, valuesWidth)
    return (shown, valuesWidth)
  }

  private func line(_ text: String, _ width: Int, _ traits: Traits) -> TextLine? {
    TextLayout(AttributedText(text), width: width, maximumLines: 1, rules: traits.textRules)
      .lines.first
  }

  override func traitsDidChange() { kept = nil }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 40
    let last = shown(width: width).shown.last
    return Size(width: width, height: last.map { $0.y + $0.height } ?? 0)
  }

  override func draw(in canvas: Canvas) {
    let (shown, valuesWidth) = shown(width: frame.width)
    let theme = canvas.traits.theme
    for (index, row) in shown.enumerated() {
      if let values = row.values {
        canvas.write(
          values, at: Point(x: valuesWidth - values.width, y: row.y), style: theme.accent)
      }
      let start = valuesWidth == 0 ? 0 : valuesWidth + Self.gap
      let end = frame.width - Self.gap - (shown.compactMap(\.note?.width).max() ?? 0)
      for (y, line) in row.text.lines.enumerated() {
        // Text begins at the side where its language is read from.
        let isTurned = (language.direction == .rightToLeft) != canvas.traits.isRightToLeft
        let x = isTurned ? end - line.width : start
        canvas.write(line, at: Point(x: x, y: row.y + y))
      }
      if let note = row.note {
        let style = lines[index].isWarning ? theme.warning : theme.secondary
        canvas.write(note, at: Point(x: frame.width - note.width, y: row.y), style: style)
      }
    }
  }

  override var accessibilityElementCount: Int { lines.count }

  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard lines.indices.contains(index) else { return nil }
    return AccessibilityElement(label: lines[index].spoken)
  }
}
