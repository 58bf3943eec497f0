import Hanok

/// Fields for numbers: a price, a discount in percent, a number of guests.
final class NumberFieldScreen: ViewController {
  private let price = NumberField(placeholder: .Gallery.numberFieldPrice)
  private let discount = NumberField(placeholder: .Gallery.numberFieldDiscount)
  private let guests = NumberField(placeholder: .Gallery.numberFieldGuests)

  override func loadView() {
    price.value = ExactDecimal("1234567.5")
    price.minimum = .zero
    discount.style = .percent
    discount.value = ExactDecimal("0.125")
    discount.step = ExactDecimal("0.01") ?? .zero
    guests.maximumFractionDigits = 0
    guests.minimum = ExactDecimal(1)
    guests.maximum = ExactDecimal(12)
    guests.value = ExactDecimal(20)
    let stack = StackView(.vertical, alignment: .leading)
    for field in [price, discount, guests] {
      field.showsValidationMessage = true
      field.widthLimits = LengthLimits(maximum: 40)
      stack.addSubview(Label(field.placeholder))
      stack.addSubview(field)
    }
    view = stack
  }

  override func viewDidAppear() { guests.finishEditing() }
}
