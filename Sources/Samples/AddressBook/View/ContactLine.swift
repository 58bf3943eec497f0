package import Hanok

/// The content of a card's line: data that a controller creates, and the view shows.
package nonisolated struct CardLine: Hashable {
  /// The name of the text: a birthday, a work phone.
  package let name: Message
  /// The lines of the text, each of which has its own direction.
  package let lines: [Message]
  /// The text for copying.
  package let copied: String
  /// The text for reading aloud.
  package let spoken: Message

  /// Creates a text of one line.
  ///
  /// - Parameter copied: The text for copying.
  package init(_ name: Message, _ text: Message, copied: String) {
    (self.name, lines, spoken, self.copied) = (name, [text], text, copied)
  }

  /// Creates a text of several lines.
  ///
  /// - Parameter copied: The text for copying; nil for the visible one.
  package init(_ name: Message, lines: [String], copied: String? = nil) {
    let text = lines.joined(separator: "\n")
    self.name = name
    self.lines = lines.map { .AddressBook.cardText(text: $0) }
    self.copied = copied ?? text
    spoken = .verbatim(text)
  }
}

/// A line of a card: a name, and a text of one or more lines, which a press copies.
///
/// ```
///  Mobile   010-1234-5678
///  Home     서울특별시 종로구
///           사직로 161
/// ```
package final class ContactLine: Control {
  /// The content of the line.
  package let line: CardLine
  private let nameLabel: Label
  private let text: StackView

  /// The cells between the name and the text, and the empty cells at both sides.
  private static let gap = 2
  private static let margin = 1

  /// Creates a view of a line.
  package init(_ line: CardLine) {
    self.line = line
    nameLabel = Label(line.name)
    let labels = line.lines.map { Label($0) }
    text = StackView(.vertical, views: labels)
    nameLabel.style = \.secondary
    super.init()
    for label in labels { label.numberOfLines = 0 }
    // The line is one element, read with its name.
    for label in labels + [nameLabel] { label.isAccessibilityElement = false }
    addSubview(nameLabel)
    addSubview(text)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = line.name
    accessibilityValue = line.spoken
  }

  /// The column of the text: it follows the longest name among the card's lines.
  package var textColumn = 0 { didSet { if textColumn != oldValue { setNeedsContentUpdate() } } }

  /// The column of the text after the line's own name.
  package var idealTextColumn: Int {
    nameLabel.fittingSize(.unspecified).width + Self.margin + Self.gap
  }

  package override func firstResponderDidChange() {
    background = isFirstResponder ? \.selection : nil
    nameLabel.style = isFirstResponder ? nil : \.secondary
    super.firstResponderDidChange()
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event == KeyEvent(.enter) || event == KeyEvent(.character(" ")) else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Whether the text is below the name, since it has no room next to it.
  private func isStacked(_ width: Int) -> Bool { width - textColumn < Self.leastTextWidth }

  /// The minimum width of a text next to its name, in cells.
  private static let leastTextWidth = 16

  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? ProposedSize.largestLength
    let size = text.fittingSize(ProposedSize(width: textRoom(width)))
    let isStacked = isStacked(width)
    return Size(
      width: min(width, (isStacked ? Self.margin + Self.gap : textColumn) + size.width + 1),
      height: max(1, size.height) + (isStacked ? 1 : 0))
  }

  private func textRoom(_ width: Int) -> Int {
    max(1, width - (isStacked(width) ? 2 * Self.margin + Self.gap : textColumn + Self.margin))
  }

  package override func layoutSubviews() {
    let isStacked = isStacked(frame.width)
    let nameWidth = isStacked ? frame.width - 2 * Self.margin : textColumn - Self.gap
    place(nameLabel, at: Rect(x: Self.margin, y: 0, width: max(0, nameWidth), height: 1))
    place(
      text,
      at: Rect(
        x: isStacked ? Self.margin + Self.gap : textColumn, y: isStacked ? 1 : 0,
        width: textRoom(frame.width), height: max(0, frame.height - (isStacked ? 1 : 0))))
  }
}
