import Hanok
import HanokLocalization
import HanokScenes
import HanokTerminal

/// The cells of a screen, from left to right in any language.
///
/// A screen that is wider than the view is cut at its right.
final class ScenePictureView: View {
  private var screen: Screen?

  override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Shows the screen of a scene, or nothing.
  ///
  /// Its elements are read aloud: the cells of a text from right to left are in visual order.
  func show(_ pilot: Pilot?) {
    screen = pilot?.screen
    accessibilityLabel = pilot.map { pilot in
      let labels = pilot.elements.compactMap(\.label)
      let texts = labels.map { pilot.application.traits.localizer.string($0) }
      return .verbatim(texts.joined(separator: "\n"))
    }
    setNeedsContentUpdate()
    setNeedsDisplay()
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
