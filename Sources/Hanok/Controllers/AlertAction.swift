public import HanokLocalization

/// An answer that an ``AlertController`` offers.
public final class AlertAction {
  /// The kinds of answers.
  public enum Style: Hashable, Sendable {
    /// A usual answer.
    case `default`
    /// The answer that changes nothing; Escape gives it.
    case cancel
    /// An answer that deletes or loses something.
    case destructive
  }

  /// The words of the button.
  public let title: Message
  /// The kind of the answer.
  public let style: Style
  /// The letters that give the answer, as a message.
  public let mnemonic: Message?
  /// Whether the answer is available now.
  public var isEnabled = true {
    didSet { for button in buttons { (button.view as? Button)?.isEnabled = isEnabled } }
  }

  let handler: () -> Void
  /// The buttons that offer the answer: one for each alert that has it.
  private var buttons: [WeakView] = []

  /// Creates an answer.
  ///
  /// - Parameter handler: Called with the answer, after the alert has disappeared.
  public init(
    _ title: Message, style: Style = .default, mnemonic: Message? = nil,
    handler: @escaping () -> Void = {}
  ) {
    self.title = title
    self.style = style
    self.mnemonic = mnemonic
    self.handler = handler
  }

  /// Returns a new button that offers the answer, and is enabled while the answer is.
  func makeButton() -> Button {
    let button = Button(
      title, mnemonic: mnemonic, style: style == .destructive ? .destructive : .bordered)
    button.isEnabled = isEnabled
    buttons = buttons.filter { $0.view != nil } + [WeakView(view: button)]
    return button
  }

  /// Returns the answer “OK”.
  public static func ok(handler: @escaping () -> Void = {}) -> AlertAction {
    AlertAction(.Hanok.alertOk, handler: handler)
  }

  /// Returns the answer “Cancel”.
  public static func cancel(handler: @escaping () -> Void = {}) -> AlertAction {
    AlertAction(.Hanok.alertCancel, style: .cancel, handler: handler)
  }
}
