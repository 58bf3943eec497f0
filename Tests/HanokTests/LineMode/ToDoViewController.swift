import Hanok
import OutsideViews

/// A to-do list: a field that adds tasks, and a list in which they are ticked.
final class ToDoViewController: ViewController {
  private(set) var tasks: [String] { didSet { show() } }
  private var done: Set<Int> = [] { didSet { show() } }
  /// The numbers of the rows that were read.
  private(set) var readRows: [Int] = []
  let field = EntryField(.verbatim("New task"))
  private(set) lazy var list = RowsView { [unowned self] index in
    readRows.append(index)
    return .verbatim((done.contains(index) ? "✓ " : "") + tasks[index])
  }
  let quitButton = Button(.verbatim("Quit"), mnemonic: .verbatim("q"))

  init(_ tasks: [String] = []) {
    self.tasks = tasks
    super.init()
  }

  override func loadView() {
    list.layoutShare = 1
    view = StackView(.vertical, views: [field, list, quitButton])
  }

  override func viewDidLoad() {
    field.onEntry = { [unowned self] in tasks.append($0) }
    list.onChoice = { [unowned self] in done.formSymmetricDifference([$0]) }
    quitButton.addAction { [unowned self] in application?.quit() }
    show()
  }

  /// Clears the numbers of the rows that were read.
  func forgetReadRows() { readRows = [] }

  private func show() {
    list.rowCount = tasks.count
    list.reload()
  }
}
