import Hanok

/// The operations that were performed, a line each, the last of which show.
///
/// It scrolls by keys and the wheel, and follows what comes. The oldest lines are dropped.
final class TapeView: ScrollView {
  private let stack = StackView(.vertical)
  private let placeholder = Label(.Calculator.tapeEmpty, alignment: .trailing)
  private var isFollowing = false

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
    let line = Label(message, alignment: .trailing)
    line.numberOfLines = 0
    line.accessibilityTraits = [.staticText, .updatesFrequently]
    placeholder.removeFromSuperview()
    stack.addSubview(line)
    if stack.subviews.count > Self.maximumLineCount { stack.subviews[0].removeFromSuperview() }
    isFollowing = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isFollowing else { return }
    isFollowing = false
    contentOffset = contentSize.height
  }
}
