import Hanok
import HanokLocalization

extension AlertController {
  /// Creates a question for the note to the next translator.
  ///
  /// - Parameter save: Called with a note that differs from the one of the message.
  convenience init(noteOf item: TranslationItem, save: @escaping (String) -> Void) {
    self.init(.HanokCommand.editNote, message: .HanokCommand.editNoteHint)
    let note = item.translatorNote.replacing("\n", with: " ")
    addTextField {
      $0.placeholder = .HanokCommand.editNote
      $0.text = note
    }
    let action = AlertAction(.HanokCommand.editSave) { [weak self] in
      guard let text = self?.textFields.first?.text, text != note else { return }
      save(text)
    }
    actions = [.cancel(), action]
  }
}
