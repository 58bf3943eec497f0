package import AddressBookModel

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
