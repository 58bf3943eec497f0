package import Hanok

/// The object that a form reports to, and asks what is wrong.
package protocol PersonFormViewDelegate: AnyObject {
  /// Reports that a person has changed the text of a field.
  func formView(_ view: PersonFormView, didChange field: FormField, to text: String)
  /// Reports that a person has entered a birthday; nil for none.
  func formView(_ view: PersonFormView, didEnterBirthday day: CalendarDay?)
  /// Reports that a person takes out the birthday that the field has no text for.
  func formViewDidRemoveBirthday(_ view: PersonFormView)
  /// Reports that a person has chosen the kind of an entry, by its number.
  func formView(_ view: PersonFormView, didChooseKind kind: Int, of id: Int, in group: EntryGroup)
  /// Reports that a person has chosen the country of an address, by its number.
  func formView(_ view: PersonFormView, didChooseCountry country: Int, of id: Int)
  /// Reports that a person asks for another entry.
  func formView(_ view: PersonFormView, didAddTo group: EntryGroup)
  /// Reports that a person asks for an entry to be taken out.
  func formView(_ view: PersonFormView, didRemove id: Int)
  /// Returns what is wrong with a field as it is shown; nil for nothing.
  func formView(_ view: PersonFormView, problemWith field: FormField) -> Message?
}

/// The form of a person: fields in the order of the language and of each address's country.
///
/// It knows no person: it shows texts by their ``FormField``, and reports what one types. A field that
/// isn't shown for a while, since another country was chosen, keeps its text.
package final class PersonFormView: ScrollView {
  /// The object that the form reports to; it isn't kept alive.
  package weak var delegate: (any PersonFormViewDelegate)?
  /// The words for the countries that can be chosen.
  package var countries: [Message] = [] {
    didSet { for row in addresses { row.countryPicker.options = countries } }
  }
  /// The words for the kinds of entries of each group.
  package var kinds: [EntryGroup: [Message]] = [:]

  let birthdayField: DateField
  let organizationField = TextField()
  let noteView = TextView()
  let names: [NamePart: TextField]
  private(set) var phones: [EntryRow] = []
  private(set) var emails: [EntryRow] = []
  private(set) var addresses: [AddressRow] = []
  /// The rows of the form as it is, by what they are for.
  var rows: [FormField: FormRow] = [:]
  private(set) var shape = FormShape()
  private let column = FormColumn()

  /// The lines of a note that show at once.
  private static let noteLines = 3

  /// A form without fields yet.
  ///
  /// - Parameter today: The day that birthdays are not after.
  package init(today: CalendarDay) {
    birthdayField = DateField(today: today)
    birthdayField.limits = DayLimits(maximum: today)
    names = Dictionary(uniqueKeysWithValues: NamePart.allCases.map { ($0, TextField()) })
    super.init(column)
    noteView.heightLimits = .exactly(Self.noteLines)
    for field in names.values { connect(field) }
    connect(organizationField)
    connect(noteView)
    // While one types, a day may be another day for a moment: 3 February on the way to the 31st.
    birthdayField.addTarget(self, action: PersonFormView.birthdayEntered, for: .editingDidEnd)
    birthdayField.addTarget(self, action: PersonFormView.birthdayEntered)
  }

  /// Shows other fields; those that stay keep what was typed, and the keys.
  package func show(_ shape: FormShape) {
    guard shape != self.shape else { return }
    self.shape = shape
    phones = shape.phones.map { row(of: $0, in: .phones, among: phones) }
    emails = shape.emails.map { row(of: $0, in: .emails, among: emails) }
    addresses = shape.addresses.map { address in
      let row = addresses.first { $0.id == address.id } ?? makeAddress(address.id)
      row.kindPicker.selectedIndex = address.kind
      row.countryPicker.selectedIndex = address.country
      return row
    }
    arrange()
  }

  private func row(
    of entry: FormShape.Entry, in group: EntryGroup, among rows: [EntryRow]
  ) -> EntryRow {
    let row = rows.first { $0.id == entry.id } ?? makeEntry(entry.id, in: group)
    row.kindPicker.selectedIndex = entry.kind
    return row
  }

  /// Lays the rows out anew, with the same fields, so that texts, cursors and the keys stay.
  private func arrange() {
    let told = rows.filter { $0.value.error != nil }.keys
    rows = [:]
    let form = FormView()
    addRows(to: form)
    column.form = form
    for field in told { look(at: field) }
  }

  /// Shows what is wrong with all fields, and gives the keys to the first of them.
  ///
  /// - Returns: Whether nothing is wrong.
  package func validate() -> Bool {
    let isValid = column.form.validate()
    for field in rows.keys { hint(at: field) }
    return isValid
  }

  /// Shows what is wrong with a field.
  func look(at field: FormField) {
    rows[field]?.validate()
    hint(at: field)
  }

  /// Says what is wrong with the field itself, too, for those who don't see it beside it: a row does so
  /// by itself where the field is all that it has.
  private func hint(at field: FormField) {
    switch field {
    case .phone, .email: input(of: field)?.accessibilityHint = rows[field]?.error
    default: break
    }
  }

  /// Gives the keys to a field.
  package func focus(_ field: FormField) {
    layoutIfNeeded()
    input(of: field)?.becomeFirstResponder()
  }
}

/// Gives the form a width that is worked in with ease, in the middle of what there is.
private final class FormColumn: View {
  var form = FormView() {
    didSet {
      // The new form has a place at once, so that the keys needn't go elsewhere meanwhile.
      form.frame = oldValue.frame
      addSubview(form)
      oldValue.removeFromSuperview()
    }
  }

  private static let maximumWidth = 100
  private static let margin = 1

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.maximumWidth
    let size = form.fittingSize(ProposedSize(width: formWidth(width)))
    return Size(width: width, height: size.height)
  }

  override func layoutSubviews() {
    let width = formWidth(frame.width)
    place(form, at: Rect(x: (frame.width - width) / 2, y: 0, width: width, height: frame.height))
  }

  private func formWidth(_ width: Int) -> Int {
    min(Self.maximumWidth, width > 30 ? width - 2 * Self.margin : width)
  }
}
