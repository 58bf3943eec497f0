/// A data breach: its service, its date, and the number of its accounts.
public struct Breach: Hashable, Sendable {
  /// The unique name of the breach, which never changes.
  public let name: String
  /// The name for display.
  public let title: String
  /// The domain of the service, or nil if it had none.
  public let domain: String?
  /// The day of the breach, as precisely as it is known.
  public let date: BreachDate
  /// The number of accounts.
  public let accounts: Int
  /// The description of the breach, as plain text in the source's language.
  public let summary: String
  /// The kinds of data, in the source's language and order.
  public let kinds: [String]
  /// Whether the source considers the breach genuine.
  public let isVerified: Bool
  /// Whether texts of the source were too long, and were cut.
  public let isCut: Bool

  /// Creates a breach.
  public init(
    name: String, title: String, domain: String?, date: BreachDate, accounts: Int, summary: String,
    kinds: [String], isVerified: Bool, isCut: Bool = false
  ) {
    self.name = name
    self.title = title
    self.domain = domain
    self.date = date
    self.accounts = accounts
    self.summary = summary
    self.kinds = kinds
    self.isVerified = isVerified
    self.isCut = isCut
  }
}

/// A day in the Gregorian calendar.
public struct BreachDate: Hashable, Comparable, Sendable {
  /// The year, from 1.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day.
  ///
  /// - Returns: The day, or nil if there is no such day, as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether a day is earlier than another.
  public static func < (left: BreachDate, right: BreachDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
