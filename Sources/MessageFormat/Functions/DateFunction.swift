import HanokUnicode

/// `:datetime`, `:date` and `:time` (MessageFormat 2, Date and Time Value Formatting).
final class DateFunction: BoundFunction {
  enum Kind {
    case datetime, date, time
  }

  let type = "datetime"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let skeleton: String
  private let language: LanguageTag
  /// The time zone from the options.
  private let zone: DateOptionReader.Zone?
  /// The formatter of points in time, unless the time zone is the date's own.
  private let instants = LazyReference<DateFormat>()
  /// The formatter of local times, which are written without conversion.
  private let locals = LazyReference<DateFormat>()

  init(_ kind: Kind, _ call: FunctionCall) {
    let reader = DateOptionReader(call)
    skeleton =
      switch kind {
      case .date: reader.dateFields("fields", length: "length")
      case .time: reader.timeFields("precision")
      case .datetime:
        reader.dateFields("dateFields", length: "dateLength") + reader.timeFields("timePrecision")
      }
    zone = reader.timeZone
    language = reader.languageWithCalendar
    resources = call.resources
    options = call.failures.reduce(into: reader.overrides) { $0[$1.subject] = nil }
  }

  func takes(_ argument: MessageValue) -> ValueDirection? {
    if case .date = argument, zone == nil { resources.direction } else { nil }
  }

  /// Returns the date of an operand or of its text.
  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback, var date = Self.date(operand.value) else {
      throw FunctionFailure(.badOperand)
    }
    var failures: [FunctionFailure] = []
    switch zone {
    case .input where date.timeZone == nil:
      failures = [FunctionFailure(.badOperand, "timeZone")]
    case .named(let zone) where date.timeZone == nil:
      date = .instant(date.instant(in: zone), zone)
    default: break
    }
    var made = ResolvedValue(.date(date), by: self, direction: resources.direction)
    made.failures = failures
    return made
  }

  private static func date(_ value: MessageValue) -> MessageDate? {
    switch value {
    case .date(let date): date
    case .string(let text): MessageDate(text)
    default: nil
    }
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    guard case .date(let date) = value else { throw FunctionFailure(.badOperand) }
    do throws(ICUError) {
      // A local time needs a time zone only if the zone is written.
      if date.timeZone == nil && !skeleton.contains("z") {
        try format(kept: locals, .utc).write(date.instant(in: .utc), to: &text)
      } else if case .input? = zone, let zone = date.timeZone {
        try format(zone).write(date.instant(in: zone), to: &text)
      } else {
        let instant = date.timeZone == nil ? date.instant(in: usualZone) : date.instant(in: .utc)
        try format(kept: instants, usualZone).write(instant, to: &text)
      }
    } catch {
      throw FunctionFailure(.unsupportedOperation, "date")
    }
  }

  private var usualZone: TimeZoneID {
    if case .named(let zone)? = zone { zone } else { resources.timeZone }
  }

  private func format(_ zone: TimeZoneID) throws(ICUError) -> DateFormat {
    try resources.formatters.dateFormat(language, skeleton: skeleton, timeZone: zone)
  }

  private func format(
    kept: LazyReference<DateFormat>, _ zone: @autoclosure () -> TimeZoneID
  ) throws(ICUError) -> DateFormat {
    if let format = kept.load() { return format }
    return kept.storeIfNil(try format(zone()))
  }
}
