public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A view of a message, which is localized when it is drawn.
///
/// It also shows numbers and dates, as arguments of its message:
///
/// ```swift
/// Label(.Shop.due(day: CalendarDay.today()))
/// ```
open class Label: View {
  /// The alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// The side where reading begins: left, or right in Arabic.
    case leading
    /// The middle of the line.
    case center
    /// The side where reading ends: right, or left in Arabic.
    case trailing

    /// Returns the column, from the leading side, of a text of some cells in a room of some.
    public func column(of width: Int, in room: Int) -> Int {
      switch self {
      case .leading: 0
      case .center: (room - width) / 2
      case .trailing: room - width
      }
    }
  }

  /// The label's message; nil for none.
  ///
  /// Setting it removes ``attributedText``.
  public var message: Message? {
    get { content.message }
    set { content = newValue.map(Content.message) ?? .none }
  }
  /// A text with roles of the theme and links, instead of a message; nil for none.
  ///
  /// It is shown as it is in every language: it is data, such as a part of a document. Setting it
  /// removes ``message``.
  public var attributedText: AttributedText? {
    get { content.attributedText }
    set { content = newValue.map(Content.attributed) ?? .none }
  }
  /// The alignment of lines.
  public var alignment = Alignment.leading { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; 0 for any number.
  public var numberOfLines = 1 { didSet { layouts = []; setNeedsContentUpdate() } }
  /// The minimum number of rows: a change of the text needn't move other views.
  public var minimumLines = 0 { didSet { setNeedsContentUpdate() } }
  /// The part of a long text that is omitted.
  public var truncation = TextLayout.Truncation.tail {
    didSet { layouts = []; setNeedsContentUpdate() }
  }
  /// The theme's style; nil for plain text.
  public var style: KeyPath<Theme, Style>? { didSet { setNeedsDisplay() } }

  /// The content of a label.
  private enum Content: Equatable {
    case none
    case message(Message)
    case attributed(AttributedText)

    var message: Message? { if case .message(let message) = self { message } else { nil } }

    var attributedText: AttributedText? {
      if case .attributed(let text) = self { text } else { nil }
    }
  }

  private var content = Content.none { didSet { if content != oldValue { textDidChange() } } }
  /// The layouts by width and number of lines: computed once for measuring and drawing.
  private var layouts: [(width: Int, lines: Int, layout: TextLayout)] = []

  /// Creates a label of a message.
  ///
  /// - Parameter numberOfLines: The maximum number of lines; 0 for any number.
  public init(
    _ message: Message? = nil, alignment: Alignment = .leading, numberOfLines: Int = 1
  ) {
    content = message.map(Content.message) ?? .none
    super.init()
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Creates a label of a text with roles of the theme and links.
  ///
  /// ```swift
  /// var text = AttributedText("See ")
  /// text.runs.append(.init("the guide", role: .link("https://example.org")))
  /// let label = Label(attributed: text)
  /// ```
  ///
  /// - Parameter numberOfLines: The maximum number of lines; 0 for any number.
  public convenience init(
    attributed text: AttributedText, alignment: Alignment = .leading, numberOfLines: Int = 1
  ) {
    self.init(nil, alignment: alignment, numberOfLines: numberOfLines)
    attributedText = text
  }

  /// The text in the language of the view's traits, or an empty one outside a window.
  public var text: AttributedText {
    if let attributedText { return attributedText }
    guard let message, let localizer = traits?.localizer else { return AttributedText("") }
    return AttributedText(localizer.marked(message))
  }

  /// Whether a part of the text isn't visible at the label's size.
  public var isTruncated: Bool {
    guard let layout = layout(width: frame.width, lines: numberOfLines) else { return false }
    return layout.isTruncated || layout.lines.count > frame.height
  }

  open override var truncatedText: String? { isTruncated ? text.text : nil }

  /// Whether the label is an element: without a text it isn't.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && (accessibilityLabel ?? spokenText) != nil }
    set { super.isAccessibilityElement = newValue }
  }

  open override func describe(_ element: inout AccessibilityElement) {
    element.complete(label: spokenText)
  }

  private var spokenText: Message? { message ?? attributedText.map { .verbatim($0.text) } }

  /// The size of a text: the width of its longest line, and the height of its lines at that width.
  ///
  /// It shrinks down to one cell. In a scroll view it keeps its lines, since they can be scrolled
  /// to.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? ProposedSize.largestLength
    guard let layout = layout(width: max(1, width), lines: numberOfLines) else {
      return Size(width: 0, height: minimumLines)
    }
    let lines = max(minimumLines, layout.lines.count)
    guard let height = proposal.height, height < lines, !isInScroller else {
      return Size(width: layout.width, height: lines)
    }
    return Size(width: layout.width, height: max(minimumLines, min(1, lines), height))
  }

  private var isInScroller: Bool {
    sequence(first: self as View, next: \.superview).contains(where: \.isScrollable)
  }

  open override func draw(in canvas: Canvas) {
    let textStyle = if let style { canvas.traits.theme[keyPath: style] } else { Style.plain }
    for (row, line) in (drawnLayout?.lines ?? []).enumerated() {
      let x = alignment.column(of: line.width, in: frame.width)
      canvas.write(line, at: Point(x: x, y: row), style: textStyle)
    }
  }

  open override func traitsDidChange() { layouts.removeAll(keepingCapacity: true) }

  private func textDidChange() {
    layouts.removeAll(keepingCapacity: true)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The lines that fit; the last has an ellipsis if lines are omitted.
  private var drawnLayout: TextLayout? {
    let layout = layout(width: frame.width, lines: numberOfLines)
    guard let layout, layout.lines.count > frame.height else { return layout }
    return self.layout(width: frame.width, lines: max(1, frame.height))
  }

  private func layout(width: Int, lines: Int) -> TextLayout? {
    guard content != .none, let traits else { return nil }
    // By index: copying each element would take longer than comparing it.
    for index in layouts.indices where layouts[index].lines == lines {
      if layouts[index].width == width { return layouts[index].layout }
      // A single whole line is the same in all widths that it fits.
      let isOneLine = layouts[index].layout.lines.count <= 1 && !layouts[index].layout.isTruncated
      if isOneLine, width >= layouts[index].layout.width { return layouts[index].layout }
    }
    let maximum = lines == 0 ? nil : lines
    let layout =
      layouts.first?.layout.broken(width: width, maximumLines: maximum, truncation: truncation)
      ?? TextLayout(
        drawnText(in: traits), width: width, maximumLines: maximum,
        truncation: truncation, rules: traits.textRules)
    if layouts.count == Self.keptLayouts { layouts.removeFirst() }
    layouts.append((width, lines, layout))
    return layout
  }

  private func drawnText(in traits: Traits) -> AttributedText {
    attributedText ?? AttributedText(drawing: message ?? .verbatim(""), in: traits)
  }

  /// The number of layouts: the ideal, the minimum, and the drawn one.
  private static let keptLayouts = 3
}
