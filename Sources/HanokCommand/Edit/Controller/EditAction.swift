import Hanok
import HanokLocalization
import HanokTerminal

/// An action of the editor that has keys, in the order of the list of keys.
enum EditAction: CaseIterable {
  case showScreens
  case save
  case openNext
  case moveToNext
  case moveToPrevious
  case undo
  case redo
  case leaveItem
  case quit

  /// The title of its command.
  var title: Message {
    switch self {
    case .showScreens: .HanokCommand.editScreens
    case .save: .HanokCommand.editSave
    case .openNext: .HanokCommand.editNextOpen
    case .moveToNext: .HanokCommand.editNext
    case .moveToPrevious: .HanokCommand.editPrevious
    case .undo: .HanokCommand.editUndo
    case .redo: .HanokCommand.editRedo
    case .leaveItem: .HanokCommand.editBack
    case .quit: .HanokCommand.editQuit
    }
  }

  /// Returns its keys; the letters of some are a message.
  func keys(_ localizer: Localizer?) -> [KeyEvent] {
    switch self {
    case .showScreens: [KeyEvent(.function(2))]
    case .save: [KeyEvent(.character("s"), .control)]
    case .openNext: [KeyEvent(.function(4))]
    case .moveToNext: [KeyEvent(.down, .alt)]
    case .moveToPrevious: [KeyEvent(.up, .alt)]
    case .undo: [KeyEvent(.character("_"), .control), KeyEvent(.character("u"), .alt)]
    case .redo: [KeyEvent(.character("e"), .alt), KeyEvent(.character("_"), .alt)]
    case .leaveItem: [KeyEvent(.escape)]
    case .quit:
      (localizer?.letters(of: .HanokCommand.editQuitKeys) ?? "").map { KeyEvent(.character($0)) }
        + [KeyEvent(.character("q"), .control)]
    }
  }

  /// The action of a field that has the same keys.
  var textAction: TextAction? {
    switch self {
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// The priority of its hint.
  var priority: Int {
    switch self {
    case .quit: 3
    case .save: 2
    case .showScreens, .openNext: 1
    case .moveToNext, .moveToPrevious, .undo, .redo, .leaveItem: 0
    }
  }
}
