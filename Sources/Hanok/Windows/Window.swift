import HanokLocalization
import HanokTerminal

/// The root view, which fills the screen with layers.
///
/// ```
/// notices                     never have the focus, and disappear by themselves
/// a standing notice           is below the layers, in rows of its own, until it is removed
/// sheets and popovers         only the topmost one's views handle keys and clicks
/// the screen                  the last controller that was presented full screen
/// ```
public final class Window: View {
  /// The layers of presented controllers, the topmost last.
  private(set) var layers: [PresentationView] = []
  private var notices: [NoticeView] = []
  private var standingNotice: StandingNotice?
  /// The layers dismissed in this turn: actions of their controllers may still be running.
  private var departed: [AnyObject] = []
  /// The children of controllers that appear after the next layout.
  private var appearing: [ViewController] = []
  weak var owner: Application?
  let focus = Focus()
  let animator = Animator()
  let mnemonics = MnemonicTable()
  weak var pressedView: View?
  /// The views whose key commands are in force for any focus in their layer.
  private var commandViews: [WeakView] = []
  private(set) var windowTraits: Traits
  /// The characters that are being typed, some of which are withheld from answers and commands.
  var typingRun = TypingRun()
  /// The number of tasks that haven't reached their next suspension.
  var tasksAtWork = 0
  /// The views that are notified of each update.
  private var observers: [WeakView] = []

  init(traits: Traits) {
    windowTraits = traits
    super.init()
    refreshTraits()
  }

  public override var traits: Traits? { windowTraits }
  public override var next: Responder? { owner }

  /// The view with the focus, or nil if no view can have it.
  public var firstResponder: View? { focus.responder }

  /// The controller that handles keys and clicks.
  public var topViewController: ViewController? { layers.last?.presented }

  /// The views of the topmost layer; those of others are inert.
  package var topView: View? { layers.last }

  /// Whether something lies over the screen: another one, a list beside a field, a notice.
  package var isCovered: Bool {
    layers.count > 1 || !notices.isEmpty || layers.last?.hasOverlays == true
  }

  /// The title of the application, or else of the topmost screen that has one.
  var title: String? {
    let title = owner?.title ?? layers.reversed().lazy.compactMap(\.presented.title).first
    return title.map { windowTraits.localizer.string($0) }
  }

  /// The elements that can be reached now: those of the topmost layer, then the notices.
  public var elements: [AccessibilityNode] {
    (topView?.accessibilityNodes ?? []) + (standingNotice?.accessibilityNodes ?? [])
      + notices.flatMap(\.accessibilityNodes)
  }

  /// Shows a changed title on the sheet or the popover, and as the window's.
  func titleDidChange(of controller: ViewController) {
    layers.first { $0.presented === controller }?.setNeedsLayout()
    setNeedsUpdate()
  }

  func setTraits(_ traits: Traits) {
    guard traits != windowTraits else { return }
    windowTraits = traits
    mnemonics.forgetLetters()
    refreshTraits()
    setNeedsUpdate()
  }

  /// Requests an update at the end of the turn, though no view is marked: elements have changed.
  public func setNeedsUpdate() { owner?.setNeedsUpdate() }

  /// Puts the key commands of a view in force for any focus in its layer.
  ///
  /// They are in force until the view leaves the window, like those of a ``MenuBar``. A view
  /// requests this in ``View/didMoveToWindow()``. Keys that the first responder or its ancestors
  /// handle themselves have precedence.
  public func addKeyCommands(of view: View) {
    commandViews.removeAll { $0.view?.window !== self || $0.view === view }
    commandViews.append(WeakView(view: view))
  }

  var commandResponders: [Responder] {
    guard !commandViews.isEmpty, let topView else { return [] }
    // It is asked for at every key, hence the loop.
    var responders: [Responder] = []
    for case let view? in commandViews.map(\.view)
    where view.isDescendant(of: topView) && view.isInteractive { responders.append(view) }
    return responders
  }

  /// Notifies a view of each update by ``View/windowWillUpdate()``, until it leaves the window.
  ///
  /// It may show the keys in force, for example, which any other view may change. A view requests
  /// this in ``View/didMoveToWindow()``.
  public func addObserver(_ view: View) {
    if !observers.contains(where: { $0.view === view }) { observers.append(WeakView(view: view)) }
  }

  private func notifyObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.view?.window !== self }
    for observer in observers { observer.view?.windowWillUpdate() }
    place()
  }

  public override func layoutSubviews() {
    let room = layerRect
    for layer in layers { layer.frame = room }
    standingNotice?.frame = Rect(
      x: 0, y: room.maxY, width: frame.width, height: frame.height - room.height)
    placeNotices()
  }

  /// The rectangle of the layers: all but the rows of the standing notice.
  private var layerRect: Rect {
    let rows = standingNotice?.height(in: frame.size) ?? 0
    return Rect(x: 0, y: 0, width: frame.width, height: frame.height - rows)
  }

  /// Lays out the notices at the trailing side, the newest first, as many as fit.
  ///
  /// They are at the top, or at the bottom if one of them would cover the subject of any there.
  private func placeNotices() {
    let height = layerRect.height
    var rects: [Rect] = []
    var y = 0
    for notice in notices.reversed() {
      let size = notice.size(in: Size(width: frame.width, height: height - y))
      rects.append(
        Rect(x: frame.width - size.width, y: y, width: size.width, height: size.height))
      y += size.height
    }
    let drop = height - y
    func coversSubject(_ offset: Int) -> Bool {
      rects.contains { rect in
        let shown = mirrored(rect.offset(x: 0, y: offset))
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

  private var subjects: [Rect] {
    notices.compactMap(\.subject).filter { $0.isDescendant(of: self) }
      .map { $0.convert($0.bounds, to: self) }
  }

  /// Lays out marked views, reports appearances, and moves the focus to a view that can have it.
  func settle() {
    // The nearest view is chosen by the positions before the views move.
    if focus.isInDoubt { loseUnusableFocus() }
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
    // A view that has gained the focus may have another size.
    place()
    notifyObservers()
    animator.resume(in: self)
    departed = []
  }

  /// Lays out marked views: those that become visible may be able to have the focus.
  func place() {
    if layoutIfNeeded() { focus.isSearchNeeded = true }
  }

  func finishAppearingAfterLayout(_ controller: ViewController) {
    appearing.append(controller)
    setNeedsUpdate()
  }
}

/// Adding and removing layers.
extension Window {
  func present(_ controller: ViewController) {
    let covered = controller.modalPresentationStyle == .fullScreen ? shownLayers : []
    layers.last?.presented.rememberedResponder = focus.wanted
    cancelPress()
    for layer in covered.reversed() { layer.presented.beginDisappearing() }
    controller.beginAppearing(in: self)
    let layer = PresentationView(controller, in: self)
    layers.append(layer)
    insertSubview(layer, at: subviews.count - notices.count)
    layer.frame = layerRect
    for layer in covered { layer.removeFromSuperview() }
    focus.forget()
    place()
    controller.endAppearing()
    for layer in covered.reversed() { layer.presented.endDisappearing() }
    repairFocus()
  }

  /// Keeps an object to the end of the turn: an action of its own has removed it.
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
    for layer in returning { layer.presented.beginAppearing(in: self) }
    for (place, layer) in returning.enumerated() {
      insertSubview(layer, at: place)
      layer.frame = layerRect
    }
    for layer in going {
      layer.removeFromSuperview()
      layer.presented.presentingViewController?.presentedViewController = nil
      layer.presented.presentedViewController = nil
      layer.presented.presentingViewController = nil
    }
    focus.forget()
    focus.wanted = layers.last?.presented.rememberedResponder
    place()
    for layer in returning { layer.presented.endAppearing() }
    for layer in shown.reversed() { layer.presented.endDisappearing() }
    repairFocus()
    for layer in going.reversed() { layer.presented.presentationDidEnd() }
  }

  /// Removes all layers, at the end of the application.
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

  /// The visible layers: the last full screen, and those above it.
  private var shownLayers: [PresentationView] {
    let index = layers.lastIndex { $0.style == .fullScreen } ?? 0
    return Array(layers.dropFirst(index))
  }

  func isCovered(_ cell: Point) -> Bool { notices.contains { $0.frame.contains(cell) } }

  /// Shows a notice, and removes those with the same message, and the oldest of many.
  func show(_ notice: NoticeView) {
    let former = notices.filter { $0.message == notice.message }
    for notice in former + notices.dropLast(Self.maximumNotices - 1) { remove(notice) }
    notices.append(notice)
    addSubview(notice)
  }

  private static let maximumNotices = 3

  /// Shows a standing notice instead of the one that is there; nil for none.
  func setStandingNotice(_ message: Message?) {
    guard message != standingNotice?.message else { return }
    standingNotice?.removeFromSuperview()
    standingNotice = message.map { StandingNotice($0) }
    // Below the notices, which are last.
    if let standingNotice { insertSubview(standingNotice, at: 0) }
    setNeedsLayout()
  }

  func remove(_ notice: NoticeView) {
    notices.removeAll { $0 === notice }
    notice.removeFromSuperview()
  }
}

/// Notifications of every controller, including covered ones.
extension Window {
  func willResize(to size: Size) {
    guard size != frame.size else { return }
    for controller in allControllers { controller.viewWillTransition(to: size) }
  }

  func didReceiveMemoryWarning() {
    for controller in allControllers { controller.didReceiveMemoryWarning() }
  }

  /// The names of what is typed and not saved, that of the topmost layer last.
  var unsavedContents: [Message] { allControllers.compactMap(\.unsavedContent) }

  /// Whether something on the topmost layer is typed and not saved.
  var hasUnsavedContentOnTop: Bool {
    guard let topViewController else { return false }
    return Self.withChildren([topViewController]).contains { $0.unsavedContent != nil }
  }

  /// The controllers of all layers and their children, each before its children.
  private var allControllers: [ViewController] { Self.withChildren(layers.map(\.presented)) }

  /// Returns controllers and all their children, each before its children.
  static func withChildren(_ controllers: [ViewController]) -> [ViewController] {
    var controllers = controllers
    var index = 0
    while index < controllers.count {
      controllers += controllers[index].children
      index += 1
    }
    return controllers
  }
}
