import HanokTerminal
import HanokUnicode

extension Window {
  /// Delivers an event, and returns whether it was handled.
  @discardableResult
  func deliver(_ event: InputEvent) -> Bool {
    // The previous event may have moved the view at the mouse, or the focus; otherwise the layout
    // waits for the end of the turn.
    if case .mouse = event { place() }
    placeFocus()
    switch event {
    case .key(let key): return deliver(key)
    case .mouse(let mouse): return deliver(mouse)
    case .paste(let text): return chainInForce.contains { $0.pasted(text) }
    default: return false
    }
  }

  /// Delivers two or more typed characters to a view of letters together, and returns their number.
  func deliverTyping(_ events: ArraySlice<InputEvent>) -> Int {
    guard events.count > 1, firstResponder?.takesLetters == true else { return 0 }
    var text = ""
    var count = 0
    for event in events {
      guard case .key(let key) = event, let character = key.typedCharacter else { break }
      text.append(character)
      count += 1
    }
    guard count > 1 else { return 0 }
    placeFocus()
    guard let view = firstResponder, view.takesLetters, let topView, view.isDescendant(of: topView)
    else { return 0 }
    // A key press confirms a focus that moved automatically.
    focus.wanted = view
    typingRun.addCharacter(at: now)
    if !view.typed(text) {
      for event in events.prefix(count) where owner?.exitStatus == nil { deliver(event) }
    }
    return count
  }

  /// Moves the focus to the view that should have it, if that may have changed.
  private func placeFocus() {
    guard !isFocusInPlace else { return }
    loseUnusableFocus()
    place()
    repairFocus()
  }

  /// The responders that handle an event in turn: from the first responder, or the topmost screen.
  ///
  /// They end with the topmost layer: what it covers is inert, its controllers' key commands too.
  /// The window and the application follow.
  var chainInForce: [Responder] {
    let topView = topView
    let focused = firstResponder.flatMap { view in
      topView.map(view.isDescendant(of:)) == false ? nil : view
    }
    // It is asked for at every key: a loop costs a fraction of closures that the library calls.
    var chain: [Responder] = []
    chain.reserveCapacity(Self.usualChainLength)
    var responder: Responder? = focused ?? topViewController?.view ?? self
    while let current = responder {
      chain.append(current)
      responder = current === topView ? self : current.next
    }
    let commandResponders = commandResponders
    if commandResponders.isEmpty { return chain }
    let others = commandResponders.filter { other in !chain.contains { $0 === other } }
    let end = chain.firstIndex { $0 === self } ?? chain.endIndex
    chain.insert(contentsOf: others, at: end)
    return chain
  }

  /// The number of responders for which a chain has room at once.
  private static let usualChainLength = 24

  private func deliver(_ event: KeyEvent) -> Bool {
    // A key press confirms a focus that moved automatically.
    focus.wanted = focus.responder ?? focus.wanted
    if withholds(event) { return true }
    if handle(event) { return true }
    // A letter that nothing here has is the key at which its layout has it. A syllable is several.
    var isHandled = false
    for key in event.latinKeys where owner?.exitStatus == nil {
      if isHandled { placeFocus() }
      let isTyped = firstResponder?.takesLetters == true && event.typedCharacter != nil
      guard !isTyped, handle(key) else { break }
      isHandled = true
    }
    return isHandled
  }

  /// Whether a command or a changed binding in force has exactly this key.
  func hasKey(_ event: KeyEvent) -> Bool {
    // A letter that searches the first responder reaches no other command.
    let isSearched = firstResponder?.searchesLetters == true && event.isSearched
    return keyBindings.isChanged(to: event)
      || chainInForce.contains { responder in
        (!isSearched || responder === firstResponder)
          && responder.keyCommands.contains { $0.isEnabled && $0.keys.contains(event) }
      }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    if let responder = chainInForce.first(where: { $0.keyPressed(event) }) {
      if event.endsTyping(usedBy: responder) { typingRun.end() }
      return true
    }
    // With Alt a mnemonic works in a view that accepts letters too. A key that the screen shows has
    // precedence over the bindings, except the keys that move the focus.
    if case .character(let character) = event.key,
      [[], .alt].contains(event.modifiers.subtracting(.shift)),
      pressMnemonic(character, withAlt: event.modifiers.contains(.alt))
    {
      return true
    }
    guard let match = keyMatch(WindowAction.self, for: event) else { return false }
    return perform(match.action)
  }

  private func perform(_ action: WindowAction) -> Bool {
    let forward = isMirrored ? -1 : 1
    switch action {
    case .nextItem: moveFocus(by: 1)
    case .previousItem: moveFocus(by: -1)
    case .moveForward: return move(x: forward, y: 0)
    case .moveBack: return move(x: -forward, y: 0)
    case .moveDown: return move(x: 0, y: 1)
    case .moveUp: return move(x: 0, y: -1)
    case .openContextMenu: return openContextMenu()
    case .search: return focusSearchField()
    case .openMenuBar, .showCommands, .cancel, .quit: return false
    }
    return true
  }

  private func focusSearchField() -> Bool {
    let fields = topView?.visibleDescendants.lazy.filter { $0 is SearchField }
    return fields?.first(where: \.canBecomeFirstResponder)?.becomeFirstResponder() ?? false
  }

  /// Moves the focus, or scrolls if there is no further view in the direction.
  private func move(x: Int, y: Int) -> Bool {
    if moveFocus(x: x, y: y) { return true }
    return chainInForce.contains { ($0 as? View)?.scroll(x: x, y: y) == true }
  }

  /// Uses the control of the topmost layer that has a letter, ignoring case and width.
  private func pressMnemonic(_ character: Character, withAlt: Bool) -> Bool {
    guard let control = mnemonics.control(for: character, withAlt: withAlt, in: self) else {
      return false
    }
    if control.isFocusedByMnemonic { control.becomeFirstResponder() }
    control.mnemonicPressed()
    return true
  }

  private func deliver(_ event: MouseEvent) -> Bool {
    if case .press = event.kind {
      typingRun.end()
      layers.last?.mouseWillPress(at: event.position)
    }
    var target = topView?.hitTest(event.position)
    switch event.kind {
    case .press: pressedView = target
    // Drags and the release go to the pressed view, regardless of the mouse's position.
    case .drag: target = pressedView ?? target
    case .release:
      target = pressedView ?? target
      pressedView = nil
    case .move, .wheel: break
    }
    while let view = target {
      let origin = view.frameInWindow.origin
      var local = event
      local.position = Point(x: event.position.x - origin.x, y: event.position.y - origin.y)
      if view.mouse(local) { return true }
      if event.kind == .press(.right), view.openContextMenu(at: local.position) { return true }
      target = view.superview
    }
    return false
  }

  /// Cancels a press whose release has no view.
  func cancelPress() {
    let pressed = pressedView
    pressedView = nil
    pressed?.mouseCancelled()
  }
}
