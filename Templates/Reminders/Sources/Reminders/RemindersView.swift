import Hanok

/// The screen: a field for a new item, the items, a sentence with the number of those that are
/// left, and buttons.
final class RemindersView: StackView {
  let field = TextField(placeholder: .Reminders.new)
  let table = TableView()
  let removeButton = Button(.Reminders.remove, mnemonic: .Reminders.removeKeys)
  private let sentence = Label(numberOfLines: 0)

  init() {
    table.columns = [TableColumn(width: .fixed(1)), TableColumn()]
    table.nameColumn = 1
    table.emptyMessage = .Reminders.empty
    // Letters press buttons instead of searching the items.
    table.typeAheadColumn = nil
    table.heightLimits = LengthLimits(minimum: 2)
    table.layoutShare = 1
    let quitButton = Button(.Reminders.quit, mnemonic: .Reminders.quitKeys)
    quitButton.addAction(toNearest: Application.self) { $0.requestQuit() }
    let buttons = FlowView(spacing: 2, views: [removeButton, quitButton])
    super.init(.vertical, spacing: 1, views: [field, table, sentence, buttons])
    layoutMargins = DirectionalEdgeInsets(x: 2, y: 1)
  }

  /// Shows the items, and how many of them are done.
  func show(count: Int, done: Int) {
    table.reloadData()
    sentence.message = count == 0 ? nil : .Reminders.left(count: count - done)
    removeButton.isEnabled = done > 0
  }

  /// Returns the row of an item.
  func row(_ text: String, isDone: Bool) -> TableRow {
    let symbols = traits?.symbols ?? .unicode
    let sign = isDone ? symbols.checkmark : symbols.circle
    var row = TableRow([.verbatim(sign), .verbatim(text)])
    row.spokenCells = [0: isDone ? .Reminders.done : .Reminders.undone]
    return row
  }
}
