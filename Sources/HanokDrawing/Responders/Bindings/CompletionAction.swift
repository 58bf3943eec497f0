import HanokLocalization

/// The actions of keys in a field whose text can be completed, besides ``FieldAction``.
///
/// In the list of completions, those of ``ListAction`` move and choose.
public enum CompletionAction: String, ToolkitKeyAction {
  /// Shows completions of the text.
  case show
  /// Completes the text, by the highlighted or the first completion.
  case complete

  /// The name in files of keys.
  public static let context = "completion"

  static let otherTitles: [CompletionAction: String] = [.show: "textField.completions"]
}
