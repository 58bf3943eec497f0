/// A data breach: whose data it was, when, and how many accounts it concerned.
public struct Breach: Hashable, Sendable {
  /// The name that tells breaches apart; it never changes.
  public let name: String
  /// The name as one reads it.
  public let title: String
  /// The domain of the service; nil where it had none.
  public let domain: String?
  /// The day of the breach, as far as it is known.
  public let date: BreachDate
  /// The number of accounts.
  public let accounts: Int
  /// The account of what happened, as plain text in the source's language.
  public let summary: String
  /// The kinds of data, in the source's language and order.
  public let kinds: [String]
  /// Whether the source has no doubt that the breach is genuine.
  public let isVerified: Bool

  /// A breach with all that is known of it.
  public init(
    name: String, title: String, domain: String?, date: BreachDate, accounts: Int, summary: String,
    kinds: [String], isVerified: Bool
  ) {
    self.name = name
    self.title = title
    self.domain = domain
    self.date = date
    self.accounts = accounts
    self.summary = summary
    self.kinds = kinds
    self.isVerified = isVerified
  }
}

/// A day by the Gregorian calendar.
public struct BreachDate: Hashable, Comparable, Sendable {
  /// The year, from 1.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day of a month of a year.
  ///
  /// - Returns: Nil where there is no such day, as on 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The earlier comes first.
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
