import HanokLocalization

/// The actions of keys in a calendar.
public enum DateAction: String, ToolkitKeyAction {
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

  static let otherTitles: [DateAction: String] = [
    .previousMonth: "datePicker.previousMonth", .nextMonth: "datePicker.nextMonth",
    .previousYear: "datePicker.previousYear", .nextYear: "datePicker.nextYear",
    .today: "datePicker.today",
  ]
}
