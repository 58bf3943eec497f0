import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// A month of the language's calendar for choosing a day.
///
/// ```
/// ‹     November 2026      ›      the title in the language, with its era
///  Su  Mo  Tu  We  Th  Fr  Sa     the first weekday is the region's
///   1   2   3   4   5   6   7
///   8   9  10  11  12  13  14     [21]  the chosen day
///  15  16  17  18  19 ‹20› 21•    ‹20›  the day with the focus
///  22  23  24  25  26  27  28      21•  today
///  29  30
/// ```
///
/// Arrow keys move from day to day, Home and End to the ends of the week, Page Up and Page Down to
/// another month, with Shift or Control to another year; Enter and Space choose. A day is a
/// ``CalendarDay``, independent of calendars: the language determines the text. The picker has no
/// clock: ``DateControl/today`` is set from outside. The limits: no times, and no choice of several
/// days.
open class DatePicker: DateControl {
  /// The day with the focus, whose month is shown.
  public var focusedDay: CalendarDay { didSet { if focusedDay != oldValue { pageDidChange() } } }

  private var knownPage: MonthPage?
  private var pressedDay: CalendarDay?

  /// The rows of the title and of the weekdays.
  private static let headerHeight = 2

  /// Creates a picker that shows the month of a day, or of today.
  public override init(today: CalendarDay, date: CalendarDay? = nil) {
    focusedDay = date ?? today
    super.init(today: today, date: date)
  }

  open override var isFocusedByMnemonic: Bool { true }

  // The page.

  private var page: MonthPage? {
    if knownPage == nil, let texts, let traits {
      knownPage = MonthPage(focusedDay, texts, today: today, rules: traits.textRules)
    }
    return knownPage
  }

  private func pageDidChange() {
    knownPage = nil
    setNeedsContentUpdate()
  }

  /// Shows the month of the new day.
  open override func dateDidChange() {
    if let date { focusedDay = date }
    pageDidChange()
  }

  open override func todayDidChange() { pageDidChange() }

  open override func traitsDidChange() {
    super.traitsDidChange()
    knownPage = nil
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let page else { return .zero }
    return Size(
      width: max(page.columnWidth * 7, page.titleWidth),
      height: Self.headerHeight + MonthPage.weekCount)
  }

  // Moving.

  /// Moves the focus to a day, or to the nearest permitted one in the same direction.
  ///
  /// It returns whether the focus has moved.
  private func move(to day: CalendarDay, step: Int) -> Bool {
    let forward = limits.nearest(from: day, step: step)
    // Beyond the last day of a month there may be a permitted one before it.
    let sign = day < focusedDay ? -1 : 1
    guard let found = forward ?? limits.nearest(from: day, step: -sign), found != focusedDay,
      (found < focusedDay) == (sign < 0)
    else { return false }
    focusedDay = found
    return true
  }

  private func moveMonths(_ count: Int) -> Bool {
    guard let calendar = texts?.calendar else { return false }
    return move(to: calendar.day(focusedDay, addingMonths: count), step: count.signum())
  }

  private func moveYears(_ count: Int) -> Bool {
    guard let calendar = texts?.calendar else { return false }
    return move(to: calendar.day(focusedDay, addingYears: count), step: count.signum())
  }

  /// The keys that show another month.
  open override var keyCommands: [KeyCommand] {
    guard isUsable else { return super.keyCommands }
    let paging: [(Message, Key, KeyModifiers, () -> Void)] = [
      (.Hanok.datePickerPreviousMonth, .pageUp, [], { [weak self] in _ = self?.moveMonths(-1) }),
      (.Hanok.datePickerNextMonth, .pageDown, [], { [weak self] in _ = self?.moveMonths(1) }),
      (.Hanok.datePickerPreviousYear, .pageUp, .shift, { [weak self] in _ = self?.moveYears(-1) }),
      (.Hanok.datePickerNextYear, .pageDown, .shift, { [weak self] in _ = self?.moveYears(1) }),
    ]
    return super.keyCommands
      + paging.map { title, key, modifiers, action in
        // Many terminals reserve Shift with Page Up for themselves.
        let others: [KeyEvent] = modifiers == .shift ? [KeyEvent(key, .control)] : []
        return KeyCommand(title, keys: [KeyEvent(key, modifiers)] + others, action: action)
      } + [
        KeyCommand(.home, .control, title: .Hanok.datePickerToday) { [weak self] in
          guard let self else { return }
          _ = move(to: today, step: today < focusedDay ? -1 : 1)
        }
      ]
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event.modifiers.isEmpty, let texts else { return super.keyPressed(event) }
    let forward = traits?.isRightToLeft == true ? -1 : 1
    let start = texts.calendar.startOfWeek(focusedDay)
    switch event.key {
    case .left: return move(to: focusedDay.adding(days: -forward), step: -forward)
    case .right: return move(to: focusedDay.adding(days: forward), step: forward)
    case .up: return move(to: focusedDay.adding(days: -7), step: -7)
    case .down: return move(to: focusedDay.adding(days: 7), step: 7)
    case .home: return move(to: start, step: 1)
    case .end: return move(to: start.adding(days: 6), step: -1)
    case .enter, .character(" "): return choose(focusedDay)
    default: return super.keyPressed(event)
    }
  }

  // The mouse.

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .wheel(.up): return isUsable && moveMonths(-1)
    case .wheel(.down): return isUsable && moveMonths(1)
    case .press(.left):
      pressedDay = day(at: event.position)
      setNeedsDisplay()
    case .release(.left), .drag(.left): break
    default: return false
    }
    return super.mouse(event)
  }

  open override func clicked(at point: Point) {
    if let day = day(at: point) {
      // A drag from one day to another chooses none.
      guard day == pressedDay, limits.contains(day) else { return }
      focusedDay = day
      choose(day)
    } else if point.y == 0, headerRows > 0 {
      let x = leadingColumn(of: point.x)
      if x < MonthPage.markWidth { _ = moveMonths(-1) }
      if x >= gridWidth - MonthPage.markWidth, x < gridWidth { _ = moveMonths(1) }
    }
  }

  /// Returns the day at a cell of the view, or nil.
  private func day(at point: Point) -> CalendarDay? {
    let week = point.y - headerRows
    guard let page, week >= 0, columnWidth > 0, leadingColumn(of: point.x) < gridWidth else {
      return nil
    }
    return page.day(week: firstWeek + week, column: leadingColumn(of: point.x) / columnWidth)?.day
  }

  private func leadingColumn(of x: Int) -> Int {
    traits?.isRightToLeft == true ? frame.width - 1 - x : x
  }

  // Places.

  /// The cells of a column; in a narrow view the available ones.
  private var columnWidth: Int { min(page?.columnWidth ?? 1, frame.width / 7) }

  private var gridWidth: Int {
    columnWidth > 0 ? max(columnWidth * 7, min(page?.titleWidth ?? 0, frame.width)) : frame.width
  }

  /// The rows above the weeks: a low view omits the weekdays first, then the title.
  private var headerRows: Int { max(0, min(Self.headerHeight, frame.height - 1)) }

  /// The first visible week: a low view shows the one with the focus.
  private var firstWeek: Int {
    guard let page else { return 0 }
    let rows = max(1, frame.height - headerRows)
    return max(0, min(page.place(of: focusedDay).week - rows / 2, MonthPage.weekCount - rows))
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, let page, frame.width > 0 else { return }
    if headerRows > 0 { drawTitle(page, in: canvas, traits) }
    if headerRows > 1 { drawWeekdays(page, in: canvas, traits) }
    let first = firstWeek
    for row in 0..<max(0, min(frame.height - headerRows, MonthPage.weekCount)) {
      for column in 0..<7 {
        guard let (day, line) = page.day(week: first + row, column: column) else { continue }
        let cell = cell(column: column, row: headerRows + row, traits)
        draw(day, line, at: cell, in: canvas, traits)
      }
    }
  }

  private func cell(column: Int, row: Int, _ traits: Traits) -> Rect {
    let width = columnWidth
    let x = traits.isRightToLeft ? frame.width - (column + 1) * width : column * width
    return Rect(x: x, y: row, width: width, height: 1)
  }

  private func drawTitle(_ page: MonthPage, in canvas: Canvas, _ traits: Traits) {
    let width = gridWidth
    let room = max(0, width - 2 * MonthPage.markWidth)
    let title = TextLayout(
      page.title.text, width: room, maximumLines: 1, rules: traits.textRules)
    let start = traits.isRightToLeft ? frame.width - width : 0
    let style = isUsable ? traits.theme.heading : traits.theme.disabledControl
    if let line = title.lines.first {
      let x = start + (width - line.width) / 2
      canvas.write(line, at: Point(x: x, y: 0), style: style, theme: traits.theme)
    }
    guard isUsable, width > 2 * MonthPage.markWidth else { return }
    let (left, right) = brackets(traits)
    canvas.write(left, at: Point(x: start, y: 0), style: traits.theme.key)
    canvas.write(right, at: Point(x: start + width - 1, y: 0), style: traits.theme.key)
  }

  private func drawWeekdays(_ page: MonthPage, in canvas: Canvas, _ traits: Traits) {
    for (column, weekday) in page.weekdays.enumerated() {
      let cell = cell(column: column, row: 1, traits)
      let style = weekday.isWeekend ? traits.theme.secondary : traits.theme.strong
      let look = isUsable ? style : traits.theme.disabledControl
      if let line = weekday.line { write(line, at: cell, style: look, in: canvas, traits) }
    }
  }

  /// Writes a text with its last cell in the column of the numbers' ones.
  private func write(
    _ line: TextLine, at cell: Rect, style: Style, in canvas: Canvas, _ traits: Traits
  ) {
    let end = hasMarks ? cell.maxX - 1 : cell.maxX
    let x = max(cell.minX, end - line.width)
    canvas.write(line, at: Point(x: x, y: cell.minY), style: style, theme: traits.theme)
  }

  /// Whether there is room for marks next to the days.
  private var hasMarks: Bool { columnWidth >= (page?.columnWidth ?? 0) }

  private func draw(
    _ day: CalendarDay, _ line: TextLine?, at cell: Rect, in canvas: Canvas, _ traits: Traits
  ) {
    let isFocused = isFirstResponder && day == focusedDay && limits.contains(day)
    let style = style(of: day, isFocused: isFocused, traits)
    if isFocused { canvas.fill(cell, style: style) }
    if let line { write(line, at: cell, style: style, in: canvas, traits) }
    guard hasMarks else { return }
    let (left, right) = isFocused ? brackets(traits) : ("[", "]")
    if isFocused || day == date {
      let start = cell.maxX - (page?.columnWidth ?? 0)
      canvas.write(left, at: Point(x: start, y: cell.minY), style: style)
      canvas.write(right, at: Point(x: cell.maxX - 1, y: cell.minY), style: style)
    } else if day == today {
      let mark = traits.symbols.today
      canvas.write(mark, at: Point(x: cell.maxX - 1, y: cell.minY), style: style)
    }
  }

  /// Returns the brackets of the focus, the left one first in either direction.
  private func brackets(_ traits: Traits) -> (left: String, right: String) {
    let symbols = traits.symbols
    return traits.isRightToLeft
      ? (symbols.forward, symbols.back) : (symbols.back, symbols.forward)
  }

  private func style(of day: CalendarDay, isFocused: Bool, _ traits: Traits) -> Style {
    let theme = traits.theme
    if !isUsable { return theme.disabledControl }
    if !limits.contains(day) {
      return theme.disabledControl.applying(Style(attributes: .strikethrough))
    }
    if isHighlighted, day == pressedDay { return theme.pressedControl }
    if isFocused { return theme.focusedControl }
    if day == date { return theme.accent }
    if day == today { return theme.accent.applying(Style(attributes: .underline)) }
    let isWeekend = texts?.calendar.isWeekend(day.weekday) == true
    return isWeekend ? theme.secondary : theme.text
  }

  /// The cell of the day with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let traits, let page, frame.height > 0 else { return nil }
    let (week, column) = page.place(of: focusedDay)
    let row = headerRows + week - firstWeek
    guard row < frame.height, columnWidth > 0 else { return nil }
    let cell = cell(column: column, row: row, traits)
    return Point(x: max(cell.minX, cell.maxX - (hasMarks ? 2 : 1)), y: row)
  }

  open override var truncatedText: String? {
    guard let page, frame.width < page.titleWidth || frame.height < 1 else { return nil }
    return page.title.text.text
  }

  open override func accessibilityActivate() -> Bool { choose(focusedDay) }
}
