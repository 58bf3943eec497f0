import HanokLocalization

/// The actions of keys in fields of one line, besides editing.
///
/// Where a field has one of these actions, its keys have precedence over those of ``TextAction``.
public enum FieldAction: String, ToolkitKeyAction {
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

  static let otherTitles: [FieldAction: String] = [
    .increase: "numberField.increase", .decrease: "numberField.decrease",
  ]
}
