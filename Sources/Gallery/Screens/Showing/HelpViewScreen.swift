import Hanok

/// The key commands in force: those of the screen are included while its button has the focus.
final class HelpViewScreen: ViewController {
  override func loadView() {
    title = .Gallery.helpViewTitle
    let button = Button(.Gallery.helpViewNew)
    button.addTarget(self, action: HelpViewScreen.make)
    let stack = StackView(.vertical, spacing: 1, views: [FlowView(views: [button]), HelpView()])
    view = ScrollView(stack)
  }

  private func make() { application?.showNotice(.Gallery.helpViewNew) }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.Gallery.helpViewOpen, keys: [KeyEvent(.enter), KeyEvent(.character(" "))]) {},
      KeyCommand(.delete, [.control, .shift], title: .Gallery.helpViewRemove) {},
      KeyCommand(.up, .alt, title: .Gallery.helpViewMove) {},
      KeyCommand(.character("N"), title: .Gallery.helpViewNew) { [weak self] in self?.make() },
      KeyCommand(.function(5), title: .Gallery.helpViewReload) {},
    ]
  }
}
