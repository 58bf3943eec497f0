import Hanok
import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A text whose placeholders and tags have a style of their own, in a language that isn't the
/// interface's.
final class StyledTextView: View {
  /// The text.
  var text = AttributedText("") {
    didSet {
      guard text != oldValue else { return }
      layouts = nil
      setNeedsContentUpdate()
      setNeedsDisplay()
    }
  }
  /// The language of the text, which determines its lines and its direction.
  var language = LanguageTag.english { didSet { layouts = nil; setNeedsContentUpdate() } }
  /// The theme's style of the text; nil for plain text.
  var style: KeyPath<Theme, Style>? { didSet { setNeedsDisplay() } }
  /// The name of the text, for readers of the screen.
  var name: Message

  private var layouts: (width: Int, layout: TextLayout)?

  /// Creates an empty view with a name.
  init(_ name: Message) {
    self.name = name
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  private func layout(width: Int) -> TextLayout? {
    if let layouts, layouts.width == width { return layouts.layout }
    guard let traits, width > 0 else { return nil }
    let rules = TextLayout.Rules(
      language: language, ambiguousWidth: traits.ambiguousWidth,
      ellipsis: traits.textRules.ellipsis)
    let layout = TextLayout(text, width: width, rules: rules)
    layouts = (width, layout)
    return layout
  }

  override func traitsDidChange() { layouts = nil }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let layout = layout(width: max(1, proposal.width ?? ProposedSize.largestLength))
    return Size(
      width: proposal.width ?? layout?.width ?? 0, height: layout?.lines.count ?? 0)
  }

  override func draw(in canvas: Canvas) {
    guard let layout = layout(width: frame.width) else { return }
    let look = style.map { canvas.traits.theme[keyPath: $0] } ?? .plain
    for y in canvas.visibleRows(of: 0..<layout.lines.count) {
      let line = layout.lines[y]
      // Each line begins at the side from which it is read.
      let x = line.direction == .rightToLeft ? frame.width - line.width : 0
      canvas.leftToRight.write(line, at: Point(x: x, y: y), style: look)
    }
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = name
    element.value = .verbatim(text.text)
  }
}
