import Hanok

/// More rows than fit, scrolled by the wheel, the page keys and the focus.
final class ScrollViewScreen: ViewController {
  override func loadView() {
    let rows = (1...40).map { Checkbox(.Gallery.scrollRow(number: $0)) }
    view = ScrollView(StackView(.vertical, views: rows))
  }
}
