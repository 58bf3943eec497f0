package import Hanok

/// Texts by their fields, and what a person does with them.
extension PersonFormView {
  /// Returns the text of a field.
  package func text(of field: FormField) -> String { input(of: field)?.text ?? "" }

  /// Shows a text; one that is there already isn't touched, so that no cursor moves.
  package func setText(_ text: String, of field: FormField) {
    if let input = input(of: field), input.text != text { input.text = text }
  }

  /// The birthday; nil where there is none, or none that can be read.
  package var birthday: CalendarDay? {
    get { birthdayField.date }
    set { if birthdayField.date != newValue { birthdayField.date = newValue } }
  }

  /// Whether the text of the birthday is a day, or empty.
  package var isBirthdayValid: Bool { birthdayField.isValid }

  /// The words in the field while it is empty, such as a birthday whose year nobody knows.
  package var birthdayPlaceholder: Message? {
    get { birthdayField.placeholder }
    set { birthdayField.placeholder = newValue }
  }

  func input(of field: FormField) -> TextInput? {
    switch field {
    case .name(let part): names[part]
    case .organization: organizationField
    case .birthday: birthdayField
    case .phone(let id): phones.first { $0.id == id }?.textField
    case .email(let id): emails.first { $0.id == id }?.textField
    case .address(let id, let part): addresses.first { $0.id == id }?.fields[part]
    case .note: noteView
    }
  }

  func connect(_ input: TextInput) {
    input.addTarget(self, action: PersonFormView.textChanged, for: .valueChanged)
    input.addTarget(self, action: PersonFormView.editingEnded, for: .editingDidEnd)
  }

  func makeEntry(_ id: Int, in group: EntryGroup) -> EntryRow {
    let row = EntryRow(id, in: group, kinds: kinds[group] ?? [])
    connect(row.textField)
    connect(row)
    return row
  }

  func makeAddress(_ id: Int) -> AddressRow {
    let row = AddressRow(id, countries: countries, kinds: kinds[.addresses] ?? [])
    for field in row.fields.values { connect(field) }
    connect(row)
    row.countryPicker.addAction(for: .valueChanged) { [weak self, weak row] in
      guard let self, let country = row?.countryPicker.selectedIndex else { return }
      delegate?.formView(self, didChooseCountry: country, of: id)
    }
    return row
  }

  private func connect(_ row: EntryHead) {
    let (id, group) = (row.id, row.group)
    row.kindPicker.addAction(for: .valueChanged) { [weak self, weak row] in
      guard let self, let kind = row?.kindPicker.selectedIndex else { return }
      delegate?.formView(self, didChooseKind: kind, of: id, in: group)
    }
    row.removeButton.addAction { [weak self] in
      if let self { delegate?.formView(self, didRemove: id) }
    }
  }

  // One action for all texts: which of them it was, the form knows by the control itself.
  private func textChanged(_ sender: TextInput) {
    guard let field = field(of: sender) else { return }
    delegate?.formView(self, didChange: field, to: sender.text)
    // What was told is looked at again, also where another field has mended it.
    for (told, row) in rows where row.error != nil { look(at: told) }
  }

  private func editingEnded(_ sender: TextInput) {
    guard window != nil, !sender.text.isEmpty, let field = field(of: sender) else { return }
    look(at: field)
  }

  func birthdayEntered() {
    // A text that can't be read is no birthday, and no lack of one.
    guard isBirthdayValid else { return }
    delegate?.formView(self, didEnterBirthday: birthday)
  }

  private func field(of sender: TextInput) -> FormField? {
    shape.fields.first { input(of: $0) === sender }
  }
}
