import Hanok

/// Buttons in their styles and states.
final class ButtonScreen: ViewController {
  private let pressed = Label(.Gallery.buttonNone)

  override func loadView() {
    let save = Button(.Gallery.buttonSave, mnemonic: .Gallery.buttonSaveKeys, style: .prominent)
    let more = Button(.Gallery.buttonMore)
    let plain = Button(.Gallery.buttonMore, style: .plain)
    let delete = Button(.Gallery.buttonDelete, style: .destructive)
    let disabled = Button(.Gallery.buttonDisabled)
    disabled.isEnabled = false
    let loading = Button(.Gallery.buttonLoading)
    loading.isLoading = true
    let buttons = [save, more, plain, delete, disabled, loading]
    for button in buttons { button.addTarget(self, action: ButtonScreen.show) }
    pressed.numberOfLines = 0
    view = StackView(
      .vertical, spacing: 1, views: [FlowView(lineSpacing: 1, views: buttons), pressed])
  }

  private func show(_ button: Button) {
    pressed.message = .Gallery.buttonPressed(name: button.title)
  }
}
