import Hanok

/// One of many options, in a drop-down list.
final class PickerViewScreen: ViewController {
  override func loadView() {
    let cities: [Message] = [
      .Gallery.pickerSeoul, .Gallery.pickerTokyo, .Gallery.pickerCairo, .Gallery.pickerBerlin,
      .Gallery.pickerZurich,
    ]
    let disabled = PickerView(.Gallery.pickerCity, options: cities, selectedIndex: 1)
    disabled.isEnabled = false
    view = StackView(
      .vertical, spacing: 1, alignment: .leading,
      views: [
        Label(.Gallery.pickerCity),
        PickerView(.Gallery.pickerCity, options: cities, selectedIndex: 0),
        PickerView(.Gallery.pickerCity, options: cities), disabled,
      ])
  }
}
