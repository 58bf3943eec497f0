import Hanok

/// A menu that opens by the right mouse button or the menu key.
final class ContextMenuScreen: ViewController {
  private let note = Button(.Gallery.contextNote)
  private let chosen = Label(.Gallery.contextHint)

  override func loadView() {
    chosen.numberOfLines = 0
    note.contextMenu = Menu(items: [
      MenuItem(.Gallery.menuNew) { [unowned self] in show(.Gallery.menuNew) },
      MenuItem(.Gallery.menuDelete, isDestructive: true) { [unowned self] in
        show(.Gallery.menuDelete)
      },
    ])
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [note, chosen])
  }

  private func show(_ name: Message) {
    chosen.message = .Gallery.menuChosen(name: name)
  }
}
