import HanokLocalization

/// The button for all tabs if they don't fit, titled like the selected one.
final class TabMenuButton: Button {
  var tabTitle: Message? { didSet { if tabTitle != oldValue { showTitle() } } }

  init() { super.init(.verbatim("")) }

  override func traitsDidChange() {
    super.traitsDidChange()
    showTitle()
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = tabTitle
  }

  private func showTitle() {
    guard let tabTitle else { return }
    let sign = traits?.symbols.down ?? ""
    title = .Hanok.tabsMenu(title: tabTitle, sign: sign)
  }
}
