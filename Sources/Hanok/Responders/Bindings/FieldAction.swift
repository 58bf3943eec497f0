public import HanokLocalization
public import HanokTerminal

/// The actions of keys in fields of one line, besides editing.
///
/// Where a field has one of these actions, its keys have precedence over those of ``TextAction``.
public nonisolated enum FieldAction: String, KeyAction {
  /// Enters the text.
  case submit
  /// The next number or day.
  case increase
  /// The previous number or day.
  case decrease
  /// A number that is several steps greater.
  case increaseMore
  /// A number that is several steps less.
  case decreaseMore
  /// Clears a search field, and ends the search.
  case endSearch

  /// The name in files of keys.
  public static let context = "field"

  /// The name in help.
  public var title: Message {
    switch self {
    case .increase: .Hanok.numberFieldIncrease
    case .decrease: .Hanok.numberFieldDecrease
    default: Message("keys.\(rawValue)", table: "Hanok")
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .submit: [KeyEvent(.enter)]
    case .increase: [KeyEvent(.up)]
    case .decrease: [KeyEvent(.down)]
    case .increaseMore: [KeyEvent(.pageUp)]
    case .decreaseMore: [KeyEvent(.pageDown)]
    case .endSearch: [KeyEvent(.escape)]
    }
  }
}
