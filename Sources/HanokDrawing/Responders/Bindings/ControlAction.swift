/// The actions of keys in buttons, check boxes, switches, pickers and tabs.
public enum ControlAction: String, ToolkitKeyAction {
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
}
