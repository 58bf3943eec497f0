import Hanok

/// One of several options.
final class RadioGroupScreen: ViewController {
  private let sizes = RadioGroup(
    [.Gallery.radioSmall, .Gallery.radioMedium, .Gallery.radioLarge, .Gallery.radioCustom],
    selectedIndex: 1)
  private let chosen = Label()

  override func loadView() {
    sizes.setEnabled(false, at: 3)
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [sizes, chosen])
  }

  override func viewDidLoad() {
    sizes.addTarget(self, action: RadioGroupScreen.show, for: .valueChanged)
    show()
  }

  private func show() {
    guard let index = sizes.selectedIndex else { return }
    chosen.message = .Gallery.radioChosen(name: sizes.options[index])
  }
}
