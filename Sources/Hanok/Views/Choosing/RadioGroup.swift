public import HanokLocalization
public import HanokTerminal

/// Options in a column, of which one is chosen.
///
/// ```
/// ( ) Small      with the focus: ( ) Small      disabled:    Small
/// (●) Medium                     ‹●› Medium               ●  Medium
/// ( ) Large                      ( ) Large                   Large
/// ```
///
/// The group is one stop for Tab; Up and Down choose in it, and leave it at its ends. Long options
/// wrap.
open class RadioGroup: ChoiceControl {
  /// The cells of the mark and of the space after it.
  private static let markWidth = 4

  /// Creates a group of options with the letters that move the focus to it.
  public init(_ options: [Message], selectedIndex: Int? = nil, mnemonic: Message? = nil) {
    super.init(options: options, selectedIndex: selectedIndex)
    self.mnemonic = mnemonic
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let layouts = layouts(in: proposal.width ?? ProposedSize.largestLength)
    return Size(
      width: (layouts.map(\.width).max() ?? 0) + Self.markWidth,
      height: layouts.reduce(0) { $0 + max(1, $1.lines.count) })
  }

  open override func draw(in canvas: Canvas) {
    var y = 0
    for (index, layout) in layouts(in: frame.width).enumerated() {
      drawMark(of: index, y: y, in: canvas)
      let isDisabled = !isUsable || !isEnabled(at: index)
      let style = isDisabled ? canvas.traits.theme.disabledControl : .plain
      for (row, line) in layout.lines.enumerated() {
        canvas.write(line, at: Point(x: Self.markWidth, y: y + row), style: style)
      }
      y += max(1, layout.lines.count)
    }
  }

  private func drawMark(of index: Int, y: Int, in canvas: Canvas) {
    let (theme, symbols) = (canvas.traits.theme, canvas.traits.symbols)
    let isDisabled = !isUsable || !isEnabled(at: index)
    // The mark of the focus is on the chosen option, or else on the first one.
    let isFocused =
      isUsable && (isFirstResponder || isHighlighted) && index == focusedAccessibilityElementIndex
    let sign = index == selectedIndex ? symbols.bullet : " "
    let round = (symbols.parentheses[0], symbols.parentheses[1])
    let (leading, trailing) =
      isFocused ? (symbols.back, symbols.forward) : isDisabled ? (" ", " ") : round
    let style = isFocused ? stateStyle : isDisabled ? theme.disabledControl : theme.control
    canvas.write(signs: [leading, sign, trailing], at: Point(x: 0, y: y), style: style)
  }

  open override var truncatedText: String? {
    let layouts = layouts(in: frame.width)
    let height = layouts.reduce(0) { $0 + max(1, $1.lines.count) }
    if height > frame.height { return layouts.last?.text.text }
    return layouts.first(where: \.isTruncated)?.text.text
  }

  open override var axis: StackView.Axis? { .vertical }

  open override func clicked(at point: Point) {
    var y = 0
    for (index, layout) in layouts(in: frame.width).enumerated() {
      y += max(1, layout.lines.count)
      if point.y < y { return _ = choose(index) }
    }
  }

  private func layouts(in width: Int) -> [TextLayout] {
    guard let traits else { return [] }
    return options.map { traits.layout($0, width: max(1, width - Self.markWidth)) }
  }
}
