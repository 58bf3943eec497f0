import HanokLocalization
import HanokTerminal

/// A notice above all layers: it takes no keys, and goes by itself.
final class NoticeView: View {
  private let box: BoxView
  private let label: Label

  /// The widest text of a notice, in cells.
  private static let maximumWidth = 48

  init(_ message: Message) {
    label = Label(message)
    label.numberOfLines = 0
    label.widthLimits = LengthLimits(maximum: Self.maximumWidth)
    box = BoxView(label)
    box.background = \.notice
    super.init()
    isUserInteractionEnabled = false
    addSubview(box)
  }

  /// At the top, at the trailing side.
  override func layoutSubviews() {
    var size = box.fittingSize(ProposedSize(width: min(frame.width, Self.maximumWidth + 4)))
    size.width = min(size.width, frame.width)
    box.hasBorder = size.height <= frame.height && frame.width >= 12
    if !box.hasBorder { size = box.fittingSize(ProposedSize(width: frame.width)) }
    place(
      box,
      at: Rect(
        x: frame.width - size.width, y: 0, width: size.width, height: min(size.height, frame.height)
      ))
  }
}
