import Hanok

/// A box with the focus inside, a card, and a title in the middle.
final class BoxViewScreen: ViewController {
  override func loadView() {
    let focused = BoxView(Button(.Gallery.boxViewButton), title: .Gallery.boxViewFocus)
    let card = BoxView(text(), title: .Gallery.boxViewCard)
    card.style = .card
    let centered = BoxView(text(), title: .Gallery.boxViewCenter)
    centered.titleAlignment = .center
    view = StackView(.vertical, spacing: 1, views: [focused, card, centered])
  }

  private func text() -> Label {
    let label = Label(.Gallery.boxViewText)
    label.numberOfLines = 0
    return label
  }
}
