import Hanok
import HanokTerminal
import HanokUnicode

/// The lines of a change; rows of a screen are in visual order, and stay in it.
final class SnapshotTextView: View {
  /// The lines.
  var content: ComparedLines? {
    didSet {
      column = 0
      setNeedsContentUpdate()
      setNeedsDisplay()
    }
  }
  /// The number of columns before the first visible one.
  private(set) var column = 0 { didSet { if column != oldValue { setNeedsDisplay() } } }

  /// The column to be seen after the next layout.
  private var target: Int?

  /// The width of the mark before each line, in cells.
  private static let markWidth = 2

  override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  private var width: Int {
    let ambiguous = traits?.ambiguousWidth ?? .narrow
    let widths = content?.lines.map { line in
      CellWidth.of(line.text, ambiguous: line.isRow ? .narrow : ambiguous)
    }
    return Self.markWidth + (widths?.max() ?? 0)
  }

  /// Moves the lines under the view, and returns whether there was more of them.
  func scroll(columns: Int) -> Bool {
    let before = column
    column = max(0, min(column + columns, width - frame.width))
    return column != before
  }

  /// Moves the lines if a cell of them is out of sight, as soon as the view has a width.
  func reveal(column: Int) {
    target = column
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let target, frame.width > 0 else { return }
    self.target = nil
    guard target + Self.markWidth >= frame.width else { return }
    _ = scroll(columns: target + Self.markWidth - frame.width / 2)
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = content.map { .verbatim($0.text) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? width, height: content?.lines.count ?? 0)
  }

  override func draw(in canvas: Canvas) {
    guard let lines = content?.lines else { return }
    // The screens in the text are mirrored already.
    let (canvas, theme) = (canvas.leftToRight, canvas.traits.theme)
    for y in canvas.visibleRows(of: 0..<lines.count) {
      let (line, x) = (lines[y], Self.markWidth - column)
      let (mark, style): (String, Style) =
        switch line.kind {
        case .both: (" ", theme.text)
        case .old: ("-", theme.failure)
        case .new: ("+", theme.success)
        }
      canvas.write(mark, at: Point(x: -column, y: y), style: style)
      guard line.isRow else {
        let text = canvas.traits.line(AttributedText(line.text))
        let shown = line.kind == .both ? theme.text : style
        canvas.write(text, at: Point(x: x, y: y), style: shown)
        continue
      }
      canvas.write(
        canvas.traits.recordedRow(line.text), at: Point(x: x, y: y), style: theme.text)
      for range in line.columns {
        let cells = Rect(x: x + range.lowerBound, y: y, width: range.count, height: 1)
        canvas.restyle(cells) { $0.applying(style).applying(theme.pressedControl) }
      }
    }
  }
}

/// Scrolls the lines of a change: with the arrow keys to the sides, too.
final class SnapshotPage: ScrollView {
  private let text: SnapshotTextView

  /// The columns by which an arrow key scrolls.
  private static let columns = 8

  /// Creates a page of lines.
  init(_ text: SnapshotTextView) {
    self.text = text
    super.init(text)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    let columns =
      switch event.key {
      case .left: -Self.columns
      case .right: Self.columns
      default: 0
      }
    return event.modifiers.isEmpty && text.scroll(columns: columns) || super.keyPressed(event)
  }
}
