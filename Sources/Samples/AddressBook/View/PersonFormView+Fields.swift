package import Hanok

/// Texts by their fields, and the user's changes of them.
extension PersonFormView {
  /// Returns the text of a field.
  package func text(of field: FormField) -> String { input(of: field)?.text ?? "" }

  /// Sets a text; one that the field has already moves no cursor, since the field ignores it.
  package func setText(_ text: String, of field: FormField) {
    input(of: field)?.text = text
    showRequirement(of: field)
  }

  /// The birthday, or nil if the field is empty or unreadable.
  package var birthday: PartialDay? {
    get { birthdayField.value }
    set { if birthdayField.value != newValue { birthdayField.value = newValue } }
  }

  /// Whether the text of the birthday is a day, or empty.
  package var isBirthdayValid: Bool { birthdayField.isValid }

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

  // All texts have one action: the form finds the field by the control itself.
  private func textChanged(_ sender: TextInput) {
    guard let field = field(of: sender) else { return }
    showRequirement(of: field)
    delegate?.formView(self, didChange: field, to: sender.text)
    // Fields with errors are validated again, since a change of another field may resolve them.
    for (told, row) in rows where row.error != nil { look(at: told) }
  }

  private func editingEnded(_ sender: TextInput) {
    guard window != nil, !sender.text.isEmpty, let field = field(of: sender) else { return }
    look(at: field)
  }

  func birthdayEntered() {
    // An unreadable text is neither a birthday nor an empty field.
    guard isBirthdayValid else { return }
    delegate?.formView(self, didEnterBirthday: birthday)
  }

  private func field(of sender: TextInput) -> FormField? {
    shape.fields.first { input(of: $0) === sender }
  }
}
