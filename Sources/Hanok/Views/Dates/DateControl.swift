import HanokLocalization
public import HanokUnicode

/// A control for choosing a day in the calendar of the language; subclasses draw it.
///
/// A day is a ``CalendarDay``, independent of calendars. The control has no clock: ``today`` is set
/// from outside. For accessibility, and in line mode, it is a field that accepts a date in the
/// language's own words: `21 November`, `내일`.
open class DateControl: Control {
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

  private var knownTexts: CalendarTexts?
  /// The reason why the last entered date isn't accepted.
  private var entryProblem: Message?

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
    if knownTexts == nil, let traits { knownTexts = CalendarTexts(traits.localizer.language) }
    return knownTexts
  }

  open override func traitsDidChange() {
    (knownTexts, entryProblem) = (nil, nil)
  }

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
    let spoken = date.flatMap { day in texts.map { Message.verbatim($0.spoken(day)) } }
    element.complete(label: .Hanok.datePickerLabel, value: spoken)
    // The reason why the last entered date isn't accepted.
    element.hint = entryProblem ?? element.hint
    element.traits.insert(.textField)
  }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable, let texts else { return false }
    do throws(DateReadingError) {
      let day = try texts.day(text, today: today)
      entryProblem = limits.problem(of: day, written: texts.written)
      if entryProblem == nil { choose(day) }
    } catch {
      entryProblem = error.message(example: texts.typed(today), written: texts.written)
    }
    setNeedsDisplay()
    return true
  }
}
