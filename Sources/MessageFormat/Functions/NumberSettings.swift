import HanokUnicode

/// The options of the number functions, converted to an ICU number skeleton.
///
/// ICU's own defaults are half-even rounding and six fraction digits. The skeleton therefore always
/// contains the specification's half-expand and its maximum of three.
struct NumberSettings: Hashable {
  /// The skeleton, which identifies the number formatter.
  let skeleton: String
  /// Whether integers are written with all of their digits and no others.
  let keepsIntegers: Bool
  /// The selection by the number, or nil if an invalid `select` disables it.
  let selection: Selection?

  /// The values of the `select` option.
  enum Selection: String {
    case plural
    case ordinal
    case exact
  }

  private static let signs = [
    "auto": "sign-auto", "always": "sign-always", "exceptZero": "sign-except-zero",
    "negative": "sign-negative", "never": "sign-never",
  ]
  private static let accountingSigns = [
    "sign-always": "sign-accounting-always", "sign-never": "sign-never",
    "sign-except-zero": "sign-accounting-except-zero",
    "sign-negative": "sign-accounting-negative",
  ]
  // ICU's own grouping of compact forms differs from every explicit grouping.
  private static let groupings = [
    "auto": "", "always": "group-on-aligned", "never": "group-off", "min2": "group-min2",
  ]
  private static let roundingModes = [
    "ceil": "ceiling", "floor": "floor", "expand": "up", "trunc": "down",
    "halfCeil": "half-ceiling", "halfFloor": "half-floor", "halfExpand": "half-up",
    "halfTrunc": "half-down", "halfEven": "half-even",
  ]
  private static let currencyWidths = [
    "narrowSymbol": "unit-width-narrow", "symbol": "unit-width-short",
    "name": "unit-width-full-name", "code": "unit-width-iso-code", "never": "unit-width-hidden",
  ]
  private static let unitWidths = [
    "short": "unit-width-short", "narrow": "unit-width-narrow", "long": "unit-width-full-name",
  ]
  private static let compactForms = ["short": "compact-short", "long": "compact-long"]

  /// Reads the options of a call, which has none that the style ignores.
  init(_ call: FunctionCall, style: NumberStyle) {
    selection = Self.selection(call)
    let precision = NumberPrecision(call, style)
    keepsIntegers = precision.keepsIntegers && style != .compact
    var parts = Self.stems(of: style, call)
    // ICU chooses the digits of compact forms and of converted units by the number.
    let roundsByItself = style == .compact || parts.contains { $0.hasPrefix("usage/") }
    if precision.isAskedFor || !roundsByItself { parts.append(precision.skeleton) }
    parts.append("rounding-mode-" + (call.choice("roundingMode", Self.roundingModes) ?? "half-up"))
    if let sign = Self.sign(call) { parts.append(sign) }
    if let grouping = call.choice("useGrouping", Self.groupings) { parts.append(grouping) }
    if let width = call.digits("minimumIntegerDigits"), width != 1 {
      parts.append("integer-width/+" + String(repeating: "0", count: width))
    }
    skeleton = parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Removes inherited digit bounds that conflict with the expression's own.
  static func dropOverruled(
    _ options: inout [String: OptionValue], own: [String: OptionValue]
  ) {
    for digits in ["FractionDigits", "SignificantDigits"] {
      let (minimum, maximum) = ("minimum" + digits, "maximum" + digits)
      guard let least = options[minimum].flatMap({ Int($0.text) }),
        let most = options[maximum].flatMap({ Int($0.text) }), least > most
      else { continue }
      if own[minimum] == nil {
        options[minimum] = nil
      } else if own[maximum] == nil {
        options[maximum] = nil
      }
    }
  }

  /// Returns the stems of a style.
  private static func stems(of style: NumberStyle, _ call: FunctionCall) -> [String] {
    switch style {
    case .number, .integer: []
    case .percent: ["percent"]
    case .currency(let currency):
      [
        "currency/\(currency)",
        call.choice("currencyDisplay", currencyWidths) ?? "unit-width-short",
      ]
    case .unit(let unit):
      [unit.skeleton, call.choice("unitDisplay", unitWidths) ?? "unit-width-short"]
        + (usage(call).map { ["usage/\($0)"] } ?? [])
    case .compact: [call.choice("display", compactForms) ?? "compact-short"]
    }
  }

  /// Returns a well-formed usage (UTS #35, Unit Preferences): other text must not enter a skeleton.
  private static func usage(_ call: FunctionCall) -> String? {
    call.value(of: "usage") {
      $0.text.hasWords(of: 1...Int.max, where: \.isLowercase) ? $0.text : nil
    }
  }

  private static func sign(_ call: FunctionCall) -> String? {
    let sign = call.choice("signDisplay", signs)
    guard call.choice("currencySign", ["standard": false, "accounting": true]) == true else {
      return sign
    }
    return sign.flatMap { accountingSigns[$0] } ?? "sign-accounting"
  }

  /// Returns the value of `select`, which must be a literal: variants can't depend on an argument.
  private static func selection(_ call: FunctionCall) -> Selection? {
    guard let option = call.inheritedOptions["select"] else { return .plural }
    let selection = call.value(of: "select") {
      $0.isLiteral ? Selection(rawValue: $0.text) : nil
    }
    return selection ?? (option.isLiteral ? .plural : nil)
  }
}

/// The style of a number function, which determines its valid options and their defaults.
enum NumberStyle: Hashable {
  case number
  case integer
  case percent
  case currency(Currency)
  case unit(MeasureUnit)
  case compact

  /// Whether the function ignores an option that an operand has.
  func ignores(_ option: String) -> Bool {
    switch self {
    case .number, .compact: false
    case .unit: option == "select"
    case .integer: Self.notOfIntegers.contains(option)
    case .percent: Self.notOfPercents.contains(option)
    case .currency: Self.fractionOptions.contains(option) || option == "select"
    }
  }

  /// The default minimum and maximum number of fraction digits.
  var fraction: ClosedRange<Int> {
    switch self {
    // ECMA-402, `SetNumberFormatDigitOptions`.
    case .number, .unit, .compact: 0...3
    case .integer, .percent: 0...0
    case .currency(let currency): currency.fractionDigits...currency.fractionDigits
    }
  }

  private static let fractionOptions: Set = ["minimumFractionDigits", "maximumFractionDigits"]
  // An increment counts in units of the last fraction digit, which integers don't have.
  private static let notOfIntegers = fractionOptions.union([
    "minimumSignificantDigits", "roundingIncrement",
  ])
  private static let notOfPercents: Set = [
    "fractionDigits", "minimumIntegerDigits", "roundingIncrement", "select",
  ]
}
