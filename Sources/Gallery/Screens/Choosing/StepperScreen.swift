import Hanok

/// Numbers that are increased, decreased or typed.
final class StepperScreen: ViewController {
  override func loadView() {
    let guests = Stepper(.Gallery.stepperGuests, value: 2, in: 0...20)
    let temperature = Stepper(.Gallery.stepperTemperature, value: -1.5, in: -10...30, step: 0.5)
    temperature.format = { .Gallery.stepperDegrees(count: $0) }
    let disabled = Stepper(.Gallery.sliderDisabled, value: 5)
    disabled.isEnabled = false
    view = StackView(
      .vertical, alignment: .leading,
      views: [
        Label(.Gallery.stepperGuests), guests, Label(.Gallery.stepperTemperature), temperature,
        Label(.Gallery.sliderDisabled), disabled,
      ])
  }
}
