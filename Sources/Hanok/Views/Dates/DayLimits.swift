import HanokLocalization
public import HanokUnicode

/// The days that can be chosen.
public struct DayLimits {
  /// The first day that can be chosen; nil for any.
  public var minimum: CalendarDay?
  /// The last day that can be chosen; nil for any.
  public var maximum: CalendarDay?
  /// Whether a day between them can be chosen; asked for each day that shows.
  public var isEnabled: ((CalendarDay) -> Bool)?

  /// The days from one to another; by itself all.
  public init(
    minimum: CalendarDay? = nil, maximum: CalendarDay? = nil,
    isEnabled: ((CalendarDay) -> Bool)? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.isEnabled = isEnabled
  }

  /// Whether a day can be chosen.
  public func contains(_ day: CalendarDay) -> Bool {
    (minimum ?? .first) <= day && day <= (maximum ?? .last) && isEnabled?(day) != false
  }

  /// Days further away aren't looked at for one that can be chosen.
  private static let farthest = 800

  /// The nearest day that can be chosen from a day on, in steps of days; nil where none is near.
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

  /// The reason why a day can't be chosen; nil where it can.
  ///
  /// - Parameter written: Returns the text of a day.
  func problem(of day: CalendarDay, written: (CalendarDay) -> String) -> Message? {
    if let minimum, day < minimum { return .Hanok.dateReadingTooEarly(date: written(minimum)) }
    if let maximum, day > maximum { return .Hanok.dateReadingTooLate(date: written(maximum)) }
    return contains(day) ? nil : .Hanok.dateReadingUnavailable
  }
}

extension DateReadingError {
  /// An error at all of a text.
  init(unreadable text: String) { self.init(kind: .unreadable, part: text) }

  /// The reason, for a person.
  ///
  /// - Parameters:
  ///   - example: A date as it may be typed.
  ///   - written: Returns the text of a day.
  func message(example: String, written: (CalendarDay) -> String) -> Message {
    let unreadable = Message.Hanok.dateReadingUnreadable(part: part, example: example)
    switch kind {
    case .empty: return .Hanok.dateReadingEmpty
    case .unreadable: return unreadable
    case .incomplete: return .Hanok.dateReadingIncomplete
    case .noSuchDay: return .Hanok.dateReadingNoSuchDay
    case .shortYear: return .Hanok.dateReadingShortYear
    case .wrongWeekday: return .Hanok.dateReadingWrongWeekday
    case .ambiguous:
      guard let first = candidates.first, let last = candidates.last else { return unreadable }
      return .Hanok.dateReadingAmbiguous(first: written(first), second: written(last))
    }
  }
}
