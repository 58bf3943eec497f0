import AddressBookView
import Hanok

/// Fills the side of the card while no person is chosen.
final class NobodyController: ViewController {
  override func loadView() { view = PlaceholderView(.AddressBook.nobody) }
}
