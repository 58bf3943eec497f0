public import HanokTerminal

/// Two views next to or above each other, with a divider that the mouse and keys move.
///
/// ```
/// horizontal   first │ second      vertical   first
///                                             ──────
///                                             second
/// ```
///
/// While the divider has the focus, arrows move it by a cell, Page Up and Page Down by ten, Home
/// and End to its limits. If one view is hidden, the other gets the whole room. The chosen length
/// of the first view is restored when a window that became smaller grows again.
open class SplitView: View {
  /// The view at the leading side, or at the top.
  public let firstView: View
  /// The view at the trailing side, or at the bottom.
  public let secondView: View
  /// The axis of the views.
  public var axis: StackView.Axis { didSet { if axis != oldValue { setNeedsContentUpdate() } } }
  /// The length of the first view, in cells, if there is room for it; nil for its share.
  public var firstLength: Int? {
    didSet {
      firstLength = firstLength.map(ProposedSize.clamped)
      if firstLength != oldValue { setNeedsLayout() }
    }
  }
  /// The minimum length of the first view.
  public var minimumFirstLength = 8 {
    didSet {
      minimumFirstLength = ProposedSize.clamped(minimumFirstLength)
      setNeedsLayout()
    }
  }
  /// The minimum length of the second view.
  public var minimumSecondLength = 8 {
    didSet {
      minimumSecondLength = ProposedSize.clamped(minimumSecondLength)
      setNeedsLayout()
    }
  }

  private let divider = SplitDivider()

  /// Creates a view of two others.
  ///
  /// - Parameter firstLength: The length of the first view in cells; nil for half of the room.
  public init(
    _ axis: StackView.Axis = .horizontal, _ firstView: View, _ secondView: View,
    firstLength: Int? = nil
  ) {
    self.axis = axis
    self.firstView = firstView
    self.secondView = secondView
    self.firstLength = firstLength.map(ProposedSize.clamped)
    super.init()
    addSubview(firstView)
    addSubview(divider)
    addSubview(secondView)
  }

  private var room: Int { axis.along(frame.size) }

  /// The length of the first view in the current frame.
  public var shownFirstLength: Int {
    if firstView.isHidden { return 0 }
    return secondView.isHidden ? room : clamped(firstLength ?? (room - 1) / 2)
  }

  /// The permitted lengths of the first view in the current frame.
  var firstLengths: ClosedRange<Int> { clamped(0)...clamped(ProposedSize.largestLength) }

  private func clamped(_ length: Int) -> Int {
    let room = max(0, room - 1)
    let least = minimumFirstLength
    let most = room - minimumSecondLength
    // If there is too little room for both, each gets its share.
    if least > most { return room * least / max(1, least + minimumSecondLength) }
    return max(least, min(length, most))
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offered = axis.proposal(along: nil, across: axis.across(proposal))
    let sizes = [firstView, secondView].filter { !$0.isHidden }.map { $0.fittingSize(offered) }
    let length = sizes.reduce(sizes.count > 1 ? 1 : 0) { $0 + axis.along($1) }
    return axis.size(
      along: axis.along(proposal) ?? length, across: sizes.map(axis.across).max() ?? 0
    ).clamped
  }

  open override func layoutSubviews() {
    let isDivided = !firstView.isHidden && !secondView.isHidden
    if divider.isHidden == isDivided { divider.isHidden = !isDivided }
    let first = shownFirstLength
    let second = first + (isDivided ? 1 : 0)
    place(firstView, at: part(from: 0, to: first))
    place(divider, at: part(from: first, to: second))
    place(secondView, at: part(from: second, to: max(second, room)))
  }

  private func part(from start: Int, to end: Int) -> Rect {
    axis.rect(along: start..<end, across: 0..<axis.across(frame.size))
  }
}

/// The line between the views of a ``SplitView``, which keys and the mouse move.
///
/// It is not an accessibility element: where nothing is clipped, it has no effect.
private final class SplitDivider: View {
  private var isDragged = false { didSet { if isDragged != oldValue { setNeedsDisplay() } } }

  private var split: SplitView? { superview as? SplitView }
  private var isHorizontal: Bool { split?.axis == .horizontal }

  private static let pageStep = 10

  override var canBecomeFirstResponder: Bool {
    isInteractive && split.map { $0.firstLengths.count > 1 } ?? false
  }

  override func firstResponderDidChange() { setNeedsDisplay() }

  override func draw(in canvas: Canvas) {
    guard let traits else { return }
    let isActive = isFirstResponder || isDragged
    let style = isActive ? traits.theme.focusedBorder : traits.theme.border
    let symbols = traits.symbols
    if isHorizontal {
      let sign = isActive ? symbols.heavyVerticalLine : symbols.verticalLine
      for y in 0..<frame.height { canvas.write(sign, at: Point(x: 0, y: y), style: style) }
    } else {
      let sign = isActive ? symbols.heavyHorizontalLine : symbols.horizontalLine
      canvas.write(String(repeating: sign, count: frame.width), at: .zero, style: style)
    }
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left): isDragged = true
    case .drag(.left):
      guard isDragged else { return false }
      let (x, y) = (event.position.x, event.position.y)
      move(by: isHorizontal ? (isMirrored ? -x : x) : y)
    case .release(.left): isDragged = false
    default: return false
    }
    return true
  }

  override func mouseCancelled() { isDragged = false }

  override var keyActions: [any KeyAction] {
    let arrows: [ListAction] = isHorizontal ? [.moveBack, .moveForward] : [.moveUp, .moveDown]
    let others: [ListAction] = [.movePageUp, .movePageDown, .moveToFirst, .moveToLast]
    return isFirstResponder ? arrows + others : []
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, let split else { return super.keyPressed(event) }
    switch keyAction(ListAction.self, for: event) {
    case .moveBack where isHorizontal, .moveUp where !isHorizontal: move(by: -1)
    case .moveForward where isHorizontal, .moveDown where !isHorizontal: move(by: 1)
    case .movePageUp: move(by: -Self.pageStep)
    case .movePageDown: move(by: Self.pageStep)
    case .moveToFirst: split.firstLength = split.firstLengths.lowerBound
    case .moveToLast: split.firstLength = split.firstLengths.upperBound
    default: return super.keyPressed(event)
    }
    return true
  }

  private func move(by cells: Int) {
    guard let split else { return }
    let lengths = split.firstLengths
    let length = split.shownFirstLength + cells
    split.firstLength = max(lengths.lowerBound, min(length, lengths.upperBound))
  }
}
