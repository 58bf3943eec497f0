package import Hanok

/// A breach: its parts with their names, and what happened.
package final class BreachDetailView: View {
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
    page = ScrollView(StackView(.vertical, spacing: 1, views: [grid, summaryLabel]))
    super.init()
    addSubview(page)
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
    page.frame = Rect(x: (frame.width - width) / 2, y: 0, width: width, height: frame.height)
  }
}
