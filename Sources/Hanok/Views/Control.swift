import HanokUnicode
public import HanokLocalization
import HanokTerminal

/// A view that does something when it is used.
open class Control: View {
  /// What happens to a control.
  public enum Event: Hashable, Sendable {
    /// It was used: a button pressed.
    case primaryActionTriggered
    /// Its value has changed.
    case valueChanged
  }

  private var actions: [(event: Event, action: () -> Void)] = []

  /// Whether it can be used.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
      if !isEnabled { window?.willRemove(self) }
    }
  }

  /// The letters that use it, as a message; the first is shown, all are accepted.
  open var keys: Message? { nil }
  /// What the control is called, where nothing is drawn.
  open var spokenTitle: Message? { nil }

  /// Whether keys go to this control first.
  public var isFocused: Bool { window?.firstResponder === self }

  open override var canBecomeFirstResponder: Bool { isEnabled && isInteractive }

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

  /// Lets an event happen.
  public func sendActions(for event: Event) {
    for action in actions where action.event == event { action.action() }
  }

  /// Whether one of the control's letters was typed, in whichever case or width.
  func isUsed(by typed: String) -> Bool {
    guard let keys, let localizer = traits?.localizer else { return false }
    return localizer.string(keys).contains { String($0).folded == typed.folded }
  }
}
