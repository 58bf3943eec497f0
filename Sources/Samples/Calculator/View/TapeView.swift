import Hanok

/// The completed operations, one per line, with the last ones visible.
///
/// It scrolls by keys and the wheel, and follows new lines. The oldest lines are dropped.
final class TapeView: EndScrollView {
  /// Whether the tape scrolls with the view that contains it; then its indicator shows the focus alone.
  var isInScrollingView = false { didSet { updateIndicator() } }
  private let stack = StackView(.vertical)
  private var shownHeight = 0
  private let placeholder = Label(.Calculator.tapeEmpty)

  /// The maximum number of lines.
  static let maximumLineCount = 200

  init() {
    placeholder.style = \.secondary
    placeholder.numberOfLines = 0
    stack.addSubview(placeholder)
    super.init(stack)
  }

  /// Adds a line at the end, and scrolls to it.
  func append(_ message: Message) {
    let line = TapeLine(message)
    placeholder.removeFromSuperview()
    stack.addSubview(line)
    if stack.subviews.count > Self.maximumLineCount { stack.subviews[0].removeFromSuperview() }
    scrollToEnd()
  }

  override func layoutSubviews() {
    // The scroll indicator may occupy a column.
    for case let line as TapeLine in stack.subviews { line.room = frame.width - 1 }
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
  }

  private func updateIndicator() {
    showsVerticalScrollIndicator = !isInScrollingView || isFirstResponder
  }
}

/// A line of the tape.
///
/// If a number is longer than a row, it breaks between groups of digits, not within them.
private final class TapeLine: Label {
  /// The number of cells of a row.
  var room = 0 { didSet { if room != oldValue { breakNumbers() } } }
  private let calculation: Message

  init(_ calculation: Message) {
    self.calculation = calculation
    super.init(calculation)
    numberOfLines = 0
    accessibilityTraits = [.staticText, .updatesFrequently]
    accessibilityLabel = calculation
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    if let traits { alignment = traits.numberAlignment }
    breakNumbers()
  }

  private func breakNumbers() {
    guard let localizer = traits?.localizer else { return }
    let text = localizer.string(calculation)
    let broken = NumberWriter(localizer.language).breakingAtGroups(text, longerThan: room)
    message = broken == text ? calculation : .verbatim(broken)
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
