import HanokUnicode
public import HanokLocalization
public import HanokTerminal

/// Text that tells something: a message, which becomes text when it is drawn.
open class Label: View {
  /// Where the lines stand.
  public enum Alignment: Hashable, Sendable {
    /// Where reading begins: left, or right in Arabic.
    case leading
    case center
    case trailing
  }

  /// What is told; nil for nothing.
  public var message: Message? { didSet { if message != oldValue { contentDidChange() } } }
  /// Where the lines stand.
  public var alignment = Alignment.leading { didSet { setNeedsDisplay() } }
  /// How many lines there may be; 0 for any number.
  public var numberOfLines = 1 { didSet { contentDidChange() } }
  /// How many rows the label takes at the least: text may come and go without moving others.
  public var minimumLines = 0 { didSet { contentDidChange() } }
  /// Where text that is too long loses its clusters.
  public var truncation = TextLayout.Truncation.tail { didSet { contentDidChange() } }
  /// The look, by the theme; nil for plain text.
  public var style: KeyPath<Theme, Style>? { didSet { setNeedsDisplay() } }

  /// A label that tells a message.
  public init(_ message: Message? = nil, alignment: Alignment = .leading) {
    super.init()
    self.message = message
    self.alignment = alignment
  }

  /// The text in the language of the view's traits; empty while the label is in no window.
  public var text: AttributedText {
    guard let message, let localizer = traits?.localizer else { return AttributedText("") }
    return AttributedText(localizer.format(message))
  }

  /// Whether something of the text doesn't show at the label's size.
  public var isTruncated: Bool {
    let layout = layout(width: frame.width)
    return layout.isTruncated || layout.lines.count > frame.height
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    let layout = layout(width: size.width)
    let height = max(minimumLines, layout.lines.count)
    return Size(width: layout.width, height: min(size.height, height))
  }

  open override func draw(in canvas: Canvas) {
    guard let traits else { return }
    let look = style.map { traits.theme[keyPath: $0] } ?? traits.theme.text
    for (row, line) in layout(width: frame.width).lines.enumerated() {
      let x = column(of: line, isRightToLeft: traits.isRightToLeft)
      canvas.write(line, at: Point(x: x, y: row), style: look, theme: traits.theme)
    }
  }

  open override var spokenLines: [AttributedText] { text.runs.isEmpty ? [] : [text] }

  /// All that a layout follows from.
  private struct LayoutInput: Equatable {
    let message: Message
    let traits: Traits
    let width: Int
    let numberOfLines: Int
    let truncation: TextLayout.Truncation
  }

  /// What was laid out last: to be measured and drawn it is asked for twice.
  private var lastLayout: (input: LayoutInput, layout: TextLayout)?

  private func layout(width: Int) -> TextLayout {
    guard let traits, let message else { return .empty }
    let input = LayoutInput(
      message: message, traits: traits, width: width, numberOfLines: numberOfLines,
      truncation: truncation)
    if let lastLayout, lastLayout.input == input { return lastLayout.layout }
    let layout = TextLayout(
      AttributedText(drawing: message, in: traits), width: width,
      maximumLines: numberOfLines == 0 ? nil : numberOfLines, truncation: truncation,
      rules: traits.textRules)
    lastLayout = (input, layout)
    return layout
  }

  private func column(of line: TextLine, isRightToLeft: Bool) -> Int {
    let room = frame.width - line.width
    return switch (alignment, isRightToLeft) {
    case (.center, _): room / 2
    case (.leading, false), (.trailing, true): 0
    case (.trailing, false), (.leading, true): room
    }
  }
}

nonisolated extension TextLayout {
  /// No lines.
  fileprivate static var empty: TextLayout {
    TextLayout(AttributedText(""), width: 0, rules: Rules(language: .english))
  }
}
