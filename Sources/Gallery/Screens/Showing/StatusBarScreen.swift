import Hanok

/// A bar that follows the focus: each button has its own command.
final class StatusBarScreen: ViewController {
  private let performed = Label(.Gallery.statusBarNothing)

  override func loadView() {
    let list = CommandButton(.Gallery.statusBarList) { [weak self] in
      self?.show(.Gallery.statusBarRemove)
    }
    let plain = Button(.Gallery.statusBarPlain)
    let buttons = FlowView(spacing: 2, views: [list, plain])
    performed.numberOfLines = 0
    view = StackView(.vertical, views: [buttons, performed, SpacerView(share: 1), StatusBar()])
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.character("s"), .control, title: .Gallery.statusBarSave) { [weak self] in
        self?.show(.Gallery.statusBarSave)
      },
      KeyCommand(.pageDown, title: .Gallery.statusBarPage) { [weak self] in
        self?.show(.Gallery.statusBarPage)
      },
      // A command that must never be omitted has the highest priority.
      KeyCommand(.function(1), title: .Gallery.statusBarHelp, priority: 1) { [weak self] in
        self?.show(.Gallery.statusBarHelp)
      },
    ]
  }

  private func show(_ command: Message) {
    performed.message = .Gallery.statusBarPerformed(command: command)
  }
}

/// A button with a command that is in force while it has the focus.
private final class CommandButton: Button {
  private let remove: () -> Void

  init(_ title: Message, remove: @escaping () -> Void) {
    self.remove = remove
    super.init(title)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(.delete, title: .Gallery.statusBarRemove, action: remove)]
  }
}
