package import Hanok

/// A person: the name, its reading, the birthday, and a line for each number and address.
///
/// ```
///   김민준
///   Kim Minjun
///
///   Birthday   1990년 5월 17일 (36세)
///   Mobile     010-1234-5678
///   Home       서울특별시 종로구 사직로 161
/// ```
///
/// In few rows, the name stays above the lines, which scroll.
package final class CardView: View {
  private let nameLabel = Label()
  /// The name above the lines that scroll, in few rows.
  private let fixedNameLabel = Label()
  private let readingLabel = Label()
  private let heading = StackView(.vertical)
  /// The empty row below the heading.
  private let headingEdge = SpacerView(1)
  private let stack = StackView(.vertical)
  private let column: ColumnView
  private let scrollView: ScrollView

  /// The minimum number of rows in which the name scrolls with the lines.
  private static let leastHeight = 6

  /// Called with the line that was pressed, and its view.
  package var onPress: (CardLine, View) -> Void = { _, _ in }

  /// Creates an empty view.
  package override init() {
    column = ColumnView(stack)
    scrollView = ScrollView(column)
    super.init()
    for label in [nameLabel, readingLabel] {
      label.numberOfLines = 0
      heading.addSubview(label)
    }
    // In the column of the lines' names.
    heading.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    for label in [nameLabel, fixedNameLabel] {
      label.style = \.heading
      label.accessibilityTraits = .header
    }
    readingLabel.style = \.secondary
    for view in [fixedNameLabel, scrollView] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let isFixed = frame.height < Self.leastHeight && frame.height > 1
    (fixedNameLabel.isHidden, nameLabel.isHidden) = (!isFixed, isFixed)
    headingEdge.isHidden = isFixed && readingLabel.isHidden
    let top = isFixed ? 1 : 0
    place(
      fixedNameLabel, at: Rect(x: 1, y: 0, width: max(0, frame.width - 2), height: top))
    place(
      scrollView, at: Rect(x: 0, y: top, width: frame.width, height: frame.height - top))
  }

  /// Shows the name and its reading; nil for no reading.
  package func showName(_ name: Message, reading: Message?) {
    for label in [nameLabel, fixedNameLabel] { label.message = name }
    readingLabel.message = reading
    readingLabel.isHidden = reading == nil
  }

  /// Shows groups of lines, with an empty row between two groups.
  ///
  /// The views of unchanged lines stay, and the focus with them.
  package func show(_ groups: [[CardLine]]) {
    var former = column.lines
    for view in stack.subviews where !(view is ContactLine) { view.removeFromSuperview() }
    var views: [View] = [heading]
    column.lines = []
    for group in groups where !group.isEmpty {
      views.append(views.count == 1 ? headingEdge : SpacerView(1))
      for line in group {
        let known = former.firstIndex { $0.line == line }
        let view = known.map { former.remove(at: $0) } ?? makeLine(line)
        column.lines.append(view)
        views.append(view)
      }
    }
    for view in former { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { stack.insertSubview(view, at: index) }
  }

  private func makeLine(_ line: CardLine) -> ContactLine {
    let view = ContactLine(line)
    view.addTarget(self, action: CardView.linePressed)
    return view
  }

  // All lines have one action: the line itself has its content.
  private func linePressed(_ view: ContactLine) { onPress(view.line, view) }
}

/// Limits the width of its content for easy reading, and aligns the texts of its lines.
private final class ColumnView: View {
  var lines: [ContactLine] = [] { didSet { setNeedsUpdateProperties() } }
  private let content: View

  private static let maximumWidth = 64
  private static let margin = 1

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func traitsDidChange() { setNeedsUpdateProperties() }

  /// Computes the column of the texts before the layout.
  override func updateProperties() {
    let column = lines.map(\.idealTextColumn).max() ?? 0
    for line in lines { line.textColumn = column }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.maximumWidth
    let size = content.fittingSize(ProposedSize(width: contentWidth(width)))
    return Size(width: width, height: size.height)
  }

  override func layoutSubviews() {
    place(
      content,
      at: Rect(
        x: frame.width > contentWidth(frame.width) ? Self.margin : 0, y: 0,
        width: contentWidth(frame.width), height: frame.height))
  }

  private func contentWidth(_ width: Int) -> Int {
    min(Self.maximumWidth, width > 30 ? width - 2 * Self.margin : width)
  }
}
