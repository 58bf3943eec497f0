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
open class Button: Control {
  /// The text of the button.
  public var title: Message { didSet { setNeedsContentUpdate() } }
  /// The style of the button.
  public var style: ButtonStyle { didSet { if style != oldValue { setNeedsDisplay() } } }
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
    Size(width: captionWidth + Self.chromeWidth, height: 1)
  }

  open override func draw(in canvas: Canvas) {
    let traits = canvas.traits
    let style = stateStyle
    guard let line = traits.line(captionText(title), width: textRoom) else { return }
    // A focused control always has a visible text.
    guard frame.width > Self.chromeWidth else {
      canvas.write(line, at: .zero, style: style)
      return
    }
    let space = hasSpaces ? 1 : 0
    let start = (textRoom - line.width) / 2
    let end = start + 1 + space + line.width
    let edges = edges(in: traits)
    canvas.fill(Rect(x: start, y: 0, width: end + space + 1 - start, height: 1), style: style)
    canvas.write(edges.leading, at: Point(x: start, y: 0), style: style)
    canvas.write(line, at: Point(x: start + 1 + space, y: 0), style: style)
    canvas.write(edges.trailing, at: Point(x: end + space, y: 0), style: style)
    if let spinner {
      canvas.write(spinner.sign(in: traits), at: Point(x: start + space, y: 0), style: style)
    }
  }

  /// Whether there is room for spaces between the brackets and the whole title.
  private var hasSpaces: Bool { frame.width >= captionWidth + Self.chromeWidth }

  private var captionWidth: Int { traits?.line(captionText(title))?.width ?? 0 }

  private var textRoom: Int {
    if frame.width <= Self.chromeWidth { return frame.width }
    return frame.width - (hasSpaces ? Self.chromeWidth : Self.bracketWidth)
  }

  private func edges(in traits: Traits) -> (leading: String, trailing: String) {
    let isFilled = traits.showsSurfaces && stateStyle.background != .default
    let hasNone = (style == .plain || isFilled) && !isFirstResponder && !isHighlighted
    return hasNone ? (" ", " ") : stateEdges
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
