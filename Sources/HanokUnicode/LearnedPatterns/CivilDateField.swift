/// A field of a date pattern with few enough values to list their texts.
enum CivilDateField: Sendable {
  case month
  case day
  case weekday
  /// The hour in any hour cycle, and the day period.
  case hour
  case minute
  case second

  /// Returns the field of a letter (UTS #35, Date Field Symbols), or nil for other letters.
  init?(letter: Character) {
    switch letter {
    case "M", "L": self = .month
    case "d": self = .day
    case "E", "c": self = .weekday
    case "h", "H", "K", "k", "a": self = .hour
    case "m": self = .minute
    case "s": self = .second
    default: return nil
    }
  }

  private var count: Int {
    switch self {
    case .month: 12
    case .day: 31
    case .weekday: 7
    case .hour: 24
    case .minute, .second: 60
    }
  }

  /// Returns the index of a date's text among all texts of the field.
  func place(in date: CivilDateTime) -> Int {
    switch self {
    case .month: date.month - 1
    case .day: date.day - 1
    case .weekday: date.weekday
    case .hour: date.hour
    case .minute: date.minute
    case .second: date.second
    }
  }

  /// Returns all texts of the field in a pattern of its own, or nil if ICU cannot write them.
  func texts(as pattern: String, _ language: LanguageTag) -> [[UInt8]]? {
    guard let format = try? DateFormat(language, pattern: pattern, zone: .utc) else { return nil }
    var texts = [[UInt8]](repeating: [], count: count)
    for step in 0..<count {
      // In January 2024 the days of the month are also the days of the week.
      var date = CivilDateTime(year: 2024, month: 1, day: 1)
      switch self {
      case .month: date?.month = step + 1
      case .day, .weekday: date?.day = step + 1
      case .hour: date?.hour = step
      case .minute: date?.minute = step
      case .second: date?.second = step
      }
      guard let date, let text = try? format.written(Instant(date, in: .utc)) else { return nil }
      texts[place(in: date)] = Array(text.utf8)
    }
    return texts
  }
}
