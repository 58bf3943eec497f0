import HanokTerminal
package import HanokUnicode

/// A month of a ``DatePicker`` in weeks: the texts of its days, and their positions.
///
/// ```
/// ‹    November 2026    ›
///  Su  Mo  Tu  We  Th  Fr  Sa
///   1   2   3   4   5   6   7
/// ```
package struct MonthPage {
  let month: CalendarMonth
  package let title: TextLayout
  package let weekdays: [(line: TextLine?, isWeekend: Bool)]
  /// The lines of the month's days, the first one first.
  private let days: [TextLine?]
  /// The empty cells before the first day.
  private let offset: Int
  /// The maximum width of a day's or weekday's text, in cells.
  package let textWidth: Int

  /// The number of rows of weeks, the same for every month: nothing moves below.
  package static let weekCount = 6
  /// The cells next to a day, for the marks of its state.
  package static let markWidth = 2

  package init(
    _ day: CalendarDay, _ texts: CalendarTexts, today: CalendarDay, rules: TextLayout.Rules
  ) {
    func layout(_ text: String) -> TextLayout {
      TextLayout(AttributedText(text), width: .max, maximumLines: 1, rules: rules)
    }
    let month = texts.calendar.month(of: day)
    self.month = month
    title = layout(texts.title(of: day, today: today))
    weekdays = zip(texts.calendar.weekdays, texts.weekdays).map { weekday, name in
      (layout(name).lines.first, texts.calendar.isWeekend(weekday))
    }
    days = (0..<month.length).map { number in
      layout(texts.number(of: month.first.adding(days: number))).lines.first
    }
    textWidth = (weekdays.map(\.line) + days).reduce(2) { max($0, $1?.width ?? 0) }
    offset = month.first.number - texts.calendar.startOfWeek(month.first).number
  }

  /// The cells of a column if there is room.
  package var columnWidth: Int { textWidth + Self.markWidth }

  /// The cells of the title with its arrows.
  package var titleWidth: Int { title.width + 2 * Self.markWidth }

  /// Returns the row of a day's week, and its column from the leading side.
  package func place(of day: CalendarDay) -> (week: Int, column: Int) {
    let cell = offset + day.number - month.first.number
    return (cell / 7, cell % 7)
  }

  package func day(week: Int, column: Int) -> (day: CalendarDay, line: TextLine?)? {
    let index = week * 7 + column - offset
    guard days.indices.contains(index), (0..<7).contains(column) else { return nil }
    return (month.first.adding(days: index), days[index])
  }
}
