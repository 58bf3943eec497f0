import HanokUnicode

/// A reader of the date functions' options that reports unusable ones.
struct DateOptionReader {
  let call: FunctionCall
  /// The options that are passed on (MessageFormat 2, Date and Time Override Options).
  let overrides: [String: OptionValue]

  private static let overrideNames: Set = ["timeZone", "calendar", "hour12"]

  init(_ call: FunctionCall) {
    self.call = call
    overrides = call.inheritedOptions.filter { Self.overrideNames.contains($0.key) }
  }

  /// Returns the date fields of a skeleton.
  func dateFields(_ fields: String, length: String) -> String {
    let length = literal(length, Self.lengths) ?? .medium
    let fields = literal(fields, Self.fieldSets) ?? "yMd"
    return fields.map { field in
      switch field {
      case "M": length.month
      case "E": length.weekday
      default: String(field)
      }
    }.joined()
  }

  /// Returns the time fields of a skeleton, with the language's hour cycle by default.
  func timeFields(_ precision: String) -> String {
    let hours = OptionReader(options: overrides, call: call)
      .choice("hour12", ["true": "h", "false": "H"])
    let precision = literal(precision, Self.precisions) ?? "m"
    let zone = literal("timeZoneStyle", ["long": "zzzz", "short": "z"]) ?? ""
    return (hours ?? "j") + precision + zone
  }

  private enum Length {
    case short, medium, long

    var month: String { self == .short ? "M" : self == .medium ? "MMM" : "MMMM" }
    var weekday: String { self == .long ? "EEEE" : "EEE" }
  }

  private static let lengths: [String: Length] = [
    "short": .short, "medium": .medium, "long": .long,
  ]
  private static let fieldSets = [
    "weekday": "E", "day-weekday": "dE", "month-day": "Md", "month-day-weekday": "MdE",
    "year-month-day": "yMd", "year-month-day-weekday": "yMdE",
  ]
  private static let precisions = ["hour": "", "minute": "m", "second": "ms"]

  /// Returns an option's value, which must be a literal.
  private func literal<Choice>(_ name: String, _ choices: [String: Choice]) -> Choice? {
    guard let option = call.options[name] else { return nil }
    if option.isLiteral, let choice = choices[option.text] { return choice }
    call.reportBadOption(name)
    return nil
  }
}

extension DateOptionReader {
  /// A time zone from the options.
  enum Zone {
    /// The time zone of the date itself.
    case input
    case named(TimeZoneID)
  }

  /// The time zone from the options, or nil if they have none.
  var timeZone: Zone? {
    guard let option = overrides["timeZone"]?.text else { return nil }
    if option == "input" { return .input }
    let isWellFormed = TimeZoneSyntax.allows(option)
    if isWellFormed, let zone = TimeZoneID(option) { return .named(zone) }
    call.report(isWellFormed ? .unsupportedOperation : .badOption, "timeZone")
    return nil
  }

  /// The language with the calendar from the options.
  var languageWithCalendar: LanguageTag {
    guard let calendar = overrides["calendar"]?.text else { return call.language }
    let isWellFormed = calendar.hasWords(of: 3...8) { $0.isLetter || $0.isNumber }
    if isWellFormed, CalendarSystem.isKnown(calendar),
      let tag = try? call.language.settingUnicodeExtension("ca", to: calendar)
    {
      return tag
    }
    call.report(isWellFormed ? .unsupportedOperation : .badOption, "calendar")
    return call.language
  }
}
