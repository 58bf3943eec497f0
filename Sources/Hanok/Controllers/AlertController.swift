public import HanokLocalization
import HanokTerminal

/// A question or a message above the screen, with buttons that answer it.
///
/// ```
/// ╭────────────────────────────────╮
/// │ Delete “Notes”?                │
/// │ You can't get it back.         │
/// │                                │
/// │        ‹ Cancel › [ D Delete ] │
/// ╰────────────────────────────────╯
/// ```
///
/// It is presented like any controller, and its answer can be awaited:
///
/// ```swift
/// let delete = AlertAction(.Notes.delete, style: .destructive, mnemonic: .Notes.deleteKeys)
/// let alert = AlertController(
///   .Notes.deleteTitle(name: name), message: .Notes.deleteText, actions: [.cancel(), delete])
/// if await present(alert) === delete { … }
/// ```
///
/// Escape gives the cancelling answer, or the only one; with several and no cancelling one it does
/// nothing. Without actions, the alert has “OK”.
///
/// A letter that continues typing doesn't give a destructive answer: after the last letter, a pause
/// of a second precedes it. So the key that opens a question doesn't confirm it, however long it is
/// held. Alt with the letter, Enter on the focused answer and a click give the answer immediately.
open class AlertController: ViewController, AnsweringController {
  /// The kinds of alerts.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen, with the answers in a row.
    case alert
    /// The answers in a column, next to ``ViewController/sourceView`` if there is one.
    case actionSheet
  }

  /// The text below the title.
  public let message: Message?
  /// The kind of alert.
  public let preferredStyle: Style
  /// The answers, in the order of the buttons; a row begins, a column ends, with one that cancels.
  public var actions: [AlertAction] { didSet { if isViewLoaded { showActions() } } }
  /// The answer whose button has the focus first; nil for one that isn't destructive.
  public var preferredAction: AlertAction?
  /// The fields between the text and the answers, from the top.
  public private(set) var textFields: [TextField] = []
  /// The answer that was given, or nil.
  public private(set) var answer: AlertAction?

  private let heading: Message?
  private var wasShown = false
  private var answerButtons: [(action: AlertAction, button: Button)] = []
  private lazy var buttons: View =
    preferredStyle == .alert
    ? FlowView(spacing: 1, alignment: .trailing) : StackView(.vertical)

  /// The maximum width of texts, in cells, for readable lines.
  private static let maximumWidth = 60
  /// The width of a field, in cells: a name is in view as a whole.
  private static let fieldWidth = 40

  /// Creates an alert with a title, a text and answers.
  ///
  /// Neither Enter nor Escape gives a destructive answer.
  public init(
    _ title: Message?, message: Message? = nil, preferredStyle: Style = .alert,
    actions: [AlertAction] = []
  ) {
    heading = title
    self.actions = actions
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    super.title = title
    // Leaving it gives an answer.
    isModalInPresentation = true
  }

  /// The title is in lines of its own, since it may be longer than one.
  override var borderTitle: Message? { nil }

  /// The style: a popover for an action sheet with a source, otherwise a sheet; it can't be set.
  open override var modalPresentationStyle: ModalPresentationStyle {
    get { preferredStyle == .actionSheet && sourceView != nil ? .popover : .sheet }
    set {}
  }

  open override func loadView() {
    let texts = StackView(.vertical)
    if let heading { texts.addSubview(label(heading, \.heading, [.staticText, .header])) }
    if let message { texts.addSubview(label(message, nil, .staticText)) }
    let stack = StackView(.vertical, spacing: 1, views: [texts])
    texts.isHidden = texts.subviews.isEmpty
    for field in textFields { stack.addSubview(field) }
    stack.addSubview(buttons)
    view = stack
    if actions.isEmpty { actions = [.ok()] } else { showActions() }
  }

  /// Adds a field, before the alert is shown.
  ///
  /// Its ``TextInput/placeholder`` names it. Enter in it gives the answer that has the focus first
  /// in an alert without fields.
  ///
  /// - Parameter configure: Configures the field.
  public func addTextField(_ configure: (TextField) -> Void = { _ in }) {
    let field = TextField()
    field.widthLimits = LengthLimits(ideal: Self.fieldWidth)
    configure(field)
    field.addAction { [weak self] in
      if let self, let action = initialAction, action.isEnabled { give(action) }
    }
    textFields.append(field)
  }

  /// The answer whose button has the focus first.
  private var initialAction: AlertAction? {
    preferredAction ?? actions.first { $0.style == (canLose ? .cancel : .default) }
  }

  /// Whether an answer is destructive.
  var canLose: Bool { actions.contains { $0.style == .destructive } }

  private func label(
    _ message: Message, _ style: KeyPath<Theme, HanokTerminal.Style>?, _ traits: AccessibilityTraits
  ) -> Label {
    let label = Label(message)
    label.numberOfLines = 0
    label.widthLimits = LengthLimits(maximum: Self.maximumWidth)
    label.style = style
    label.accessibilityTraits = traits
    return label
  }

  private func showActions() {
    for view in buttons.subviews { view.removeFromSuperview() }
    answerButtons = []
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    for action in preferredStyle == .alert ? cancelling + others : others + cancelling {
      let button = action.makeButton()
      button.addAction { [weak self, weak action] in
        if let action { self?.give(action) }
      }
      buttons.addSubview(button)
      answerButtons.append((action, button))
    }
  }

  open override func viewWillAppear() {
    if answer != nil { (answer, wasShown) = (nil, false) }
  }

  open override func viewDidAppear() {
    // After another screen, the focus is unchanged.
    if wasShown { return }
    wasShown = true
    let first = answerButtons.first { $0.action === initialAction }?.button
    (textFields.first ?? first)?.becomeFirstResponder()
  }

  open override var keyCommands: [KeyCommand] {
    guard let action = escapeAction else { return [] }
    return [
      view.keyCommand(WindowAction.cancel, title: action.title, isEnabled: action.isEnabled) {
        [weak self] in self?.give(action)
      }
    ]
  }

  open override func presentationDidAttemptToDismiss() {
    if let action = escapeAction, action.isEnabled { give(action) }
  }

  private var escapeAction: AlertAction? {
    actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions.first : nil)
  }

  private func give(_ action: AlertAction) {
    guard answer == nil else { return }
    answer = action
    presentingViewController?.dismiss()
    action.handler()
  }
}
