import Hanok

/// Menus at the top of a screen, whose keys work everywhere on it.
final class MenuBarScreen: ViewController {
  private let chosen = Label(.Gallery.menuHint)
  private lazy var bar = MenuBar([])
  private var wraps = true { didSet { bar.menus = menus } }

  override func loadView() {
    chosen.numberOfLines = 0
    bar.menus = menus
    view = StackView(.vertical, spacing: 1, views: [bar, chosen])
  }

  private var menus: [Menu] {
    let recent = Menu(items: ["hanok.md", "서울.txt"].map { command(.verbatim($0)) })
    return [
      Menu(
        .Gallery.menuFile, mnemonic: .Gallery.menuFileKeys,
        items: [
          command(.Gallery.menuNew, KeyEvent(.character("n"), .control)),
          MenuItem(.Gallery.menuRecent, submenu: recent),
          .separator,
          command(.Gallery.menuDelete, isDestructive: true),
        ]),
      Menu(
        .Gallery.menuView, mnemonic: .Gallery.menuViewKeys,
        items: [
          MenuItem(.Gallery.menuWrap, state: wraps ? .on : .off) { [unowned self] in
            wraps.toggle()
          },
          command(.Gallery.menuZoom, isEnabled: false),
        ]),
    ]
  }

  private func command(
    _ title: Message, _ key: KeyEvent? = nil, isEnabled: Bool = true, isDestructive: Bool = false
  ) -> MenuItem {
    MenuItem(
      title, keyEquivalent: key, isEnabled: isEnabled, isDestructive: isDestructive
    ) { [unowned self] in chosen.message = .Gallery.menuChosen(name: title) }
  }
}
