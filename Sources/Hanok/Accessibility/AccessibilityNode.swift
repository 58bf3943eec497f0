import HanokLocalization

/// A view of the accessibility tree, with its elements; the nodes of its subviews follow it.
public struct AccessibilityNode {
  /// The view.
  public let view: View
  /// The number of the view's elements: one for most, one for each row of a table.
  public let count: Int
  /// Whether the only element opens the view's context menu.
  var isContextMenu = false

  /// Whether the view is the first responder.
  public var isFocused: Bool { view.isFirstResponder && !isContextMenu }

  /// Whether an element has the focus: the view, or its focused element.
  public func isFocused(at index: Int) -> Bool {
    isFocused && (count == 1 || view.focusedAccessibilityElementIndex == index)
  }

  /// Returns the element at an index; one of a view that handles no input isn't usable.
  public func element(at index: Int) -> AccessibilityElement? {
    if isContextMenu { return view.contextMenuElement }
    if view.isAccessibilityElement { return view.accessibilityElement }
    var element = view.accessibilityElement(at: index)
    if element?.isUsable == true, !view.isInteractive { element?.traits.insert(.notEnabled) }
    return element
  }
}

extension Window {
  /// Whether the reachable part of the screen is about to change by itself.
  ///
  /// It is if a view there is busy (``View/isBusy``), if work of a controller there runs
  /// (``ViewController/task(isBusy:_:)``), or if any task hasn't reached its next suspension.
  public var isAboutToChange: Bool {
    areTasksAtWork || topView?.hasBusyPart ?? false || !busyTasks.isEmpty
  }
}

extension View {
  /// The reachable nodes of this view and its subviews, in reading order.
  public var accessibilityNodes: [AccessibilityNode] {
    if isHidden || accessibilityElementsHidden { return [] }
    let isElement = isAccessibilityElement
    let count = isElement ? 1 : accessibilityElementCount
    var nodes = count > 0 ? [AccessibilityNode(view: self, count: count)] : []
    if contextMenu != nil {
      nodes.append(AccessibilityNode(view: self, count: 1, isContextMenu: true))
    }
    return isElement ? nodes : nodes + subviews.flatMap(\.accessibilityNodes)
  }

  /// The element that opens the view's menu, for users without a mouse or the menu key.
  fileprivate var contextMenuElement: AccessibilityElement {
    AccessibilityElement(
      label: contextMenuName.map { Message.Hanok.menuOf(name: $0) } ?? .Hanok.menuOpen,
      traits: isInteractive ? .button : [.button, .notEnabled],
      activate: { [weak self] in self?.openContextMenu() ?? false })
  }

  fileprivate var hasBusyPart: Bool {
    !isHidden && (isBusy || subviews.contains(where: \.hasBusyPart))
  }

  /// The element of the view itself, by ``describe(_:)``.
  public var accessibilityElement: AccessibilityElement {
    var element = AccessibilityElement(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits)
    describe(&element)
    if !element.traits.isDisjoint(with: [.button, .link, .textField, .adjustable]) {
      if !isInteractive { element.traits.insert(.notEnabled) }
      element.activate = { [weak self] in
        guard let self, isInteractive else { return false }
        return accessibilityActivate()
      }
    }
    if !element.traits.isDisjoint(with: [.textField, .adjustable]) {
      element.enterText = { [weak self] text in
        guard let self, isInteractive else { return false }
        return accessibilityEnterText(text)
      }
    }
    // If it has another name than the view's row in a form, its name follows the row's.
    if let row = rowLabel, row != .verbatim(""), let label = element.label, label != row {
      element.userInputLabels.append(label)
      element.label = Message.joined(row, label)
    }
    return element
  }

  /// The name of the row of a form that the view is the field of.
  var rowLabel: Message? {
    get { accessibility.rowLabel }
    set { accessibility.rowLabel = newValue }
  }
}
