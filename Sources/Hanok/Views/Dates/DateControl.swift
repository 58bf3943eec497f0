import HanokLocalization
public import HanokUnicode

/// A control for choosing a day in the calendar of the language; subclasses draw it.
///
/// A day is a ``CalendarDay``, independent of calendars. The control has no clock: ``today`` is set
/// from outside. For accessibility, and in line mode, it is a field that accepts a date in the
/// language's own words: `21 November`, `내일`.
open class DateControl: ValueControl<CalendarDay> {
  /// The chosen day; setting it sends no event.
  public var date: CalendarDay? {
    didSet {
      entryProblem = nil
      if date != oldValue { dateDidChange() }
    }
  }
  /// The day that is marked as today, and that completes dates without a year.
  public var today: CalendarDay { didSet { if today != oldValue { todayDidChange() } } }
  /// The permitted days.
  public var limits = DayLimits() { didSet { setNeedsDisplay() } }

  private var knownTexts = LanguageTools<CalendarTexts>()

  /// Creates a control with a day, or with none chosen.
  public init(today: CalendarDay, date: CalendarDay? = nil) {
    self.today = today
    self.date = date
    super.init()
    isAccessibilityElement = true
  }

  /// Called after a change of the day, also by the program.
  open func dateDidChange() { setNeedsContentUpdate() }

  /// Called after a change of today's date.
  open func todayDidChange() { setNeedsContentUpdate() }

  /// The texts of the language's calendar, or nil outside a window.
  var texts: CalendarTexts? {
    knownTexts.tools(of: traits?.localizer.language, open: CalendarTexts.init)
  }

  open override var valueFormat: (any ValueFormat<CalendarDay>)? {
    texts.map { DateValueFormat(texts: $0, today: today, limits: limits) }
  }

  /// Chooses the day if it is permitted.
  open override func valueEntered(_ value: CalendarDay) { choose(value) }

  /// Chooses a day, like a click on it.
  ///
  /// - Returns: Whether the day is permitted.
  @discardableResult
  public func choose(_ day: CalendarDay) -> Bool {
    guard isUsable, limits.contains(day) else { return false }
    if date != day {
      date = day
      sendActions(for: .valueChanged)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: .Hanok.datePickerLabel, value: date.flatMap { valueFormat?.spoken($0) })
    element.traits.insert(.textField)
  }
}
