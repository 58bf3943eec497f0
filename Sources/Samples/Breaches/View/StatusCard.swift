package import Hanok

/// A card in the middle of a screen: the state as a text, and the available actions.
package final class StatusCard: StackView {
  /// Cancels the download.
  package let cancelButton = Button(.Breaches.cancel, mnemonic: .Breaches.cancelKeys)
  /// Downloads again after a failure.
  package let retryButton = Button(.Breaches.retry, mnemonic: .Breaches.retryKeys)
  private let heading = Label(alignment: .center)
  private let text = Label(alignment: .center)
  private let remedy = Label(alignment: .center)
  private let bar = ProgressView()
  private let actions: StackView
  private let box: BoxView

  /// The width of the card if there is room, in cells.
  private static let width = 60

  init() {
    for label in [heading, text, remedy] { label.numberOfLines = 0 }
    // Line mode accepts it while all other lines wait for the list.
    cancelButton.accessibilityTraits.insert(.stopsWork)
    heading.accessibilityTraits = .header
    remedy.style = \.secondary
    bar.showsPercent = true
    let buttons = FlowView(alignment: .center, views: [cancelButton, retryButton])
    actions = StackView(.vertical, views: [SpacerView(1), buttons])
    box = BoxView(
      StackView(.vertical, views: [heading, SpacerView(1), text, bar, remedy, actions]))
    super.init(.vertical, alignment: .center)
    for view in [SpacerView(share: 1), box, SpacerView(share: 1)] { addSubview(view) }
    show(nil, style: \.heading)
  }

  /// Shows a text without actions.
  package func showText(_ message: Message, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
    text.alignment = .leading
    actions.isHidden = true
  }

  /// Shows the progress of a download, which can be cancelled.
  ///
  /// - Parameter fraction: The part from 0 to 1; nil if it is unknown.
  package func showProgress(_ message: Message?, fraction: Double?, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
    text.accessibilityTraits = [.staticText, .updatesFrequently]
    bar.isHidden = false
    bar.isIndeterminate = fraction == nil
    bar.progress = fraction ?? 0
    cancelButton.isHidden = false
  }

  /// Shows a failure with advice, and that the download can be repeated.
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
    text.alignment = .center
    text.accessibilityTraits = .staticText
    actions.isHidden = false
    for view in [bar, cancelButton, retryButton] as [View] { view.isHidden = true }
    bar.isIndeterminate = false
  }

  package override func layoutSubviews() {
    let width = min(frame.width, Self.width)
    box.widthLimits = .exactly(width)
    // If there is little room, the text needs it more than the border.
    let edge = BoxView(View()).fittingSize(.unspecified)
    let content = box.contentView.fittingSize(ProposedSize(width: width - edge.width))
    box.hasBorder = width > Self.width / 2 && frame.height >= content.height + edge.height
    super.layoutSubviews()
  }
}
