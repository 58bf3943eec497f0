public import HanokLocalization
public import HanokTerminal

/// A view that sends an action when it is used.
open class Control: View {
  /// The events of a control.
  public enum Event: Hashable, Sendable {
    /// The control was used: a button pressed, a line entered.
    case primaryActionTriggered
    /// The control's value has changed.
    case valueChanged
    /// The control has got the keys, and takes text.
    case editingDidBegin
    /// The control that takes text has lost the keys.
    case editingDidEnd
    /// A search was ended by Escape, and its field is empty.
    case searchDidEnd
  }

  private var actions: [(event: Event, action: () -> Void)] = []

  /// Whether the control can be used.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isHighlighted = false
      setNeedsDisplay()
      setNeedsFocusUpdate()
    }
  }

  /// Whether the mouse's button is held on the control.
  public private(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The letters that use the control, as a message; the first is shown, all are accepted.
  ///
  /// A letter acts wherever the keys are, but in a field, which takes all letters, and in a table or a
  /// list into which something is just being typed (``TypeAhead``). With Alt it acts from there too.
  open var mnemonic: Message? { didSet { setNeedsContentUpdate() } }

  /// Whether the control can be used now: it and all that it is in.
  public var isUsable: Bool { isEnabled && isInteractive }

  open override var canBecomeFirstResponder: Bool { isUsable }

  /// Does something whenever the event happens.
  public func addAction(for event: Event = .primaryActionTriggered, _ action: @escaping () -> Void)
  {
    actions.append((event, action))
  }

  /// Calls a method of an object whenever the event happens; the object isn't kept alive.
  ///
  /// ```swift
  /// button.addTarget(self, action: QuizViewController.answerTrue)
  /// ```
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for event: Event = .primaryActionTriggered
  ) {
    addAction(for: event) { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls a method of an object with the control that was used, so that one method serves many.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for event: Event = .primaryActionTriggered
  ) {
    addAction(for: event) { [weak target, weak self] in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }

  /// Whether anything is done when the event happens.
  public func hasActions(for event: Event) -> Bool { actions.contains { $0.event == event } }

  /// Does something with the nearest responder of a type, whenever the event happens.
  ///
  /// It is an action without a target: from the control on, the responder chain is climbed to the
  /// first that is a `Target`, a protocol or a class. So a control needs to know what is to be done,
  /// not who does it. Where there is none, nothing happens.
  ///
  /// ```swift
  /// protocol Saving { func save() }
  /// button.addAction(toNearest: (any Saving).self) { $0.save() }
  /// ```
  public func addAction<Target>(
    toNearest type: Target.Type, for event: Event = .primaryActionTriggered,
    _ action: @escaping (Target) -> Void
  ) {
    addAction(for: event) { [weak self] in
      if let target = self?.nearestResponder(of: type) { action(target) }
    }
  }

  /// Performs the event's actions.
  public func sendActions(for event: Event) {
    for action in actions where action.event == event { action.action() }
  }

  /// Called when one of the control's letters was typed: uses it.
  open func mnemonicPressed() { sendActions(for: .primaryActionTriggered) }

  /// A click is a press and a release on the control; moving away in between calls it off.
  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      guard isUsable else { return true }
      isHighlighted = true
      becomeFirstResponder()
    case .drag(.left): break
    case .release(.left):
      let isClick = isHighlighted && isUsable && bounds.contains(event.position)
      isHighlighted = false
      if isClick { clicked(at: event.position) }
    default: return false
    }
    return true
  }

  /// Called when the control was clicked, in its own cells: uses it.
  open func clicked(at point: Point) { sendActions(for: .primaryActionTriggered) }

  open override func mouseCancelled() { isHighlighted = false }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override var accessibilityTraits: AccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityKeys: Message? { mnemonic }

  open override func accessibilityActivate() -> Bool {
    guard isUsable else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
