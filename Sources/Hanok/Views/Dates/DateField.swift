public import HanokLocalization
public import HanokUnicode

/// A field for a date in the notation of the language.
///
/// ```
///  21 November 2026   en-GB: typed 21/11      2026년 11월 21일   ko: typed 11.21
///  ١١ جمادى الآخرة ١٤٤٨ هـ   ar-SA              令和8年11月21日    ja-u-ca-japanese: typed 8/11/21
/// !31/2/2026
///  There is no such day.
/// ```
///
/// The notation is that of the screen's language. Editing is that of every ``ValueField``, reading
/// that of ``DateReader``. A step is a day, Page Up and Page Down change the date by a week, and an
/// empty field begins today. A ``CompactDatePicker`` also shows a calendar.
open class DateField: ValueField<CalendarDay> {
  /// The day, or nil if the field is empty or unreadable: the field's ``ValueField/value``.
  public var date: CalendarDay? {
    get { value }
    set { value = newValue }
  }
  /// The day that completes dates without a year, and words such as `tomorrow`.
  public var today: CalendarDay
  /// The valid days.
  public var limits = DayLimits()

  private var texts = LanguageTools<CalendarTexts>()

  /// Creates an empty field.
  public init(today: CalendarDay, placeholder: Message? = nil) {
    self.today = today
    super.init(placeholder: placeholder)
  }

  open override var valueFormat: (any ValueFormat<CalendarDay>)? {
    texts.tools(of: traits?.localizer.language, open: CalendarTexts.init)
      .map { DateValueFormat(texts: $0, today: today, limits: limits) }
  }

  open override var stepTitles: (increase: Message, decrease: Message) {
    (.Hanok.dateFieldNext, .Hanok.dateFieldPrevious)
  }
}
