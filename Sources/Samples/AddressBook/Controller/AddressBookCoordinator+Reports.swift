package import AddressBookModel
import AddressBookView
import Hanok

/// The actions that any screen may request.
extension AddressBookCoordinator: PeopleActions {
  package func addPerson() { showForm(of: Person()) }

  package func editPerson(_ id: PersonID) {
    if let person = person(id) { showForm(of: person) }
  }

  package func deletePerson(_ id: PersonID, named name: String) {
    task { [weak self] in
      let delete = AlertAction(
        .AddressBook.actionDelete, style: .destructive, mnemonic: .AddressBook.actionDeleteKeys)
      let title: Message =
        name.isEmpty ? .AddressBook.deleteTitleUnnamed : .AddressBook.deleteTitle(name: name)
      let question = AlertController(
        title, message: .AddressBook.deleteText, actions: [.cancel(), delete])
      guard await self?.present(question) === delete else { return }
      self?.delete(id)
    }
  }

  private func delete(_ id: PersonID) {
    do throws(StoreFailure) { try book.remove(id) } catch {
      present(AlertController(.AddressBook.failureDelete, message: .failure(error)))
    }
  }
}

/// The reports of the screens.
extension AddressBookCoordinator: PeopleListControllerDelegate, CardControllerDelegate,
  PersonFormControllerDelegate
{
  package func peopleList(_ list: PeopleListController, didSelect id: PersonID) {
    if !isCollapsed { showCard(id) }
  }

  package func peopleList(_ list: PeopleListController, didChoose id: PersonID) { showCard(id) }

  package func peopleListDidShowPeople(_ list: PeopleListController) { showCurrentCard() }

  package func cardDidClose(_ card: CardController) {
    // The list may have replaced the card of a removed person already.
    guard card === self.card else { return }
    closeCard()
    showCurrentCard()
  }

  package func personForm(_ form: PersonFormController, didSave person: Person) {
    dismiss()
    list.select(person.id)
    // A card of the person stays: the book has notified it of the change.
    if card?.person.id != person.id { showCard(person.id) }
  }

  package func personForm(_ form: PersonFormController, didSaveBeforeAnother person: Person) {
    dismiss()
    list.select(person.id)
    addPerson()
  }

  package func personFormDidCancel(_ form: PersonFormController) { dismiss() }
}
