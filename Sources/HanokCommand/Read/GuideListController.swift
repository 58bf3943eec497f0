import Hanok
import HanokLocalization

/// The list of the guides, each of which opens.
final class GuideListController: TableViewController {
  private let library: GuideLibrary
  private let pages: [GuideLibrary.Page]

  init(_ library: GuideLibrary) {
    self.library = library
    pages = library.pages
    super.init()
    title = .HanokCommand.readGuides
  }

  override func viewDidLoad() {
    tableView.columns = [
      TableColumn(.HanokCommand.readName, width: .fitting()),
      TableColumn(.HanokCommand.readTitle),
    ]
    tableView.columns[1].style = \.secondary
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [paletteCommand(priority: 2), quitCommand(.HanokCommand.readQuit)]
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let page = pages[path.row]
    return TableRow([.verbatim(page.name), .verbatim(page.title)])
  }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
  ) {
    navigationController?.pushViewController(GuideController(pages[path.row], of: library))
  }
}
