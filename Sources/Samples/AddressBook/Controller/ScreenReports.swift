package import AddressBookModel
import AddressBookView
import Hanok

/// The object that a list of people reports to.
package protocol PeopleListControllerDelegate: AnyObject {
  /// Reports that somebody got the keys in the list.
  func peopleList(_ list: PeopleListController, didSelect id: PersonID)
  /// Reports that somebody was chosen.
  func peopleList(_ list: PeopleListController, didChoose id: PersonID)
}

/// The object that a card reports to.
package protocol CardControllerDelegate: AnyObject {
  /// Reports that the card is to go: a person has left it, or its person is gone.
  func cardDidClose(_ card: CardController)
}

/// The object that a form reports to.
package protocol PersonFormControllerDelegate: AnyObject {
  /// Reports that a person was saved.
  func personForm(_ form: PersonFormController, didSave person: Person)
  /// Reports that a person has left the form without saving.
  func personFormDidCancel(_ form: PersonFormController)
}

/// What can be done with people from any screen.
///
/// A screen says what is to be done, and the responder chain finds who does it: the coordinator.
package protocol PeopleActions: AnyObject {
  /// Shows an empty form.
  func addPerson()
  /// Shows a form of a person.
  func editPerson(_ id: PersonID)
  /// Deletes a person, but asks first.
  func deletePerson(_ id: PersonID, named name: String)
}

extension PeopleActions {
  /// What the menu of a person's row offers.
  func rowActions(for row: PersonRow) -> [RowAction] {
    [
      RowAction(.AddressBook.actionEdit) { [weak self] in self?.editPerson(row.id) },
      RowAction(.AddressBook.actionDelete, style: .destructive, key: KeyEvent(.delete)) {
        [weak self] in self?.deletePerson(row.id, named: row.title)
      },
    ]
  }
}
