import Hanok

/// Numbers on a line: continuous ones, and ones in steps.
final class SliderScreen: ViewController {
  override func loadView() {
    let volume = Slider(.Gallery.sliderVolume, value: 0.45, in: 0...1)
    volume.format = { .Gallery.sliderPercent(part: $0) }
    let speed = Slider(.Gallery.sliderSpeed, value: 3, in: 1...5, step: 1)
    let disabled = Slider(.Gallery.sliderDisabled, value: 2, in: 1...5)
    disabled.isEnabled = false
    view = StackView(
      .vertical,
      views: [
        Label(.Gallery.sliderVolume), volume, Label(.Gallery.sliderSpeed), speed,
        Label(.Gallery.sliderDisabled), disabled,
      ])
  }
}
