/// A day of the Gregorian calendar, possibly without a year.
public struct VCardDay: Hashable, Sendable {
  /// The year, or nil if the card has none.
  public var year: Int?
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a day, with or without a year.
  public init(year: Int? = nil, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day of a card: `19960415`, `1996-04-15` or `--0415`, with or without a time.
  ///
  /// It returns nil for a year or a month alone, a text, or a day that the calendar doesn't have.
  init?(card text: String) {
    let date = text.trimmingSpace.utf8
      .prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    let digits = date.filter { $0 != UInt8(ascii: "-") }
    guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    let hasYear = !date.starts(with: "--".utf8)
    guard digits.count == (hasYear ? 8 : 4) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    self.init(
      year: hasYear ? number / 10_000 : nil, month: number / 100 % 100, day: number % 100)
    if !exists { return nil }
  }

  /// The day in the notation of cards: `19960415`, or `--0415` without a year.
  var cardText: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return (year.map { digits($0, 4) } ?? "--") + digits(month, 2) + digits(day, 2)
  }

  /// Whether the calendar has the day: 29 February only in leap years, and without a year.
  private var exists: Bool {
    if year == 0 { return false }
    let isLeapYear = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    let february = isLeapYear ? 29 : 28
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
  }
}
