public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A control that is pressed: by Enter or Space with the focus, by its letter, or by a click.
///
/// ```
/// [ T True ]    ‹ T True ›    with the focus it has other brackets too, not only another colour
///   T True                    disabled
/// [⠋Sending ]                 waiting
/// [F False]                   the spaces make room for a title that would be cut
/// ```
///
/// If the theme fills buttons and the terminal shows the fill, only a focused button has brackets.
/// A large button has three rows: filled, or with a border. A button that is wider than its title has its
/// edges around the title, or around the whole width (``fillsWidth``).
open class Button: Control {
  /// The text of the button.
  public var title: Message { didSet { setNeedsContentUpdate() } }
  /// The style of the button.
  public var style: ButtonStyle { didSet { if style != oldValue { setNeedsDisplay() } } }
  /// The size of the button.
  public var size = ButtonSize.regular {
    didSet { if size != oldValue { setNeedsContentUpdate() } }
  }
  /// Whether the edges are at both sides of the button, not of its title: for buttons of equal widths.
  public var fillsWidth = false { didSet { if fillsWidth != oldValue { setNeedsDisplay() } } }
  /// Whether the button is the chosen one of several, such as a tab: in the colour of the accent.
  public var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether the button waits for the end of its action.
  ///
  /// A spinner turns before its text, and presses have no effect meanwhile. It keeps the focus.
  public var isLoading = false { didSet { if isLoading != oldValue { loadingDidChange() } } }
  /// The sign of a button that waits; most never do.
  private var spinner: Spinner?

  /// The cells of the brackets and of the spaces inside them.
  private static let chromeWidth = 4
  private static let bracketWidth = 2
  /// The cells that a large button has more at both sides together, and its rows.
  private static let padding = 4
  private static let largeHeight = 3

  /// Creates a button with a title and its letters.
  public init(_ title: Message, mnemonic: Message? = nil, style: ButtonStyle = .bordered) {
    self.title = title
    self.style = style
    super.init()
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: title, value: isLoading ? .Hanok.buttonLoading : nil)
    element.userInputLabels.append(title)
    if isLoading { element.traits.insert(.notEnabled) }
    if isSelected { element.traits.insert(.selected) }
  }

  /// The style of the button in its state, otherwise that of its effect.
  open override var stateStyle: Style {
    let base = super.stateStyle
    guard isUsable, !isFirstResponder, !isHighlighted, let theme = traits?.theme else {
      return base
    }
    if isSelected { return theme.accent }
    return switch style {
    case .plain: base
    case .bordered: theme.button
    case .prominent: theme.prominentButton
    case .destructive: theme.button.applying(theme.failure)
    }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = captionWidth + Self.chromeWidth
    let hasRoom = (proposal.height ?? Self.largeHeight) >= Self.largeHeight
    guard size == .large, hasRoom else { return Size(width: width, height: 1) }
    return Size(width: width + Self.padding, height: Self.largeHeight)
  }

  open override func draw(in canvas: Canvas) {
    let traits = canvas.traits
    let style = stateStyle
    guard let line = traits.line(captionText(title), width: textRoom) else { return }
    let row = isTall ? frame.height / 2 : 0
    // A focused control always has a visible text.
    guard frame.width > Self.chromeWidth else {
      canvas.write(line, at: Point(x: 0, y: row), style: style)
      return
    }
    let start = (frame.width - line.width) / 2
    let face = face(around: start..<start + line.width, row: row)
    drawFace(face, in: canvas)
    let edges = stateEdges
    canvas.write(edges.leading, at: Point(x: face.minX, y: row), style: style)
    canvas.write(line, at: Point(x: start, y: row), style: style)
    canvas.write(edges.trailing, at: Point(x: face.maxX - 1, y: row), style: style)
    if let spinner {
      canvas.write(spinner.sign(in: traits), at: Point(x: start - 1, y: row), style: style)
    }
  }

  /// Returns the cells of the title's row with its edges, within the sides of a large button.
  private func face(around title: Range<Int>, row: Int) -> Rect {
    let side = fillsWidth ? (isTall ? Self.padding / 2 : 0) : title.lowerBound - (hasSpaces ? 2 : 1)
    let end = fillsWidth ? frame.width - side : title.upperBound + (hasSpaces ? 2 : 1)
    return Rect(x: side, y: row, width: end - side, height: 1)
  }

  /// Draws the face behind the title and its edges: a fill, in a large button of three rows, or a
  /// border around it.
  private func drawFace(_ face: Rect, in canvas: Canvas) {
    let style = stateStyle
    guard isTall else { return canvas.fill(face, style: style) }
    let side = min(Self.padding / 2, face.minX)
    let whole = face.inset(x: -side, y: -1)
    if isFilled || style.attributes.contains(.reverse) {
      canvas.fillWithHalfEdges(whole, style: style)
    } else if isUsable, side > 0 {
      canvas.inset(to: whole).drawBorder(style: style)
    }
  }

  /// Whether the button is drawn in three rows.
  private var isTall: Bool { size == .large && frame.height >= Self.largeHeight }

  /// Whether there is room for spaces between the brackets and the whole title.
  private var hasSpaces: Bool { frame.width >= captionWidth + Self.chromeWidth }

  private var captionWidth: Int { traits?.line(captionText(title))?.width ?? 0 }

  private var textRoom: Int {
    if frame.width <= Self.chromeWidth { return frame.width }
    return frame.width - (hasSpaces ? Self.chromeWidth : Self.bracketWidth)
  }

  /// The signs around the title: none on a fill, or in the border of a large button, but for the focus.
  open override var stateEdges: (leading: String, trailing: String) {
    let hasNone = style == .plain || isFilled || isTall
    return hasNone && !isFirstResponder && !isHighlighted ? (" ", " ") : super.stateEdges
  }

  /// Whether the style has a fill that the terminal shows.
  private var isFilled: Bool {
    traits?.showsSurfaces == true && stateStyle.background != .default
  }

  open override var truncatedText: String? {
    guard let traits else { return nil }
    let text = traits.layout(captionText(title), width: textRoom, maximumLines: 1)
    return text.isTruncated || frame.height < 1 ? captionText(title).text : nil
  }

  open override var pressActions: [any KeyAction] { [ControlAction.press] }

  /// Performs the action, unless the button is waiting.
  open override func press() {
    if !isLoading { super.press() }
  }

  open override func accessibilityActivate() -> Bool { !isLoading && super.accessibilityActivate() }

  private func loadingDidChange() {
    spinner?.stop()
    spinner = isLoading ? Spinner() : nil
    spinner?.start(in: self)
    setNeedsDisplay()
  }
}

/// The styles of a ``Button``, by its effect.
public nonisolated enum ButtonStyle: Hashable, Sendable {
  /// With brackets.
  case bordered
  /// Without brackets, as one of many on a screen; a focused one has them.
  case plain
  /// The most likely choice: filled with the accent if surfaces differ, and bold.
  case prominent
  /// An irreversible removal: the colour of failures.
  case destructive
}

/// The sizes of a ``Button``.
public nonisolated enum ButtonSize: Hashable, Sendable {
  /// One row.
  case regular
  /// Three rows where there is room for them: for the few buttons that a screen is about.
  case large
}
