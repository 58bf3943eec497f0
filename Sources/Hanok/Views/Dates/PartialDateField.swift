public import HanokLocalization
public import HanokUnicode

/// A field for a date whose year may be unknown, in the notation of the language.
///
/// ```
///  25 December        en-GB: typed 25 Dec      12월 25일         ko: typed 12.25
///  25 December 1996   en-GB: typed 25/12/96    1996년 12월 25일   ko: typed 96.12.25
/// ```
///
/// It is a ``DateField`` for birthdays: a date without a year has none, instead of the current one.
open class PartialDateField: ValueField<PartialDay> {
  /// The day of words such as `yesterday`, and the first one of an empty field.
  public var today: CalendarDay
  /// The valid days; those without a year are all valid.
  public var limits = DayLimits()

  private var texts = LanguageTools<CalendarTexts>()

  /// Creates an empty field.
  public init(today: CalendarDay, placeholder: Message? = nil) {
    self.today = today
    super.init(placeholder: placeholder)
  }

  open override var valueFormat: (any ValueFormat<PartialDay>)? {
    texts.tools(of: traits?.localizer.language, open: CalendarTexts.init).map {
      PartialDateValueFormat(
        texts: $0, days: DateValueFormat(texts: $0, today: today, limits: limits))
    }
  }

  open override var stepTitles: (increase: Message, decrease: Message) {
    (.Hanok.dateFieldNext, .Hanok.dateFieldPrevious)
  }
}

private struct PartialDateValueFormat: ValueFormat {
  let texts: CalendarTexts
  /// The format of days with a year.
  let days: DateValueFormat

  func value(of text: String) throws(ValueProblem) -> PartialDay {
    do throws(DateReadingError) { return try texts.partialDay(text, today: days.today) } catch {
      throw ValueProblem(error, example: texts.typed(days.today), written: texts.written)
    }
  }

  func text(of value: PartialDay) -> String {
    value.calendarDay.map(days.text) ?? texts.written(value)
  }

  func spoken(_ value: PartialDay) -> Message {
    value.calendarDay.map(days.spoken) ?? .verbatim(texts.written(value))
  }

  func problem(of value: PartialDay) -> Message? { value.calendarDay.flatMap(days.problem) }

  var pageSteps: Int { days.pageSteps }

  func stepped(_ value: PartialDay?, by count: Int) -> PartialDay? {
    if let value, !value.hasYear { return value.adding(days: count) }
    return days.stepped(value?.calendarDay, by: count).map { PartialDay($0) }
  }
}
