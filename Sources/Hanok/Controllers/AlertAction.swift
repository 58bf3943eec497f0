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
  public var isEnabled = true { didSet { button.isEnabled = isEnabled } }

  let handler: () -> Void
  let button: AlertButton
  /// Called when the button is used; the alert that shows it sets this.
  var onChoice: () -> Void = {}

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
    button = AlertButton(title, mnemonic: mnemonic)
    button.isDestructive = style == .destructive
    button.addAction { [unowned self] in onChoice() }
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

/// A button of an alert, in the colour of a failure if its answer is destructive.
final class AlertButton: Button {
  var isDestructive = false { didSet { if isDestructive != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: Canvas) {
    super.draw(in: canvas)
    guard isDestructive, isUsable else { return }
    let failure = canvas.traits.theme.failure
    canvas.restyle(bounds) { style in
      var style = style
      style.foreground = failure.foreground
      return style
    }
  }
}
