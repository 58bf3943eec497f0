import HanokUnicode

/// The functions that write a number: `:number`, `:integer`, `:offset` and others.
///
/// The others are `:percent`, `:currency`, `:unit` (MessageFormat 2, Numeric Value Selection and
/// Formatting), `:hanok:compact` and `:hanok:bytes`.
///
/// They share their options: beyond the options of its specification, each accepts those of
/// `:number` that its ``NumberStyle`` doesn't ignore, such as `signDisplay` for `:currency`.
///
/// `:hanok:compact` writes a number in few characters, as `1.2K` or, with `display=long`, as `1.2
/// thousand`, and selects by the written form. `:hanok:bytes` writes a number of bytes in a
/// suitable unit, as `1.2 MB`.
final class NumberFunction: BoundFunction {
  enum Kind: String {
    case number, integer, offset, percent, currency, unit, compact, bytes
  }

  let kind: Kind
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let direction: ValueDirection
  /// Whether numbers are used unchanged.
  private let takesNumbers: Bool
  /// The currency or the unit from an option of the expression itself.
  private let ownMeasure: String?
  /// The number that `:offset` adds.
  private let change: Result<Int, FunctionFailure>
  /// The writing of numbers without a currency or a unit, unless they need one.
  private let usual: NumberWriting?
  /// The writings of other styles.
  private let writings = SharedCache<NumberStyle, NumberWriting>(capacity: 32)
  /// The first writing by currency or unit, available without a lock: mostly there is only one.
  private let firstMeasured = LazyReference<Shared<(measure: String, writing: NumberWriting)>>()

  init(_ kind: Kind, _ call: FunctionCall) {
    self.kind = kind
    resources = call.resources
    direction = call.resources.direction
    ownMeasure = call.options[kind.rawValue]?.text
    change = kind == .offset ? Self.change(call) : .success(0)
    // The operand's own options are passed on; `add` and `subtract` aren't.
    var options = kind == .offset ? call.operandOptions : call.inheritedOptions
    let style = kind.style(options[kind.rawValue]?.text)
    if let style = style ?? kind.style(kind == .currency ? "XXX" : "meter"), kind != .bytes {
      options = options.filter { !style.ignores($0.key) }
    }
    NumberSettings.dropOverruled(&options, own: call.options)
    usual = style.map { [options] in NumberWriting($0, options, call.resources) }
    takesNumbers = kind != .offset && usual?.isAlwaysWritten == true
    for failure in usual?.failures ?? [] {
      options[failure.subject] = nil
      call.report(failure.kind, failure.subject)
    }
    self.options = options
  }

  /// Returns the number to add; exactly one of `add` and `subtract` must be set.
  private static func change(_ call: FunctionCall) -> Result<Int, FunctionFailure> {
    let given = ["add", "subtract"].filter { call.options[$0] != nil }
    guard given.count == 1 else { return .failure(FunctionFailure(.badOption, "add")) }
    guard let change = call.options[given[0]]?.digitSize else {
      return .failure(FunctionFailure(.badOption, given[0]))
    }
    return .success(given[0] == "add" ? change : -change)
  }

  var type: String {
    switch kind {
    case .currency, .unit, .bytes: kind.rawValue
    case .number, .integer, .offset, .percent, .compact: "number"
    }
  }
}

extension NumberFunction {
  func takes(_ argument: MessageValue) -> ValueDirection? {
    switch argument {
    case .integer: return takesNumbers ? direction : nil
    case .double(let number):
      return takesNumbers && kind != .integer && number.isFinite ? direction : nil
    case .currency(_, let measure):
      guard kind == .currency, ownMeasure == nil, let writing = writing(of: measure),
        writing.isAlwaysWritten, writing.failures.isEmpty
      else { return nil }
      return direction
    default: return nil
    }
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    let value = operand.value
    let number = try changed(value)
    switch value {
    case .unit(_, let measure), .currency(_, let measure):
      return try resolve(number, of: value, measure)
    default: break
    }
    var made = ResolvedValue(number, by: self, direction: direction)
    if let usual {
      try usual.check(number)
    } else if kind == .bytes {
      made.failures = try written(number).1.failures
    } else if let option = options[kind.rawValue] {
      throw kind.failure(ofMeasure: option.text, orElse: .badOption)
    } else {
      throw FunctionFailure(.badOperand)
    }
    return made
  }

  /// Returns a value that keeps the unit or the currency of its operand.
  ///
  /// No other function may change the measure without a conversion.
  private func resolve(
    _ number: MessageValue, of value: MessageValue, _ measure: String
  ) throws(FunctionFailure) -> ResolvedValue {
    var made = ResolvedValue(
      value.replacingNumber(by: number), by: self, direction: direction)
    switch (kind, value) {
    case (.unit, .unit), (.currency, .currency):
      guard let writing = writing(of: measure) else {
        throw kind.failure(ofMeasure: measure, orElse: .badOperand)
      }
      try writing.check(number)
      if writing !== usual { made.failures = writing.failures }
      if let ownMeasure, kind == .currency || ownMeasure != measure {
        made.failures.append(
          kind == .currency
            ? FunctionFailure(.badOption, "currency")
            : kind.failure(ofMeasure: ownMeasure, orElse: .unsupportedOperation))
      }
    case (.unit, _), (.currency, _): throw FunctionFailure(.badOperand)
    case (.bytes, _): if measure != "byte" { throw FunctionFailure(.badOperand) }
    default: break
    }
    return made
  }

  /// Returns the operand as a number, changed as other functions receive it.
  private func changed(_ value: MessageValue) throws(FunctionFailure) -> MessageValue {
    switch (kind, value) {
    case (.integer, .integer): return value
    case (.integer, _):
      // The nearest integer is exact in floating point.
      if case .double(let number) = value,
        let integer = Int64(exactly: number.rounded(.toNearestOrAwayFromZero))
      {
        return .integer(integer)
      }
      return MessageValue(try value.number().roundedToInteger)
    case (.offset, _):
      if let integer = value.integer {
        let (sum, overflows) = integer.addingReportingOverflow(Int64(try change.get()))
        if !overflows { return .integer(sum) }
      }
      return MessageValue(try value.number().adding(try change.get()))
    default: return try value.asNumber()
    }
  }

  func handedOn(_ value: MessageValue) -> MessageValue {
    switch (kind, value, usual?.style) {
    case (_, .unit, _), (_, .currency, _): value
    case (.unit, _, .unit(let unit)): .unit(value, unit.description)
    case (.currency, _, .currency(let currency)): .currency(value, currency.description)
    default: value
    }
  }
}

extension NumberFunction {
  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    switch kind {
    case .number, .integer, .offset, .compact:
      if let usual {
        if let failure = usual.write(value, to: &text) { throw failure }
        return
      }
    case .percent, .currency, .unit, .bytes: break
    }
    let (number, writing) = try written(value)
    if let failure = writing.write(number, to: &text) { throw failure }
  }

  func fields(of value: MessageValue) -> [ValueField] {
    guard let (number, writing) = try? written(value) else { return [] }
    return writing.fields(of: number)
  }

  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? {
    switch kind {
    case .currency, .unit, .bytes: return nil
    case .percent:
      let (number, writing) = try written(value)
      return writing.selection(of: number, hasCategories: hasCategories)
    case .number, .integer, .offset, .compact:
      return usual?.selection(of: value, hasCategories: hasCategories)
    }
  }

  /// Returns the number to write for a value, and its writing.
  private func written(
    _ value: MessageValue
  ) throws(FunctionFailure) -> (MessageValue, NumberWriting) {
    switch (kind, value) {
    case (.bytes, _): return try writtenBytes(try value.number())
    case (.currency, .currency(let number, let measure)), (.unit, .unit(let number, let measure)):
      guard let writing = writing(of: measure) else { throw FunctionFailure(.badOperand) }
      return (number, writing)
    default:
      guard let usual else { throw FunctionFailure(.badOperand) }
      return (kind == .percent ? try value.hundredfold() : value, usual)
    }
  }

  /// Returns the writing of numbers with a currency or a unit, or nil for an unknown name.
  private func writing(of measure: String) -> NumberWriting? {
    if let first = firstMeasured.load()?.value, first.measure == measure { return first.writing }
    guard let style = kind.style(measure) else { return nil }
    let writing =
      if let usual, usual.style == style { usual } else {
        writings.value(for: style) { NumberWriting(style, options, resources) }
      }
    _ = firstMeasured.storeIfNil(Shared((measure, writing)))
    return writing
  }
}

extension NumberFunction {
  private static let byteUnits = [
    "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte",
  ]
  private static let digitOptions: Set = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits",
  ]

  /// Returns a number in the largest unit of which there is at least one.
  ///
  /// Each unit is a thousand of the next; the default is at most one fraction digit.
  private func writtenBytes(
    _ number: DecimalNumber
  ) throws(FunctionFailure) -> (MessageValue, NumberWriting) {
    let hasDigits = !Self.digitOptions.isDisjoint(with: options.keys)
    let last = Self.byteUnits.count - 1
    var power = min((number.wholeDigits - 1) / 3, last)
    if !hasDigits && options["roundingMode"] == nil {
      // Rounding comes first: 999,950 bytes are a megabyte.
      power =
        (0..<last).first { power in
          let digits = power == 0 ? 0 : 1
          let rounded = number.shifted(by: digits - 3 * power).roundedToInteger
          return rounded.wholeDigits <= 3 + digits
        } ?? last
    }
    guard let unit = MeasureUnit(Self.byteUnits[power]) else {
      throw FunctionFailure(.unsupportedOperation, "unit")
    }
    let writing = writings.value(for: .unit(unit)) {
      var options = options
      if !hasDigits { options["maximumFractionDigits"] = OptionValue("1") }
      // In CLDR the short name of this unit has no plural: “2 byte”.
      if power == 0, options["unitDisplay"] == nil { options["unitDisplay"] = OptionValue("long") }
      return NumberWriting(.unit(unit), options, resources)
    }
    return (MessageValue(number.shifted(by: -3 * power)), writing)
  }
}

extension NumberFunction.Kind {
  /// Returns the style with a currency or a unit; the other styles have none.
  fileprivate func style(_ measure: String?) -> NumberStyle? {
    switch self {
    case .number, .offset: .number
    case .integer: .integer
    case .percent: .percent
    case .compact: .compact
    case .currency: measure.flatMap { Currency($0) }.map(NumberStyle.currency)
    case .unit: measure.flatMap { MeasureUnit($0) }.map(NumberStyle.unit)
    case .bytes: nil
    }
  }

  /// Returns the failure for the name of an unknown currency or unit.
  fileprivate func failure(
    ofMeasure measure: String, orElse kind: MessageError.Kind
  ) -> FunctionFailure {
    if self == .currency { return FunctionFailure(kind, "currency") }
    let isWellFormed = measure.hasWords(of: 1...Int.max) { $0.isLowercase || $0.isNumber }
    let isOption = kind != .badOperand
    return FunctionFailure(
      isWellFormed ? .unsupportedOperation : isOption ? .badOption : kind, "unit")
  }
}

extension DecimalNumber {
  /// The number of digits before the point.
  fileprivate var wholeDigits: Int {
    description.drop { $0 == "-" }.prefix { $0 != "." }.count
  }
}
