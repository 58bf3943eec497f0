public import HanokLocalization
public import HanokTerminal

/// A control that is on or off with immediate effect, and shows its state as a word.
///
/// ```
/// [━━●] On   Wi-Fi        ‹●──› Off  Wi-Fi    focused
/// ```
///
/// While it is on, the knob is on the trailing side. Space, Enter, its letter or a click switches
/// it; the left and right arrow keys move the knob to that side.
open class Switch: ToggleControl {
  /// The word for on; nil for the toolkit's.
  public var onTitle: Message? { didSet { setNeedsContentUpdate() } }
  /// The word for off; nil for the toolkit's.
  public var offTitle: Message? { didSet { setNeedsContentUpdate() } }

  /// The cells between the edges.
  private static let trackWidth = 3

  /// Creates a switch with a text and its letters; nil for one with a label before it.
  public override init(_ title: Message? = nil, isOn: Bool = false, mnemonic: Message? = nil) {
    super.init(title, isOn: isOn, mnemonic: mnemonic)
  }

  open override var signs: [String] {
    let symbols = traits?.symbols ?? .unicode
    let rail = isOn ? symbols.heavyLine : symbols.horizontalLine
    var track = Array(repeating: rail, count: Self.trackWidth)
    track[isOn ? Self.trackWidth - 1 : 0] = isOn ? symbols.bullet : symbols.circle
    return track
  }

  open override var stateName: Message { name(isOn: isOn) }
  open override var shownStateNames: [Message] { [name(isOn: true), name(isOn: false)] }

  private func name(isOn: Bool) -> Message {
    isOn ? onTitle ?? Message.Hanok.switchOn : offTitle ?? Message.Hanok.switchOff
  }

  open override var keyActions: [any KeyAction] {
    super.keyActions + (isUsable ? [isOn ? ControlAction.turnOff : .turnOn] : [])
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    let action = keyAction(ControlAction.self, for: event)
    guard isUsable, action == .turnOn || action == .turnOff else { return super.keyPressed(event) }
    if isOn != (action == .turnOn) { sendActions(for: .primaryActionTriggered) }
    return true
  }
}
