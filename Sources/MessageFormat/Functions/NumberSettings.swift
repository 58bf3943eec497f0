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

  init(_ options: [String: OptionValue], _ call: FunctionCall, style: NumberStyle) {
    let reader = OptionReader(options: options.filter { !style.ignores($0.key) }, call: call)
    selection = Self.selection(reader)
    let precision = NumberPrecision(reader, style)
    keepsIntegers = precision.keepsIntegers && style != .compact
    var parts = Self.stems(of: style, reader)
    if precision.isAskedFor || !style.roundsByItself(parts) { parts.append(precision.skeleton) }
    parts.append(
      "rounding-mode-" + (reader.choice("roundingMode", Self.roundingModes) ?? "half-up"))
    if let sign = Self.sign(reader) { parts.append(sign) }
    if let grouping = reader.choice("useGrouping", Self.groupings) { parts.append(grouping) }
    if let width = reader.digits("minimumIntegerDigits"), width != 1 {
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

  private static func sign(_ reader: OptionReader) -> String? {
    let sign = reader.choice("signDisplay", signs)
    guard reader.choice("currencySign", ["standard": false, "accounting": true]) == true else {
      return sign
    }
    return sign.flatMap { accountingSigns[$0] } ?? "sign-accounting"
  }

  /// Returns the value of `select`, which must be a literal: variants can't depend on an argument.
  private static func selection(_ reader: OptionReader) -> Selection? {
    guard let option = reader.options["select"] else { return .plural }
    guard option.isLiteral, let selection = Selection(rawValue: option.text) else {
      reader.call.reportBadOption("select")
      return option.isLiteral ? .plural : nil
    }
    return selection
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
