package import Hanok

/// A breach: its parts with their names, what happened, and the foot.
package final class BreachDetailView: View {
  /// Changes the language, and leaves the program.
  package let foot = FootBar()

  private let grid = GridView([.fitting, .share(1)], columnSpacing: 2)
  private let summaryLabel = Label()
  private let page: ScrollView

  /// The widest text, in cells.
  private static let maximumWidth = 72
  /// From this width on a value is beside its name.
  private static let leastWidthBeside = 36

  /// A breach without parts yet.
  package override init() {
    summaryLabel.numberOfLines = 0
    page = BreachPage(StackView(.vertical, spacing: 1, views: [grid, summaryLabel]))
    super.init()
    for view in [page, foot] { addSubview(view) }
  }

  /// Shows some parts in their order, each with its name, and what happened.
  package func show(_ parts: [(name: Message, value: Message)], summary: Message) {
    for view in grid.subviews { view.removeFromSuperview() }
    for part in parts {
      let (name, value) = (Label(part.name), Label(part.value))
      name.style = \.secondary
      // A reader hears the name with its value.
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

/// A page that has the keys also where all of it shows: Enter on a breach presses no button of the foot.
private final class BreachPage: ScrollView {
  override var canBecomeFirstResponder: Bool { true }
}
