import Hanok
import HanokArguments
import HanokLocalization
import HanokTerminal

/// Coordinates the screens of the editor: the list and the message, saving, undoing and leaving.
final class EditCoordinator: SplitController {
  private let session: EditSession
  private let list: ItemListController
  private let detail: ItemController
  /// Whether the list looks for a message that is about to be shown.
  private var isSelecting = false
  /// Whether a question about a conflict or a failure is on the screen.
  private var isAsking = false
  /// Whether the screen is spoken line by line.
  private let isSpoken: Bool
  /// The texts of another editor that are restored here.
  private var restoredTexts: [TranslationItem.ID: String] = [:]
  /// Whether the user has decided that unsaved texts are discarded.
  private var isDiscarding = false

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
    super.init(primary: list, secondary: NoItemController())
    minimumExpandedWidth = showsOneScreen ? .max : Self.leastWidthForBoth
    splitView.firstLength = Self.listWidth
    session.onReading = { [weak self] in self?.didRead() }
    session.onChange = { [weak self] in self?.didChange($0) }
    session.onFollowing = { [weak self] in self?.didFollow($0) }
    list.onSelection = { [weak self] id in
      if let self, !isCollapsed { show(id) }
    }
    list.onSearch = { [weak self] in self?.didSearch() }
    list.onOpening = { [weak self] in self?.open($0) }
    // Line mode stays at the message, so that its findings follow the text.
    detail.onEntering = { [weak self] in
      if showsOneScreen { self?.saveItem() } else { self?.finishItem() }
    }
    detail.onTyping = { [weak self] in self?.keepDraft() }
    detail.onDone = { [weak self] in self?.finishItem() }
    detail.onNote = { [weak self] in self?.editNote() }
    detail.onLeaving = { [weak self] in self?.leaveItem() }
  }

  override func loadView() {
    super.loadView()
    let window = EditWindowView()
    view = window
    window.content = splitView
  }

  override func viewWillAppear() {
    if session.isReading { task { [weak self] in await self?.session.read() } }
    startWatching()
  }

  /// Follows the files while they are edited; without a report of their changes, saving finds them.
  private func startWatching() {
    // Lines that were written don't change.
    guard !isSpoken, let folder = session.project.folder?.path else { return }
    try? session.watcher?.start([folder]) { [weak self] in
      guard let self else { return }
      followTimer?.cancel()
      followTimer = application?.scheduler.schedule(after: Self.followDelay) { [weak self] in
        guard let self else { return }
        follow()
      }
    }
  }

  private func follow() { task { [weak self] in await self?.session.follow() } }

  override func viewDidAppear() { didRead() }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    session.watcher?.stop()
    keepTextsAtEnd()
  }

  /// The message with unsaved text, or the list while translations can't be written.
  override var unsavedContent: Message? {
    let unsaved = unsavedTexts.keys.min { ($0.table, $0.key) < ($1.table, $1.key) }
    if let id = detail.isEdited ? detail.item?.id : unsaved {
      return .HanokCommand.editItemTitle(table: id.table, key: id.key)
    }
    return session.project.hasEdits && !isSaveDue ? list.title : nil
  }

  /// The texts that aren't saved, with the one in the field.
  private var unsavedTexts: [TranslationItem.ID: String] {
    var texts = session.unsavedTexts
    if let id = detail.item?.id { texts[id] = detail.isEdited ? detail.text : nil }
    return texts
  }

  override func viewWillTransition(to size: Size) { fitList(to: size.width) }

  override func viewWillLayoutSubviews() {
    let wasCollapsed = isCollapsed
    super.viewWillLayoutSubviews()
    if wasCollapsed, !isCollapsed, detail.parent == nil, let id = list.selectedID { show(id) }
    if !hasFittedList {
      hasFittedList = true
      fitList(to: view.frame.width)
    }
  }

  private var hasFittedList = false
  /// Whether all is written after the keys that have arrived.
  private var isSaveDue = false
  private var hasLookedForDraft = false
  private var draftTimer: (any Cancellable)?
  private var followTimer: (any Cancellable)?
  /// The time without further changes of a file after which it is read: a save is several changes.
  private static let followDelay = Duration.milliseconds(30)
  /// The time without typing after which a text is kept.
  private static let draftDelay = Duration.seconds(1)

  private func fitList(to width: Int) {
    splitView.firstLength = width >= Self.leastWidthForKeys ? Self.wideListWidth : Self.listWidth
  }

  override var keyCommands: [KeyCommand] {
    let isOnItem =
      detail.viewIfLoaded.map { view in
        window?.firstResponder?.isDescendant(of: view) == true
      } ?? false
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
      command(
        .HanokCommand.editUndo,
        [KeyEvent(.character("_"), .control), KeyEvent(.character("u"), .alt)],
        session.project.canUndo
      ) { $0.undo() },
      command(
        .HanokCommand.editRedo,
        [KeyEvent(.character("e"), .alt), KeyEvent(.character("_"), .alt)],
        session.project.canRedo
      ) { $0.redo() },
      command(
        .HanokCommand.editBack, [KeyEvent(.escape)], isOnItem && !isCollapsed
      ) { $0.list.showFound() },
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

  private func letters(_ message: Message) -> [KeyEvent] {
    let letters = application.map { $0.traits.localizer.letters(of: message) } ?? ""
    return letters.map { KeyEvent(.character($0)) }
  }

  // Reading.

  private func didRead() {
    list.reload()
    if detail.item == nil, !isCollapsed, let first = list.item(0, from: nil) { show(first) }
    restoreDraft()
    guard !session.isReading, let problem = session.problems.first, !isAsking else { return }
    report(problem)
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
  private func didFollow(_ ids: Set<TranslationItem.ID>) {
    list.reload()
    if let id = detail.item?.id, let item = session.project[id] { detail.show(item) }
  }

  /// Keeps what is typed in a moment without typing.
  private func keepDraft() {
    draftTimer?.cancel()
    draftTimer = application?.scheduler.schedule(after: Self.draftDelay) { [weak self] in
      guard let self, detail.isEdited else { return }
      session.keepDraft(unsavedTexts)
    }
  }

  /// Keeps the texts that are still unsaved after the others were saved.
  private func updateDraft() {
    draftTimer?.cancel()
    // Before that, there may be one that another editor has left.
    if hasLookedForDraft { session.keepDraft(unsavedTexts) }
  }

  /// Keeps unsaved texts for the next editor if the program ends and the user hasn't discarded them.
  private func keepTextsAtEnd() {
    guard let status = application?.exitStatus, hasLookedForDraft else { return }
    draftTimer?.cancel()
    if isDiscarding || status == Application.interruptedStatus { return session.keepDraft([:]) }
    // Line mode reports what isn't saved. A script begins again without it.
    let texts = isSpoken ? unsavedTexts.filter { restoredTexts[$0.key] == $0.value } : unsavedTexts
    session.keepDraft(texts)
  }

  /// Shows the texts that an editor had when it was killed.
  private func restoreDraft() {
    guard !hasLookedForDraft, !session.isReading else { return }
    hasLookedForDraft = true
    restoredTexts = session.restoreTexts()
    let first = restoredTexts.keys.min { ($0.table, $0.key) < ($1.table, $1.key) }
    guard let first else { return }
    open(first)
    application?.showNotice(.HanokCommand.editRestored)
  }

  // Going from message to message.

  private func show(_ id: TranslationItem.ID) {
    if detail.item?.id != id { leaveItem() }
    guard let item = session.project[id] else { return }
    detail.show(item)
    isSelecting = true
    list.select(id)
    isSelecting = false
    if detail.parent == nil || isCollapsed { showDetailViewController(detail) }
  }

  private func open(_ id: TranslationItem.ID) {
    show(id)
    detail.beginEditing()
  }

  private func move(by step: Int) {
    if let id = list.item(step, from: detail.item?.id) { open(id) }
  }

  private func openNext() {
    guard let id = list.openItem(after: detail.item?.id) else {
      application?.showNotice(.HanokCommand.editAllDone)
      return
    }
    open(id)
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

  /// Undoes the last translation of any message, after the field has undone what was typed in it.
  private func undo() {
    if let id = detail.item?.id {
      // What the field has undone is the change itself: as another change, it would be undone instead.
      if !session.undoes(id, to: detail.text) { detail.commit() }
      if let text = detail.undoneText, text != session.project[id]?.translation {
        session.keepTyping(text, of: id)
      }
    }
    guard let id = session.undo() else { return }
    save()
    open(id)
  }

  private func redo() {
    detail.commit()
    if let (id, text) = session.takeTyping() {
      save()
      open(id)
      return detail.replaceText(by: text)
    }
    guard let id = session.redo() else { return }
    save()
    open(id)
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
      self?.isDiscarding = true
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
      if coordinator.isSaveDue { return }
      coordinator.isSaveDue = true
      coordinator.application?.schedule(after: .zero) { [weak coordinator] in
        coordinator?.saveAll()
      }
    }
  }

  private func saveAll() {
    isSaveDue = false
    guard save(), !detail.isEdited else { return }
    application?.showNotice(.HanokCommand.editSaved, for: .seconds(2))
  }

  /// Writes what isn't saved, and asks about what somebody else has written meanwhile.
  ///
  /// - Returns: Whether all is saved.
  @discardableResult
  private func save() -> Bool {
    if isAsking { return false }
    do throws(Problem) {
      let conflicts = try session.save()
      // What others have written was read with it.
      if session.hasForeignChanges { follow() }
      if conflicts.isEmpty {
        updateDraft()
        return true
      }
      isAsking = true
      task { [weak self] in await self?.ask(about: conflicts) }
    } catch {
      report(error)
    }
    return false
  }

  private func ask(about conflicts: [TranslationTable.Conflict]) async {
    for conflict in conflicts {
      let mine = AlertAction(
        .HanokCommand.editKeepMine, mnemonic: .HanokCommand.editKeepMineKeys)
      let theirs = AlertAction(
        .HanokCommand.editTakeTheirs, mnemonic: .HanokCommand.editTakeTheirsKeys)
      let alert = AlertController(
        .HanokCommand.editConflict(key: conflict.id.key),
        message: .HanokCommand.editConflictTexts(
          theirs: conflict.theirs ?? "", mine: conflict.mine), actions: [theirs, mine])
      session.settle(conflict, keepsMine: await present(alert) === mine)
    }
    isAsking = false
    save()
    list.reload()
  }

  private func report(_ problem: Problem) {
    guard let localizer = view.traits?.localizer, view.window != nil else { return }
    isAsking = true
    let close = AlertAction(.HanokCommand.snapshotsClose, style: .cancel) { [weak self] in
      self?.isAsking = false
    }
    present(
      AlertController(
        .HanokCommand.editProblem, message: .verbatim(localizer.describe(problem)),
        actions: [close]))
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
