import Hanok

/// A box with the focus inside, a card, and a title in the middle.
final class BoxViewScreen: ViewController {
  override func loadView() {
    let focused = BoxView(Button(.Gallery.boxViewButton), title: .Gallery.boxViewFocus)
    let card = BoxView(Label(.Gallery.boxViewText), title: .Gallery.boxViewCard)
    card.style = .card
    let centered = BoxView(Label(.Gallery.boxViewText), title: .Gallery.boxViewCenter)
    centered.titleAlignment = .center
    view = StackView(.vertical, spacing: 1, views: [focused, card, centered])
  }
}
