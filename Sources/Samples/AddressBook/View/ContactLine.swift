package import Hanok

/// What a line of a card says: data that a controller makes, and the view shows.
package nonisolated struct CardLine: Hashable {
  /// What the text is: a birthday, a work phone.
  package let name: Message
  /// The lines of the text, each of which runs in a direction of its own.
  package let lines: [Message]
  /// The text as it is copied.
  package let copied: String
  /// The text as it is read aloud.
  package let spoken: Message

  /// A text of one line.
  ///
  /// - Parameter copied: The text as it is copied.
  package init(_ name: Message, _ text: Message, copied: String) {
    (self.name, lines, spoken, self.copied) = (name, [text], text, copied)
  }

  /// A text of several lines.
  ///
  /// - Parameter copied: The text as it is copied; nil for the one that shows.
  package init(_ name: Message, lines: [String], copied: String? = nil) {
    let text = lines.joined(separator: "\n")
    self.name = name
    self.lines = lines.map { .AddressBook.cardText(text: $0) }
    self.copied = copied ?? text
    spoken = .verbatim(text)
  }
}

/// A line of a card: what it is, and a text of one or more lines, which a press copies.
///
/// ```
///  Mobile   010-1234-5678
///  Home     서울특별시 종로구
///           사직로 161
/// ```
package final class ContactLine: Control {
  /// What the line says.
  package let line: CardLine
  private let nameLabel: Label
  private let text: StackView

  /// The cells between the name and the text, and the empty cells at both sides.
  private static let gap = 2
  private static let margin = 1

  /// A view of a line.
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

  /// The column in which the text begins: that of the longest name among the card's lines.
  package var textColumn = 0 { didSet { if textColumn != oldValue { setNeedsContentUpdate() } } }

  /// The column that the line's own name asks for.
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

  /// Whether the text has no room beside the name, so that it is below it.
  private func isStacked(_ width: Int) -> Bool { width - textColumn < Self.leastTextWidth }

  /// The least cells for a text beside its name.
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
