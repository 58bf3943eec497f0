import Hanok

/// A field that searches languages by their own names, with completions.
final class SearchFieldScreen: ViewController {
  private let field = SearchField()
  private let result = Label()
  private let names = ["English", "한국어", "日本語", "العربية", "Deutsch", "简体中文"]

  override func loadView() {
    field.widthLimits = LengthLimits(maximum: 30)
    field.completions = .texts(names)
    result.numberOfLines = 0
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [field, result])
  }

  override func viewDidLoad() {
    field.addTarget(self, action: SearchFieldScreen.search, for: .valueChanged)
    search()
  }

  private func search() {
    let typed = field.text.lowercased()
    let found = names.filter { typed.isEmpty || $0.lowercased().contains(typed) }
    result.message = .verbatim(found.joined(separator: "\n"))
  }
}
