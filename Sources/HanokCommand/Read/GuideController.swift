import Hanok
import HanokLocalization
import HanokMarkdown

/// A guide or a file, whose links to other guides open them.
final class GuideController: ContentViewController<GuideView> {
  private let page: GuideLibrary.Page
  private let library: GuideLibrary

  init(_ page: GuideLibrary.Page, of library: GuideLibrary) {
    self.page = page
    self.library = library
    super.init(GuideView())
    title = .verbatim(page.name)
  }

  override func viewDidLoad() {
    contentView.document.language = library.language
    contentView.document.show(page.text)
    contentView.document.onOpen = { [weak self] in self?.open($0) ?? false }
    contentView.searchField.addTarget(self, action: GuideController.search, for: .valueChanged)
    contentView.searchField.addTarget(self, action: GuideController.findNext)
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [paletteCommand(priority: 2), quitCommand(.HanokCommand.readQuit)]
  }

  /// Opens the guide that a link leads to, and returns whether there is one.
  private func open(_ target: String) -> Bool {
    guard let page = library.page(of: target) else { return false }
    navigationController?.pushViewController(GuideController(page, of: library))
    return true
  }

  private func search() { contentView.document.searchText = contentView.searchField.text }

  private func findNext() { _ = contentView.document.findNext() }
}

/// A document, and a field for searching it.
final class GuideView: StackView {
  let document = MarkdownView()
  let searchField = SearchField(placeholder: .HanokCommand.readSearch)

  init() {
    super.init(.vertical, views: [document, searchField])
    document.layoutShare = 1
  }
}
