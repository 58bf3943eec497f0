import HanokLocalization
public import HanokTerminal

/// Shows a menu and its submenus as popovers.
///
/// ```swift
/// present(MenuController(menu, sourceView: button))
/// ```
///
/// A chosen command first closes all menus, so that it may present a controller itself. Escape
/// closes the last menu, a click outside all of them.
open class MenuController: ViewController {
  /// The view of the commands.
  public let menuView: MenuView
  /// Called when an arrow key leaves the menu sideways: a menu bar then opens the next menu.
  ///
  /// The argument is 1 for the direction of reading and -1 for the other one.
  public var onLeave: (Int) -> Void = { _ in }
  /// Called when the menu has closed.
  public var onClose: () -> Void = {}

  /// Creates a menu that opens at a view, or at a part of it.
  public init(_ menu: Menu, sourceView: View?, sourceRect: Rect? = nil) {
    menuView = MenuView(menu)
    super.init()
    modalPresentationStyle = .popover
    self.sourceView = sourceView
    self.sourceRect = sourceRect
  }

  open override func loadView() { view = menuView }

  open override func viewDidLoad() {
    menuView.onChoice = { [weak self] in self?.choose($0) }
    menuView.onLeave = { [weak self] in self?.leave($0) }
  }

  open override func viewDidDisappear() { onClose() }

  private func choose(_ index: Int) {
    let item = menuView.menu.items[index]
    if let submenu = item.submenu { return open(submenu, at: index) }
    close()
    item.action()
  }

  private func open(_ submenu: Menu, at index: Int) {
    let row = menuView.rect(ofItemAt: index)
    let controller = MenuController(submenu, sourceView: menuView)
    // Beyond the space and the border around the row.
    controller.sourceRect = row.inset(x: -BoxView.edge.leading, y: 0)
    controller.popoverSide = .trailing
    controller.onLeave = { [weak self, weak controller] step in
      if step > 0 { self?.onLeave(step) } else { controller?.dismiss() }
    }
    present(controller)
  }

  private func leave(_ step: Int) {
    if step > 0, let index = menuView.highlightedIndex, menuView.menu.items[index].submenu != nil {
      return choose(index)
    }
    onLeave(step)
  }

  /// Closes this menu, its submenus, and the menus that it is a submenu of.
  public func close() {
    var first: ViewController = self
    while let other = first.presentingViewController as? MenuController { first = other }
    first.presentingViewController?.dismiss()
  }
}
