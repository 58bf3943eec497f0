public import HanokLocalization
public import HanokTerminal

/// The actions of keys in sliders, steppers and other controls of a range.
public nonisolated enum RangeAction: String, KeyAction {
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

  /// The name in help.
  public var title: Message {
    switch self {
    case .increase: .Hanok.numberFieldIncrease
    case .decrease: .Hanok.numberFieldDecrease
    case .deleteDigit: .Hanok.keysDeleteBackward
    default: Message("keys.\(rawValue)", table: "Hanok")
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .increase: [KeyEvent(.right), KeyEvent(.character("+"))]
    case .decrease: [KeyEvent(.left), KeyEvent(.character("-"))]
    case .increaseMore: [KeyEvent(.pageUp)]
    case .decreaseMore: [KeyEvent(.pageDown)]
    case .setToMinimum: [KeyEvent(.home)]
    case .setToMaximum: [KeyEvent(.end)]
    case .confirm: [KeyEvent(.enter)]
    case .deleteDigit: [KeyEvent(.backspace)]
    case .discard: [KeyEvent(.escape)]
    }
  }
}
