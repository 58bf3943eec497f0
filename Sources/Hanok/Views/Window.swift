import HanokLocalization
import HanokTerminal

/// The view that all others are in: it fills the screen, and brings events to whom they are for.
public final class Window: View {
  /// The controllers whose screens cover each other, the topmost last.
  private(set) var controllers: [ViewController] = []
  /// Where keys go first; nil while nothing takes keys.
  public private(set) weak var firstResponder: View?
  /// Called when something has to be placed or drawn.
  var onUpdateNeeded: () -> Void = {}
  weak var owner: Application?
  private var windowTraits: Traits
  /// The view that a button of the mouse was pressed on.
  private weak var pressedView: View?

  init(traits: Traits) {
    windowTraits = traits
  }

  public override var traits: Traits? { windowTraits }
  public override var next: Responder? { owner }

  /// The controller whose screen is seen.
  public var topViewController: ViewController? { controllers.last }

  /// What the screen is called that is seen; nil where it has no name.
  var title: String? {
    topViewController?.title.map { windowTraits.localizer.string($0) }
  }

  func setTraits(_ traits: Traits) {
    guard traits != windowTraits else { return }
    windowTraits = traits
    traitsDidChange()
  }

  func setNeedsUpdate() { onUpdateNeeded() }

  public override func layoutSubviews() {
    for controller in controllers { controller.view.frame = bounds }
  }

  func present(_ controller: ViewController) {
    controllers.last?.disappear()
    controllers.last?.view.isHidden = true
    firstResponder = nil
    controllers.append(controller)
    addSubview(controller.view)
    controller.view.frame = bounds
    controller.appear()
    focusFirst()
  }

  func dismiss(_ controller: ViewController) {
    controller.disappear()
    controller.view.removeFromSuperview()
    controllers.removeAll { $0 === controller }
    controllers.last?.view.isHidden = false
    controllers.last?.appear()
    focusFirst()
  }

  /// A view that goes, or can't be used any more, doesn't keep the keys.
  func willRemove(_ view: View) {
    if firstResponder?.isDescendant(of: view) == true { firstResponder = nil }
  }
}

extension Window {
  /// Lets keys go to a view first.
  public func makeFirstResponder(_ view: View?) {
    guard view !== firstResponder else { return }
    firstResponder?.setNeedsDisplay()
    firstResponder = view
    view?.setNeedsDisplay()
  }

  /// The views of the topmost screen that take keys, in reading order.
  private var focusableViews: [View] {
    topViewController?.view.visibleDescendants.filter(\.canBecomeFirstResponder) ?? []
  }

  /// Gives the keys to the first view that takes them, when none has them.
  func focusFirst() {
    // Where keys go stays, while a screen takes none for a moment.
    if let firstResponder, firstResponder.isDescendant(of: self) { return }
    makeFirstResponder(focusableViews.first)
  }

  /// Gives the keys to the next view in reading order, or to the one before; the ends meet.
  func moveFocus(by step: Int) {
    let views = focusableViews
    guard !views.isEmpty else { return }
    let index = views.firstIndex { $0 === firstResponder }
    let next = index.map { ($0 + step + views.count) % views.count } ?? 0
    makeFirstResponder(views[next])
  }

  /// Gives the keys to the nearest view in a direction; where there is none, nothing changes.
  func moveFocus(x: Int, y: Int) {
    guard let from = firstResponder?.frameInWindow else { return focusFirst() }
    let candidates = focusableViews.filter { view in
      let to = view.frameInWindow
      if x > 0 { return to.minX >= from.maxX }
      if x < 0 { return to.maxX <= from.minX }
      return y > 0 ? to.minY >= from.maxY : to.maxY <= from.minY
    }
    // A step across costs more than one along: the nearest in a straight line is meant.
    let nearest = candidates.min { distance(from, $0, x, y) < distance(from, $1, x, y) }
    if let nearest { makeFirstResponder(nearest) }
  }

  private func distance(_ from: Rect, _ view: View, _ x: Int, _ y: Int) -> Int {
    let to = view.frameInWindow
    let columns = abs((to.minX + to.maxX) - (from.minX + from.maxX))
    let rows = abs((to.minY + to.maxY) - (from.minY + from.maxY)) * 2
    return x == 0 ? rows + columns * 2 : columns + rows * 4
  }
}

extension Window {
  /// Brings an event to whom it is for, and tells whether anybody took it.
  @discardableResult
  func deliver(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): deliver(key)
    case .mouse(let mouse): deliver(mouse)
    case .paste(let text): chain.contains { $0.pasted(text) }
    case .focus, .resize, .endOfInput: false
    }
  }

  /// The first responder and those behind it; without one, the topmost screen.
  private var chain: [Responder] {
    let first: Responder? =
      firstResponder ?? topViewController?.view ?? (self as Responder)
    return Array(sequence(first: first) { $0?.next }.prefix { $0 != nil }.compactMap(\.self))
  }

  private func deliver(_ event: KeyEvent) -> Bool {
    if chain.contains(where: { $0.keyPressed(event) }) { return true }
    switch event.key {
    case .tab: moveFocus(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .right: moveFocus(x: 1, y: 0)
    case .left: moveFocus(x: -1, y: 0)
    case .down: moveFocus(x: 0, y: 1)
    case .up: moveFocus(x: 0, y: -1)
    case .character(let character) where event.modifiers.subtracting(.shift).isEmpty:
      return use(by: String(character))
    default: return false
    }
    return true
  }

  /// Uses the control that has a letter.
  func use(by typed: String) -> Bool {
    guard let control = usableControls.first(where: { $0.isUsed(by: typed) }) else { return false }
    makeFirstResponder(control)
    control.sendActions(for: .primaryActionTriggered)
    return true
  }

  /// The controls of the topmost screen that can be used, in reading order.
  var usableControls: [Control] {
    focusableViews.compactMap { $0 as? Control }
  }

  private func deliver(_ event: MouseEvent) -> Bool {
    var target = hitTest(event.position)
    switch event.kind {
    case .press: pressedView = target
    // Drags and the release go where the press went, wherever the mouse is by then.
    case .drag, .release: target = pressedView ?? target
    case .move, .wheel: break
    }
    while let view = target {
      let origin = view.frameInWindow.origin
      var local = event
      local.position = Point(x: event.position.x - origin.x, y: event.position.y - origin.y)
      if view.mouse(local) { return true }
      target = view.superview
    }
    return false
  }
}
