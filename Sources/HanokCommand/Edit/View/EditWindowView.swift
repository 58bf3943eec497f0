import Hanok

/// The whole window of the editor: its screens, and the keys in force at the bottom.
final class EditWindowView: View {
  /// The screens.
  var content: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { insertSubview(content, at: 0) }
    }
  }
  private let statusBar = StatusBar()

  override init() {
    super.init()
    addSubview(statusBar)
  }

  override func layoutSubviews() {
    let height = max(0, frame.height - 1)
    if let content { place(content, at: Rect(x: 0, y: 0, width: frame.width, height: height)) }
    place(statusBar, at: Rect(x: 0, y: height, width: frame.width, height: 1))
  }
}
