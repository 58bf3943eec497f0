public import HanokLocalization
public import HanokTerminal

/// The actions of keys in a calendar.
public nonisolated enum DateAction: String, KeyAction {
  /// The day before.
  case previousDay
  /// The day after.
  case nextDay
  /// The same day of the week before.
  case previousWeek
  /// The same day of the week after.
  case nextWeek
  /// The first day of the week.
  case weekStart
  /// The last day of the week.
  case weekEnd
  /// The month before.
  case previousMonth
  /// The month after.
  case nextMonth
  /// The year before; many terminals reserve Shift with Page Up for themselves.
  case previousYear
  /// The year after.
  case nextYear
  /// Today.
  case today
  /// Chooses the day.
  case choose

  /// The name in files of keys.
  public static let context = "date"

  /// The name in help.
  public var title: Message {
    switch self {
    case .previousMonth: .Hanok.datePickerPreviousMonth
    case .nextMonth: .Hanok.datePickerNextMonth
    case .previousYear: .Hanok.datePickerPreviousYear
    case .nextYear: .Hanok.datePickerNextYear
    case .today: .Hanok.datePickerToday
    default: Message("keys.\(rawValue)", table: "Hanok")
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .previousDay: [KeyEvent(.left)]
    case .nextDay: [KeyEvent(.right)]
    case .previousWeek: [KeyEvent(.up)]
    case .nextWeek: [KeyEvent(.down)]
    case .weekStart: [KeyEvent(.home)]
    case .weekEnd: [KeyEvent(.end)]
    case .previousMonth: [KeyEvent(.pageUp)]
    case .nextMonth: [KeyEvent(.pageDown)]
    case .previousYear: [KeyEvent(.pageUp, .shift), KeyEvent(.pageUp, .control)]
    case .nextYear: [KeyEvent(.pageDown, .shift), KeyEvent(.pageDown, .control)]
    case .today: [KeyEvent(.home, .control)]
    case .choose: [KeyEvent(.enter), KeyEvent(.character(" "))]
    }
  }
}
