import HanokLocalization
import HanokTerminal

/// A layer of the window: it contains the view of a presented controller.
final class PresentationView: View {
  let presented: ViewController
  let style: ModalPresentationStyle
  /// The window, even while another screen covers this layer.
  private weak var host: Window?
  private let box: BoxView?
  /// The rectangle of the source, in the window's cells, at the popover's layout.
  private var anchor: Rect?
  private var overlays: [Overlay] = []

  /// The empty columns and rows at each side of a sheet.
  private static let sheetMargin = Size(width: 2, height: 1)
  /// The minimum size of a window with bordered layers.
  private static let leastBordered = Size(width: 16, height: 6)
  /// The minimum size of a window whose layers have a border even if they scroll.
  private static let alwaysBordered = Size(width: 40, height: 12)

  init(_ controller: ViewController, in host: Window) {
    presented = controller
    self.host = host
    style = controller.modalPresentationStyle
    box = style == .fullScreen ? nil : BoxView(ScrollView(ChildContainerView(controller.view)))
    super.init()
    if let box {
      box.background = \.panel
      // The topmost layer always has the focus.
      box.showsFocus = false
      addSubview(box)
      addSubview(DismissalElement())
    } else {
      addSubview(controller.view)
      if controller.presentingViewController != nil { addSubview(DismissalElement()) }
    }
  }

  override var next: Responder? { presented.presentingViewController ?? host }

  override func layoutSubviews() {
    if let box { place(box) } else { presented.view.frame = bounds }
    for overlay in currentOverlays { overlay.place(in: self) }
  }

  private func place(_ box: BoxView) {
    box.title = presented.borderTitle
    let (hasBorder, margin) = edges
    box.hasBorder = hasBorder
    let room = Size(
      width: frame.width - 2 * margin.width, height: frame.height - 2 * margin.height)
    var size = box.fittingSize(.unspecified)
    if size.width > room.width || size.height > room.height {
      size = box.fittingSize(ProposedSize(width: min(size.width, room.width), height: room.height))
    }
    size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    // Without a border, only its full width separates it from its surroundings.
    if !box.hasBorder { size.width = room.width }
    place(box, at: Rect(origin: origin(of: size), size: size))
  }

  /// Whether there is a border, and the empty cells at each side of a sheet.
  ///
  /// In a small window both give their room to the content, so that it scrolls as little as
  /// possible.
  private var edges: (hasBorder: Bool, margin: Size) {
    let margin = style == .sheet ? Self.sheetMargin : .zero
    if frame.size.covers(Self.leastBordered), isContentWhole(inside: margin, BoxView.edge) {
      return (true, margin)
    }
    guard frame.size.covers(Self.alwaysBordered) else { return (false, .zero) }
    if style == .sheet {
      if isContentWhole(inside: .zero, BoxView.edge) { return (true, .zero) }
      if isContentWhole(inside: .zero, .zero) { return (false, .zero) }
    }
    // Content that scrolls in any case is on a usual sheet.
    return (true, margin)
  }

  private func isContentWhole(inside margin: Size, _ edge: DirectionalEdgeInsets) -> Bool {
    let room = Size(
      width: frame.width - 2 * margin.width - edge.width,
      height: frame.height - 2 * margin.height - edge.height)
    return room.covers(presented.view.fittingSize(ProposedSize(room)))
  }

  /// Returns the origin of a box of a size, with its column from the leading side.
  private func origin(of size: Size) -> Point {
    anchor = currentAnchor
    guard let anchor = anchor.map(mirrored) else {
      // An odd cell is at the trailing side.
      return Point(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
    }
    if presented.popoverSide == .trailing { return originBeside(anchor, of: size) }
    // Below the view, or above it if there is more room.
    let below = frame.height - anchor.maxY
    let y = size.height <= below || below >= anchor.minY ? anchor.maxY : anchor.minY - size.height
    return clamped(Point(x: anchor.minX, y: y), of: size)
  }

  /// Returns the origin next to a rectangle, at the side where reading ends.
  ///
  /// Without room, it is at the other side. The first row of the content is in the rectangle's
  /// first row.
  private func originBeside(_ anchor: Rect, of size: Size) -> Point {
    let (before, after) = (anchor.minX - size.width, anchor.maxX)
    let isAfter = after + size.width <= frame.width || before < 0
    let y = anchor.minY - (box?.hasBorder == true ? BoxView.edge.top : 0)
    return clamped(Point(x: isAfter ? after : before, y: y), of: size)
  }

  private func clamped(_ point: Point, of size: Size) -> Point {
    Point(
      x: max(0, min(point.x, frame.width - size.width)),
      y: max(0, min(point.y, frame.height - size.height)))
  }

  /// The rectangle of the popover's source, or nil if there is none.
  private var currentAnchor: Rect? {
    guard style == .popover, let source = presented.sourceView, source.window === window else {
      return nil
    }
    return source.convert(presented.sourceRect ?? source.bounds, to: nil)
  }

  /// Whether a popover is no longer next to its source.
  var isSourceMoved: Bool {
    anchor != currentAnchor || currentOverlays.contains { $0.isSourceMoved(in: self) }
  }

  /// Whether a view lies above the others, next to a part of one of them.
  var hasOverlays: Bool { !currentOverlays.isEmpty }

  private var currentOverlays: [Overlay] { overlays.filter { $0.view?.superview === self } }

  func add(_ overlay: Overlay) {
    guard let view = overlay.view else { return }
    overlays = currentOverlays.filter { $0.view !== view } + [overlay]
    addSubview(view)
    setNeedsLayout()
  }

  func mouseWillPress(at point: Point) {
    for overlay in currentOverlays { overlay.mouseWillPress(at: point) }
  }

  override func draw(in canvas: Canvas) {
    guard style == .sheet else { return }
    let theme = canvas.traits.theme
    canvas.restyle(bounds, theme.dimming)
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    if style == .popover, case .press = event.kind, box?.frame.contains(event.position) == false {
      return pressedOutside(event)
    }
    return style != .fullScreen
  }

  /// Handles a press outside a popover, which dismisses it.
  ///
  /// Popovers below that don't contain it are dismissed too. It is delivered to the popover that
  /// contains it, or to a passthrough view; otherwise it has no further effect.
  private func pressedOutside(_ event: MouseEvent) -> Bool {
    for view in presented.passthroughViews where view.window === window {
      let frame = view.frameInWindow
      guard frame.contains(event.position) else { continue }
      var local = event
      local.position = Point(x: event.position.x - frame.minX, y: event.position.y - frame.minY)
      return view.mouse(local)
    }
    leave()
    guard superview == nil, let host, host.layers.last?.style == .popover else { return true }
    return host.deliver(.mouse(event))
  }

  /// Escape leads back from all screens but the first.
  ///
  /// A modal one has no title for it: the attempt is only reported.
  override var keyCommands: [KeyCommand] {
    guard presented.presentingViewController != nil else { return [] }
    let title = presented.isModalInPresentation ? nil : WindowAction.cancel.title
    var command = KeyCommand(title, keys: keys(of: WindowAction.cancel)) { [weak self] in
      self?.leave()
    }
    command.closesLayer = true
    return [command]
  }

  @discardableResult
  fileprivate func leave() -> Bool {
    if presented.isModalInPresentation {
      presented.presentationDidAttemptToDismiss()
    } else {
      presented.confirmDiscardingUnsavedContent { [presented] in presented.dismiss() }
    }
    return true
  }

  /// Whether a user who can neither press Escape nor click outside has no other way to the same.
  fileprivate var needsDismissalElement: Bool {
    if presented.presentingViewController == nil || presented.isModalInPresentation {
      return false
    }
    if presented.needsDismissalElement { return true }
    if style != .popover, isLeftByContent { return false }
    guard let localizer = traits?.localizer else { return true }
    let titles = [Message.Hanok.dismiss, .Hanok.alertCancel].map { localizer.string($0) }
    return !presented.view.accessibilityNodes.contains { node in
      (0..<node.count).contains { index in
        guard let element = node.element(at: index), element.isUsable else { return false }
        return element.label.map { titles.contains(localizer.string($0)) } == true
      }
    }
  }

  /// Whether a controller in this layer has another command for Escape, and a button: “Cancel”.
  private var isLeftByContent: Bool {
    let keys = Set(keys(of: WindowAction.cancel))
    return host?.chainInForce.contains { responder in
      responder is ViewController
        && responder.keyCommands.contains { $0.isEnabled && !keys.isDisjoint(with: $0.keys) }
    } ?? false
  }
}

/// The element without cells that dismisses a layer without another one (UIKit's “dismiss popup”).
private final class DismissalElement: View {
  /// Escape does the same.
  override var isUsedByOtherKeys: Bool { true }

  private var layer: PresentationView? { superview as? PresentationView }

  override var isAccessibilityElement: Bool {
    get { layer?.needsDismissalElement == true }
    set {}
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .Hanok.dismiss
    element.traits = .button
  }

  override func accessibilityActivate() -> Bool { layer?.leave() ?? false }
}

nonisolated extension Size {
  fileprivate func covers(_ size: Size) -> Bool { size.width <= width && size.height <= height }
}
