import HanokLocalization
import HanokTerminal
public import HanokUnicode
import MessageFormat

/// A screen for choosing files or a folder, or a name to save under.
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
/// It is presented for its answer, which is nil where a person leaves it:
///
/// ```swift
/// if let places = await present(FilePicker(.file)) { open(places[0]) }
/// ```
///
/// Enter opens a folder or chooses a file, Backspace goes to the folder above, letters find a name. A
/// path can be typed, `~` too; Tab completes it. What is wrong is said below the field, and the screen
/// stays. Files are read outside of the main actor, and again whenever the screen appears. It makes,
/// renames and deletes nothing: a file to be saved is the answerer's to write.
open class FilePicker: ViewController, AnsweringController {
  /// The things that can be chosen.
  public enum Mode: Hashable, Sendable {
    /// One file that there is.
    case file
    /// Any number of files of one folder.
    case files
    /// A folder: the one that is shown.
    case folder
    /// A name for a file in the folder that is shown, with a first proposal.
    case save(name: String)
  }

  /// The thing to choose.
  public let mode: Mode
  /// The files that are shown.
  public let fileSystem: any FileSystem
  /// The extensions of the files that may be chosen, without dots; empty for all files.
  ///
  /// A person can have the others shown. A name that is saved isn't given one.
  public var allowedExtensions: [String] = [] { didSet { filterDidChange() } }
  /// The time zone of the dates; that of the machine.
  public var timeZone = TimeZoneID.ofMachine
  /// Called with the answer, once the screen has gone.
  public var handler: ([FileLocation]) -> Void = { _ in }
  /// The places that were chosen; nil as long as none were.
  public private(set) var answer: [FileLocation]?
  /// The folder that is shown.
  public private(set) var folder: FileLocation

  /// The entries of the folder, as they were read and as they are shown.
  private(set) var contents: [FileEntry] = []
  private(set) var listing = FileListing()
  private(set) var order = TableSortOrder(column: 0)
  /// The work that is going on outside of the main actor.
  private var work: Task<Void, Never>?
  /// Whether a folder was read.
  private var hasContents = false
  /// The language in whose order the names are.
  private var shownLanguage = LanguageTag.english
  private var wasShown = false
  /// The typed path that Tab has continued last.
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
  private lazy var doneButton = Button(doneTitle)

  /// The columns and the rows of the table where there is room.
  private static let ideal = Size(width: 64, height: 12)

  /// A screen for choosing.
  ///
  /// - Parameters:
  ///   - folder: The folder that is shown first; by itself the one that the program was started in.
  public init(
    _ mode: Mode, in folder: FileLocation? = nil, fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    self.mode = mode
    self.fileSystem = fileSystem
    self.folder = folder ?? fileSystem.currentFolder
    super.init()
    modalPresentationStyle = .sheet
    title =
      switch mode {
      case .file: .Hanok.filesOpenTitle
      case .files: .Hanok.filesOpenSeveralTitle
      case .folder: .Hanok.filesFolderTitle
      case .save: .Hanok.filesSaveTitle
      }
  }

  var isSaving: Bool {
    if case .save = mode { true } else { false }
  }

  private var doneTitle: Message {
    switch mode {
    case .file, .files: .Hanok.filesOpen
    case .folder: .Hanok.filesChoose
    case .save: .Hanok.filesSave
    }
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
    tableView.isFolder = { [weak self] path in
      guard let self else { return false }
      let entry = entry(at: path)
      return entry == nil || entry?.kind == .folder
    }
    tableView.sortOrder = order
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
    // A question is answered before anything is done below it.
    guard presentedViewController == nil else { return [] }
    return [
      KeyCommand(.backspace, title: .Hanok.filesUp, isEnabled: !folder.isRoot) { [weak self] in
        self?.goUp()
      },
      KeyCommand(.character("l"), .control, title: .Hanok.filesTypePath) { [weak self] in
        self?.field.becomeFirstResponder()
      },
      KeyCommand(.character("."), .alt, title: .Hanok.filesHidden) { [weak self] in
        self?.hiddenBox.toggle()
      },
      KeyCommand(.function(5), title: .Hanok.tableRefresh) { [weak self] in self?.readAgain() },
      KeyCommand(.escape, title: .Hanok.alertCancel) { [weak self] in self?.dismiss() },
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

  /// Shows what is in a folder; what is wrong with it is said, and the screen stays.
  ///
  /// - Parameter name: The entry that gets the keys; nil for the first.
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
        (self.folder, self.contents, hasContents) = (folder, contents, true)
        show(listing, cursor: index, options.language)
        fieldRow.error = reason
      case .failure(let error):
        // Another folder that has failed isn't entered; the one that is shown is left.
        if hasContents, folder != self.folder, reason == nil {
          return say(error.message(for: folder))
        }
        climb(from: folder, reason ?? error.message(for: folder))
      }
    }
  }

  /// Goes to the nearest folder above that can be shown, and says why.
  private func climb(from folder: FileLocation, _ reason: Message) {
    if !folder.isRoot { return show(folder.parent, selecting: folder.name, saying: reason) }
    (self.folder, contents, hasContents) = (folder, [], true)
    show(FileListing(), cursor: nil, shownLanguage)
    say(reason)
  }

  /// Reads the folder again; the keys stay with their name, and so do the chosen ones.
  func readAgain(saying reason: Message? = nil) {
    show(folder, selecting: cursorName, saying: reason)
  }

  func goUp() {
    if !folder.isRoot { show(folder.parent, selecting: folder.name) }
  }

  func sort(by order: TableSortOrder) {
    self.order = order
    arrange()
  }

  /// Puts what was read in order again.
  private func arrange() {
    let (contents, options, name) = (contents, options, cursorName)
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
      order: order, language: language ?? shownLanguage)
  }

  /// The language of the screen; nil before it is shown.
  private var language: LanguageTag? { application?.traits.localizer.language }

  /// Another language has another order of names.
  open override func viewDidLayoutSubviews() {
    if hasContents, work == nil, let language, language != shownLanguage { arrange() }
  }

  private func show(_ listing: FileListing, cursor: Int?, _ language: LanguageTag) {
    // The chosen files stay so while their folder is shown.
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

  /// Gives the keys of the table to a row, and leaves the selection as it is where several rows may be
  /// selected.
  func moveKeys(to path: RowPath) {
    let wasSelected = tableView.isSelected(path)
    tableView.selectRow(at: path)
    if !wasSelected { tableView.deselectRow(at: path) }
  }

  /// Does something that may have to wait for a disk, and then goes on with its result.
  ///
  /// What is still going on is called off.
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

  /// Waits for what is going on outside of the main actor: for tests.
  package func settle() async { await work?.value }

  @concurrent nonisolated private static func result<Value: Sendable>(
    of job: @Sendable () throws(FileSystemError) -> Value
  ) async -> Result<Value, FileSystemError> { Result(catching: job) }

  // The answer.

  /// Says what is wrong.
  func say(_ message: Message) { fieldRow.error = message }

  func give(_ places: [FileLocation]) {
    guard answer == nil else { return }
    answer = places
    (presentingViewController ?? self).dismiss()
    handler(places)
  }
}

/// The field for a path, in which Tab completes.
final class PathField: TextField {
  /// Called when Tab is pressed; returns whether there was something to complete.
  var onTab: () -> Bool = { false }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if isUsable, event == KeyEvent(.tab), onTab() { return true }
    return super.keyPressed(event)
  }
}
