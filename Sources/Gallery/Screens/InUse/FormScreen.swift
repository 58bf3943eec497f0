import Hanok

/// A form that books a table: errors beside the fields, and one button that is the next step.
final class FormScreen: ViewController {
  private let form = FormView()
  private let name = TextField()
  private let email = TextField()
  private let day = DateField(today: FormScreen.today)
  private let guests = Stepper(.Gallery.bookingGuests, value: 2, in: 1...12)
  private let seat = PickerView(
    .Gallery.bookingSeat,
    options: [.Gallery.bookingWindow, .Gallery.bookingGarden, .Gallery.bookingQuiet],
    selectedIndex: 0)
  private let news = Checkbox(.Gallery.bookingNewsText)
  private let state = Label(numberOfLines: 0)

  private static let today = CalendarDay(year: 2026, month: 11, day: 28) ?? .first

  override func loadView() {
    let heading = Label(.Gallery.bookingHeading, numberOfLines: 0)
    heading.style = \.heading
    let hint = Label(.Gallery.bookingHint, numberOfLines: 0)
    hint.style = \.secondary
    addRows()
    let card = BoxView(form)
    card.style = .card

    let book = Button(.Gallery.bookingBook, style: .prominent)
    book.addTarget(self, action: FormScreen.book)
    let clear = Button(.Gallery.bookingClear)
    clear.addTarget(self, action: FormScreen.clear)
    view = ScrollView(
      StackView(
        .vertical, spacing: 1,
        views: [
          StackView(.vertical, views: [heading, hint]), card,
          FlowView(spacing: 2, lineSpacing: 1, views: [book, clear]), state,
        ]))
  }

  private func addRows() {
    form.rowSpacing = 1
    form.addRow(.Gallery.bookingName, name, hint: .Gallery.bookingNameHint) { [name] in
      name.text.isEmpty ? .Gallery.bookingNameMissing : nil
    }
    form.addRow(.Gallery.bookingEmail, email, hint: .Gallery.bookingEmailHint) { [email] in
      FormScreen.isAddress(email.text) ? nil : .Gallery.bookingEmailWrong
    }
    form.addRow(.Gallery.bookingDay, day, hint: .Gallery.bookingDayHint) { [day] in
      day.date == nil ? .Gallery.bookingDayMissing : nil
    }
    form.addRow(.Gallery.bookingGuests, guests)
    form.addRow(.Gallery.bookingSeat, seat)
    form.addRow(.Gallery.bookingNews, news)
  }

  override func viewDidLoad() {
    name.text = "Amina Okafor"
    email.text = "amina@"
    day.date = FormScreen.today
    day.limits.minimum = FormScreen.today.adding(days: 1)
  }

  override func viewDidAppear() {
    // As after the button was pressed too early; `form.validate()` would take the focus.
    for row in form.rows { row.validate() }
    showErrors()
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }

  private func book() {
    guard form.validate(), let date = day.date else { return showErrors() }
    state.message = .Gallery.bookingDone(guests: Int(guests.value), day: date)
    state.style = \.success
  }

  private func showErrors() {
    let count = form.rows.count { $0.error != nil }
    state.message = count == 0 ? nil : .Gallery.bookingErrors(count: count)
    state.style = \.failure
  }

  private func clear() {
    for field in [name, email] { field.text = "" }
    day.date = nil
    guests.value = 2
    (seat.selectedIndex, news.isOn) = (0, false)
    for row in form.rows { row.error = nil }
    state.message = nil
  }
}
