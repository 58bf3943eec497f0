import HanokLocalization

/// The actions of keys in sliders, steppers and other controls of a range.
public enum RangeAction: String, ToolkitKeyAction {
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

  static let otherTitles: [RangeAction: String] = [
    .increase: "numberField.increase", .decrease: "numberField.decrease",
    .deleteDigit: "keys.deleteBackward",
  ]
}
