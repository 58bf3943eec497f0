/// Why a date isn't read.
public struct DateReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// A part belongs to no date.
    case unreadable
    /// The day or the month is missing.
    case incomplete
    /// There is no such day, as on 30 February.
    case noSuchDay
    /// The year has one digit, and nothing says that years are counted so.
    case shortYear
    /// The date can be read as one of several days.
    case ambiguous
    /// The date has a day of the week that it isn't on.
    case wrongWeekday
  }

  /// What is wrong.
  public let kind: Kind
  /// The part of the text that isn't read.
  public let part: String
  /// The days that an ambiguous date may be, the earliest first.
  public let candidates: [CalendarDay]

  /// An error.
  public init(kind: Kind, part: String, candidates: [CalendarDay] = []) {
    self.kind = kind
    self.part = part
    self.candidates = candidates
  }
}
