import Hanok
import HanokLocalization
import HanokTerminal

/// The sign of a message in the list, and its words.
enum ItemMark {
  case open
  case changed
  case review
  case suspect
  case done
  case unsaved

  /// The mark of a message.
  init(_ item: TranslationItem, isSuspect: Bool, isUnsaved: Bool = false) {
    if isUnsaved {
      self = .unsaved
      return
    }
    switch item.state {
    case .missing, .untranslated: self = .open
    case .changed: self = .changed
    case .review: self = .review
    case .translated: self = isSuspect ? .suspect : .done
    }
  }

  /// The sign, of one cell.
  func sign(in symbols: SymbolSet) -> String {
    switch self {
    case .open: symbols.circle
    case .changed, .review: symbols.mixed
    case .suspect: symbols.warning
    case .done: symbols.checkmark
    case .unsaved: symbols.error
    }
  }

  /// The words for those who don't see the sign.
  var words: Message {
    switch self {
    case .open: .HanokCommand.editStateUntranslated
    case .changed: .HanokCommand.editStateChanged
    case .review: .HanokCommand.editStateReview
    case .suspect: .HanokCommand.editStateSuspect
    case .done: .HanokCommand.editStateTranslated
    case .unsaved: .HanokCommand.editStateEdited
    }
  }

  /// The style of the row: what is done steps back.
  var style: KeyPath<Theme, Style>? {
    switch self {
    case .open: nil
    case .changed, .review, .suspect, .unsaved: \.warning
    case .done: \.secondary
    }
  }
}
