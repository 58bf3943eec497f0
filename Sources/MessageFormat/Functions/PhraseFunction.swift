import HanokUnicode

/// A function whose values one of ICU's formatters writes as a whole: a list, a number in words.
final class PhraseFunction: BoundFunction {
  /// Makes something of a value, mostly its text.
  typealias Making<Output> = @Sendable (MessageValue, FormattingResources) throws -> Output

  let type: String
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let value: Making<MessageValue>
  private let text: Making<String>
  private let isolatedText: Making<String>?
  private let category: Making<PluralCategory>?

  /// Creates a function.
  ///
  /// - Parameters:
  ///   - ownOptions: The options that its values don't pass on.
  ///   - value: Returns the value for an operand's, or throws if the function can't use it.
  ///   - isolatedText: Returns the text with isolates around its parts; nil if it has none.
  ///   - category: Returns the plural category by which a value selects; nil if it can't select.
  init(
    _ type: String, _ call: FunctionCall, ownOptions: Set<String> = [],
    value: @escaping Making<MessageValue>, text: @escaping Making<String>,
    isolatedText: Making<String>? = nil, category: Making<PluralCategory>? = nil
  ) {
    self.type = type
    options = call.usableOptions.filter { !ownOptions.contains($0.key) }
    resources = call.resources
    self.value = value
    self.text = text
    self.isolatedText = isolatedText
    self.category = category
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    let value = try made(operand.value, by: value)
    return ResolvedValue(value, by: self, direction: resources.direction)
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    text.append(try made(value, by: self.text))
  }

  func writeIsolated(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    text.append(try made(value, by: isolatedText ?? self.text))
  }

  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? {
    guard let category else { return nil }
    return .keys(CategorySelector(category: try made(value, by: category)))
  }

  private func made<Output>(
    _ value: MessageValue, by make: Making<Output>
  ) throws(FunctionFailure) -> Output {
    do {
      return try make(value, resources)
    } catch {
      throw error as? FunctionFailure ?? FunctionFailure(.unsupportedOperation, type)
    }
  }

  /// Selects only by category, such as for a range, which equals no number.
  private struct CategorySelector: KeySelector {
    let category: PluralCategory

    func matches(_ key: String) throws(FunctionFailure) -> Bool {
      guard let wanted = PluralCategory(rawValue: key) else {
        throw FunctionFailure(.badVariantKey, key)
      }
      return wanted == category
    }

    func prefers(_ key: String, over other: String) -> Bool { false }
  }
}

extension PhraseFunction {
  /// `:hanok:relative`: a relative time, `in 3 days`, `yesterday`.
  ///
  /// `unit` is required: `second` to `year`, or a day of the week; `numeric` is `always` or, with
  /// words if the language has them, `auto`; `style` is `long`, `short` or `narrow`.
  static func relative(_ call: FunctionCall) -> PhraseFunction {
    let unit = call.inheritedOptions["unit"].flatMap { units[$0.text] }
    let numeric: RelativeDateFormat.Numeric =
      call.choice("numeric", ["always": .always, "auto": .auto]) ?? .always
    let style: RelativeDateFormat.Style =
      call.choice("style", ["long": .long, "short": .short, "narrow": .narrow]) ?? .long
    return PhraseFunction("relative", call) { value, _ in
      let number = try value.number()
      if unit == nil { throw FunctionFailure(.badOption, "unit") }
      if number.magnitudeInFloatingPoint > largestOffset {
        throw FunctionFailure(.unsupportedOperation, "unit")
      }
      return MessageValue(number)
    } text: { value, resources in
      guard let unit, let offset = Double(value.plainText) else {
        throw FunctionFailure(.unsupportedOperation, "unit")
      }
      let format = try resources.formatter("\(style)") { (language) throws(ICUError) in
        try RelativeDateFormat(language, style: style)
      }
      return try format.string(offset, unit, numeric: numeric)
    }
  }

  private static let units = Dictionary(
    uniqueKeysWithValues: RelativeDateFormat.Unit.allCases.map { ("\($0)", $0) })
  /// The largest offset: ICU counts in floating point, and would lose digits beyond 2^53.
  private static let largestOffset = 9_007_199_254_740_992.0

  /// `:hanok:spellout`: a number in words, `forty-two`.
  ///
  /// `type` is `numbering`, `cardinal`, `ordinal` or `year`; the default is the language's usual
  /// words.
  static func spellOut(_ call: FunctionCall) -> PhraseFunction {
    let kind = call.choice("type", kinds)
    return PhraseFunction("spellout", call) { value, _ in
      let number = try value.number()
      // ICU's rules convert fractions to floating point, and can lose digits.
      let isExact =
        number.isInteger
        || Double(number.description).flatMap(DecimalNumber.init)?.normalized == number.normalized
      guard isExact else { throw FunctionFailure(.unsupportedOperation, "digits") }
      return MessageValue(number)
    } text: { value, resources in
      let words = try resources.formatter(kind?.rawValue ?? "") { (language) throws(ICUError) in
        if let kind { try SpellOut(language, kind: kind) } else { try SpellOut(language) }
      }
      return try words.string(decimal: value.plainText)
    }
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: SpellOut.Kind.allCases.map { ($0.rawValue, $0) })

  /// `:hanok:language`: the name of a language, `Korean` for `ko`.
  ///
  /// `style` is `standard` (`English (United Kingdom)`) or `dialect` (`British English`); `length`
  /// is `full` or `short`.
  static func language(_ call: FunctionCall) -> PhraseFunction {
    let style: LanguageNames.Style =
      call.choice("style", ["standard": .standard, "dialect": .dialect]) ?? .standard
    let length: LanguageNames.Length =
      call.choice("length", ["full": .full, "short": .short]) ?? .full
    return PhraseFunction("language", call) { value, _ in
      guard case .string(let text) = value, (try? LanguageTag(text)) != nil else {
        throw FunctionFailure(.badOperand)
      }
      return value
    } text: { value, resources in
      let names = try resources.formatter("\(style) \(length)") { (language) throws(ICUError) in
        try LanguageNames(language, style: style, length: length)
      }
      return names.name(of: try LanguageTag(value.plainText))
    }
  }
}

extension PhraseFunction {
  /// `:hanok:duration`: a duration, `1:02:03`, `1 hour, 2 minutes`.
  ///
  /// The operand is a number of seconds, or a quantity of weeks to nanoseconds. `style` is `numeric`,
  /// `long`, `short` or `narrow`; `largest` and `smallest` are units from `day` to `second`, in the
  /// numeric style from `hour`; `fractionDigits` is the number of digits after the seconds.
  static func duration(_ call: FunctionCall) -> PhraseFunction {
    let style = call.choice("style", durationStyles) ?? .numeric
    let isNumeric = style == .numeric
    let largest = call.choice(
      "largest", isNumeric ? ["hour": .hour, "minute": .minute] : durationUnits)
    var smallest = call.choice(
      "smallest", isNumeric ? ["minute": .minute, "second": .second] : durationUnits)
    if let unit = smallest, unit > largest ?? (isNumeric ? .hour : .day) {
      call.reportBadOption("smallest")
      smallest = nil
    }
    let digits = call.value(of: "fractionDigits") { option in
      option.digitSize.flatMap { $0 <= mostFractionDigits ? $0 : nil }
    }
    let settings = "\(style) \(largest.map { "\($0)" } ?? "") \(smallest ?? .second) \(digits ?? 0)"
    return PhraseFunction("duration", call, ownOptions: ["largest", "smallest"]) { value, _ in
      MessageValue(try duration(of: value))
    } text: { [smallest] value, resources in
      let format = try resources.formatter(settings) { (language) throws(ICUError) in
        try DurationFormat(
          language, style: style, largest: largest, smallest: smallest ?? .second,
          fractionDigits: digits ?? 0)
      }
      return try format.string(duration(of: value))
    }
  }

  private static let durationStyles = Dictionary(
    uniqueKeysWithValues: DurationFormat.Style.allCases.map { ($0.rawValue, $0) })
  private static let durationUnits = Dictionary(
    uniqueKeysWithValues: DurationFormat.Unit.allCases.map { ("\($0)", $0) })
  /// The digits of an attosecond, the smallest part of a `Duration`.
  private static let mostFractionDigits = 18

  /// Returns a value as a duration; one without a unit is in seconds.
  private static func duration(of value: MessageValue) throws(FunctionFailure) -> Duration {
    guard case .unit(let number, let unit) = value else {
      return try duration(seconds: try value.number(), times: 1)
    }
    if let factor = multiples[unit] {
      return try duration(seconds: try number.number(), times: factor)
    }
    guard let power = fractions[unit] else { throw FunctionFailure(.badOperand) }
    return try duration(seconds: try number.number().shifted(by: power), times: 1)
  }

  /// The number of seconds in a unit.
  private static let multiples: [String: Int64] = [
    "second": 1, "minute": 60, "hour": 3_600, "day": 86_400, "week": 604_800,
  ]
  /// The power of ten of a part of a second.
  private static let fractions = ["millisecond": -3, "microsecond": -6, "nanosecond": -9]

  /// Returns a number of seconds as a duration, without the digits below an attosecond.
  private static func duration(
    seconds number: DecimalNumber, times factor: Int64
  ) throws(FunctionFailure) -> Duration {
    let parts = number.description.drop { $0 == "-" }.split(separator: ".")
    let digits = String((parts.count > 1 ? parts[1] : "").prefix(mostFractionDigits))
    let zeros = String(repeating: "0", count: mostFractionDigits - digits.count)
    guard let seconds = Int64(parts[0]), let attoseconds = Int64(digits + zeros),
      seconds < Int64.max / factor
    else { throw FunctionFailure(.unsupportedOperation, "digits") }
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    return duration * Int(number.isNegative ? -factor : factor)
  }
}
