import HanokLocalization
public import HanokTerminal

/// A cell of a ``CollectionView``: a view around another, with the signs of its state.
///
/// ```
/// bordered  ╭─────╮   with the   ┏━━━━━┓   selected   ╭●────╮     plain   › Pear   ● Pear   ✓ Pear
///           │ 7   │   focus      ┃ 7   ┃              │ 7   │
///           ╰─────╯              ┗━━━━━┛              ╰─────╯
/// ```
///
/// After its item is no longer visible, a cell is reused for another: the code that configures it
/// sets all of it. It only displays: keys and clicks go to the collection, including clicks on
/// controls in it. Its accessibility element has its ``View/accessibilityLabel`` and value, or else
/// the elements of its content.
open class CollectionViewCell: View {
  /// The styles of a cell's edges and state.
  public enum Style: Hashable, Sendable {
    /// A border, if there are three rows for it.
    case bordered
    /// Signs before the content.
    case plain
  }

  /// The view inside.
  public let contentView: View
  /// The style of the cell's edges and state.
  public var style: Style { didSet { if style != oldValue { stateDidChange() } } }
  /// Whether the item can be used; otherwise it is drawn and read as disabled.
  public var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the cell has the focus.
  public internal(set) var isFocused = false {
    didSet { if isFocused != oldValue { stateDidChange() } }
  }
  /// Whether the item is selected.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a mouse button is pressed on the cell.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether several cells of the collection may be selected.
  var isOneOfSeveral = false {
    didSet { if isOneOfSeveral != oldValue { stateDidChange() } }
  }

  /// The cells of the border and of the space inside it, at each side.
  private static let edge = DirectionalEdgeInsets(x: 2, y: 1)

  /// Creates a cell around a view.
  public init(_ contentView: View, style: Style = .bordered) {
    self.contentView = contentView
    self.style = style
    super.init()
    addSubview(contentView)
  }

  /// Called before the cell is reused for another item.
  open func prepareForReuse() {}

  /// Called after a change of the cell's state or style: sets the background, and redraws.
  open func stateDidChange() {
    background = stateBackground
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var stateBackground: KeyPath<Theme, HanokTerminal.Style>? {
    if !isEnabled { return \.disabledControl }
    if isHighlighted { return \.pressedControl }
    guard !drawsBorder else { return nil }
    return isFocused ? \.selection : isSelected ? \.inactiveSelection : nil
  }

  private var drawsBorder: Bool {
    style == .bordered && frame.height > Self.edge.height && frame.width > 2
  }

  /// The cells of the sign of the focus, that of a multiple selection, and a space after them.
  private var marksWidth: Int { min(isOneOfSeveral ? 3 : 2, max(0, frame.width - 1)) }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let edge = style == .bordered ? Self.edge : DirectionalEdgeInsets(leading: marksWidth)
    let size = contentView.fittingSize(
      ProposedSize(
        width: proposal.width.map { $0 - edge.width },
        height: proposal.height.map { $0 - edge.height }))
    return Size(width: size.width + edge.width, height: size.height + edge.height)
  }

  open override func layoutSubviews() {
    let rect =
      drawsBorder
      ? bounds.inset(x: min(Self.edge.leading, (frame.width - 1) / 2), y: Self.edge.top)
      : Rect(x: marksWidth, y: 0, width: frame.width - marksWidth, height: frame.height)
    place(contentView, at: rect)
    // The border may have appeared or disappeared with the size.
    background = stateBackground
  }

  open override func draw(in canvas: Canvas) {
    if drawsBorder { drawBorder(in: canvas) } else { drawMarks(in: canvas) }
  }

  /// Returns the sign of a selected item; in a single selection, that of the focus suffices.
  private func selectionSign(_ symbols: SymbolSet) -> String? {
    guard isSelected else { return nil }
    if isOneOfSeveral { return symbols.checkmark }
    return isFocused ? nil : symbols.bullet
  }

  private func drawBorder(in canvas: Canvas) {
    let theme = canvas.traits.theme
    canvas.drawBorder(
      isHeavy: isFocused, style: isFocused ? theme.focusedBorder : theme.border)
    guard let sign = selectionSign(canvas.traits.symbols) else { return }
    canvas.write(sign, at: Point(x: 1, y: 0), style: theme.accent)
  }

  private func drawMarks(in canvas: Canvas) {
    let (symbols, accent) = (canvas.traits.symbols, canvas.traits.theme.accent)
    if isFocused, marksWidth > 0 { canvas.write(symbols.forward, at: .zero) }
    let place = isOneOfSeveral ? 1 : 0
    guard let sign = selectionSign(symbols), place < marksWidth else { return }
    canvas.write(sign, at: Point(x: place, y: 0), style: isFocused ? .plain : accent)
  }

  /// The elements of the content in one: the first is its label, the others are its value.
  var element: AccessibilityElement {
    var (label, value) = (accessibilityLabel, accessibilityValue)
    if label == nil {
      let texts = contentView.accessibilityNodes.flatMap { node in
        (0..<node.count).compactMap { node.element(at: $0) }.flatMap { [$0.label, $0.value] }
      }.compactMap { $0 }
      label = texts.first
      value = Message.joined([value].compactMap { $0 } + texts.dropFirst())
    }
    var traits = accessibilityTraits
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityElement(
      label: label, value: value, hint: accessibilityHint, traits: traits)
  }
}
