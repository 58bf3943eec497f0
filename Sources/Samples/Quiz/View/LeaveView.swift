package import Hanok

/// The question whether a round that has begun is to be left.
package final class LeaveView: StackView {
  /// Leaves the round.
  package let leaveButton = Button(.Quiz.leave, mnemonic: .Quiz.leaveKeys)
  /// Goes on with it.
  package let stayButton = Button(.Quiz.stay, mnemonic: .Quiz.stayKeys)
  private let lossLabel = Label()

  /// The widest text, in cells.
  private static let maximumWidth = 56

  /// A question that doesn't say yet what is lost.
  package init() {
    super.init(.vertical)
    lossLabel.numberOfLines = 0
    lossLabel.widthLimits = LengthLimits(maximum: Self.maximumWidth)
    let buttons = FlowView(spacing: 2, alignment: .trailing, views: [leaveButton, stayButton])
    for view in [lossLabel, SpacerView(1), buttons] { addSubview(view) }
  }

  /// The loss that leaving causes.
  package var loss: Message? {
    get { lossLabel.message }
    set { lossLabel.message = newValue }
  }
}
