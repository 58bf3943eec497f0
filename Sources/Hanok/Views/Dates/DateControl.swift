public import HanokLocalization
public import HanokUnicode

/// A control by which a day is chosen, in the calendar of the language; subclasses show it.
///
/// A day is a ``CalendarDay``, which belongs to no calendar. The control knows no clock: ``today``
/// comes from outside. For those who don't see it, and in line mode, it is a field that takes a date
/// in the language's own words: `21 November`, `내일`.
open class DateControl: Control {
  /// The day that is chosen; setting it sends no event.
  public var date: CalendarDay? {
    didSet {
      entryProblem = nil
      if date != oldValue { dateDidChange() }
    }
  }
  /// The day that is marked as today, and that dates without a year are about.
  public var today: CalendarDay { didSet { if today != oldValue { todayDidChange() } } }
  /// The days that can be chosen.
  public var limits = DayLimits() { didSet { setNeedsDisplay() } }

  private var knownTexts: CalendarTexts?
  /// The reason why the date that was entered last isn't taken.
  private var entryProblem: Message?

  /// A control with a day, or with none chosen.
  public init(today: CalendarDay, date: CalendarDay? = nil) {
    self.today = today
    self.date = date
    super.init()
    isAccessibilityElement = true
  }

  /// Called when another day is chosen, from outside, too.
  open func dateDidChange() { setNeedsContentUpdate() }

  /// Called when today is another day.
  open func todayDidChange() { setNeedsContentUpdate() }

  /// What the language writes on calendars; nil while the view is in no window.
  var texts: CalendarTexts? {
    if knownTexts == nil, let traits { knownTexts = CalendarTexts(traits.localizer.language) }
    return knownTexts
  }

  open override func traitsDidChange() {
    (knownTexts, entryProblem) = (nil, nil)
  }

  /// Chooses a day as a click on it would.
  ///
  /// - Returns: Whether it can be chosen.
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

  open override var accessibilityLabel: Message? {
    get { super.accessibilityLabel ?? .Hanok.datePickerLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: Message? {
    get {
      if let value = super.accessibilityValue { return value }
      guard let date, let texts else { return nil }
      return .verbatim(texts.spoken(date))
    }
    set { super.accessibilityValue = newValue }
  }

  /// The reason why the date that was entered last isn't taken.
  open override var accessibilityHint: Message? {
    get { entryProblem ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.textField) }
    set { super.accessibilityTraits = newValue }
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
