public import HanokLocalization
public import HanokTerminal

/// The actions of keys in a field whose text can be completed, besides ``FieldAction``.
///
/// In the list of completions, those of ``ListAction`` move and choose.
public nonisolated enum CompletionAction: String, KeyAction {
  /// Shows completions of the text.
  case show
  /// Completes the text, by the highlighted or the first completion.
  case complete

  /// The name in files of keys.
  public static let context = "completion"

  /// The name in help.
  public var title: Message {
    switch self {
    case .show: .Hanok.textFieldCompletions
    case .complete: .Hanok.keysComplete
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .show: [KeyEvent(.down)]
    case .complete: [KeyEvent(.tab)]
    }
  }
}
