import HanokLocalization
import HanokTerminal

/// The button that leads back, titled like the previous screen, or “Back” if that is too long.
final class NavigationBackButton: Button {
  /// The title of the previous screen.
  var formerTitle: Message? { didSet { if formerTitle != oldValue { showTitle(isShort: false) } } }

  init() { super.init(.Hanok.navigationBack) }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = .Hanok.navigationBack
    guard let formerTitle, formerTitle != .Hanok.navigationBack else { return }
    element.hint = .Hanok.navigationBackHint(title: formerTitle)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    showTitle(isShort: false)
  }

  /// Shows the title of the previous screen if there is room.
  func chooseTitle(in width: Int) {
    guard let traits, let formerTitle else { return }
    let length = traits.line(caption(formerTitle))?.width ?? 0
    showTitle(isShort: length + Self.edgeWidth > width)
  }

  /// The cells of a button besides its title.
  private static let edgeWidth = 4

  private func showTitle(isShort: Bool) {
    let shown = caption(isShort ? .Hanok.navigationBack : formerTitle ?? .Hanok.navigationBack)
    if shown != title { title = shown }
  }

  private func caption(_ title: Message) -> Message {
    .Hanok.navigationBackTo(sign: traits?.symbols.backArrow ?? "", title: title)
  }
}
