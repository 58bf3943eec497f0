import Hanok
import HanokScenes

/// The screen that both toolkits draw, a form of nine views with words: `Peers/textual_screens.py` has
/// the same.
final class GuestForm: ViewController {
  private var guests = 0 { didSet { sentence.message = .Screens.guests(count: guests) } }
  private let nameField = TextField(placeholder: .Screens.namePrompt)
  private let sentence = Label(.Screens.guests(count: 0))

  override func loadView() {
    let buttons = StackView(
      .horizontal, spacing: 2,
      views: [Button(.Screens.add), Button(.Screens.remove), Button(.Screens.close)])
    view = StackView(
      .vertical,
      views: [
        Label(.Screens.title), Label(.Screens.name), nameField, Checkbox(.Screens.vegetarian),
        Checkbox(.Screens.driver), sentence, buttons,
      ])
  }

  override func viewDidLoad() {
    nameField.addTarget(self, action: GuestForm.add)
  }

  private func add() { guests += 1 }

  /// The form after two keys: a letter is typed into the text field, and Enter adds the guest.
  nonisolated static let scene = Scene(
    "guests", [.screens], steps: [.type("A"), .press(.enter)]
  ) { GuestForm() }
}
