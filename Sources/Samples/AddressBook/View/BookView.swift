package import Hanok

/// The whole window: the screens, and a row at the foot with the keys in force.
package final class BookView: View {
  private let content: View
  private let statusBar = StatusBar()

  /// A window of some screens.
  package init(_ content: View) {
    self.content = content
    super.init()
    for view in [content, statusBar] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let height = max(0, frame.height - 1)
    place(content, at: Rect(x: 0, y: 0, width: frame.width, height: height))
    place(statusBar, at: Rect(x: 0, y: height, width: frame.width, height: 1))
  }
}
