public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A sign of an activity of unknown length, with a text next to it.
///
/// ```
/// ⠹ Loading…      with reduced motion, the sign doesn't move, and the text shows the activity
/// ```
///
/// Its size is the same while it is stopped. It doesn't block line mode: a screen that can't be
/// used meanwhile sets ``View/isBusy``.
open class ActivityIndicator: View {
  /// The text; by default the toolkit's.
  public var message: Message { didSet { if message != oldValue { setNeedsContentUpdate() } } }
  /// Whether it is invisible while it is stopped.
  public var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { setNeedsDisplay() } }
  }
  /// Whether the activity is in progress.
  public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

  private let spinner = Spinner()

  /// Creates a stopped indicator.
  ///
  /// - Parameter message: The text; nil for the toolkit's.
  public init(_ message: Message? = nil) {
    self.message = message ?? .Hanok.activityWorking
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// Shows that the activity is in progress.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    spinner.start(in: self)
  }

  /// Shows that the activity has ended.
  public func stopAnimating() {
    guard isAnimating else { return }
    spinner.reset()
    isAnimating = false
    window?.setNeedsUpdate()
  }

  private var isShown: Bool { isAnimating || !hidesWhenStopped }

  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && isShown }
    set { super.isAccessibilityElement = newValue }
  }

  /// The value is the state, unless the text makes it clear.
  open override func describe(_ element: inout AccessibilityElement) {
    element.complete(label: message, value: isAnimating ? nil : .Hanok.activityStopped)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = (traits?.line(message)?.width ?? 0) + Self.signWidth
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  /// The cells of the sign and a space.
  private static let signWidth = 2

  open override var truncatedText: String? {
    isShown ? truncatedText(of: message, in: frame.width - Self.signWidth) : nil
  }

  open override func draw(in canvas: Canvas) {
    guard isShown else { return }
    let (traits, theme) = (canvas.traits, canvas.traits.theme)
    canvas.write(isAnimating ? spinner.sign(in: traits) : " ", at: .zero, style: theme.accent)
    canvas.write(
      traits.line(message, width: frame.width - Self.signWidth),
      at: Point(x: Self.signWidth, y: 0), style: theme.secondary)
  }
}
