import Hanok

/// Fields: a name, a secret, a disabled one, and an invalid one with cities as completions.
final class TextFieldScreen: ViewController {
  private let name = TextField(placeholder: .Gallery.textFieldName)
  private let password = TextField(placeholder: .Gallery.textFieldPassword)
  private let city = TextField(placeholder: .Gallery.textFieldCity)
  private let country = TextField()

  override func loadView() {
    password.isSecure = true
    password.maximumLength = 20
    password.text = "한글 is secret"
    city.showsValidationMessage = true
    country.text = "대한민국 Korea كوريا"
    country.isEnabled = false
    let fields = [name, password, country, city]
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: fields)
    for field in fields {
      field.widthLimits = LengthLimits(maximum: 40)
    }
  }

  override func viewDidLoad() {
    city.addTarget(self, action: TextFieldScreen.check, for: .valueChanged)
    city.text = "12"
    check()
  }

  override func viewDidAppear() {
    guard let localizer = city.traits?.localizer else { return }
    city.completions = .texts(Self.cities.map { localizer.string($0) })
  }

  private static let cities: [Message] = [
    .Gallery.textFieldSeoul, .Gallery.textFieldBusan, .Gallery.textFieldTokyo,
    .Gallery.textFieldOsaka, .Gallery.textFieldCairo, .Gallery.textFieldBerlin,
  ]

  private func check() {
    let hasDigit = city.text.contains(where: \.isNumber)
    city.validationMessage = hasDigit ? .Gallery.textFieldDigits : nil
  }
}
