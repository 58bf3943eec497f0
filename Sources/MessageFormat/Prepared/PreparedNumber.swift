import HanokUnicode

/// A number function, for integers and floating-point numbers.
final class PreparedNumber: PreparedFunction {
  /// What the function makes of its operand before it writes it.
  enum Operation {
    case none
    case rounding
    case hundredfold
  }

  private let operation: Operation
  private let format: NumberFormat
  /// Nil where ICU itself must write integers.
  private let integers: IntegerPattern?
  /// Whether integers are written with all of their digits and no others.
  private let keepsIntegers: Bool
  private let selection: NumberSelector.Selection?
  /// Nil where numbers select by their exact value only, or not at all.
  private let rules: PluralRules?
  private let direction: ValueDirection

  /// Nil where an option is wrong or ICU has no such formatter.
  init?(_ style: NumberStyle, _ operation: Operation, _ call: FunctionCall) {
    let options = call.options.filter { !style.ignores($0.key) }
    let settings = NumberSettings(options, call, style: style)
    let (language, formatters) = (call.language, call.formatters)
    guard call.failures.isEmpty,
      let format = try? formatters.numberFormat(language, skeleton: settings.skeleton)
    else { return nil }
    self.operation = operation
    self.format = format
    integers = format.integerPattern
    keepsIntegers = settings.keepsIntegers
    selection = style.selects ? settings.selection : nil
    direction = call.languageDirection
    switch selection {
    case .plural: rules = try? formatters.pluralRules(language, .cardinal)
    case .ordinal: rules = try? formatters.pluralRules(language, .ordinal)
    case .exact, nil: rules = nil
    }
  }

  func direction(of value: MessageValue) -> ValueDirection { direction }

  func write(_ value: MessageValue, to buffer: inout TextBuffer) -> Bool {
    let integer = integer(of: value)
    if let integer, let integers {
      integers.write(integer, to: &buffer)
      return true
    }
    if let decimal = integer.map(ShortDecimal.init(integer:)) ?? decimal(of: value),
      let decimals = format.decimalPattern, decimals.write(decimal, to: &buffer)
    {
      return true
    }
    do throws(ICUError) {
      if let integer {
        try format.write(integer, to: &buffer)
      } else if case .double(let number) = value, operation == .none, number.isFinite {
        try format.write(number, to: &buffer)
      } else {
        return false
      }
      return true
    } catch {
      return false
    }
  }

  func key(_ text: String) -> KeyReading {
    if selection == nil { return .nothing }
    if let integer = Int64(text), "\(integer)" == text { return .number(.integer(integer)) }
    return PluralCategory(rawValue: text).map { .number(.category($0)) } ?? .nothing
  }

  func selection(of value: MessageValue) -> PreparedSelection? {
    guard let integer = integer(of: value) else { return nil }
    if selection == .exact { return .number(integer, nil) }
    guard let rules, keepsIntegers else { return nil }
    return .number(integer, rules.category(of: integer))
  }

  /// The operand as the integer that is written; nil where it is none, or out of bounds.
  private func integer(of value: MessageValue) -> Int64? {
    switch (value, operation) {
    case (.integer(let value), .none), (.integer(let value), .rounding): return value
    case (.integer(let value), .hundredfold):
      let (product, overflows) = value.multipliedReportingOverflow(by: 100)
      return overflows ? nil : product
    case (.double(let value), .none): return value.isNegativeZero ? nil : Int64(exactly: value)
    case (.double(let value), .rounding):
      return Int64(exactly: value.rounded(.toNearestOrAwayFromZero))
    default: return nil
    }
  }

  /// The operand as the decimal that is written; nil where it is no short one.
  private func decimal(of value: MessageValue) -> ShortDecimal? {
    guard case .double(let value) = value, !value.isNegativeZero,
      let decimal = ShortDecimal(value)
    else { return nil }
    return operation == .hundredfold ? decimal.hundredfold : decimal
  }
}

extension Double {
  /// Zero with the sign that integers can't have.
  fileprivate var isNegativeZero: Bool { self == 0 && sign == .minus }
}

extension NumberStyle {
  /// Amounts of money and of units don't select.
  fileprivate var selects: Bool {
    switch self {
    case .number, .integer, .percent, .compact: true
    case .currency, .unit: false
    }
  }
}
