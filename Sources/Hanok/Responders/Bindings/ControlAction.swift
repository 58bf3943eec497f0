import HanokLocalization

/// The actions of keys in buttons, check boxes, switches, pickers and tabs.
public nonisolated enum ControlAction: String, ToolkitKeyAction {
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

/// The actions of keys in a link.
public nonisolated enum LinkAction: String, ToolkitKeyAction {
  /// Opens the link; Space doesn't: in browsers it scrolls.
  case follow
  /// Copies the address.
  case copyAddress

  /// The name in files of keys.
  public static let context = "link"

  static let otherTitles: [LinkAction: Message] = [.copyAddress: .Hanok.linkCopy]
}

/// The actions of keys in sliders, steppers and other controls of a range.
public nonisolated enum RangeAction: String, ToolkitKeyAction {
  /// A step up.
  case increase
  /// A step down.
  case decrease
  /// Several steps up.
  case increaseMore
  /// Several steps down.
  case decreaseMore
  /// The least value.
  case setToMinimum
  /// The greatest value.
  case setToMaximum
  /// The typed value, or the action of the control.
  case confirm
  /// Deletes the last typed digit.
  case deleteDigit
  /// Discards the typed digits.
  case discard

  /// The name in files of keys.
  public static let context = "range"

  static let otherTitles: [RangeAction: Message] = [
    .increase: .Hanok.numberFieldIncrease, .decrease: .Hanok.numberFieldDecrease,
    .deleteDigit: .Hanok.keysDeleteBackward,
  ]
}
