package import AddressBookModel
import AddressBookView
import Hanok

/// The object that a list of people notifies.
package protocol PeopleListControllerDelegate: AnyObject {
  /// Reports that a person in the list has gained the focus.
  func peopleList(_ list: PeopleListController, didSelect id: PersonID)
  /// Reports that a person was chosen.
  func peopleList(_ list: PeopleListController, didChoose id: PersonID)
  /// Reports that other people may be in the rows, without an action of the user on one of them.
  func peopleListDidShowPeople(_ list: PeopleListController)
}

/// The object that a card notifies.
package protocol CardControllerDelegate: AnyObject {
  /// Reports that the card must be closed: the user has left it, or its person was removed.
  func cardDidClose(_ card: CardController)
}

/// The object that a form notifies.
package protocol PersonFormControllerDelegate: AnyObject {
  /// Reports that a person was saved.
  func personForm(_ form: PersonFormController, didSave person: Person)
  /// Reports that a new person was saved, and that the user requests a form for another one.
  func personForm(_ form: PersonFormController, didSaveBeforeAnother person: Person)
  /// Reports that the user has left the form without saving.
  func personFormDidCancel(_ form: PersonFormController)
}

/// The actions on people, available on any screen.
///
/// A screen requests an action, and the responder chain finds the object that performs it: the
/// coordinator.
package protocol PeopleActions: AnyObject {
  /// Shows an empty form.
  func addPerson()
  /// Shows a form of a person.
  func editPerson(_ id: PersonID)
  /// Deletes a person after a confirmation.
  func deletePerson(_ id: PersonID, named name: String)
}

extension PeopleActions {
  /// Returns the actions in the menu of a person's row.
  func rowActions(for row: PersonRow) -> [RowAction] {
    [
      RowAction(.AddressBook.actionEdit) { [weak self] in self?.editPerson(row.id) },
      RowAction(.AddressBook.actionDelete, style: .destructive, key: KeyEvent(.delete)) {
        [weak self] in self?.deletePerson(row.id, named: row.title)
      },
    ]
  }
}
