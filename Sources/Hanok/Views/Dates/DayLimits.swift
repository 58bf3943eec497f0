import HanokLocalization
public import HanokUnicode

/// The permitted days of a control.
public struct DayLimits {
  /// The first permitted day; nil for no limit.
  public var minimum: CalendarDay?
  /// The last permitted day; nil for no limit.
  public var maximum: CalendarDay?
  /// Returns whether a day between them is permitted; called for each visible day.
  public var isEnabled: ((CalendarDay) -> Bool)?

  /// Creates the limits of a range of days; by default, all days are permitted.
  public init(
    minimum: CalendarDay? = nil, maximum: CalendarDay? = nil,
    isEnabled: ((CalendarDay) -> Bool)? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.isEnabled = isEnabled
  }

  /// Whether a day is permitted.
  public func contains(_ day: CalendarDay) -> Bool {
    (minimum ?? .first) <= day && day <= (maximum ?? .last) && isEnabled?(day) != false
  }

  /// The maximum distance in the search for a permitted day, in days.
  private static let farthest = 800

  /// Returns the nearest permitted day from a day on, in steps of days, or nil if none is near.
  func nearest(from day: CalendarDay, step: Int) -> CalendarDay? {
    var day = min(max(day, minimum ?? .first), maximum ?? .last)
    for _ in 0..<Self.farthest {
      if contains(day) { return day }
      let next = day.adding(days: step)
      guard next != day, (minimum ?? .first) <= next, next <= (maximum ?? .last) else { return nil }
      day = next
    }
    return nil
  }

  /// Returns the reason why a day isn't permitted, or nil.
  func problem(of day: CalendarDay, written: (CalendarDay) -> String) -> Message? {
    if let minimum, day < minimum { return .Hanok.dateReadingTooEarly(date: written(minimum)) }
    if let maximum, day > maximum { return .Hanok.dateReadingTooLate(date: written(maximum)) }
    return contains(day) ? nil : .Hanok.dateReadingUnavailable
  }
}
