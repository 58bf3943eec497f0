import Hanok

/// Undoes and redoes what was typed in the field first, then the translations of any message.
@MainActor final class EditUndo {
  private let session: EditSession
  private let detail: ItemController
  private let save: () -> Void
  private let open: (TranslationItem.ID) -> Void

  /// Creates an object that undoes changes of a session.
  ///
  /// - Parameters:
  ///   - save: Saves the session.
  ///   - open: Opens a message, without handing on the one that is left.
  init(
    _ session: EditSession, _ detail: ItemController, save: @escaping () -> Void,
    open: @escaping (TranslationItem.ID) -> Void
  ) {
    self.session = session
    self.detail = detail
    self.save = save
    self.open = open
  }

  /// Returns whether there is something to undo.
  ///
  /// - Parameter isShown: Whether the message is on the screen.
  func canUndo(isShown: Bool) -> Bool {
    isShown && field.canUndo || session.project.history.canUndo
  }

  /// Returns whether there is something to redo.
  func canRedo(isShown: Bool) -> Bool {
    isShown && field.canRedo || session.project.history.canRedo
  }

  /// Undoes what was typed last in the field, or else the last translation of any message.
  func undo(isShown: Bool) {
    if isShown, field.undo() { return }
    let typed = fieldText
    if typed.map(session.project.history.undoes) != true { keepTyped() }
    // A text that was typed after the last translation of its message is undone first.
    if let id = session.project.history.nextUndone, id != typed?.id,
      session.unsavedTexts[id] != nil
    {
      open(id)
      _ = field.undo()
      return
    }
    guard let id = session.undo(beside: typed) else { return }
    save()
    open(id)
  }

  /// Redoes what was undone last in the field, or else the last undone step of any message.
  func redo(isShown: Bool) {
    if isShown, field.redo() { return }
    let typed = fieldText
    if let typed, !session.project.history.redoes(typed) {
      session.keepUnsaved(typed.text, of: typed.id)
    }
    if let (id, text) = session.takeTyping() {
      save()
      open(id)
      return detail.replaceText(by: text)
    }
    guard let id = session.redo(beside: typed) else { return }
    save()
    open(id)
  }

  private var field: TranslationField { detail.contentView.field }

  /// The message on the screen, with the text in its field.
  private var fieldText: EditHistory.Typed? { detail.item.map { ($0.id, detail.text) } }

  /// Keeps what was typed in a message that undoing leaves: nothing of it becomes a translation.
  private func keepTyped() {
    guard let typed = fieldText else { return }
    session.keepUnsaved(typed.text, of: typed.id)
    if let text = field.undoneText { session.keepTyping(text, of: typed.id) }
  }
}
