public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A view that sends an action when it is used.
open class Control: View {
  /// The events of a control.
  public enum Event: Hashable, Sendable {
    /// The control was used: a button pressed, a line entered.
    case primaryActionTriggered
    /// The control's value has changed.
    case valueChanged
    /// A text control has gained the focus.
    case editingDidBegin
    /// A text control has lost the focus.
    case editingDidEnd
    /// Escape has ended a search, and its field is empty.
    case searchDidEnd
  }

  private var actions: [(event: Event, action: () -> Void)] = []

  /// Whether the control is enabled.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isHighlighted = false
      setNeedsDisplay()
      setNeedsFocusUpdate()
    }
  }

  /// Whether a mouse button is pressed on the control.
  public private(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The letters that use the control, as a message; the first is shown, all are accepted.
  ///
  /// A letter works with the focus anywhere except in a field, which accepts all letters, and in a
  /// list, a menu or a choice that is searched by them (``View/searchesLetters``). With Alt it works
  /// there too.
  open var mnemonic: Message? {
    didSet {
      setNeedsContentUpdate()
      setNeedsFocusUpdate()
    }
  }

  /// Whether the control and all that contain it are enabled.
  public var isUsable: Bool { isEnabled && isInteractive }

  open override var canBecomeFirstResponder: Bool { isUsable }

  /// The style of the control in its state: disabled, pressed, focused, or none of these.
  ///
  /// ``View/theme`` changes it for a view and all in it. Of a choice, it is the style of the option
  /// with the focus. A subclass has a style of its own:
  ///
  /// ```swift
  /// override var stateStyle: Style {
  ///   var style = super.stateStyle
  ///   if isHighlighted { style.foreground = .red }
  ///   return style
  /// }
  /// ```
  open var stateStyle: Style {
    guard let theme = traits?.theme else { return .plain }
    if !isUsable { return theme.disabledControl }
    if isHighlighted { return theme.pressedControl }
    return isFirstResponder ? theme.focusedControl : theme.control
  }

  /// The signs around the control in its state, each of a cell.
  ///
  /// They are `[ ]`, or `‹ ›` if it is focused or pressed, and blanks if it is disabled.
  open var stateEdges: (leading: String, trailing: String) {
    guard isUsable, let traits else { return (" ", " ") }
    if isFirstResponder || isHighlighted { return (traits.symbols.back, traits.symbols.forward) }
    return (traits.symbols.brackets[0], traits.symbols.brackets[1])
  }

  /// Returns the mnemonic and the title in one line: `T True`.
  ///
  /// A letter that moves the focus in the key bindings isn't shown: with Alt, it is the mnemonic.
  public func captionText(_ title: Message) -> AttributedText {
    guard let traits else { return AttributedText("") }
    let words = AttributedText(drawing: title, in: traits)
    let keys = mnemonic.map { traits.localizer.letters(of: $0) } ?? ""
    let letter = keys.first?.capital(in: traits.textRules.language)
    guard let letter, !traits.keyBindings.moveFocus(letters: keys) else { return words }
    var text = AttributedText(letter, role: .key)
    text.runs += [.init(" ")] + words.runs
    return text
  }

  /// Performs an action each time the event is sent.
  public func addAction(for event: Event = .primaryActionTriggered, _ action: @escaping () -> Void)
  {
    actions.append((event, action))
  }

  /// Calls a method of an object each time the event is sent; the object isn't kept alive.
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

  /// Calls a method of an object with the control as its argument, so that one method serves many.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for event: Event = .primaryActionTriggered
  ) {
    addAction(for: event) { [weak target, weak self] in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }

  /// Whether the event has actions.
  public func hasActions(for event: Event) -> Bool { actions.contains { $0.event == event } }

  /// Performs an action with the nearest responder of a type each time the event is sent.
  ///
  /// The action has no target: from the control on, the responder chain is searched for the first
  /// `Target`, a protocol or a class. So a control needs to know the action, not the object that
  /// performs it. Without a `Target`, nothing happens.
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

  /// Uses the control, for a key, a letter, a click or line mode.
  ///
  /// By default, it sends `.primaryActionTriggered`.
  open func press() { sendActions(for: .primaryActionTriggered) }

  /// The actions of keys that use the control, such as ``ControlAction/press``; by default none.
  open var pressActions: [any KeyAction] { [] }

  open override var keyActions: [any KeyAction] { isUsable ? pressActions : [] }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    press(for: event) || super.keyPressed(event)
  }

  /// Uses the control if the key is one of ``pressActions``, and returns whether it is.
  func press(for event: KeyEvent) -> Bool {
    func hasKey<Action: KeyAction>(_ action: Action) -> Bool {
      keyAction(Action.self, for: event) == action
    }
    guard isUsable, pressActions.contains(where: { hasKey($0) }) else { return false }
    press()
    return true
  }

  /// Called after one of the control's letters; by default, it uses the control.
  open func mnemonicPressed() { press() }

  /// Handles a click: a press and a release on the control; moving away in between cancels it.
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
    default: return super.mouse(event)
    }
    return true
  }

  /// Called after a click, in the control's own cells; by default, it uses the control.
  open func clicked(at point: Point) { press() }

  open override func mouseCancelled() { isHighlighted = false }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override func describe(_ element: inout AccessibilityElement) {
    element.keys = mnemonic
    if !isEnabled { element.traits.insert(.notEnabled) }
  }

  open override func accessibilityActivate() -> Bool {
    guard isUsable else { return false }
    press()
    return true
  }
}
