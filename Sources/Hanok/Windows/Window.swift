import HanokLocalization
import HanokTerminal

/// The view that all others are in: it fills the screen, in layers.
///
/// ```
/// notices                     take no keys, go by themselves
/// sheets and popovers         the views of the topmost alone take keys and clicks
/// the screen                  the last controller that was presented in full
/// ```
public final class Window: View {
  /// The layers of presented controllers, the topmost last.
  private(set) var layers: [PresentationView] = []
  private var notices: [NoticeView] = []
  /// The layers that were dismissed in this turn: their controllers may still be at work.
  private var departed: [AnyObject] = []
  /// The children of controllers that appear after the next layout.
  private var appearing: [ViewController] = []
  weak var owner: Application?
  let focus = Focus()
  let animator = Animator()
  /// The view that a button of the mouse was pressed on.
  weak var pressedView: View?
  /// The views whose key commands are in force wherever in their layer the keys are.
  private var commandViews: [WeakView] = []
  private var windowTraits: Traits
  /// The number of tasks that are on their way to their next wait.
  var tasksAtWork = 0
  /// The views that are notified of each update.
  var observers: [WindowObserver] = []

  init(traits: Traits) {
    windowTraits = traits
    super.init()
    refreshTraits()
  }

  public override var traits: Traits? { windowTraits }
  public override var next: Responder? { owner }

  /// The view that keys go to first; nil while nothing takes keys.
  public var firstResponder: View? { focus.responder }

  /// The controller that takes keys and clicks.
  public var topViewController: ViewController? { layers.last?.presented }

  /// The views of the topmost layer; those of others are inert.
  var topView: View? { layers.last }

  /// The name of the topmost screen that has one, in the language of the traits.
  var title: String? {
    for layer in layers.reversed() {
      if let title = layer.presented.title { return windowTraits.localizer.string(title) }
    }
    return nil
  }

  /// The elements that can be reached now: those of the topmost layer, then the notices.
  public var elements: [AccessibilityNode] {
    (topView?.accessibilityNodes ?? []) + notices.flatMap(\.accessibilityNodes)
  }

  /// Shows a title on the sheet or the popover, and as the window's.
  func titleDidChange(of controller: ViewController) {
    layers.first { $0.presented === controller }?.setNeedsLayout()
    setNeedsUpdate()
  }

  func setTraits(_ traits: Traits) {
    guard traits != windowTraits else { return }
    windowTraits = traits
    refreshTraits()
    setNeedsUpdate()
  }

  func setNeedsUpdate() { owner?.setNeedsUpdate() }

  /// Puts the key commands of a view in force wherever in its layer the keys are, as those of a
  /// ``MenuBar`` are, until the view leaves the window.
  ///
  /// A view asks for it in ``View/didMoveToWindow()``. What the first responder and those it is in
  /// take themselves goes before.
  public func addKeyCommands(of view: View) {
    commandViews.removeAll { $0.view?.window !== self || $0.view === view }
    commandViews.append(WeakView(view: view))
  }

  /// The views of the topmost layer whose key commands are in force there.
  var commandResponders: [Responder] {
    guard !commandViews.isEmpty, let topView else { return [] }
    return commandViews.compactMap(\.view).filter {
      $0.isDescendant(of: topView) && $0.isInteractive
    }
  }

  public override func layoutSubviews() {
    for layer in layers { layer.frame = bounds }
    placeNotices()
  }

  /// Places the notices at the trailing side, the newest first, as many as there is room for: at the
  /// top, or at the foot where one would cover there what it or another one is about.
  private func placeNotices() {
    var rects: [Rect] = []
    var y = 0
    for notice in notices.reversed() {
      let size = notice.size(in: Size(width: frame.width, height: frame.height - y))
      rects.append(
        Rect(x: frame.width - size.width, y: y, width: size.width, height: size.height))
      y += size.height
    }
    let drop = frame.height - y
    func coversSubject(_ offset: Int) -> Bool {
      let isMirrored = traits?.isRightToLeft == true
      return rects.contains { rect in
        let x = isMirrored ? frame.width - rect.maxX : rect.minX
        let shown = Rect(x: x, y: rect.minY + offset, width: rect.width, height: rect.height)
        return subjects.contains { !$0.intersection(shown).isEmpty }
      }
    }
    let offset = coversSubject(0) && !coversSubject(drop) ? drop : 0
    for (notice, rect) in zip(notices.reversed(), rects) {
      place(
        notice,
        at: Rect(x: rect.minX, y: rect.minY + offset, width: rect.width, height: rect.height))
    }
  }

  /// The places of what the notices are about.
  private var subjects: [Rect] {
    notices.compactMap(\.subject).filter { $0.isDescendant(of: self) }
      .map { $0.convert($0.bounds, to: self) }
  }

  /// Places what is marked, lets children appear, and gives the keys to a view that can take them.
  func settle() {
    // What has lost the keys gives them to the nearest, as long as all is where it was seen.
    if focus.isInDoubt, !canKeepFocus { repairFocus() }
    place()
    for layer in layers where layer.isSourceMoved { layer.setNeedsLayout() }
    place()
    while !appearing.isEmpty {
      let controllers = appearing
      appearing = []
      for controller in controllers { controller.endAppearing() }
      place()
    }
    repairFocus()
    // A view that has got the keys may ask for another size.
    place()
    notifyOfUpdate()
    animator.resume(in: self)
    departed = []
  }

  /// Places what is marked: then views may have come into view that take the keys.
  func place() {
    if layoutIfNeeded() { focus.isSearchNeeded = true }
  }

  func finishAppearingAfterLayout(_ controller: ViewController) {
    appearing.append(controller)
    setNeedsUpdate()
  }
}

/// Layers that come and go.
extension Window {
  func present(_ controller: ViewController) {
    let covered = controller.modalPresentationStyle == .fullScreen ? shownLayers : []
    layers.last?.rememberedResponder = focus.wanted
    cancelPress()
    for layer in covered.reversed() { layer.presented.beginDisappearing() }
    controller.beginAppearing()
    let layer = PresentationView(controller, in: self)
    layers.append(layer)
    insertSubview(layer, at: subviews.count - notices.count)
    layer.frame = bounds
    for layer in covered { layer.removeFromSuperview() }
    focus.forget()
    place()
    controller.endAppearing()
    for layer in covered.reversed() { layer.presented.endDisappearing() }
    repairFocus()
  }

  /// Keeps an object to the end of the turn: an action of its own has taken it away.
  func keepToEndOfTurn(_ object: AnyObject) {
    departed.append(object)
    setNeedsUpdate()
  }

  func dismiss(_ controller: ViewController) {
    guard let index = layers.firstIndex(where: { $0.presented === controller }) else { return }
    let going = Array(layers[index...])
    let shown = going.filter { $0.superview != nil }
    for layer in shown.reversed() { layer.presented.beginDisappearing() }
    layers.removeSubrange(index...)
    departed += going as [AnyObject]
    let returning = shownLayers.filter { $0.superview == nil }
    for layer in returning { layer.presented.beginAppearing() }
    for (place, layer) in returning.enumerated() {
      insertSubview(layer, at: place)
      layer.frame = bounds
    }
    for layer in going {
      layer.removeFromSuperview()
      layer.presented.presentingViewController?.presentedViewController = nil
      layer.presented.presentedViewController = nil
      layer.presented.presentingViewController = nil
    }
    focus.forget()
    focus.wanted = layers.last?.rememberedResponder
    place()
    for layer in returning { layer.presented.endAppearing() }
    for layer in shown.reversed() { layer.presented.endDisappearing() }
    repairFocus()
    for layer in going.reversed() { layer.presented.presentationDidEnd() }
  }

  /// Takes all layers away, when the application ends.
  func dismissAll() {
    let shown = layers.filter { $0.superview != nil }
    for layer in shown.reversed() { layer.presented.beginDisappearing() }
    for layer in layers { layer.removeFromSuperview() }
    for layer in shown.reversed() { layer.presented.endDisappearing() }
    let ended = layers
    layers = []
    focus.forget()
    for layer in ended.reversed() { layer.presented.presentationDidEnd() }
  }

  /// The layers that show: the last screen in full, and what lies above it.
  private var shownLayers: [PresentationView] {
    let index = layers.lastIndex { $0.style == .fullScreen } ?? 0
    return Array(layers.dropFirst(index))
  }

  /// Whether a notice covers a cell.
  func isCovered(_ cell: Point) -> Bool { notices.contains { $0.frame.contains(cell) } }

  /// Shows a notice, in the place of those that say the same, and of the oldest of many.
  func show(_ notice: NoticeView) {
    let former = notices.filter { $0.message == notice.message }
    for notice in former + notices.dropLast(Self.maximumNotices - 1) { remove(notice) }
    notices.append(notice)
    addSubview(notice)
  }

  private static let maximumNotices = 3

  func remove(_ notice: NoticeView) {
    notices.removeAll { $0 === notice }
    notice.removeFromSuperview()
  }
}
