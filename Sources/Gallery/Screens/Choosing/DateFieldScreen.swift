import Hanok

/// A field for a date; the days before today aren't valid.
final class DateFieldScreen: ViewController {
  // An app gets it from its clock: CalendarDay(now, in: .ofMachine).
  private let today = CalendarDay(year: 2026, month: 11, day: 21) ?? .first

  override func loadView() {
    let arrival = DateField(today: today)
    arrival.date = today
    arrival.limits.minimum = today
    let form = FormView()
    form.addRow(.Gallery.datePickerArrival, arrival, hint: .Gallery.dateFieldHint)
    view = StackView(.vertical, views: [form])
  }
}
