import Hanok

/// The key commands in force, with the names of their keys.
final class HelpViewScreen: ViewController {
  override func loadView() {
    title = .Gallery.helpViewTitle
    view = ScrollView(HelpView())
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.Gallery.helpViewOpen, keys: [KeyEvent(.enter), KeyEvent(.character(" "))]) {},
      KeyCommand(.delete, [.control, .shift], title: .Gallery.helpViewRemove) {},
      KeyCommand(.up, .alt, title: .Gallery.helpViewMove) {},
      KeyCommand(.character("N"), title: .Gallery.helpViewNew) {},
      KeyCommand(.function(5), title: .Gallery.helpViewReload) {},
    ]
  }
}
