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
  private let actions: StackView
  private let box: BoxView

  /// The width of the card where there is room, in cells.
  private static let width = 60

  init() {
    for label in [heading, text, remedy] { label.numberOfLines = 0 }
    // Line mode takes it while all other lines wait for the list.
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

  /// Shows some words, and nothing that can be done.
  package func showText(_ message: Message, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
    text.alignment = .leading
    actions.isHidden = true
  }

  /// Shows that something is on its way, how far it is as a part from 0 to 1, and that it can be ended.
  ///
  /// - Parameter fraction: Nil where the part isn't known.
  package func showProgress(_ message: Message?, fraction: Double?, heading title: Message) {
    show(title, style: \.heading)
    text.message = message
    text.accessibilityTraits = [.staticText, .updatesFrequently]
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
    text.alignment = .center
    text.accessibilityTraits = .staticText
    actions.isHidden = false
    for view in [bar, cancelButton, retryButton] as [View] { view.isHidden = true }
    bar.isIndeterminate = false
  }

  package override func layoutSubviews() {
    let width = min(frame.width, Self.width)
    box.widthLimits = .exactly(width)
    // Where there is little room, the words need it more than a border does.
    let edge = BoxView(View()).fittingSize(.unspecified)
    let content = box.contentView.fittingSize(ProposedSize(width: width - edge.width))
    box.hasBorder = width > Self.width / 2 && frame.height >= content.height + edge.height
    super.layoutSubviews()
  }
}
