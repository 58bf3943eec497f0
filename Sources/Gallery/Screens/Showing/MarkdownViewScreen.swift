import Hanok
import HanokMarkdown

/// A document in Markdown, in the language of the screen, with a field that searches it.
final class MarkdownViewScreen: ViewController {
  private let document = MarkdownView()
  private let field = SearchField(placeholder: .Gallery.markdownSearch)

  override func loadView() {
    document.layoutShare = 1
    field.addTarget(self, action: MarkdownViewScreen.search, for: .valueChanged)
    field.addTarget(self, action: MarkdownViewScreen.findNext)
    view = StackView(.vertical, spacing: 1, views: [document, field])
  }

  override func traitsDidChange() {
    guard let localizer = view.traits?.localizer else { return }
    document.show(localizer.string(.Gallery.markdownText))
  }

  private func search() { document.searchText = field.text }

  private func findNext() { _ = document.findNext() }
}
