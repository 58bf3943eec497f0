import HanokLocalization
import HanokUnicode

/// The format of fields and controls of dates.
struct DateValueFormat: ValueFormat {
  let texts: CalendarTexts
  let today: CalendarDay
  let limits: DayLimits

  func value(of text: String) throws(ValueProblem) -> CalendarDay {
    do throws(DateReadingError) { return try texts.day(text, today: today) } catch {
      throw ValueProblem(error, example: texts.typed(today), written: texts.written)
    }
  }

  func text(of value: CalendarDay) -> String { texts.written(value) }

  /// In full, including the weekday.
  func spoken(_ value: CalendarDay) -> Message { .verbatim(texts.spoken(value)) }

  func problem(of value: CalendarDay) -> Message? {
    limits.problem(of: value, written: texts.written)
  }

  /// A week.
  var pageSteps: Int { 7 }

  /// An empty field begins today, and a day beyond the limits only moves closer to them.
  func stepped(_ value: CalendarDay?, by count: Int) -> CalendarDay? {
    guard let value else { return limits.nearest(from: today, step: count.signum()) }
    guard
      let day = limits.nearest(from: value.adding(days: count), step: count.signum()),
      count > 0 ? day > value : day < value
    else { return nil }
    return day
  }
}
