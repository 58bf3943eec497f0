package import Hanok

/// The whole window: the screens, and a row at the bottom with the keys in force.
package final class BookView: View {
  /// The screens.
  package var content: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { insertSubview(content, at: 0) }
    }
  }
  private let statusBar = StatusBar()

  /// Creates a window without screens.
  package override init() {
    super.init()
    addSubview(statusBar)
  }

  package override func layoutSubviews() {
    let height = max(0, frame.height - 1)
    if let content {
      place(content, at: Rect(x: 0, y: 0, width: frame.width, height: height))
    }
    place(statusBar, at: Rect(x: 0, y: height, width: frame.width, height: 1))
  }
}
