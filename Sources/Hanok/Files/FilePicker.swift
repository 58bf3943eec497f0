import HanokLocalization
import HanokTerminal
public import HanokUnicode
import MessageFormat

/// A screen that chooses files or a folder, or a name for saving.
///
/// ```
/// ╭ Open a file ──────────────────────────────────╮
/// │ / › home › … › Letters                        │
/// │   Name                   Size  Changed        │
/// │   Folder above                                │
/// │ › Drafts               Folder  02/03/2026     │
/// │   To Anna.txt          1.2 kB  11/22/2026     │
/// │ Path  ______________________________          │
/// │ [ ] Hidden files                              │
/// │                         [ Cancel ]   [ Open ] │
/// ╰───────────────────────────────────────────────╯
/// ```
///
/// It is presented for its answer, which is nil if the user leaves it:
///
/// ```swift
/// if let places = await present(FilePicker(.file)) { open(places[0]) }
/// ```
///
/// Enter opens a folder or chooses a file, Backspace goes to the folder above, letters find a name.
/// A path can be typed, including `~`; Tab completes it. A problem is shown below the field, and
/// the screen stays. Files are read outside the main actor, and again each time the screen appears.
/// It creates, renames and deletes nothing: the code that receives the answer writes a file to be
/// saved.
open class FilePicker: ViewController, AnsweringController {
  /// The kinds of choices.
  public enum Mode: Hashable, Sendable {
    /// One existing file.
    case file
    /// Any number of files in one folder.
    case files
    /// The current folder.
    case folder
    /// A name for a file in the current folder, with an initial proposal.
    case save(name: String)
  }

  /// The kind of choice.
  public let mode: Mode
  /// The source of the files.
  public let fileSystem: any FileSystem
  /// The extensions of the files that can be chosen, without dots; empty for all files.
  ///
  /// The user can show the others. A saved name gets no extension.
  public var allowedExtensions: [String] = [] { didSet { filterDidChange() } }
  /// The time zone of the dates; by default that of the machine.
  public var timeZone = TimeZoneID.ofMachine
  /// Called with the answer, after the screen has disappeared.
  public var handler: ([FileLocation]) -> Void = { _ in }
  /// The chosen locations, or nil before a choice.
  public private(set) var answer: [FileLocation]?
  /// The current folder.
  public private(set) var folder: FileLocation

  /// The entries of the folder as they were read, or nil before.
  private(set) var contents: [FileEntry]?
  /// The entries as they are shown.
  private(set) var listing = FileListing()
  /// The work in progress outside the main actor.
  private var work: Task<Void, Never>?
  /// The language of the order of the names.
  private var shownLanguage = LanguageTag.english
  private var wasShown = false
  /// The typed path that Tab has completed last.
  var completedText: String?

  let tableView = FileTableView()
  let pathView = FilePathView()
  let field = PathField()
  private(set) lazy var fieldRow = form.addRow(
    isSaving ? .Hanok.filesName : .Hanok.filesPath, field, validate: { nil })
  private let form = FormView()
  private let hiddenBox = Checkbox(.Hanok.filesHidden)
  private let filterBox = Checkbox(.verbatim(""), isOn: true)
  private lazy var cancelButton = Button(.Hanok.alertCancel)
  private lazy var doneButton = Button(titles.done)

  /// The columns and rows of the table if there is room.
  private static let ideal = Size(width: 64, height: 12)

  /// Creates a screen for a choice.
  ///
  /// - Parameters:
  ///   - folder: The initial folder; by default the one that the program was started in.
  public init(
    _ mode: Mode, in folder: FileLocation? = nil, fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    self.mode = mode
    self.fileSystem = fileSystem
    self.folder = folder ?? fileSystem.currentFolder
    super.init()
    modalPresentationStyle = .sheet
    title = titles.screen
  }

  /// The titles of the screen and of its last button.
  private var titles: (screen: Message, done: Message) {
    switch mode {
    case .file: (.Hanok.filesOpenTitle, .Hanok.filesOpen)
    case .files: (.Hanok.filesOpenSeveralTitle, .Hanok.filesOpen)
    case .folder: (.Hanok.filesFolderTitle, .Hanok.filesChoose)
    case .save: (.Hanok.filesSaveTitle, .Hanok.filesSave)
    }
  }

  var isSaving: Bool {
    if case .save = mode { true } else { false }
  }

  // The screen.

  open override func loadView() {
    tableView.columns = [
      TableColumn(.Hanok.filesName, width: .share(minimum: 12), priority: 2, isSortable: true),
      TableColumn(
        .Hanok.filesSize, width: .fitting(), alignment: .numeric, priority: 1, isSortable: true),
      TableColumn(.Hanok.filesChanged, width: .fitting(), priority: 0, isSortable: true),
    ]
    tableView.layoutShare = 1
    tableView.heightLimits = LengthLimits(minimum: 3, ideal: Self.ideal.height)
    tableView.allowsMultipleSelection = mode == .files
    let boxes = FlowView(spacing: 3, views: [hiddenBox, filterBox])
    let buttons = FlowView(spacing: 1, alignment: .trailing, views: [cancelButton, doneButton])
    let stack = StackView(.vertical, views: [pathView, tableView, form, boxes, buttons])
    if modalPresentationStyle == .fullScreen, let title {
      let heading = Label(title)
      heading.style = \.heading
      heading.accessibilityTraits = .header
      stack.insertSubview(heading, at: 0)
    }
    stack.widthLimits = LengthLimits(ideal: Self.ideal.width)
    view = stack
  }

  open override func viewDidLoad() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    tableView.sortOrder = TableSortOrder(column: 0)
    pathView.onChoice = { [weak self] in self?.show($0) }
    _ = fieldRow
    if case .save(let name) = mode { field.text = name }
    field.addTarget(self, action: FilePicker.enterField)
    field.addTarget(self, action: FilePicker.findTypedName, for: .valueChanged)
    field.onTab = { [weak self] in self?.complete() ?? false }
    hiddenBox.addTarget(self, action: FilePicker.filterDidChange, for: .valueChanged)
    filterBox.addTarget(self, action: FilePicker.filterDidChange, for: .valueChanged)
    cancelButton.addTarget(self, action: FilePicker.dismiss)
    doneButton.addTarget(self, action: FilePicker.finish)
    showFilter()
  }

  open override func viewWillAppear() {
    if answer != nil { (answer, wasShown) = (nil, false) }
    readAgain()
  }

  open override func viewDidAppear() {
    if wasShown { return }
    wasShown = true
    (isSaving ? field : tableView).becomeFirstResponder()
  }

  open override var keyCommands: [KeyCommand] {
    [
      view.keyCommand(FilesAction.goUp, isEnabled: !folder.isRoot) { [weak self] in self?.goUp() },
      view.keyCommand(FilesAction.typePath) { [weak self] in self?.field.becomeFirstResponder() },
      view.keyCommand(FilesAction.showHidden) { [weak self] in self?.hiddenBox.toggle() },
      view.keyCommand(NavigationAction.refresh) { [weak self] in self?.readAgain() },
      view.keyCommand(WindowAction.cancel, title: .Hanok.alertCancel) { [weak self] in
        self?.dismiss()
      },
    ]
  }

  private func showFilter() {
    filterBox.isHidden = allowedExtensions.isEmpty || mode == .folder
    filterBox.title = .Hanok.filesOnly(extensions: allowedExtensions.map { "." + $0 })
  }

  private func filterDidChange() {
    guard isViewLoaded else { return }
    showFilter()
    arrange()
  }

  // Reading.

  /// Shows the entries of a folder, or a problem with it; the screen stays.
  ///
  /// - Parameter name: The entry that gets the focus; nil for the first.
  public func show(_ folder: FileLocation, selecting name: FileName? = nil) {
    show(folder, selecting: name, saying: nil)
  }

  private func show(_ folder: FileLocation, selecting name: FileName?, saying reason: Message?) {
    let (fileSystem, options) = (fileSystem, options)
    perform { () throws(FileSystemError) in
      let contents = try fileSystem.entries(of: folder)
      let listing = FileListing(contents, options)
      return (contents, listing, name.flatMap { listing.index(of: $0) })
    } then: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let (contents, listing, index)):
        (self.folder, self.contents) = (folder, contents)
        show(listing, cursor: index, options.language)
        fieldRow.error = reason
      case .failure(let error):
        // After a failure in another folder, the current one stays; the current one itself is left.
        if self.contents != nil, folder != self.folder, reason == nil {
          return say(error.message(for: folder))
        }
        climb(from: folder, reason ?? error.message(for: folder))
      }
    }
  }

  /// Shows the nearest readable folder above, with the reason.
  private func climb(from folder: FileLocation, _ reason: Message) {
    if !folder.isRoot { return show(folder.parent, selecting: folder.name, saying: reason) }
    (self.folder, contents) = (folder, [])
    show(FileListing(), cursor: nil, shownLanguage)
    say(reason)
  }

  /// Reads the folder again; the focus and the selection stay with their names.
  func readAgain(saying reason: Message? = nil) {
    show(folder, selecting: cursorName, saying: reason)
  }

  func goUp() {
    if !folder.isRoot { show(folder.parent, selecting: folder.name) }
  }

  /// Filters and sorts the entries again.
  func arrange() {
    let (contents, options, name) = (contents ?? [], options, cursorName)
    perform { () throws(FileSystemError) in
      let listing = FileListing(contents, options)
      return (listing, name.flatMap { listing.index(of: $0) })
    } then: { [weak self] result in
      guard let self, case .success(let (listing, index)) = result else { return }
      show(listing, cursor: index, options.language)
    }
  }

  private var options: FileListing.Options {
    FileListing.Options(
      showsHidden: hiddenBox.isOn, showsFiles: mode != .folder,
      extensions: filterBox.isOn ? Set(allowedExtensions.map { $0.lowercased() }) : [],
      order: tableView.sortOrder ?? TableSortOrder(column: 0),
      language: language ?? shownLanguage)
  }

  /// The language of the screen, or nil before it is shown.
  private var language: LanguageTag? { application?.traits.localizer.language }

  /// Sorts the names again after a change of the language.
  open override func viewDidLayoutSubviews() {
    if contents != nil, work == nil, let language, language != shownLanguage { arrange() }
  }

  private func show(_ listing: FileListing, cursor: Int?, _ language: LanguageTag) {
    // The selection is kept while its folder is shown.
    let chosen = pathView.location == folder ? Set(chosenEntries.map(\.name)) : []
    for path in tableView.selectedRows { tableView.deselectRow(at: path) }
    (self.listing, shownLanguage) = (listing, language)
    pathView.location = folder
    tableView.reloadData()
    if !chosen.isEmpty {
      for (index, entry) in listing.entries.enumerated() where chosen.contains(entry.name) {
        tableView.selectRow(at: RowPath(index + firstEntryRow))
      }
    }
    moveKeys(to: cursor.map { RowPath($0 + firstEntryRow) } ?? RowPath(0))
  }

  /// Moves the table's focus to a row; a multiple selection is unchanged.
  func moveKeys(to path: RowPath) {
    let wasSelected = tableView.isSelected(path)
    tableView.selectRow(at: path)
    if !wasSelected { tableView.deselectRow(at: path) }
  }

  /// Performs work that may wait for a disk, in place of earlier work, then uses its result.
  func perform<Value: Sendable>(
    _ job: @escaping @Sendable () throws(FileSystemError) -> Value,
    then: @escaping (Result<Value, FileSystemError>) -> Void
  ) {
    work?.cancel()
    work = nil
    if fileSystem.answersAtOnce {
      tableView.isLoading = false
      return then(Result(catching: job))
    }
    tableView.isLoading = true
    work = task { [weak self] in
      let result = await Self.result(of: job)
      guard let self, !Task.isCancelled else { return }
      work = nil
      tableView.isLoading = false
      then(result)
    }
  }

  /// Waits for the work outside the main actor, for tests.
  package func settle() async { await work?.value }

  @concurrent nonisolated private static func result<Value: Sendable>(
    of job: @Sendable () throws(FileSystemError) -> Value
  ) async -> Result<Value, FileSystemError> { Result(catching: job) }

  // The answer.

  func say(_ message: Message) { fieldRow.error = message }

  func give(_ places: [FileLocation]) {
    guard answer == nil else { return }
    answer = places
    (presentingViewController ?? self).dismiss()
    handler(places)
  }
}

/// The field for a path, which Tab completes.
final class PathField: TextField {
  /// Called when Tab is pressed; returns whether it tried to complete the path.
  var onTab: () -> Bool = { false }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if isUsable, keyAction(CompletionAction.self, for: event) == .complete, onTab() { return true }
    return super.keyPressed(event)
  }
}
