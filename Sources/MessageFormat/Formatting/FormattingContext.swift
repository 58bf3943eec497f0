import HanokUnicode

/// What all messages of a formatter are formatted with.
///
/// It is also the function of values that none is named for: it writes each by its usual one.
final class FormattingContext: BoundFunction {
  let resources: FormattingResources
  let functions: FunctionRegistry
  /// The forms of messages that other formatters formatted first.
  let forms = SharedCache<ObjectIdentifier, BoundForm>()
  /// Tells this context from others, without keeping it alive.
  let identity = Identity()

  private let usual = SharedCache<String, Usual>()
  private let numbers = LazyReference<Usual>()

  init(_ resources: FormattingResources, functions: FunctionRegistry) {
    self.resources = resources
    self.functions = functions
  }

  /// A value that no function is named for, as its usual function writes it.
  func usual(_ value: MessageValue) -> ResolvedValue {
    guard let function = usualFunction(of: value),
      let made = try? function.resolve(ResolvedValue(value))
    else { return ResolvedValue(value) }
    // A standard function takes a value as it is, if it takes it.
    if !functions.hasStandardDefaults { return made }
    return ResolvedValue(value, by: made.function, direction: made.direction)
  }

  /// A value as the operand of a function: its usual function is asked only if the operand's text is.
  func operand(_ value: MessageValue) -> ResolvedValue {
    if case .string = value { return ResolvedValue(value) }
    if !functions.hasStandardDefaults { return usual(value) }
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
      if let function = usualFunction(of: value) { return try function.write(value, to: &text) }
      text.append(value.plainText)
    default: try usual(value).write(to: &text)
    }
  }

  func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    if case .list = value { return try usual(value).writeIsolated(to: &text) }
    try write(value, to: &text)
  }

  private func usualFunction(of value: MessageValue) -> (any BoundFunction)? {
    switch value {
    case .string: nil
    case .integer, .double, .decimal:
      (numbers.load() ?? numbers.storeIfNil(bound("number"))).function
    case .currency: usual.value(for: "currency") { bound("currency") }.function
    case .unit: usual.value(for: "unit") { bound("unit") }.function
    case .date: usual.value(for: "datetime") { bound("datetime") }.function
    case .list: usual.value(for: "hanok:list") { bound("hanok:list") }.function
    }
  }

  private func bound(_ name: String) -> Usual {
    Usual(functions[name]?.bind(FunctionCall(in: resources, self)))
  }

  final class Identity: Sendable {}

  /// The function that writes values of a kind where none is named; nil where there is none.
  private final class Usual: Sendable {
    let function: (any BoundFunction)?

    init(_ function: (any BoundFunction)?) { self.function = function }
  }
}

/// The resources that functions are bound with.
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

  /// The time zone that dates are shown in.
  ///
  /// The machine's is found out once, when it is first needed: that takes longer than any message.
  var timeZone: TimeZoneID {
    if let zone { return zone }
    return (machineZone.load() ?? machineZone.storeIfNil(Zone(.ofMachine))).id
  }

  /// A formatter of the language, opened when it is first asked for.
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
