import HanokUnicode

/// The context in which all messages of a formatter are formatted.
///
/// It is also the function of values without a function: it writes each by its default function.
final class FormattingContext: BoundFunction {
  let resources: FormattingResources
  let functions: FunctionRegistry

  private let defaults = SharedCache<String, Default>()
  private let numbers = LazyReference<Default>()

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
    switch value {
    case .string(let string): text.append(string)
    case .integer:
      if let function = defaultFunction(of: value) { return try function.write(value, to: &text) }
      text.append(value.plainText)
    default: try resolved(value).write(to: &text)
    }
  }

  func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    if case .list = value { return try resolved(value).writeIsolated(to: &text) }
    try write(value, to: &text)
  }

  private func defaultFunction(of value: MessageValue) -> (any BoundFunction)? {
    switch value {
    case .string: nil
    case .integer, .double, .decimal:
      (numbers.load() ?? numbers.storeIfNil(bound("number"))).function
    case .currency: defaults.value(for: "currency") { bound("currency") }.function
    case .unit: defaults.value(for: "unit") { bound("unit") }.function
    case .date: defaults.value(for: "datetime") { bound("datetime") }.function
    case .list: defaults.value(for: "hanok:list") { bound("hanok:list") }.function
    }
  }

  private func bound(_ name: String) -> Default {
    Default(functions[name]?.bind(FunctionCall(in: resources, self)))
  }

  /// The default function of a kind of values, or nil if there is none.
  private final class Default: Sendable {
    let function: (any BoundFunction)?

    init(_ function: (any BoundFunction)?) { self.function = function }
  }
}

/// The resources that functions use.
final class FormattingResources: Sendable {
  let language: LanguageTag
  let formatters: FormatterCache
  /// The direction of the language.
  let direction: ValueDirection
  private let zone: TimeZoneID?
  private let machineZone = LazyReference<Zone>()

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
    return (machineZone.load() ?? machineZone.storeIfNil(Zone(.ofMachine))).id
  }

  /// Returns a formatter of the language, and opens it on first use.
  func formatter<Formatter: Sendable>(
    _ settings: String, open: (LanguageTag) throws(ICUError) -> Formatter
  ) throws(ICUError) -> Formatter {
    try formatters.formatter(language, settings) { () throws(ICUError) in try open(language) }
  }

  private final class Zone: Sendable {
    let id: TimeZoneID

    init(_ id: TimeZoneID) { self.id = id }
  }
}
