package import Hanok

/// Texts by their fields, and what a person does with them.
extension PersonFormView {
  /// The fields that are shown, from the top.
  package var fields: [FormField] {
    let addressFields = shape.addresses.enumerated().flatMap { index, address in
      address.parts.map { FormField.address(index, $0.part) }
    }
    return nameOrder.map(FormField.name) + [.birthday] + phones.indices.map(FormField.phone)
      + emails.indices.map(FormField.email) + addressFields
  }

  /// Returns the text of a field.
  package func text(of field: FormField) -> String { textField(of: field)?.text ?? "" }

  /// Shows a text; one that is there already isn't touched, so that no cursor moves.
  package func setText(_ text: String, of field: FormField) {
    if let textField = textField(of: field), textField.text != text { textField.text = text }
  }

  /// The birthday; nil where there is none, or none that can be read.
  package var birthday: CalendarDay? {
    get { birthdayField.date }
    set { if birthdayField.date != newValue { birthdayField.date = newValue } }
  }

  func textField(of field: FormField) -> TextField? {
    switch field {
    case .name(let part): names[part]
    case .birthday: birthdayField
    case .phone(let index): phones.indices.contains(index) ? phones[index].textField : nil
    case .email(let index): emails.indices.contains(index) ? emails[index].textField : nil
    case .address(let index, let part):
      addresses.indices.contains(index) ? addresses[index].fields[part] : nil
    }
  }

  func connect(_ field: TextField) {
    field.addTarget(self, action: PersonFormView.textChanged, for: .valueChanged)
    field.addTarget(self, action: PersonFormView.editingEnded, for: .editingDidEnd)
  }

  func makeEntry(in group: EntryGroup) -> EntryRow {
    let row = EntryRow(kinds[group] ?? [])
    connect(row.textField)
    row.kindPicker.addTarget(self, action: PersonFormView.kindChosen, for: .valueChanged)
    row.removeButton.addTarget(self, action: PersonFormView.removePressed)
    return row
  }

  func makeAddress() -> AddressRow {
    let row = AddressRow(countries, kinds[.addresses] ?? [])
    for field in row.fields.values { connect(field) }
    row.kindPicker.addTarget(self, action: PersonFormView.kindChosen, for: .valueChanged)
    row.countryPicker.addTarget(self, action: PersonFormView.countryChosen, for: .valueChanged)
    row.removeButton.addTarget(self, action: PersonFormView.removePressed)
    return row
  }

  // One action for many fields: which of them it was, the form knows by the field itself.
  private func textChanged(_ sender: TextField) {
    guard let field = field(of: sender) else { return }
    delegate?.formView(self, didChange: field, to: sender.text)
    // What was told is looked at again; what wasn't is left to be typed.
    if let row = rows[field], row.error != nil { row.validate() }
  }

  private func editingEnded(_ sender: TextField) {
    guard window != nil, !sender.text.isEmpty, let field = field(of: sender) else { return }
    rows[field]?.validate()
  }

  func birthdayChanged() {
    // A text that can't be read is no birthday, and no lack of one.
    guard birthdayField.isValid else { return }
    delegate?.formView(self, didChangeBirthdayTo: birthdayField.date)
  }

  private func kindChosen(_ sender: PickerView) {
    guard let kind = sender.selectedIndex, let (group, index) = entry({ $0 === sender }) else {
      return
    }
    delegate?.formView(self, didChooseKind: kind, at: index, in: group)
  }

  private func countryChosen(_ sender: PickerView) {
    let index = addresses.firstIndex { $0.countryPicker === sender }
    guard let index, let country = sender.selectedIndex else { return }
    delegate?.formView(self, didChooseCountry: country, at: index)
  }

  private func removePressed(_ sender: Button) {
    guard let (group, index) = entry({ $0 === sender }) else { return }
    switch group {
    case .phones:
      phones.remove(at: index)
      shape.phones.remove(at: index)
    case .emails:
      emails.remove(at: index)
      shape.emails.remove(at: index)
    case .addresses:
      addresses.remove(at: index)
      shape.addresses.remove(at: index)
    }
    arrange()
    delegate?.formView(self, didRemoveAt: index, from: group)
  }

  /// The entry that has a control.
  private func entry(_ isSought: (View) -> Bool) -> (EntryGroup, Int)? {
    func index(_ rows: [EntryRow]) -> Int? {
      rows.firstIndex { isSought($0.kindPicker) || isSought($0.removeButton) }
    }
    if let index = index(phones) { return (.phones, index) }
    if let index = index(emails) { return (.emails, index) }
    let address = addresses.firstIndex { isSought($0.kindPicker) || isSought($0.removeButton) }
    return address.map { (.addresses, $0) }
  }

  private func field(of sender: TextField) -> FormField? {
    allFields.first { textField(of: $0) === sender }
  }

  /// The fields that are shown, and those that other countries have.
  private var allFields: [FormField] {
    fields
      + addresses.indices.flatMap { index in AddressPart.allCases.map { .address(index, $0) } }
  }
}
