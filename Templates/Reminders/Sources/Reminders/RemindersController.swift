import Hanok
import RemindersModel

/// Changes the model when an item is typed or chosen or a button is pressed, and the view when the
/// model has changed.
final class RemindersController: ViewController {
  private var list = ToDoList() { didSet { show() } }
  private let remindersView = RemindersView()

  // In a small window, the view scrolls.
  override func loadView() { view = ScrollView(remindersView) }

  override func viewDidLoad() {
    remindersView.table.dataSource = self
    remindersView.table.delegate = self
    remindersView.field.addTarget(self, action: RemindersController.add)
    remindersView.removeButton.addTarget(self, action: RemindersController.removeDone)
    show()
  }

  /// Nothing is saved, so quitting asks while there is something to lose.
  override var unsavedContent: Message? {
    list.items.isEmpty && remindersView.field.text.isEmpty ? nil : .Reminders.list
  }

  private func show() { remindersView.show(count: list.items.count, done: list.doneCount) }

  private func add() {
    list.add(remindersView.field.text)
    remindersView.field.text = ""
  }

  private func removeDone() { list.removeDone() }
}

extension RemindersController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.items.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let item = list.items[path.row]
    return remindersView.row(item.text, isDone: item.isDone)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    list.toggle(at: path.row)
  }
}
