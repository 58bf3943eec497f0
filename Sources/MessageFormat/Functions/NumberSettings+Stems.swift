import ICU

extension NumberSettings {
  /// The stems that say what the number counts.
  static func stems(of style: NumberStyle, _ reader: OptionReader) -> [String] {
    switch style {
    case .number, .integer: []
    case .percent: ["percent"]
    case .currency(let currency):
      [
        "currency/\(currency)",
        reader.choice("currencyDisplay", currencyWidths) ?? "unit-width-short",
      ]
    case .unit(let unit):
      [unit.skeleton, reader.choice("unitDisplay", unitWidths) ?? "unit-width-short"]
        + (reader.options["usage"].map { ["usage/\($0.text)"] } ?? [])
    case .compact: [reader.choice("display", compactForms) ?? "compact-short"]
    }
  }

  private static let currencyWidths = [
    "narrowSymbol": "unit-width-narrow", "symbol": "unit-width-short",
    "name": "unit-width-full-name", "code": "unit-width-iso-code", "never": "unit-width-hidden",
  ]
  private static let unitWidths = [
    "short": "unit-width-short", "narrow": "unit-width-narrow", "long": "unit-width-full-name",
  ]
  private static let compactForms = ["short": "compact-short", "long": "compact-long"]
}

extension NumberStyle {
  /// Whether ICU chooses the digits by what is written: of compact forms, of converted units.
  func roundsByItself(_ reader: OptionReader) -> Bool {
    switch self {
    case .compact: true
    case .unit: reader.options["usage"] != nil
    default: false
    }
  }
}
