import Hanok

/// The completed operations, one per line, with the last ones visible.
///
/// It scrolls by keys and the wheel, and follows new lines. The oldest lines are dropped.
final class TapeView: EndScrollView {
  /// Whether the tape scrolls with the view that contains it; then its indicator shows the focus
  /// alone.
  var isInScrollingView = false { didSet { updateIndicator() } }
  /// Called when the tape has gained or lost the focus.
  var onFocusChange: () -> Void = {}
  private let lines: TapeLinesView
  private var shownHeight = 0
  private let placeholder = Label(.Calculator.tapeEmpty)

  init(_ formats: FormatterCache) {
    lines = TapeLinesView(formats)
    placeholder.style = \.secondary
    placeholder.numberOfLines = 0
    super.init(StackView(.vertical, views: [placeholder, lines]))
  }

  /// Adds a line at the end, and scrolls to it.
  func append(_ message: Message) {
    placeholder.removeFromSuperview()
    lines.append(message)
    scrollToEnd()
  }

  override func layoutSubviews() {
    // The scroll indicator may occupy a column.
    lines.breakingWidth = frame.width - 1
    // In fewer rows the last lines are still the visible ones.
    if frame.height < shownHeight, contentOffset + shownHeight >= contentSize.height {
      scrollToEnd()
    }
    shownHeight = frame.height
    super.layoutSubviews()
  }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    updateIndicator()
    onFocusChange()
  }

  private func updateIndicator() {
    showsVerticalScrollIndicator = !isInScrollingView || isFirstResponder
  }
}

/// A scroll view that can scroll to its end right after its layout.
class EndScrollView: ScrollView {
  private var isEndWanted = false

  /// Scrolls to the end of the content, including content that has just been added.
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
