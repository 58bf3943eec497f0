import HanokLocalization

/// The actions of keys in fields of one line, besides editing.
///
/// Where a field has one of these actions, its keys have precedence over those of ``TextAction``.
public nonisolated enum FieldAction: String, ToolkitKeyAction {
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

  static let otherTitles: [FieldAction: Message] = [
    .increase: .Hanok.numberFieldIncrease, .decrease: .Hanok.numberFieldDecrease,
  ]
}

/// The actions of keys in a field whose text can be completed, besides ``FieldAction``.
///
/// In the list of completions, those of ``ListAction`` move and choose.
public nonisolated enum CompletionAction: String, ToolkitKeyAction {
  /// Shows completions of the text.
  case show
  /// Completes the text, by the highlighted or the first completion.
  case complete

  /// The name in files of keys.
  public static let context = "completion"

  static let otherTitles: [CompletionAction: Message] = [.show: .Hanok.textFieldCompletions]
}
