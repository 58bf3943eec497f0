/// The options of the number functions, turned into an ICU number skeleton.
///
/// ICU's own defaults are half-even rounding and six fraction digits; the specification's
/// half-expand and a maximum of three are therefore always written out.
struct NumberSettings {
  /// The skeleton: what tells one number formatter from another.
  let skeleton: String
  /// How the number selects; nil where a wrong `select` keeps it from selecting at all.
  let selection: NumberSelector.Selection?

  private static let signs = [
    "auto": "sign-auto", "always": "sign-always", "exceptZero": "sign-except-zero",
    "negative": "sign-negative", "never": "sign-never",
  ]
  private static let groupings = [
    "auto": "group-auto", "always": "group-on-aligned", "never": "group-off", "min2": "group-min2",
  ]
  private static let roundingModes = [
    "ceil": "ceiling", "floor": "floor", "expand": "up", "trunc": "down",
    "halfCeil": "half-ceiling", "halfFloor": "half-floor", "halfExpand": "half-up",
    "halfTrunc": "half-down", "halfEven": "half-even",
  ]

  init(_ options: [String: OptionValue], _ call: FunctionCall) {
    let reader = OptionReader(options: options, call: call)
    selection = Self.selection(reader)
    var parts = [NumberPrecision(reader).skeleton]
    parts.append(
      "rounding-mode-" + (reader.choice("roundingMode", Self.roundingModes) ?? "half-up"))
    if let sign = reader.choice("signDisplay", Self.signs) { parts.append(sign) }
    if let grouping = reader.choice("useGrouping", Self.groupings) { parts.append(grouping) }
    if let width = reader.digits("minimumIntegerDigits"), width > 1 {
      parts.append("integer-width/+" + String(repeating: "0", count: width))
    }
    skeleton = parts.joined(separator: " ")
  }

  /// `select` must be a literal: another language's variants can't hang on an argument.
  private static func selection(_ reader: OptionReader) -> NumberSelector.Selection? {
    guard let option = reader.options["select"] else { return .plural }
    guard option.isLiteral, let selection = NumberSelector.Selection(rawValue: option.text) else {
      reader.call.reportBadOption("select")
      return option.isLiteral ? .plural : nil
    }
    return selection
  }
}

/// Reads options, and reports those that aren't usable.
struct OptionReader {
  let options: [String: OptionValue]
  let call: FunctionCall

  /// The option's value looked up in what it may be; nil where it is absent or wrong.
  func choice<Choice>(_ name: String, _ choices: [String: Choice]) -> Choice? {
    guard let option = options[name] else { return nil }
    if let choice = choices[option.text] { return choice }
    call.reportBadOption(name)
    return nil
  }

  /// A digit size option: an integer from 0 to 99 (MessageFormat 2, Digit Size Options).
  func digits(_ name: String) -> Int? {
    guard let option = options[name] else { return nil }
    if let digits = DecimalNumber(option.text)?.integer, (0...99).contains(digits) {
      return Int(digits)
    }
    call.reportBadOption(name)
    return nil
  }
}
