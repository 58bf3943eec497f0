import Hanok

/// Checkboxes, and one that is ticked if all of them are.
final class CheckboxScreen: ViewController {
  private let all = Checkbox(.Gallery.checkboxAll)
  private let days = [
    Checkbox(.Gallery.checkboxSaturday, isOn: true), Checkbox(.Gallery.checkboxSunday),
  ]

  override func loadView() {
    let disabled = Checkbox(.Gallery.checkboxDisabled, isOn: true)
    disabled.isEnabled = false
    view = StackView(.vertical, alignment: .leading, views: [all] + days + [disabled])
  }

  override func viewDidLoad() {
    all.addTarget(self, action: CheckboxScreen.tickAll, for: .valueChanged)
    for day in days { day.addTarget(self, action: CheckboxScreen.show, for: .valueChanged) }
    show()
  }

  private func tickAll() {
    for day in days { day.isOn = all.isOn }
  }

  private func show() {
    let count = days.filter(\.isOn).count
    all.state = count == 0 ? .off : count == days.count ? .on : .mixed
  }
}
