import Hanok

/// The operations that were performed, a line each, the last of which show.
///
/// It scrolls by keys and the wheel, and follows what comes. The oldest lines are dropped.
final class TapeView: EndScrollView {
  private let stack = StackView(.vertical)
  private let placeholder = Label(.Calculator.tapeEmpty)

  /// The lines that are kept.
  static let maximumLineCount = 200

  init() {
    placeholder.style = \.secondary
    placeholder.numberOfLines = 0
    stack.addSubview(placeholder)
    super.init(stack)
  }

  /// Adds a line at the end, and shows it.
  func append(_ message: Message) {
    let line = Label(message, alignment: traits?.numberAlignment ?? .trailing)
    line.numberOfLines = 0
    line.accessibilityTraits = [.staticText, .updatesFrequently]
    placeholder.removeFromSuperview()
    stack.addSubview(line)
    if stack.subviews.count > Self.maximumLineCount { stack.subviews[0].removeFromSuperview() }
    scrollToEnd()
  }

  override func traitsDidChange() {
    guard let traits else { return }
    for case let line as Label in stack.subviews { line.alignment = traits.numberAlignment }
  }
}

/// A view that scrolls another, and can show its end as soon as it is placed.
class EndScrollView: ScrollView {
  private var isEndWanted = false

  /// Shows the end of the content, also of what is just being added.
  final func scrollToEnd() {
    isEndWanted = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isEndWanted else { return }
    isEndWanted = false
    contentOffset = contentSize.height
  }
}
