import HanokLocalization
import HanokTerminal

/// The row of a control that opens a panel below itself: its value and an arrow between brackets.
///
/// ```
/// [ Korea       ▾ ]        ‹ 21 November 2026 ▾ ›        [ Choose…  ▾ ]
/// [Papua New Guinea▾]      the spaces make room for a text that would be cut
/// ```
struct DropDown {
  let control: Control
  let text: AttributedText
  /// Whether the text is in the place of a value.
  let isPlaceholder: Bool

  /// The cells of the edges, the spaces inside them, the arrow and a space before it.
  private static let chromeWidth = 6
  /// The cells of the edges and the arrow.
  private static let leastChromeWidth = 3

  /// Returns the width for the widest of some texts, so that nothing moves after a change.
  static func width(of texts: [AttributedText], in traits: Traits) -> Int {
    (texts.map { traits.line($0)?.width ?? 0 }.max() ?? 0) + chromeWidth
  }

  private var width: Int { control.frame.width }
  private var textWidth: Int { control.traits?.line(text)?.width ?? 0 }

  /// Whether there is room for spaces around the whole text.
  private var hasSpaces: Bool { textWidth + Self.chromeWidth <= width }

  private var room: Int {
    max(0, width - (hasSpaces ? Self.chromeWidth : Self.leastChromeWidth))
  }

  var truncatedText: String? { textWidth > room ? text.text : nil }

  func draw(in canvas: Canvas) {
    let (edges, style) = (control.stateEdges, control.stateStyle)
    let isHeld = control.isFirstResponder || control.isHighlighted
    if isHeld { canvas.fill(control.bounds, style: style) }
    let (space, end) = (hasSpaces ? 1 : 0, width - 1)
    canvas.write(edges.leading, at: .zero, style: style)
    let textStyle =
      isPlaceholder && control.isUsable && !isHeld
      ? style.applying(canvas.traits.theme.placeholder) : style
    canvas.write(
      canvas.traits.line(text, width: room), at: Point(x: 1 + space, y: 0), style: textStyle)
    canvas.write(
      canvas.traits.symbols.down, at: Point(x: end - 1 - space, y: 0), style: style)
    canvas.write(edges.trailing, at: Point(x: end, y: 0), style: style)
  }

  /// The actions that open the panel.
  static let actions: [ControlAction] = [.press, .open]

  /// Presents the panel below the control, unless it is shown already.
  func open(_ panel: () -> ViewController) {
    guard control.isUsable, let presenter = control.nearestController,
      presenter.presentedViewController?.sourceView !== control
    else { return }
    let panel = panel()
    panel.modalPresentationStyle = .popover
    panel.sourceView = control
    presenter.present(panel)
  }
}
