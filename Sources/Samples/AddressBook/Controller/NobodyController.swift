import AddressBookView
import Hanok

/// Fills the card's side while nobody is chosen.
final class NobodyController: ViewController {
  override func loadView() { view = PlaceholderView(.AddressBook.nobody) }
}
