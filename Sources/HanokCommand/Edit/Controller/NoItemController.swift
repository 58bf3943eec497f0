import Hanok

/// The screen beside the list before a message is chosen.
final class NoItemController: ViewController {
  override func loadView() {
    let label = Label(.HanokCommand.editChoose, alignment: .center)
    label.style = \.secondary
    label.numberOfLines = 0
    view = label
  }
}
