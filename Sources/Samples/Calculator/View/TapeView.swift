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
    let line = TapeLine(message)
    placeholder.removeFromSuperview()
    stack.addSubview(line)
    if stack.subviews.count > Self.maximumLineCount { stack.subviews[0].removeFromSuperview() }
    scrollToEnd()
  }

  override func layoutSubviews() {
    // An indicator of the scrolled part may take a column.
    for case let line as TapeLine in stack.subviews { line.room = frame.width - 1 }
    super.layoutSubviews()
  }
}

/// A line of the tape, which breaks between groups of digits rather than within them where a number is
/// longer than a row.
private final class TapeLine: Label {
  /// The cells of a row.
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
