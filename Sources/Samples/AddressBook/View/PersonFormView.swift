package import Hanok

/// The object that a form notifies, and that validates its fields.
package protocol PersonFormViewDelegate: AnyObject {
  /// Reports that the user has changed the text of a field.
  func formView(_ view: PersonFormView, didChange field: FormField, to text: String)
  /// Reports that the user has entered a birthday; nil for none.
  func formView(_ view: PersonFormView, didEnterBirthday day: PartialDay?)
  /// Reports that the user has chosen the kind of an entry, by its index.
  func formView(_ view: PersonFormView, didChooseKind kind: Int, of id: Int, in group: EntryGroup)
  /// Reports that the user has chosen the country of an address, by its index.
  func formView(_ view: PersonFormView, didChooseCountry country: Int, of id: Int)
  /// Reports that the user requests another entry.
  func formView(_ view: PersonFormView, didAddTo group: EntryGroup)
  /// Reports that the user requests the removal of an entry.
  func formView(_ view: PersonFormView, didRemove id: Int)
  /// Returns the problem of a field with its current text, or nil.
  func formView(_ view: PersonFormView, problemWith field: FormField) -> Message?
}

/// The form of a person: fields in the order of the language and of each address's country.
///
/// It doesn't know the person: it shows texts by their ``FormField``, and reports typed ones. A
/// field that is hidden for a while, after another country was chosen, keeps its text.
package final class PersonFormView: ScrollView {
  /// The object that the form notifies; it isn't kept alive.
  package weak var delegate: (any PersonFormViewDelegate)?
  /// The names of the countries to choose from.
  package var countries: [Message] = [] {
    didSet { for row in addresses { row.countryPicker.options = countries } }
  }
  /// The names of the kinds of entries in each group.
  package var kinds: [EntryGroup: [Message]] = [:]

  let birthdayField: PartialDateField
  let organizationField = TextField()
  let noteView = TextView()
  let names: [NamePart: TextField]
  private(set) var phones: [EntryRow] = []
  private(set) var emails: [EntryRow] = []
  private(set) var addresses: [AddressRow] = []
  /// The current rows of the form by their fields.
  var rows: [FormField: FormRow] = [:]
  /// The fields that an address's country requires.
  var requiredFields: Set<FormField> = []
  private(set) var shape = FormShape()
  private let column = FormColumn()

  /// The number of visible lines of a note.
  private static let noteLines = 3

  /// Creates a form without fields.
  ///
  /// - Parameter today: The latest valid birthday.
  package init(today: CalendarDay) {
    birthdayField = PartialDateField(today: today)
    birthdayField.limits = DayLimits(maximum: today)
    names = Dictionary(uniqueKeysWithValues: NamePart.allCases.map { ($0, TextField()) })
    super.init(column)
    noteView.heightLimits = .exactly(Self.noteLines)
    for field in names.values { connect(field) }
    connect(organizationField)
    connect(noteView)
    // At the end of typing, since a partial day may be valid: 3 February on the way to the 31st.
    birthdayField.addTarget(self, action: PersonFormView.birthdayEntered, for: .editingDidEnd)
    birthdayField.addTarget(self, action: PersonFormView.birthdayEntered)
  }

  /// Shows other fields; existing ones keep their texts and the focus.
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

  /// Lays out the rows again, with the same fields, so that texts, cursors and the focus stay.
  private func arrange() {
    let told = rows.filter { $0.value.error != nil }.keys
    (rows, requiredFields) = ([:], [])
    let form = FormView()
    addRows(to: form)
    column.form = form
    for field in told { look(at: field) }
  }

  /// Shows the problems of all fields, and moves the focus to the first one.
  ///
  /// - Returns: Whether all fields are valid.
  package func validate() -> Bool {
    let isValid = column.form.validate()
    for field in rows.keys { hint(at: field) }
    return isValid
  }

  /// Shows the problem of a field.
  func look(at field: FormField) {
    rows[field]?.validate()
    hint(at: field)
  }

  /// Adds a field's problem to its accessibility hint.
  ///
  /// A row does this automatically if it has nothing but the field.
  private func hint(at field: FormField) {
    switch field {
    case .phone, .email: input(of: field)?.accessibilityHint = rows[field]?.error
    default: break
    }
  }

  /// Moves the focus to a field.
  package func focus(_ field: FormField) {
    layoutIfNeeded()
    input(of: field)?.becomeFirstResponder()
  }

  /// Moves the focus to the country of an address.
  package func focusOnCountry(ofAddress id: Int) {
    layoutIfNeeded()
    addresses.first { $0.id == id }?.countryPicker.becomeFirstResponder()
  }
}

/// Limits the width of the form for easy use, and centres it.
private final class FormColumn: View {
  var form = FormView() {
    didSet {
      // The new form has a frame at once, so that the focus needn't move.
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
