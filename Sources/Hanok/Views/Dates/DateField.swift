public import HanokLocalization
public import HanokTerminal
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
/// While a user types, the text is unchanged; when the focus leaves, or after Enter, the date is
/// written in words, or the reason is given why the text isn't a date (``DateReader``). The up and
/// down arrows change it to the next and previous day. A ``CompactDatePicker`` also shows a
/// calendar.
open class DateField: ValueField {
  /// The day, or nil if the field is empty or unreadable.
  public var date: CalendarDay? {
    get { knownDate }
    set {
      knownDate = newValue
      validationMessage = nil
      writeValue()
    }
  }
  /// The day that completes dates without a year, and words such as `tomorrow`.
  public var today: CalendarDay
  /// The valid days.
  public var limits = DayLimits()

  private var knownDate: CalendarDay?
  private var texts: CalendarTexts?

  /// Creates an empty field.
  public init(today: CalendarDay, placeholder: Message? = nil) {
    self.today = today
    super.init(placeholder: placeholder)
  }

  private var knownTexts: CalendarTexts? {
    if texts == nil, let traits { texts = CalendarTexts(traits.localizer.language) }
    return texts
  }

  private func read() throws(DateReadingError) -> CalendarDay? {
    guard let texts = knownTexts else { return knownDate }
    do throws(DateReadingError) { return try texts.day(text, today: today) } catch {
      if error.kind == .empty { return nil }
      throw error
    }
  }

  /// The reason why the text isn't valid, or nil.
  open override var problem: Message? {
    guard let texts = knownTexts else { return nil }
    do throws(DateReadingError) {
      guard let day = try read() else { return isRequired ? .Hanok.dateReadingEmpty : nil }
      return limits.problem(of: day, written: texts.written)
    } catch {
      return error.message(example: texts.typed(today), written: texts.written)
    }
  }

  open override var writtenValue: String? {
    knownDate.flatMap { day in knownTexts?.written(day) }
  }

  open override func readValue() { knownDate = try? read() }

  open override func languageDidChange() { texts = nil }

  open override var keyCommands: [KeyCommand] {
    guard isUsable, isEditable else { return super.keyCommands }
    return super.keyCommands + [
      keyCommand(FieldAction.increase, title: .Hanok.dateFieldNext) { [weak self] in
        self?.stepDate(by: 1)
      },
      keyCommand(FieldAction.decrease, title: .Hanok.dateFieldPrevious) { [weak self] in
        self?.stepDate(by: -1)
      },
    ]
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, isEditable else { return super.keyPressed(event) }
    switch keyAction(FieldAction.self, for: event) {
    case .increase: stepDate(by: 1)
    case .decrease: stepDate(by: -1)
    default: return super.keyPressed(event)
    }
    return true
  }

  /// Changes the date to the next or previous valid day; an empty field gets today.
  private func stepDate(by step: Int) {
    // An unreadable text is kept.
    if knownDate == nil, !text.isEmpty {
      finishEditing()
      return
    }
    let start = knownDate?.adding(days: step) ?? today
    guard let day = limits.nearest(from: start, step: step), day != knownDate else { return }
    date = day
    sendActions(for: .valueChanged)
  }
}
