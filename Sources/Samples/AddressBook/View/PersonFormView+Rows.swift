import Hanok

/// The rows from the top: the name, the birthday, groups that grow, and the note.
extension PersonFormView {
  func addRows(to form: FormView) {
    for part in shape.names {
      if let field = names[part] { add(.name(part), part.label, field, to: form) }
    }
    add(.organization, .AddressBook.fieldOrganization, organizationField, to: form)
    add(.birthday, .AddressBook.fieldBirthday, birthdayField, to: form)
    for (index, row) in phones.enumerated() {
      row.name(.AddressBook.fieldPhoneNumbered(number: index + 1))
      add(.phone(row.id), .AddressBook.fieldPhone, row, to: form)
    }
    addButton(.AddressBook.formAddPhone, .phones, to: form)
    for (index, row) in emails.enumerated() {
      row.name(.AddressBook.fieldEmailNumbered(number: index + 1))
      add(.email(row.id), .AddressBook.fieldEmail, row, to: form)
    }
    addButton(.AddressBook.formAddEmail, .emails, to: form)
    for (index, row) in addresses.enumerated() {
      row.name(.AddressBook.fieldAddressNumbered(number: index + 1))
      form.addRow(.AddressBook.fieldAddress, row)
      for part in shape.addresses[index].parts { add(part, of: row, to: form) }
    }
    addButton(.AddressBook.formAddAddress, .addresses, to: form)
    add(.note, .AddressBook.fieldNote, noteView, to: form)
  }

  private func add(_ part: FormShape.Part, of row: AddressRow, to form: FormView) {
    guard let field = row.fields[part.part] else { return }
    let place = FormField.address(row.id, part.part)
    add(place, part.label, field, to: form)
    if part.isRequired { requiredFields.insert(place) }
    showRequirement(of: place)
  }

  /// Says that a field is required while it is empty.
  func showRequirement(of field: FormField) {
    guard requiredFields.contains(field) else { return }
    rows[field]?.hint = text(of: field).isEmpty ? .AddressBook.formRequired : nil
  }

  private func add(
    _ field: FormField, _ label: Message, _ view: View, to form: FormView
  ) {
    rows[field] = form.addRow(label, view) { [weak self] in
      self.flatMap { $0.delegate?.formView($0, problemWith: field) }
    }
  }

  private func addButton(_ title: Message, _ group: EntryGroup, to form: FormView) {
    let button = Button(title, style: .plain)
    button.addAction { [weak self] in
      if let self { delegate?.formView(self, didAddTo: group) }
    }
    form.addRow(.verbatim(""), button)
  }
}

extension NamePart {
  fileprivate var label: Message {
    switch self {
    case .family: .AddressBook.fieldFamily
    case .given: .AddressBook.fieldGiven
    case .middle: .AddressBook.fieldMiddle
    case .prefix: .AddressBook.fieldPrefix
    case .suffix: .AddressBook.fieldSuffix
    case .familyReading: .AddressBook.fieldFamilyReading
    case .givenReading: .AddressBook.fieldGivenReading
    }
  }
}
