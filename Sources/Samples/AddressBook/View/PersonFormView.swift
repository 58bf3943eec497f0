package import Hanok

/// The object that a form reports to, and asks what is wrong.
package protocol PersonFormViewDelegate: AnyObject {
  /// Reports that a person has changed the text of a field.
  func formView(_ view: PersonFormView, didChange field: FormField, to text: String)
  /// Reports that a person has chosen another birthday; nil for none.
  func formView(_ view: PersonFormView, didChangeBirthdayTo day: CalendarDay?)
  /// Reports that a person has chosen the kind of an entry, by its number.
  func formView(
    _ view: PersonFormView, didChooseKind kind: Int, at index: Int, in group: EntryGroup)
  /// Reports that a person has chosen the country of an address, by its number.
  func formView(_ view: PersonFormView, didChooseCountry country: Int, at index: Int)
  /// Reports that a person asks for another entry.
  func formView(_ view: PersonFormView, didAddTo group: EntryGroup)
  /// Reports that a person has taken an entry out; the form doesn't have it any more.
  func formView(_ view: PersonFormView, didRemoveAt index: Int, from group: EntryGroup)
  /// Returns what is wrong with a field as it is shown; nil for nothing.
  func formView(_ view: PersonFormView, problemWith field: FormField) -> Message?
}

/// The form of a person: fields in the order of the language and of each address's country.
///
/// It knows no person: it shows texts by their ``FormField``, and reports what one types. A field that
/// isn't shown any more, since another country was chosen, keeps its text.
package final class PersonFormView: ScrollView {
  /// The object that the form reports to; it isn't kept alive.
  package weak var delegate: (any PersonFormViewDelegate)?
  /// The words for the countries that can be chosen.
  package let countries: [Message]
  /// The words for the kinds of entries of each group.
  package let kinds: [EntryGroup: [Message]]

  let birthdayField: DateField
  let names: [NamePart: TextField]
  var phones: [EntryRow] = []
  var emails: [EntryRow] = []
  var addresses: [AddressRow] = []
  /// The rows of the form as it is, by what they are for.
  var rows: [FormField: FormRow] = [:]
  var shape = FormShape()
  private let column = FormColumn()
  private var laidOutNames: [NamePart] = []

  /// A form without entries.
  ///
  /// - Parameter today: The day that birthdays are not after.
  package init(countries: [Message], kinds: [EntryGroup: [Message]], today: CalendarDay) {
    self.countries = countries
    self.kinds = kinds
    birthdayField = DateField(today: today)
    birthdayField.limits = DayLimits(maximum: today)
    names = Dictionary(uniqueKeysWithValues: NamePart.allCases.map { ($0, TextField()) })
    super.init(column)
    for field in names.values { connect(field) }
    birthdayField.addTarget(self, action: PersonFormView.birthdayChanged, for: .valueChanged)
  }

  /// Shows other rows; those that stay keep what was typed and the keys.
  package func show(_ shape: FormShape) {
    guard shape != self.shape || rows.isEmpty else { return }
    self.shape = shape
    fit(&phones, to: shape.phones.count) { makeEntry(in: .phones) }
    fit(&emails, to: shape.emails.count) { makeEntry(in: .emails) }
    fit(&addresses, to: shape.addresses.count) { makeAddress() }
    for (row, kind) in zip(phones, shape.phones) { row.kindPicker.selectedIndex = kind }
    for (row, kind) in zip(emails, shape.emails) { row.kindPicker.selectedIndex = kind }
    for (row, address) in zip(addresses, shape.addresses) {
      row.kindPicker.selectedIndex = address.kind
      row.countryPicker.selectedIndex = address.country
    }
    arrange()
  }

  private func fit<Row>(_ rows: inout [Row], to count: Int, make: () -> Row) {
    while rows.count < count { rows.append(make()) }
    while rows.count > count { rows.removeLast() }
  }

  // The order of the names is the language's.
  package override func traitsDidChange() {
    if nameOrder != laidOutNames { arrange() }
  }

  /// The parts of a name in the order of the language, those for readings only where it has them or
  /// where somebody has typed one.
  var nameOrder: [NamePart] {
    let words = traits?.localizer.string(.AddressBook.formNameOrder).split(separator: " ") ?? []
    let asked = words.compactMap { NamePart(rawValue: String($0)) }
    let missing = NamePart.allCases.filter { part in
      let isReading = part == .familyReading || part == .givenReading
      return !asked.contains(part) && (!isReading || names[part]?.text.isEmpty == false)
    }
    return asked + missing
  }

  /// Lays the rows out anew: the fields are the same, so texts, cursors and the keys stay.
  func arrange() {
    let told = rows.filter { $0.value.error != nil }.keys
    laidOutNames = nameOrder
    rows = [:]
    let form = FormView()
    addRows(to: form)
    column.form = form
    for field in told { rows[field]?.validate() }
  }

  /// Shows what is wrong with all fields, and gives the keys to the first of them.
  ///
  /// - Returns: Whether nothing is wrong.
  package func validate() -> Bool { column.form.validate() }

  /// Gives the keys to a field.
  package func focus(_ field: FormField) {
    layoutIfNeeded()
    textField(of: field)?.becomeFirstResponder()
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
      form.layoutIfNeeded()
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
