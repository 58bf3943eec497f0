import Hanok
import HanokLocalization
import HanokTerminal

/// The cells of a screen, from left to right in any language.
///
/// A screen that is wider than the view is cut at its right.
final class ScenePictureView: View {
  /// The screen; nil for none.
  var screen: Screen? { didSet { setNeedsContentUpdate() } }

  override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  override var accessibilityLabel: Message? {
    get { .verbatim(rows.joined(separator: "\n")) }
    set {}
  }

  /// The rows without the blanks at their ends, and without blank rows.
  private var rows: [String] {
    guard let screen else { return [] }
    return (0..<screen.size.height).map { y in
      String(screen.row(y).reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = screen?.size ?? .zero
    return Size(width: min(size.width, proposal.width ?? size.width), height: size.height)
  }

  override func draw(in canvas: Canvas) {
    guard let screen else { return }
    for y in 0..<min(screen.size.height, frame.height) {
      for x in 0..<min(screen.size.width, frame.width) {
        let cluster = screen.cluster(x: x, y: y)
        // The second cell of a wide character.
        if cluster.isEmpty { continue }
        canvas.write(cluster, at: Point(x: x, y: y), style: screen[x, y].style)
      }
    }
  }
}
