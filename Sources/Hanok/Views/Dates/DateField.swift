public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// A field that takes a date as people of the language write it.
///
/// ```
///  21 November 2026   en-GB: typed 21/11      2026년 11월 21일   ko: typed 11.21
///  ١١ جمادى الآخرة ١٤٤٨ هـ   ar-SA              令和8年11月21日    ja-u-ca-japanese: typed 8/11/21
/// !31/2/2026
///  There is no such day.
/// ```
///
/// While it is typed into, the text stays as it is; when the keys go elsewhere, or Enter is pressed,
/// the date is written in words, or the reason is given why it is none (``DateReader``). The up and
/// down arrows go to the next day and the day before. A ``CompactDatePicker`` shows a calendar, too.
open class DateField: TextField {
  /// The day; nil where there is none, or none that can be read.
  public var date: CalendarDay? {
    get { readDate }
    set {
      readDate = newValue
      validationMessage = nil
      showDate()
    }
  }
  /// The day that dates without a year, and words such as `tomorrow`, are about.
  public var today: CalendarDay
  /// The days that are valid.
  public var limits = DayLimits()
  /// Whether an empty field isn't valid.
  public var isRequired = false

  private var readDate: CalendarDay?
  private var texts: CalendarTexts?
  private var isShowingDate = false
  private var wasFirstResponder = false

  /// An empty field.
  public init(today: CalendarDay, placeholder: Message? = nil) {
    self.today = today
    super.init(placeholder: placeholder)
  }

  /// Whether the text is a day within the limits, or empty where that may be.
  public var isValid: Bool { problem == nil }

  private var knownTexts: CalendarTexts? {
    if texts == nil, let traits { texts = CalendarTexts(traits.localizer.language) }
    return texts
  }

  private func read() throws(DateReadingError) -> CalendarDay? {
    guard let texts = knownTexts else { return readDate }
    do throws(DateReadingError) { return try texts.day(text, today: today) } catch {
      if error.kind == .empty { return nil }
      throw error
    }
  }

  /// The reason why the text isn't valid; nil where it is.
  private var problem: Message? {
    guard let texts = knownTexts else { return nil }
    do throws(DateReadingError) {
      guard let day = try read() else { return isRequired ? .Hanok.dateReadingEmpty : nil }
      return limits.problem(of: day, written: texts.written)
    } catch {
      return error.message(written: texts.written)
    }
  }

  private func showDate() {
    isShowingDate = true
    text = readDate.flatMap { day in knownTexts?.written(day) } ?? ""
    isShowingDate = false
  }

  /// Writes the date as the language does, or gives the reason why there is none.
  ///
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func finishEditing() -> Bool {
    validationMessage = problem
    if validationMessage == nil { showDate() }
    return validationMessage == nil
  }

  override func textDidChange(_ change: EditableText.Change?) {
    super.textDidChange(change)
    if isShowingDate { return }
    readDate = try? read()
    // A reason that doesn't hold any more goes at once; a new one waits until the typing ends.
    if validationMessage != nil, isValid { validationMessage = nil }
  }

  open override func firstResponderDidChange() {
    // Before the event that says that the editing has ended.
    if wasFirstResponder, !isFirstResponder, isUsable { finishEditing() }
    wasFirstResponder = isFirstResponder
    super.firstResponderDidChange()
  }

  open override func traitsDidChange() {
    texts = nil
    super.traitsDidChange()
    // A text that is no date is kept; what was set before any language was known is read now.
    if readDate != nil, validationMessage == nil { showDate() } else { readDate = try? read() }
  }

  open override func enter() {
    if finishEditing() { super.enter() }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, isEditable, event.modifiers.isEmpty, [.up, .down].contains(event.key) else {
      return super.keyPressed(event)
    }
    let step = event.key == .up ? 1 : -1
    let start = readDate?.adding(days: step) ?? today
    if let day = limits.nearest(from: start, step: step), day != readDate {
      date = day
      sendActions(for: .valueChanged)
    }
    return true
  }
}
