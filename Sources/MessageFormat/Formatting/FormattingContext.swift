import HanokUnicode

/// The context in which all messages of a formatter are formatted.
///
/// It is also the function of values without a function: it writes each by its default function.
final class FormattingContext: BoundFunction {
  let resources: FormattingResources
  let functions: FunctionRegistry

  private let defaults = SharedCache<String, (any BoundFunction)?>()
  /// The default function of numbers, available without a lock.
  private let numbers = LazyReference<Shared<(any BoundFunction)?>>()

  init(_ resources: FormattingResources, functions: FunctionRegistry) {
    self.resources = resources
    self.functions = functions
  }

  /// Returns a value without a function, as its default function resolves it.
  func resolved(_ value: MessageValue) -> ResolvedValue {
    guard let function = defaultFunction(of: value),
      let made = try? function.resolve(ResolvedValue(value))
    else { return ResolvedValue(value) }
    // A standard function doesn't change the values that it accepts.
    if !functions.hasStandardDefaults { return made }
    return ResolvedValue(value, by: made.function, direction: made.direction)
  }

  /// Returns a value as an operand; its default function runs only if the operand's text is needed.
  func operand(_ value: MessageValue) -> ResolvedValue {
    if case .string = value { return ResolvedValue(value) }
    if !functions.hasStandardDefaults { return resolved(value) }
    return ResolvedValue(value, by: self, direction: resources.direction)
  }

  func takes(_ argument: MessageValue) -> ValueDirection? {
    switch argument {
    case .string: .unknown
    case .integer: functions.hasStandardDefaults ? resources.direction : nil
    default: nil
    }
  }

  func resolve(_ operand: ResolvedValue?) -> ResolvedValue { self.operand(operand?.value ?? "") }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    if case .string(let string) = value { return text.append(string) }
    if case .integer = value, let function = defaultFunction(of: value) {
      return try function.write(value, to: &text)
    }
    try resolved(value).write(to: &text)
  }

  func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    if case .list = value { return try resolved(value).writeIsolated(to: &text) }
    try write(value, to: &text)
  }

  private func defaultFunction(of value: MessageValue) -> (any BoundFunction)? {
    let name: String
    switch value {
    case .string: return nil
    case .integer, .double, .decimal:
      return (numbers.load() ?? numbers.storeIfNil(Shared(bound("number")))).value
    case .currency: name = "currency"
    case .unit: name = "unit"
    case .date: name = "datetime"
    case .list: name = "hanok:list"
    }
    return defaults.value(for: name) { bound(name) }
  }

  private func bound(_ name: String) -> (any BoundFunction)? {
    functions[name]?.bind(FunctionCall(in: resources, self))
  }
}

/// A value in an object, which a `LazyReference` needs.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The resources that functions use.
final class FormattingResources: Sendable {
  let language: LanguageTag
  let formatters: FormatterCache
  /// The direction of the language.
  let direction: ValueDirection
  private let zone: TimeZoneID?
  private let machineZone = LazyReference<Shared<TimeZoneID>>()

  init(language: LanguageTag, timeZone: TimeZoneID?, formatters: FormatterCache) {
    self.language = language
    self.formatters = formatters
    direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    zone = timeZone
  }

  /// The time zone of dates.
  ///
  /// The machine's time zone is queried once, on first use: the query takes longer than any
  /// message.
  var timeZone: TimeZoneID {
    if let zone { return zone }
    return (machineZone.load() ?? machineZone.storeIfNil(Shared(.ofMachine))).value
  }

  /// Returns a formatter of the language, and opens it on first use.
  func formatter<Formatter: Sendable>(
    _ settings: String, open: (LanguageTag) throws(ICUError) -> Formatter
  ) throws(ICUError) -> Formatter {
    try formatters.formatter(language, settings) { () throws(ICUError) in try open(language) }
  }
}
