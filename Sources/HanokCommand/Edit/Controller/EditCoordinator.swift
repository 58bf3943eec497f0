import Hanok
import HanokArguments
import HanokLocalization
import HanokTerminal

/// Coordinates the screens of the editor: the list and the message, saving, undoing and leaving.
final class EditCoordinator: SplitController {
  private let session: EditSession
  private let list: ItemListController
  private let detail: ItemController
  private let follower: FileFollower
  private lazy var saver = EditSaver(session, on: self)
  private lazy var drafts = DraftKeeper(session) { [weak self] in self?.unsavedTexts ?? [:] }
  /// Whether the screen is spoken line by line.
  private let isSpoken: Bool
  /// Whether the list looks for a message that is about to be shown.
  private var isSelecting = false
  /// Whether both sides change their places, which is no reason to save.
  private var isRearranging = false
  private var hasFittedList = false

  /// The minimum width for the list and a message next to each other, and the list's width, in cells.
  private static let (leastWidthForBoth, listWidth, wideListWidth) = (80, 30, 72)
  /// The least width of a window in which the list shows keys, too.
  private static let leastWidthForKeys = 150

  /// Creates the screens of a session.
  ///
  /// - Parameter showsOneScreen: Whether a message is never beside the list, as suits line mode.
  init(_ session: EditSession, showsOneScreen: Bool = false) {
    self.session = session
    isSpoken = showsOneScreen
    list = ItemListController(session)
    detail = ItemController(session)
    follower = FileFollower(session)
    super.init(primary: list, secondary: NoItemController())
    minimumExpandedWidth = showsOneScreen ? .max : Self.leastWidthForBoth
    splitView.firstLength = Self.listWidth
    session.onReading = { [weak self] in self?.didRead() }
    session.onChange = { [weak self] in self?.didChange($0) }
    session.onFollowing = { [weak self] in self?.didFollow() }
    list.onSelection = { [weak self] id in
      if let self, !isCollapsed { show(id) }
    }
    list.onSearch = { [weak self] in self?.didSearch() }
    list.onOpening = { [weak self] in self?.open($0) }
    // Line mode stays at the message, so that its findings follow the text.
    detail.onEntering = { [weak self] in
      if showsOneScreen { self?.saveItem() } else { self?.finishItem() }
    }
    detail.onTyping = { [weak self] in self?.didType() }
    detail.onWriting = { [weak self] in self?.session.forgetUndone() }
    detail.onDone = { [weak self] in self?.finishItem() }
    detail.onNote = { [weak self] in self?.editNote() }
    detail.onLeaving = { [weak self] in
      if let self, !isRearranging { leaveItem() }
    }
    saver.onSaving = { [weak self] in self?.drafts.update() }
    saver.onForeignChanges = { [weak self] in self?.follow() }
    saver.onSettling = { [weak self] in self?.list.reload() }
  }

  override func loadView() {
    super.loadView()
    let window = EditWindowView()
    view = window
    window.content = splitView
  }

  override func viewWillAppear() {
    if session.isReading { task { [weak self] in await self?.session.read() } }
    // Lines that were written don't change.
    if isSpoken { return }
    follower.start({ [weak self] in self?.application?.scheduler }) { [weak self] in
      self?.follow()
    }
  }

  private func follow() {
    session.hold(Set(unsavedTexts.keys))
    task { [weak self] in await self?.session.follow() }
  }

  override func viewDidAppear() { didRead() }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    follower.stop()
    if let status = application?.exitStatus { drafts.end(withStatus: status, isSpoken: isSpoken) }
  }

  /// The message with unsaved text, or the list while translations can't be written.
  override var unsavedContent: Message? {
    let unsaved = unsavedTexts.keys.min { ($0.table, $0.key) < ($1.table, $1.key) }
    if let id = detail.isEdited ? detail.item?.id : unsaved {
      return .HanokCommand.editItemTitle(table: id.table, key: id.key)
    }
    return session.project.hasEdits && !saver.isDue ? list.title : nil
  }

  /// The texts that aren't saved, with the one in the field.
  private var unsavedTexts: [TranslationItem.ID: String] {
    var texts = session.unsavedTexts
    if let id = detail.item?.id { texts[id] = detail.isEdited ? detail.text : nil }
    return texts
  }

  override func viewWillTransition(to size: Size) { fitList(to: size.width) }

  override func viewWillLayoutSubviews() {
    let (wasCollapsed, wasOnItem) = (isCollapsed, isOnItem)
    isRearranging = true
    defer { isRearranging = false }
    super.viewWillLayoutSubviews()
    // In a narrow window the message would cover the list, whose keys are other ones.
    if !wasCollapsed, isCollapsed, !wasOnItem { primaryNavigation.popToRootViewController() }
    if wasCollapsed, !isCollapsed, detail.parent == nil, let id = list.selectedID { show(id) }
    if !hasFittedList {
      hasFittedList = true
      fitList(to: view.frame.width)
    }
  }

  private func fitList(to width: Int) {
    splitView.firstLength = width >= Self.leastWidthForKeys ? Self.wideListWidth : Self.listWidth
  }

  /// Whether the focus is in the message.
  private var isOnItem: Bool {
    detail.viewIfLoaded.map { window?.firstResponder?.isDescendant(of: $0) == true } ?? false
  }

  override var keyCommands: [KeyCommand] {
    let shown = shownID
    return super.keyCommands + screensCommands + [
      command(
        .HanokCommand.editSave, [KeyEvent(.character("s"), .control)],
        shown != nil, priority: 2
      ) { $0.saveItem() },
      command(
        .HanokCommand.editNextOpen, [KeyEvent(.function(4))], priority: 1
      ) { $0.openNext() },
      command(.HanokCommand.editNext, [KeyEvent(.down, .alt)]) { $0.move(by: 1) },
      command(.HanokCommand.editPrevious, [KeyEvent(.up, .alt)]) { $0.move(by: -1) },
      historyCommand(
        .HanokCommand.editUndo,
        [KeyEvent(.character("_"), .control), KeyEvent(.character("u"), .alt)], of: .undo,
        shown != nil && detail.canUndo || session.project.history.canUndo
      ) { $0.undo() },
      historyCommand(
        .HanokCommand.editRedo,
        [KeyEvent(.character("e"), .alt), KeyEvent(.character("_"), .alt)], of: .redo,
        shown != nil && detail.canRedo || session.project.history.canRedo
      ) { $0.redo() },
      command(
        .HanokCommand.editBack, [KeyEvent(.escape)], isOnItem && !isCollapsed
      ) {
        $0.leaveItem()
        $0.list.showFound()
      },
      paletteCommand(priority: 2),
      command(
        .HanokCommand.editQuit,
        letters(.HanokCommand.editQuitKeys)
          + [KeyEvent(.character("q"), .control)], priority: 3
      ) { $0.quit() },
    ]
  }

  /// The message whose screen is in the window.
  private var shownID: TranslationItem.ID? {
    detail.viewIfLoaded?.window == nil ? nil : detail.item?.id
  }

  private var screensCommands: [KeyCommand] {
    guard session.readScreens != nil else { return [] }
    return [
      command(
        .HanokCommand.editScreens, [KeyEvent(.function(2))],
        (shownID ?? list.selectedID) != nil, priority: 1
      ) { $0.showScreens() }
    ]
  }

  private func command(
    _ title: Message, _ keys: [KeyEvent], _ isEnabled: Bool = true, priority: Int = 0,
    _ action: @escaping (EditCoordinator) -> Void
  ) -> KeyCommand {
    KeyCommand(title, keys: keys, isEnabled: isEnabled, priority: priority) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Returns a command of undoing or redoing; the field with the focus has its own with the same keys.
  private func historyCommand(
    _ title: Message, _ keys: [KeyEvent], of action: TextAction, _ isEnabled: Bool,
    _ perform: @escaping (EditCoordinator) -> Void
  ) -> KeyCommand {
    var keys = keys
    if let field = window?.firstResponder as? TextInput,
      action == .undo ? field.content.canUndo : field.content.canRedo
    {
      let taken = field.keys(of: action)
      keys.removeAll(where: taken.contains)
    }
    return command(title, keys, isEnabled && !keys.isEmpty, perform)
  }

  private func letters(_ message: Message) -> [KeyEvent] {
    let letters = application.map { $0.traits.localizer.letters(of: message) } ?? ""
    return letters.map { KeyEvent(.character($0)) }
  }

  // Reading.

  private func didRead() {
    list.reload()
    if detail.item == nil, !isCollapsed, let first = list.item(0, from: nil) { show(first) }
    if let first = drafts.restore() {
      open(first)
      application?.showNotice(.HanokCommand.editRestored)
    }
    guard !session.isReading, let problem = session.problems.first, !saver.isAsking else { return }
    saver.report(problem)
  }

  /// Shows a message of the list, or none if the list is empty.
  private func didSearch() {
    guard !isCollapsed, !isSelecting, !session.isReading else { return }
    if let id = detail.item?.id, list.contains(id) {
      show(id)
    } else if let first = list.item(0, from: nil) {
      show(first)
    } else if detail.parent != nil {
      showDetailViewController(NoItemController())
    }
  }

  private func didChange(_ id: TranslationItem.ID) {
    list.reload(id)
    if detail.item?.id == id, let item = session.project[id] { detail.show(item) }
  }

  /// Shows what other programs have written; what is typed here stays.
  private func didFollow() {
    list.reload()
    if let id = detail.item?.id, let item = session.project[id] { detail.show(item) }
  }

  private func didType() {
    // What is typed away again isn't unsaved any more.
    if let id = detail.item?.id, !detail.isEdited { session.keepUnsaved(detail.text, of: id) }
    drafts.keepSoon(application?.scheduler)
    // What another program has written is shown after the text is again what it was.
    session.hold(Set(unsavedTexts.keys))
    if session.hasForeignChanges { follow() }
  }

  // Going from message to message.

  private func show(_ id: TranslationItem.ID, isLeaving: Bool = true) {
    if isLeaving, detail.item?.id != id { leaveItem() }
    guard let item = session.project[id] else { return }
    detail.show(item)
    isSelecting = true
    list.select(id)
    isSelecting = false
    if detail.parent == nil || isCollapsed { showDetailViewController(detail) }
  }

  private func open(_ id: TranslationItem.ID, isLeaving: Bool = true) {
    show(id, isLeaving: isLeaving)
    detail.beginEditing()
  }

  private func move(by step: Int) {
    if let id = list.item(step, from: detail.item?.id) { open(id) }
  }

  private func openNext() {
    let current = detail.item?.id
    if let id = list.openItem(after: current) { return open(id) }
    guard let current, list.contains(current), session.project[current]?.isOpen == true else {
      application?.showNotice(.HanokCommand.editAllDone)
      return
    }
    open(current)
    application?.showNotice(.HanokCommand.editLastOpen)
  }

  private func finishItem() {
    confirmItem {
      $0.save()
      if $0.presentedViewController == nil { $0.openNext() }
    }
  }

  /// Hands the message on as it is, after a question if it has an error or empties a translation.
  ///
  /// Line mode doesn't ask: a script would answer with its next line. The text stays unsaved.
  private func confirmItem(_ action: @escaping (EditCoordinator) -> Void) {
    guard let obstacle = detail.obstacle else {
      detail.confirm()
      return action(self)
    }
    if isSpoken {
      detail.commit()
      return action(self)
    }
    let save = AlertAction(.HanokCommand.editSave, style: .destructive) { [weak self] in
      guard let self else { return }
      detail.confirm()
      action(self)
    }
    present(AlertController(detail.title, message: obstacle, actions: [.cancel(), save]))
  }

  private func leaveItem() {
    // The end of the program isn't a reason to save.
    guard application?.exitStatus == nil else { return }
    detail.commit()
    save()
  }

  /// Undoes what was typed last in the field, or else the last translation of any message.
  private func undo() {
    if shownID != nil, detail.undo() { return }
    let field = fieldText
    if field.map(session.project.history.undoes) != true { keepTyped() }
    // A text that was typed after the last translation of its message is undone first.
    if let id = session.project.history.nextUndone, id != field?.id,
      session.unsavedTexts[id] != nil
    {
      open(id, isLeaving: false)
      _ = detail.undo()
      return
    }
    guard let id = session.undo(beside: field) else { return }
    save()
    open(id, isLeaving: false)
  }

  /// Redoes what was undone last in the field, or else the last undone step of any message.
  private func redo() {
    if shownID != nil, detail.redo() { return }
    let field = fieldText
    if let field, !session.project.history.redoes(field) {
      session.keepUnsaved(field.text, of: field.id)
    }
    if let (id, text) = session.takeTyping() {
      save()
      open(id, isLeaving: false)
      return detail.replaceText(by: text)
    }
    guard let id = session.redo(beside: field) else { return }
    save()
    open(id, isLeaving: false)
  }

  private var fieldText: EditHistory.Typed? { detail.item.map { ($0.id, detail.text) } }

  /// Keeps what was typed in a message that undoing leaves: nothing of it becomes a translation.
  private func keepTyped() {
    guard let field = fieldText else { return }
    session.keepUnsaved(field.text, of: field.id)
    if let text = detail.undoneText { session.keepTyping(text, of: field.id) }
  }

  /// Asks for the note to the next translator.
  private func editNote() {
    guard let item = detail.item else { return }
    let note = item.translatorNote.replacing("\n", with: " ")
    let alert = AlertController(.HanokCommand.editNote, message: .HanokCommand.editNoteHint)
    alert.addTextField {
      $0.placeholder = .HanokCommand.editNote
      $0.text = note
    }
    let save = AlertAction(.HanokCommand.editSave) { [weak self, weak alert] in
      guard let self, let text = alert?.textFields.first?.text, text != note else { return }
      session.note(item.id, text)
      self.save()
    }
    alert.actions = [.cancel(), save]
    present(alert)
  }

  private func quit() {
    leaveItem()
    if session.project.hasEdits { return }
    confirmDiscardingUnsavedContent { [weak self] in
      self?.drafts.isDiscarding = true
      self?.application?.quit()
    }
  }

  /// Shows the screens with the message; the program reads what is saved.
  private func showScreens() {
    leaveItem()
    guard let id = shownID ?? list.selectedID, !session.project.hasEdits else { return }
    present(MessageScreensController(session, id))
  }

  // Saving.

  /// Hands the message on as it is; all is written after the keys that have arrived, once.
  private func saveItem() {
    confirmItem { coordinator in
      coordinator.saver.schedule { [weak coordinator] in coordinator?.saveAll() }
    }
  }

  private func saveAll() {
    guard save(), !detail.isEdited else { return }
    application?.showNotice(.HanokCommand.editSaved, for: .seconds(2))
  }

  @discardableResult
  private func save() -> Bool {
    session.hold(Set(unsavedTexts.keys))
    return saver.save()
  }
}

/// The screen beside the list before a message is chosen.
final class NoItemController: ViewController {
  override func loadView() {
    let label = Label(.HanokCommand.editChoose, alignment: .center)
    label.style = \.secondary
    label.numberOfLines = 0
    view = label
  }
}
