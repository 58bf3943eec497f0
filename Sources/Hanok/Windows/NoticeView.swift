import HanokLocalization
import HanokTerminal

/// A notice above all layers: it never has the focus, and disappears by itself.
final class NoticeView: View {
  private let box: BoxView
  private let label: Label
  /// The view that it is about.
  weak var subject: View?

  /// The maximum width of a notice's text, in cells.
  private static let maximumWidth = 48
  /// The minimum width of a window whose notices have a border.
  private static let leastBorderedWidth = 12

  var message: Message? { label.message }

  init(_ message: Message, about subject: View?) {
    self.subject = subject
    label = Label(message)
    label.numberOfLines = 0
    label.widthLimits = LengthLimits(maximum: Self.maximumWidth)
    box = BoxView(label)
    box.background = \.notice
    box.showsFocus = false
    super.init()
    isUserInteractionEnabled = false
    addSubview(box)
  }

  /// Returns the size in a room, with a border if there is room for one.
  func size(in room: Size) -> Size {
    let text = label.fittingSize(ProposedSize(width: room.width - BoxView.edge.width))
    box.hasBorder =
      room.width >= Self.leastBorderedWidth && text.height + BoxView.edge.height <= room.height
    let size = box.fittingSize(ProposedSize(width: room.width))
    return Size(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  override func layoutSubviews() { box.frame = bounds }
}
