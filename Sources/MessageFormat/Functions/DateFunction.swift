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
  private let zone: TimeZoneID?
  /// Whether the options ask for the time zone of the date itself.
  private let keepsZone: Bool
  /// The formatter of points in time, unless the time zone is the date's own.
  private let instants = LazyReference<DateFormat>()
  /// The formatter of local times, which are written without conversion.
  private let locals = LazyReference<DateFormat>()

  init(_ kind: Kind, _ call: FunctionCall) {
    skeleton =
      switch kind {
      case .date: call.dateFields("fields", length: "length")
      case .time: call.timeFields("precision")
      case .datetime:
        call.dateFields("dateFields", length: "dateLength") + call.timeFields("timePrecision")
      }
    keepsZone = call.inheritedOptions["timeZone"]?.text == "input"
    zone =
      keepsZone
      ? nil
      : call.value(of: "timeZone", isWellFormed: \.isTimeZoneSyntax) { option in
        option.text.isTimeZoneSyntax ? TimeZoneID(option.text) : nil
      }
    language = call.languageWithCalendar
    resources = call.resources
    options = call.usableOptions.filter { Self.overrides.contains($0.key) }
  }

  /// The options that are passed on (MessageFormat 2, Date and Time Override Options).
  private static let overrides: Set = ["timeZone", "calendar", "hour12"]

  func takes(_ argument: MessageValue) -> ValueDirection? {
    if case .date = argument, zone == nil, !keepsZone { resources.direction } else { nil }
  }

  /// Returns the date of an operand or of its text.
  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback, var date = Self.date(operand.value) else {
      throw FunctionFailure(.badOperand)
    }
    let isLocal = date.timeZone == nil
    if isLocal, let zone { date = .instant(date.instant(in: zone), zone) }
    var made = ResolvedValue(.date(date), by: self, direction: resources.direction)
    if isLocal, keepsZone { made.failures = [FunctionFailure(.badOperand, "timeZone")] }
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
      } else if keepsZone, let zone = date.timeZone {
        try format(zone).write(date.instant(in: zone), to: &text)
      } else {
        let instant = date.timeZone == nil ? date.instant(in: usualZone) : date.instant(in: .utc)
        try format(kept: instants, usualZone).write(instant, to: &text)
      }
    } catch {
      throw FunctionFailure(.unsupportedOperation, "date")
    }
  }

  private var usualZone: TimeZoneID { zone ?? resources.timeZone }

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

extension FunctionCall {
  private static let months = ["short": "M", "medium": "MMM", "long": "MMMM"]
  private static let fieldSets = [
    "weekday": "E", "day-weekday": "dE", "month-day": "Md", "month-day-weekday": "MdE",
    "year-month-day": "yMd", "year-month-day-weekday": "yMdE",
  ]
  private static let precisions = ["hour": "", "minute": "m", "second": "ms"]

  /// Returns the date fields of a skeleton.
  fileprivate func dateFields(_ fields: String, length: String) -> String {
    let month = literal(length, Self.months) ?? "MMM"
    let fields = literal(fields, Self.fieldSets) ?? "yMd"
    return fields.replacing("M", with: month)
      .replacing("E", with: month == "MMMM" ? "EEEE" : "EEE")
  }

  /// Returns the time fields of a skeleton, with the language's hour cycle by default.
  fileprivate func timeFields(_ precision: String) -> String {
    let hours = choice("hour12", ["true": "h", "false": "H"]) ?? "j"
    let precision = literal(precision, Self.precisions) ?? "m"
    let zone = literal("timeZoneStyle", ["long": "zzzz", "short": "z"]) ?? ""
    return hours + precision + zone
  }

  /// Returns the choice for one of the expression's own options, which must be a literal.
  private func literal(_ name: String, _ choices: [String: String]) -> String? {
    if options[name] == nil { return nil }
    return value(of: name) { $0.isLiteral ? choices[$0.text] : nil }
  }

  /// The language with the calendar from the options.
  fileprivate var languageWithCalendar: LanguageTag {
    func isWellFormed(_ calendar: String) -> Bool {
      calendar.hasWords(of: 3...8) { $0.isLetter || $0.isNumber }
    }
    let tag = value(of: "calendar", isWellFormed: isWellFormed) { option in
      isWellFormed(option.text) && CalendarSystem.isKnown(option.text)
        ? try? language.settingUnicodeExtension("ca", to: option.text) : nil
    }
    return tag ?? language
  }
}
