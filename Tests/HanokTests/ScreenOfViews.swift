import Hanok

/// A screen of some views in a column.
class ScreenOfViews: ViewController {
  private let stack: StackView

  init(_ views: [View]) {
    stack = StackView(.vertical, views: views)
    super.init()
  }

  override func loadView() { view = stack }
}
