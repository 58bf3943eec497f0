package import Hanok

/// A breach: its parts with their names, its description, and the foot.
package final class BreachDetailView: View {
  /// The bar with the buttons for the language and for quitting.
  package let foot = FootBar()

  private let grid = GridView([.fitting, .share(1)], columnSpacing: 2)
  private let summaryLabel = Label()
  private let page: ScrollView

  /// The maximum width of texts, in cells.
  private static let maximumWidth = 72
  /// The minimum width for values next to their names.
  private static let leastWidthBeside = 36

  /// Creates a view without parts.
  package override init() {
    summaryLabel.numberOfLines = 0
    page = BreachPage(StackView(.vertical, spacing: 1, views: [grid, summaryLabel]))
    super.init()
    for view in [page, foot] { addSubview(view) }
  }

  /// Shows parts in their order, each with its name, and the description.
  package func show(_ parts: [(name: Message, value: Message)], summary: Message) {
    for view in grid.subviews { view.removeFromSuperview() }
    for part in parts {
      let (name, value) = (Label(part.name), Label(part.value))
      name.style = \.secondary
      // A screen reader reads the name with its value.
      name.isAccessibilityElement = false
      value.accessibilityLabel = part.name
      value.accessibilityValue = part.value
      value.numberOfLines = 0
      grid.addSubview(name)
      grid.addSubview(value)
    }
    summaryLabel.message = summary
  }

  package override func layoutSubviews() {
    let width = min(frame.width, Self.maximumWidth)
    grid.columns = width < Self.leastWidthBeside ? [.share(1)] : [.fitting, .share(1)]
    let height = foot.place(in: frame.size)
    page.frame = Rect(x: (frame.width - width) / 2, y: 0, width: width, height: height)
  }
}

/// A page that always can have the focus: Enter on a breach must not press a button of the foot.
private final class BreachPage: ScrollView {
  override var canBecomeFirstResponder: Bool { true }
}
