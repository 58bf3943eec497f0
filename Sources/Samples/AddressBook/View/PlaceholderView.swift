package import Hanok

/// A text in the middle of an empty screen.
package final class PlaceholderView: View {
  private let label: Label

  /// The maximum width of a line, in cells.
  private static let maximumWidth = 40

  /// Creates a view of a text.
  package init(_ message: Message) {
    label = Label(message, alignment: .center)
    label.style = \.secondary
    label.numberOfLines = 0
    super.init()
    addSubview(label)
  }

  package override func layoutSubviews() {
    let room = min(Self.maximumWidth, max(0, frame.width - 2))
    let size = label.fittingSize(ProposedSize(width: room, height: frame.height))
    place(
      label,
      at: Rect(
        x: (frame.width - size.width) / 2, y: max(0, (frame.height - size.height) / 2),
        width: size.width, height: min(size.height, frame.height)))
  }
}
