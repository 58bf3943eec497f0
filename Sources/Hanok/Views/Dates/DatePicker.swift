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

  /// Moves the focus to a day, or the nearest permitted one beyond, and returns whether it moved.
  private func moveFocus(to day: CalendarDay, step: Int) -> Bool {
    let forward = limits.nearest(from: day, step: step)
    // Beyond the last day of a month there may be a permitted one before it.
    let sign = day < focusedDay ? -1 : 1
    guard let found = forward ?? limits.nearest(from: day, step: -sign), found != focusedDay,
      (found < focusedDay) == (sign < 0)
    else { return false }
    focusedDay = found
    return true
  }

  /// The keys that show another month.
  open override var keyCommands: [KeyCommand] {
    guard isUsable else { return super.keyCommands }
    return super.keyCommands
      + Self.commandActions.map { action in
        keyCommand(action) { [weak self] in _ = self?.perform(action) }
      }
  }

  /// The actions that are listed among the commands, and that keep their keys at the limits.
  private static let commandActions: [DateAction] = [
    .previousMonth, .nextMonth, .previousYear, .nextYear, .today,
  ]

  open override var keyActions: [any KeyAction] {
    DateAction.allCases.filter { isUsable && !Self.commandActions.contains($0) }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, let action = keyAction(DateAction.self, for: event),
      !Self.commandActions.contains(action)
    else { return super.keyPressed(event) }
    return perform(action)
  }

  private func perform(_ action: DateAction) -> Bool {
    guard let calendar = texts?.calendar else { return false }
    let start = calendar.startOfWeek(focusedDay)
    func move(days: Int) -> Bool { moveFocus(to: focusedDay.adding(days: days), step: days) }
    func move(months: Int) -> Bool {
      moveFocus(to: calendar.day(focusedDay, addingMonths: months), step: months)
    }
    func move(years: Int) -> Bool {
      moveFocus(to: calendar.day(focusedDay, addingYears: years), step: years)
    }
    switch action {
    case .previousDay: return move(days: -1)
    case .nextDay: return move(days: 1)
    case .previousWeek: return move(days: -7)
    case .nextWeek: return move(days: 7)
    case .weekStart: return moveFocus(to: start, step: 1)
    case .weekEnd: return moveFocus(to: start.adding(days: 6), step: -1)
    case .previousMonth: return move(months: -1)
    case .nextMonth: return move(months: 1)
    case .previousYear: return move(years: -1)
    case .nextYear: return move(years: 1)
    case .today: return moveFocus(to: today, step: today < focusedDay ? -1 : 1)
    case .choose: return choose(focusedDay)
    }
  }

  // The mouse.

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .wheel(.up): return isUsable && perform(.previousMonth)
    case .wheel(.down): return isUsable && perform(.nextMonth)
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
      let x = mirrored(point).x
      if x < MonthPage.markWidth { _ = perform(.previousMonth) }
      if x >= gridWidth - MonthPage.markWidth, x < gridWidth { _ = perform(.nextMonth) }
    }
  }

  private func day(at point: Point) -> CalendarDay? {
    let (week, x) = (point.y - headerRows, mirrored(point).x)
    guard let page, week >= 0, columnWidth > 0, x < gridWidth else { return nil }
    return page.day(week: firstWeek + week, column: x / columnWidth)?.day
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
    guard let page else { return }
    if headerRows > 0 { drawTitle(page, in: canvas) }
    if headerRows > 1 { drawWeekdays(page, in: canvas) }
    let first = firstWeek
    for row in 0..<max(0, min(frame.height - headerRows, MonthPage.weekCount)) {
      for column in 0..<7 {
        guard let (day, line) = page.day(week: first + row, column: column) else { continue }
        draw(day, line, in: canvas.inset(to: cell(column: column, row: headerRows + row)))
      }
    }
  }

  /// Returns the cells of a day or a weekday, from the leading side.
  private func cell(column: Int, row: Int) -> Rect {
    Rect(x: column * columnWidth, y: row, width: columnWidth, height: 1)
  }

  private func drawTitle(_ page: MonthPage, in canvas: Canvas) {
    let (traits, width) = (canvas.traits, gridWidth)
    let room = max(0, width - 2 * MonthPage.markWidth)
    let style = isUsable ? traits.theme.heading : traits.theme.disabledControl
    if let line = traits.line(page.title.text, width: room) {
      canvas.write(line, at: Point(x: (width - line.width) / 2, y: 0), style: style)
    }
    guard isUsable, width > 2 * MonthPage.markWidth else { return }
    canvas.write(traits.symbols.back, at: .zero, style: traits.theme.key)
    canvas.write(
      traits.symbols.forward, at: Point(x: width - 1, y: 0), style: traits.theme.key)
  }

  private func drawWeekdays(_ page: MonthPage, in canvas: Canvas) {
    let theme = canvas.traits.theme
    for (column, weekday) in page.weekdays.enumerated() {
      let style = weekday.isWeekend ? theme.secondary : theme.strong
      write(
        weekday.line, style: isUsable ? style : theme.disabledControl,
        in: canvas.inset(to: cell(column: column, row: 1)))
    }
  }

  /// Writes a text with its last cell in the column of the numbers' ones.
  ///
  /// Numbers are written from the left in every language, and so are their marks.
  private func write(_ line: TextLine?, style: Style, in cell: Canvas) {
    let end = hasMarks ? cell.size.width - 1 : cell.size.width
    cell.leftToRight.write(
      line, at: Point(x: max(0, end - (line?.width ?? 0)), y: 0), style: style)
  }

  private var hasMarks: Bool { columnWidth >= (page?.columnWidth ?? 0) }

  private func draw(_ day: CalendarDay, _ line: TextLine?, in cell: Canvas) {
    let (traits, symbols) = (cell.traits, cell.traits.symbols)
    let isFocused = isFirstResponder && day == focusedDay && limits.contains(day)
    let style = style(of: day, isFocused: isFocused, traits)
    if isFocused { cell.fill(Rect(origin: .zero, size: cell.size), style: style) }
    write(line, style: style, in: cell)
    guard hasMarks else { return }
    let edges = isFocused ? [symbols.back, symbols.forward] : symbols.brackets
    let end = cell.size.width - 1
    if isFocused || day == date {
      cell.write(edges[0], at: .zero, style: style)
      cell.write(edges[1], at: Point(x: end, y: 0), style: style)
    } else if day == today {
      cell.leftToRight.write(symbols.today, at: Point(x: end, y: 0), style: style)
    }
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
    guard let page, frame.height > 0 else { return nil }
    let (week, column) = page.place(of: focusedDay)
    let row = headerRows + week - firstWeek
    guard row < frame.height, columnWidth > 0 else { return nil }
    let cell = mirrored(cell(column: column, row: row))
    return Point(x: max(cell.minX, cell.maxX - (hasMarks ? 2 : 1)), y: row)
  }

  open override var truncatedText: String? {
    guard let page, frame.width < page.titleWidth || frame.height < 1 else { return nil }
    return page.title.text.text
  }

  open override func accessibilityActivate() -> Bool { choose(focusedDay) }
}
