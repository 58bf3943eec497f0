package import Hanok

/// A card in the middle of a screen: what is going on, in words, and what can be done about it.
package final class StatusCard: StackView {
  /// Ends what is going on.
  package let cancelButton = Button(.Breaches.cancel, mnemonic: .Breaches.cancelKeys)
  /// Tries again what has failed.
  package let retryButton = Button(.Breaches.retry, mnemonic: .Breaches.retryKeys)
  private let heading = Label(alignment: .center)
  private let text = Label(alignment: .center)
  private let remedy = Label(alignment: .center)
  private let bar = ProgressView()
  private let box: BoxView

  /// The width of the card where there is room, in cells.
  private static let width = 60

  init() {
    for label in [heading, text, remedy] { label.numberOfLines = 0 }
    heading.accessibilityTraits = .header
    remedy.style = \.secondary
    bar.showsPercent = true
    let buttons = FlowView(alignment: .center, views: [cancelButton, retryButton])
    box = BoxView(
      StackView(
        .vertical, views: [heading, SpacerView(1), text, bar, remedy, SpacerView(1), buttons]))
    box.widthLimits = LengthLimits(ideal: Self.width, maximum: Self.width)
    super.init(.vertical, alignment: .center)
    for view in [SpacerView(share: 1), box, SpacerView(share: 1)] { addSubview(view) }
    show(nil, style: \.heading)
  }

  /// Shows some words, and nothing that can be done.
  package func showText(_ message: Message, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
  }

  /// Shows that something is on its way, how far it is as a part from 0 to 1, and that it can be ended.
  ///
  /// - Parameter fraction: Nil where the part isn't known.
  package func showProgress(_ message: Message?, fraction: Double?, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
    bar.isHidden = false
    bar.isIndeterminate = fraction == nil
    bar.progress = fraction ?? 0
    cancelButton.isHidden = false
  }

  /// Shows what has failed, what to do about it, and that it can be tried again.
  package func showFailure(_ message: Message, remedy words: Message, heading title: Message) {
    show(title, style: \.failure)
    text.message = message
    remedy.message = words
    retryButton.isHidden = false
  }

  private func show(_ title: Message?, style: KeyPath<Theme, Style>) {
    heading.message = title
    heading.style = style
    (text.message, remedy.message) = (nil, nil)
    for view in [bar, cancelButton, retryButton] as [View] { view.isHidden = true }
    bar.isIndeterminate = false
  }

  package override func layoutSubviews() {
    // Where there is little room, the words need it more than a border does.
    box.hasBorder = frame.width > Self.width / 2 && frame.height >= box.borderedHeight
    super.layoutSubviews()
  }
}

extension BoxView {
  /// The rows that the content takes with a border around it.
  fileprivate var borderedHeight: Int {
    contentView.fittingSize(ProposedSize(width: max(0, (superview?.frame.width ?? 0) - 4))).height
      + 2
  }
}
