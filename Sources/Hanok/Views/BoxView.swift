public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A view with a border and a title around another view.
///
/// ```
/// ╭ Title ──────╮      if box characters occupy two cells:    + Title ------+
/// │ the content │                                             | the content |
/// ╰─────────────╯                                             +-------------+
/// ```
///
/// While the focus is inside, the border has the theme's `focusedBorder`. A card has the theme's
/// background instead of a border, and an empty row above its title; if the theme or the terminal shows
/// no backgrounds, it has a border.
open class BoxView: View {
  /// The view inside.
  public let contentView: View
  /// The title in the top border; nil for none.
  public var title: Message? { didSet { if title != oldValue { setNeedsContentUpdate() } } }
  /// Whether the border is drawn; without it, a title has a row of its own.
  public var hasBorder = true { didSet { if hasBorder != oldValue { setNeedsContentUpdate() } } }

  /// The styles that separate a box from its surroundings.
  public enum Style: Hashable, Sendable {
    /// A border.
    case bordered
    /// A background of its own.
    case card
  }

  /// The style that separates the box from its surroundings.
  public var style = Style.bordered {
    didSet {
      guard style != oldValue else { return }
      background = style == .card ? \.card : nil
      setNeedsContentUpdate()
    }
  }
  /// The theme's style of the title.
  public var titleStyle: KeyPath<Theme, HanokTerminal.Style> = \.heading {
    didSet { if titleStyle != oldValue { setNeedsDisplay() } }
  }
  /// The side of the title.
  public var titleAlignment = Label.Alignment.leading {
    didSet { if titleAlignment != oldValue { setNeedsDisplay() } }
  }
  /// Whether the border shows that the focus is inside.
  public var showsFocus = true { didSet { if showsFocus != oldValue { setNeedsDisplay() } } }
  private var hasFocus = false { didSet { if hasFocus != oldValue { setNeedsDisplay() } } }

  /// The cells of the border and of the space inside it, on each side.
  static let edge = DirectionalEdgeInsets(x: 2, y: 1)
  /// The cells around the content of a card, whose title has a row between them.
  private static let cardEdge = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 1, trailing: 2)

  /// Creates a box around a view.
  public init(_ contentView: View, title: Message? = nil) {
    self.contentView = contentView
    self.title = title
    super.init()
    addSubview(contentView)
  }

  /// Returns the cells around the content in a number of rows; in few rows, a card has the edge of a
  /// border.
  private func edge(in height: Int) -> DirectionalEdgeInsets {
    guard hasBorder else { return DirectionalEdgeInsets(top: title == nil ? 0 : 1) }
    let isCard = showsGround && title != nil && height > Self.cardEdge.height
    return isCard ? Self.cardEdge : Self.edge
  }

  private var edge: DirectionalEdgeInsets { edge(in: frame.height) }

  private var drawsBorder: Bool { hasBorder && frame.height > edge.height && !showsGround }

  /// Whether a background separates the box, without a border.
  private var showsGround: Bool {
    guard style == .card, let traits else { return false }
    return traits.colorDepth != .none && traits.theme.card.background != .default
  }

  open override func didMoveToWindow() { window?.addObserver(self) }

  open override func windowWillUpdate() {
    hasFocus = showsFocus && window?.firstResponder?.isDescendant(of: self) == true
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let edge = edge(in: proposal.height ?? ProposedSize.largestLength)
    let size = contentView.fittingSize(
      ProposedSize(
        width: proposal.width.map { $0 - edge.width },
        height: proposal.height.map { $0 - edge.height }))
    // The box is wide enough for its title if it can be; otherwise the title is truncated.
    let titleWidth = titleLine(in: .max).map { $0.width + (hasBorder ? 2 : 0) } ?? 0
    let width = max(
      size.width, min(titleWidth, proposal.width.map { $0 - edge.width } ?? titleWidth))
    return Size(width: width + edge.width, height: size.height + edge.height)
  }

  open override func layoutSubviews() {
    // In too few rows, there is only the content.
    let edge = frame.height > edge.height ? edge : .zero
    place(
      contentView,
      at: Rect(
        x: edge.leading, y: edge.top, width: frame.width - edge.width,
        height: frame.height - edge.height))
  }

  open override func draw(in canvas: Canvas) {
    let theme = canvas.traits.theme
    if drawsBorder, frame.width > 1 {
      canvas.drawBorder(style: hasFocus ? theme.focusedBorder : theme.border)
    }
    guard let line = titleLine(in: titleRoom), line.width > 0 else { return }
    let start = hasBorder ? Self.edge.leading : 0
    let x = start + max(0, titleAlignment.column(of: line.width, in: frame.width - 2 * start))
    canvas.write(line, at: Point(x: x, y: edge.top - 1), style: theme[keyPath: titleStyle])
    if !drawsBorder { return }
    canvas.write(" ", at: Point(x: x - 1, y: 0))
    canvas.write(" ", at: Point(x: x + line.width, y: 0))
  }

  open override var truncatedText: String? { truncatedText(of: title, in: titleRoom) }

  private var titleRoom: Int {
    guard frame.height > edge.height else { return 0 }
    return hasBorder ? frame.width - Self.edge.width - 2 : frame.width
  }

  private func titleLine(in width: Int) -> TextLine? {
    title.flatMap { traits?.line($0, width: width) }
  }

  open override var accessibilityElementCount: Int { title == nil ? 0 : 1 }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    title.map { AccessibilityElement(label: $0, traits: .header) }
  }
}
