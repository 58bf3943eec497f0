import Hanok

/// Navigates between messages: the cursor of the list and the screen with the fields show the same one.
@MainActor final class ItemNavigator {
  private let session: EditSession
  private let list: ItemListController
  private let detail: ItemController
  private unowned let split: SplitController
  private let leave: () -> Void
  /// Whether the list looks for a message that is about to be shown.
  private var isSelecting = false

  /// Creates a navigator between the messages of a session.
  ///
  /// - Parameter leave: Hands on the message on the screen, before another one replaces it.
  init(
    _ session: EditSession, _ list: ItemListController, _ detail: ItemController,
    in split: SplitController, leave: @escaping () -> Void
  ) {
    self.session = session
    self.list = list
    self.detail = detail
    self.split = split
    self.leave = leave
  }

  /// Shows a message.
  ///
  /// - Parameter isLeaving: Whether the message on the screen is handed on.
  func show(_ id: TranslationItem.ID, isLeaving: Bool = true) {
    if isLeaving, detail.item?.id != id { leave() }
    guard let item = session.project[id] else { return }
    detail.show(item)
    isSelecting = true
    list.select(id)
    isSelecting = false
    if detail.parent == nil || split.isCollapsed { split.showDetailViewController(detail) }
  }

  /// Shows a message, with the cursor in its field.
  func open(_ id: TranslationItem.ID, isLeaving: Bool = true) {
    show(id, isLeaving: isLeaving)
    detail.beginEditing()
  }

  /// Opens the message some rows after the one on the screen.
  func move(by step: Int) {
    if let id = list.item(step, from: detail.item?.id) { open(id) }
  }

  /// Opens the next message that is yet to be translated.
  func openNext() {
    let current = detail.item?.id
    if let id = list.openItem(after: current) { return open(id) }
    guard let current, list.contains(current), session.project[current]?.isOpen == true else {
      split.application?.showNotice(.HanokCommand.editAllDone)
      return
    }
    open(current)
    split.application?.showNotice(.HanokCommand.editLastOpen)
  }

  /// Shows the first message of the list beside it, if none was shown.
  func showFirst() {
    if detail.item == nil, !split.isCollapsed, let first = list.item(0, from: nil) { show(first) }
  }

  /// Shows a message that the search has found, or none if it has found none.
  func showFound() {
    guard !split.isCollapsed, !isSelecting, !session.isReading else { return }
    if let id = detail.item?.id, list.contains(id) {
      show(id)
    } else if let first = list.item(0, from: nil) {
      show(first)
    } else if detail.parent != nil {
      split.showDetailViewController(NoItemController())
    }
  }
}
