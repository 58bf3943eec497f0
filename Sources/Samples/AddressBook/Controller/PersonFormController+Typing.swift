import AddressBookModel
package import AddressBookView
package import Hanok

/// From the fields to the draft.
extension PersonFormController: PersonFormViewDelegate {
  /// The person in the form, valid or not.
  var shownPerson: Person {
    var person = draft.person
    for field in person.fields {
      // A property by its name, checked by the compiler: no case for each of them.
      if let path = field.keyPath { person[keyPath: path] = formView.text(of: FormField(field)) }
    }
    person.birthday = shownBirthday
    return person
  }

  /// The birthday in the form, or the draft's if the field is unreadable or unchanged.
  ///
  /// A stored one that no calendar has isn't in the field, and stays until another one is typed.
  private var shownBirthday: Birthday? {
    let known = draft.person.birthday
    if !formView.isBirthdayValid || formView.birthday == known?.partialDay { return known }
    return formView.birthday.map { Birthday($0) }
  }

  /// Whether leaving would lose typed text.
  var hasUnsavedChanges: Bool {
    var shown = draft
    shown.person = shownPerson
    return shown.hasChanges || !formView.isBirthdayValid
  }

  package func formView(
    _ view: PersonFormView, didChange field: FormField, to text: String
  ) {
    // An invalid text doesn't change the draft.
    guard let path = field.personField.keyPath, problem(with: field) == nil else { return }
    draft.person[keyPath: path] = text
  }

  package func formView(_ view: PersonFormView, didEnterBirthday day: PartialDay?) {
    draft.person.birthday = shownBirthday
  }

  package func formView(
    _ view: PersonFormView, didChooseKind kind: Int, of id: Int, in group: EntryGroup
  ) {
    let label = group.labels[kind]
    switch group {
    case .phones: draft.person[phone: id].label = label
    case .emails: draft.person[email: id].label = label
    case .addresses: draft.person[address: id].label = label
    }
  }

  package func formView(_ view: PersonFormView, didChooseCountry country: Int, of id: Int) {
    draft.person[address: id].country = countries.codes[country]
  }

  package func formView(_ view: PersonFormView, didAddTo group: EntryGroup) {
    switch group {
    case .phones: view.focus(.phone(draft.person.addPhone()))
    case .emails: view.focus(.email(draft.person.addEmail()))
    case .addresses:
      // The country decides which fields follow.
      view.focusOnCountry(ofAddress: draft.person.addAddress(country: countries.home))
    }
  }

  package func formView(_ view: PersonFormView, didRemove id: Int) {
    draft.person.removeEntry(id)
  }

  package func formView(
    _ view: PersonFormView, problemWith field: FormField
  ) -> Message? { problem(with: field).map(Message.problem) }

  private func problem(with field: FormField) -> ValidationProblem? {
    book.problems(of: shownPerson).first { $0.field == field.personField }
  }
}
