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
    if let localizer = traits?.localizer {
      let writer = NumberWriter(localizer.language)
      for case let line as TapeLine in stack.subviews {
        // The scroll indicator may occupy a column.
        line.breakNumbers(by: writer, in: localizer, width: frame.width - 1)
      }
    }
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

/// A line of the tape.
///
/// If a number is longer than a row, it breaks between groups of digits, not within them.
private final class TapeLine: Label {
  private let calculation: Message
  /// The language and the width for which the numbers are broken.
  private var broken: (language: LanguageTag, width: Int)?

  init(_ calculation: Message) {
    self.calculation = calculation
    super.init(calculation)
    numberOfLines = 0
    accessibilityTraits = [.staticText, .updatesFrequently]
    accessibilityLabel = calculation
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    // The words may be others in the same language, while a translator works on them.
    broken = nil
    if let traits { alignment = traits.numberAlignment }
  }

  /// Breaks the numbers for a width in cells, unless they are.
  func breakNumbers(by writer: NumberWriter, in localizer: Localizer, width: Int) {
    if let broken, broken == (localizer.language, width) { return }
    broken = (localizer.language, width)
    let text = localizer.string(calculation)
    message = .verbatim(writer.breakingAtGroups(text, longerThan: width))
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
