/// A field of a date pattern that has few enough texts to list them.
enum CivilDateField: Sendable {
  case month
  case day
  case weekday
  /// The hour, however it is counted, and the half of the day.
  case hour
  case minute
  case second

  /// The field of a letter (UTS #35, Date Field Symbols); nil of others.
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

  /// Where the field's text for a date stands among all of them.
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

  /// All texts of the field as ICU writes it alone by a pattern; nil where it can't.
  func texts(as pattern: String, _ language: LanguageTag) -> [[UInt8]]? {
    guard let format = try? DateFormat(language, pattern: pattern, zone: .utc) else { return nil }
    var texts = [[UInt8]](repeating: [], count: count)
    for step in 0..<count {
      // In January 2024 the days are the days of the week, too.
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
