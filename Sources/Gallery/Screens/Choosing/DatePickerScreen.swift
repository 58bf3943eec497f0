import Hanok

/// A month, and a date in one row; the days before today aren't permitted.
final class DatePickerScreen: ViewController {
  // An app gets it from its clock: CalendarDay(now, in: .ofMachine).
  private let today = CalendarDay(year: 2026, month: 11, day: 21) ?? .first
  private lazy var month = DatePicker(today: today)
  private lazy var row = CompactDatePicker(today: today)

  override func loadView() {
    let arrival = FlowView(spacing: 1, views: [Label(.Gallery.datePickerArrival), row])
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [arrival, month])
  }

  override func viewDidLoad() {
    row.accessibilityLabel = .Gallery.datePickerArrival
    row.limits.minimum = today
    month.limits.minimum = today
    month.addTarget(self, action: DatePickerScreen.choose, for: .valueChanged)
    row.addTarget(self, action: DatePickerScreen.choose, for: .valueChanged)
  }

  private func choose(_ control: DateControl) {
    month.date = control.date
    row.date = control.date
  }
}
