public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A line between views, optionally with a title in it.
///
/// ```
/// horizontal ────────      ── Title ──────      vertical │
/// ```
///
/// A vertical line shows no title.
open class Divider: View {
  /// The axis of the line.
  public let axis: StackView.Axis
  /// The title in a horizontal line; nil for none.
  public var title: Message? { didSet { if title != oldValue { setNeedsContentUpdate() } } }

  /// The columns of the line before the title.
  private static let lead = 2

  /// Creates a line along an axis; a horizontal one separates the views above and below.
  public init(_ axis: StackView.Axis = .horizontal, title: Message? = nil) {
    self.axis = axis
    self.title = title
    super.init()
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard axis == .horizontal else { return Size(width: 1, height: proposal.height ?? 1) }
    let title = titleLine(in: ProposedSize.largestLength).map { $0.width + 2 * Self.lead + 2 }
    return Size(width: proposal.width ?? title ?? 1, height: 1)
  }

  open override func draw(in canvas: Canvas) {
    let (symbols, style) = (canvas.traits.symbols, canvas.traits.theme.border)
    guard axis == .horizontal else {
      for y in 0..<max(0, frame.height) {
        canvas.write(symbols.verticalLine, at: Point(x: 0, y: y), style: style)
      }
      return
    }
    let line = String(repeating: symbols.horizontalLine, count: max(0, frame.width))
    canvas.write(line, at: .zero, style: style)
    guard let words = titleLine(in: titleRoom), words.width > 0 else { return }
    let room = Rect(x: Self.lead, y: 0, width: words.width + 2, height: 1)
    canvas.fill(room, style: style)
    canvas.write(words, at: Point(x: Self.lead + 1, y: 0), style: canvas.traits.theme.heading)
  }

  private var titleRoom: Int { frame.width - Self.lead - 3 }

  private func titleLine(in width: Int) -> TextLine? {
    title.flatMap { traits?.line($0, width: width) }
  }

  open override var truncatedText: String? {
    axis == .horizontal ? truncatedText(of: title, in: titleRoom) : nil
  }

  open override var accessibilityElementCount: Int { title == nil ? 0 : 1 }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    title.map { AccessibilityElement(label: $0, traits: .header) }
  }
}
