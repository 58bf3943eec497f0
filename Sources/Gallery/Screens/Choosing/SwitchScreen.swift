import Hanok

/// Settings that are on or off.
final class SwitchScreen: ViewController {
  override func loadView() {
    let disabled = Switch(.Gallery.switchDisabled, isOn: true)
    disabled.isEnabled = false
    view = StackView(
      .vertical, alignment: .leading,
      views: [
        Switch(.Gallery.switchWifi, isOn: true), Switch(.Gallery.switchSound), disabled,
      ])
  }
}
