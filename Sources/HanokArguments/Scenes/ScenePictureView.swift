package import Hanok
import HanokLocalization
import HanokScenes
package import HanokTerminal

/// The cells of a screen, from left to right in any language.
///
/// A screen that is wider than the view scrolls sideways: by the arrow keys while it has the focus, by the
/// wheel, and by the indicator below it.
///
/// ```
/// True or False?        Questi
///
///         4 plus 2 is 6.
/// ━━━━━━━━━━━━━━━━━━━─────────
/// ```
package final class ScenePictureView: View {
  private var screen: Screen?
  /// The first visible column.
  private var column = 0

  /// The columns by which an arrow key or the wheel scrolls.
  private static let step = 8

  /// Creates a picture of nothing.
  package override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Shows the screen of a scene, or nothing; of a wider one, the part where reading begins.
  ///
  /// Its elements are read aloud: the cells of a text from right to left are in visual order.
  func show(_ pilot: Pilot?) {
    show(
      pilot?.screen, isRightToLeft: pilot?.application.traits.isRightToLeft == true,
      spoken: pilot?.spokenLabels ?? [])
  }

  /// Shows a screen, or nothing; of a wider one, the part where reading begins.
  ///
  /// - Parameter spoken: The names of its elements, as they are read aloud.
  package func show(_ screen: Screen?, isRightToLeft: Bool, spoken: [String]) {
    self.screen = screen
    column = isRightToLeft ? screen?.size.width ?? 0 : 0
    accessibilityLabel = screen.map { _ in .verbatim(spoken.joined(separator: "\n")) }
    setNeedsContentUpdate()
    setNeedsDisplay()
  }

  private func isWider(than width: Int) -> Bool { screen.map { $0.size.width > width } ?? false }

  private var lastColumn: Int { max(0, (screen?.size.width ?? 0) - frame.width) }

  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = screen?.size ?? .zero
    let width = min(size.width, proposal.width ?? size.width)
    return Size(width: width, height: size.height + (isWider(than: width) ? 1 : 0))
  }

  package override func layoutSubviews() { column = min(column, lastColumn) }

  package override var canBecomeFirstResponder: Bool { isWider(than: frame.width) }

  package override func firstResponderDidChange() { setNeedsDisplay() }

  package override func scroll(x: Int, y: Int) -> Bool {
    x != 0 && show(from: column + x * Self.step)
  }

  private func show(from column: Int) -> Bool {
    let former = self.column
    self.column = max(0, min(column, lastColumn))
    if self.column != former { setNeedsDisplay() }
    return self.column != former
  }

  package override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .wheel(.left): scroll(x: -1, y: 0)
    case .wheel(.right): scroll(x: 1, y: 0)
    case .press(.left) where isOnIndicator(event.position), .drag(.left):
      show(from: lastColumn * event.position.x / max(1, frame.width - 1))
    default: false
    }
  }

  private func isOnIndicator(_ point: Point) -> Bool {
    isWider(than: frame.width) && point.y == screen?.size.height
  }

  package override func draw(in canvas: Canvas) {
    guard let screen else { return }
    // The screen in the picture is mirrored already.
    let canvas = canvas.leftToRight
    let width = min(screen.size.width, frame.width)
    for y in 0..<min(screen.size.height, frame.height) {
      for x in 0..<width {
        let cluster = canvas.traits.recordedRow(screen.cluster(x: column + x, y: y))
        // The second cell of a wide character.
        if cluster.isEmpty { continue }
        canvas.write(cluster, at: Point(x: x, y: y), style: screen[column + x, y].style)
      }
    }
    if isWider(than: frame.width) { drawIndicator(below: screen, in: canvas) }
  }

  private func drawIndicator(below screen: Screen, in canvas: Canvas) {
    let (theme, symbols) = (canvas.traits.theme, canvas.traits.symbols)
    let length = max(1, frame.width * frame.width / screen.size.width)
    let start = column * (frame.width - length) / max(1, lastColumn)
    let thumbStyle = isFirstResponder ? theme.focusedControl : theme.progress
    for x in 0..<frame.width {
      let isThumb = (start..<(start + length)).contains(x)
      canvas.write(
        isThumb ? symbols.heavyLine : symbols.horizontalLine,
        at: Point(x: x, y: screen.size.height), style: isThumb ? thumbStyle : theme.track)
    }
  }
}
