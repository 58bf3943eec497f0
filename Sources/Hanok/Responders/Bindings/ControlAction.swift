public import HanokLocalization
public import HanokTerminal

/// The actions of keys in buttons, check boxes, switches, pickers and tabs.
public nonisolated enum ControlAction: String, KeyAction {
  /// Uses the control.
  case press
  /// Opens the list of a picker.
  case open
  /// Turns a switch on: its knob moves forward.
  case turnOn
  /// Turns a switch off: its knob moves back.
  case turnOff

  /// The name in files of keys.
  public static let context = "control"

  /// The name in help.
  public var title: Message { Message("keys.\(rawValue)", table: "Hanok") }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .press: [KeyEvent(.enter), KeyEvent(.character(" "))]
    case .open: [KeyEvent(.down), KeyEvent(.down, .alt)]
    case .turnOn: [KeyEvent(.right)]
    case .turnOff: [KeyEvent(.left)]
    }
  }
}
