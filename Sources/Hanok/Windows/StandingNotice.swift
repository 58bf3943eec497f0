import HanokLocalization
import HanokTerminal

/// A message in rows of its own at the bottom of the window, below all layers, until it is removed.
///
/// It never has the focus, and covers nothing: the layers get what it leaves.
///
/// ```
/// ┌──────────────────────────────────────┐
/// │ the screen, sheets and popovers      │
/// │ ko.lproj/Quiz.strings:3:18: A semi…  │
/// └──────────────────────────────────────┘
/// ```
final class StandingNotice: View {
  private let label: Label

  /// The minimum height of a window that has room for a standing notice.
  private static let leastHeight = 3
  /// The rows of a window for each row that the notice may have.
  private static let share = 6

  var message: Message? { label.message }

  init(_ message: Message) {
    label = Label(message)
    super.init()
    label.style = \.warning
    background = \.notice
    isUserInteractionEnabled = false
    addSubview(label)
  }

  func height(in window: Size) -> Int {
    guard window.height >= Self.leastHeight else { return 0 }
    let most = max(1, window.height / Self.share)
    label.numberOfLines = most
    return min(most, label.fittingSize(ProposedSize(width: window.width)).height)
  }

  override func layoutSubviews() { label.frame = bounds }
}
