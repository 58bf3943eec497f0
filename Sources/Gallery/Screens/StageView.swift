import Hanok

/// Sets the width of its content to the requested one.
final class StageView: View {
  var width: Int? { didSet { setNeedsContentUpdate() } }
  var content: View? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
      setNeedsContentUpdate()
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let content else { return .zero }
    let room = proposal.width.map { min(width ?? $0, $0) }
    let size = content.fittingSize(ProposedSize(width: room, height: proposal.height))
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  override func layoutSubviews() {
    guard let content else { return }
    let width = min(width ?? frame.width, frame.width)
    place(content, at: Rect(x: 0, y: 0, width: width, height: frame.height))
  }
}

/// A screen of the gallery without the list, scrolled like the gallery scrolls it.
final class StageViewController: ViewController {
  private let screen: ViewController

  init(_ screen: ViewController) {
    self.screen = screen
    super.init()
  }

  override func loadView() {
    addChild(screen)
    let stage = StageView()
    stage.content = screen.view
    title = screen.title
    view = ScrollView(stage)
  }
}
