public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A sign that something is going on, for as long as it takes, with words beside it.
///
/// ```
/// ⠹ Loading…      where motion is to be reduced, the sign keeps still, and the words say it
/// ```
///
/// It keeps its place while it is stopped. It doesn't hold up line mode: a screen that can't be used
/// meanwhile sets ``View/isBusy``.
open class ActivityIndicator: View {
  /// The words; by themselves those of the toolkit.
  public var message: Message { didSet { if message != oldValue { setNeedsContentUpdate() } } }
  /// Whether nothing shows while it is stopped.
  public var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { setNeedsDisplay() } }
  }
  /// Whether something is going on.
  public private(set) var isAnimating = false {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }

  private var step = 0
  private var animation: (any Cancellable)?

  /// The time of a step of the sign.
  private static let interval = Duration.milliseconds(100)

  /// A sign that is stopped.
  ///
  /// - Parameter message: The words; nil for the toolkit's own.
  public init(_ message: Message? = nil) {
    self.message = message ?? .Hanok.activityWorking
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// Shows that something goes on.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    animation = animate(every: Self.interval) { [weak self] in
      self?.step += 1
      self?.setNeedsDisplay()
    }
    window?.setNeedsUpdate()
  }

  /// Shows that it has ended.
  public func stopAnimating() {
    guard isAnimating else { return }
    animation?.cancel()
    animation = nil
    step = 0
    isAnimating = false
    window?.setNeedsUpdate()
  }

  private var isShown: Bool { isAnimating || !hidesWhenStopped }

  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && isShown }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: Message? {
    get { super.accessibilityLabel ?? message }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether it goes on, where that isn't clear by itself.
  open override var accessibilityValue: Message? {
    get { super.accessibilityValue ?? (isAnimating ? nil : .Hanok.activityStopped) }
    set { super.accessibilityValue = newValue }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = (line(in: ProposedSize.largestLength)?.width ?? 0) + Self.signWidth
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  /// The sign, and a space.
  private static let signWidth = 2

  private func line(in width: Int) -> TextLine? {
    layout(in: width)?.lines.first
  }

  private func layout(in width: Int) -> TextLayout? {
    guard let traits else { return nil }
    return TextLayout(
      AttributedText(drawing: message, in: traits), width: width, maximumLines: 1,
      rules: traits.textRules)
  }

  open override var truncatedText: String? {
    guard let traits, isShown, layout(in: frame.width - Self.signWidth)?.isTruncated == true else {
      return nil
    }
    return traits.localizer.string(message)
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, isShown else { return }
    let signs = traits.symbols.spinner
    let sign = isAnimating ? signs[traits.reducesMotion ? 0 : step % signs.count] : " "
    let x = traits.isRightToLeft ? frame.width - 1 : 0
    canvas.write(sign, at: Point(x: x, y: 0), style: traits.theme.accent)
    guard let line = line(in: frame.width - Self.signWidth) else { return }
    let start = traits.isRightToLeft ? x - 1 - line.width : Self.signWidth
    canvas.write(
      line, at: Point(x: start, y: 0), style: traits.theme.secondary, theme: traits.theme)
  }
}
