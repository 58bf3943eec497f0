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
  private lazy var navigator = ItemNavigator(session, list, detail, in: self) { [weak self] in
    self?.leaveItem()
  }
  private lazy var undoing = EditUndo(session, detail, save: { [weak self] in self?.save() }) {
    [weak self] in self?.navigator.open($0, isLeaving: false)
  }
  private lazy var drafts = DraftKeeper(session) { [weak self] in self?.unsavedTexts ?? [:] }
  /// Whether the screen is spoken line by line.
  private let isSpoken: Bool
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
      if let self, !isCollapsed { navigator.show(id) }
    }
    list.onSearch = { [weak self] in self?.navigator.showFound() }
    list.onOpening = { [weak self] in self?.navigator.open($0) }
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
    if wasCollapsed, !isCollapsed, detail.parent == nil, let id = list.selectedID {
      navigator.show(id)
    }
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
    var actions = EditAction.allCases
    if session.readScreens == nil { actions.removeAll { $0 == .showScreens } }
    var commands = actions.map(command)
    // Quitting is last.
    commands.insert(paletteCommand(priority: 2), at: commands.count - 1)
    return super.keyCommands + commands
  }

  /// The message whose screen is in the window.
  private var shownID: TranslationItem.ID? {
    detail.viewIfLoaded?.window == nil ? nil : detail.item?.id
  }

  private func command(_ action: EditAction) -> KeyCommand {
    let keys = keys(of: action)
    return KeyCommand(
      action.title, keys: keys, isEnabled: !keys.isEmpty && isEnabled(action),
      priority: action.priority
    ) { [weak self] in self?.perform(action) }
  }

  /// Returns the keys of an action; the field with the focus undoes and redoes with the same keys.
  private func keys(of action: EditAction) -> [KeyEvent] {
    let keys = action.keys(application?.traits.localizer)
    guard let textAction = action.textAction, let field = window?.firstResponder as? TextInput,
      textAction == .undo ? field.content.canUndo : field.content.canRedo
    else { return keys }
    let taken = field.keys(of: textAction)
    return keys.filter { !taken.contains($0) }
  }

  private func isEnabled(_ action: EditAction) -> Bool {
    switch action {
    case .showScreens: (shownID ?? list.selectedID) != nil
    case .save: shownID != nil
    case .undo: undoing.canUndo(isShown: shownID != nil)
    case .redo: undoing.canRedo(isShown: shownID != nil)
    case .leaveItem: isOnItem && !isCollapsed
    case .openNext, .moveToNext, .moveToPrevious, .quit: true
    }
  }

  private func perform(_ action: EditAction) {
    switch action {
    case .showScreens: showScreens()
    case .save: saveItem()
    case .openNext: navigator.openNext()
    case .moveToNext: navigator.move(by: 1)
    case .moveToPrevious: navigator.move(by: -1)
    case .undo: undoing.undo(isShown: shownID != nil)
    case .redo: undoing.redo(isShown: shownID != nil)
    case .leaveItem:
      leaveItem()
      list.showFound()
    case .quit: quit()
    }
  }

  // MARK: - Reading

  private func didRead() {
    list.reload()
    navigator.showFirst()
    if let first = drafts.restore() {
      navigator.open(first)
      application?.showNotice(.HanokCommand.editRestored)
    }
    guard !session.isReading, let problem = session.problems.first, !saver.isAsking else { return }
    saver.report(problem)
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

  private func finishItem() {
    confirmItem { [weak self] in
      guard let self else { return }
      save()
      if presentedViewController == nil { navigator.openNext() }
    }
  }

  /// Line mode doesn't ask: a script would answer with its next line.
  private func confirmItem(_ action: @escaping () -> Void) {
    saver.confirm(detail, asks: !isSpoken, then: action)
  }

  private func leaveItem() {
    // The end of the program isn't a reason to save.
    guard application?.exitStatus == nil else { return }
    detail.commit()
    save()
  }

  /// Asks for the note to the next translator.
  private func editNote() {
    guard let item = detail.item else { return }
    present(
      AlertController(noteOf: item) { [weak self] note in
        self?.session.note(item.id, note)
        self?.save()
      })
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

  // MARK: - Saving

  /// Hands the message on as it is; all is written after the keys that have arrived, once.
  private func saveItem() {
    confirmItem { [weak self] in
      self?.saver.schedule { self?.saveAll() }
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
