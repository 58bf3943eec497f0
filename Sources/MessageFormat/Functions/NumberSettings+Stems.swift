import HanokUnicode

extension NumberSettings {
  /// Returns the stems of a style.
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
        + (usage(reader).map { ["usage/\($0)"] } ?? [])
    case .compact: [reader.choice("display", compactForms) ?? "compact-short"]
    }
  }

  /// Returns a well-formed usage (UTS #35, Unit Preferences): other text must not enter a skeleton.
  private static func usage(_ reader: OptionReader) -> String? {
    guard let usage = reader.options["usage"]?.text else { return nil }
    if usage.hasWords(of: 1...Int.max, where: \.isLowercase) { return usage }
    reader.call.reportBadOption("usage")
    return nil
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
  /// Whether ICU chooses the digits by the number: for compact forms and converted units.
  func roundsByItself(_ stems: [String]) -> Bool {
    self == .compact || stems.contains { $0.hasPrefix("usage/") }
  }
}
