import Hanok

/// Views above and next to each other, separated by a spacer.
final class StackViewScreen: ViewController {
  override func loadView() {
    let row = StackView(
      .horizontal, spacing: 2,
      views: [Button(.Gallery.stackFirst), SpacerView(share: 1), Button(.Gallery.stackLast)])
    let column = StackView(
      .vertical, spacing: 1, alignment: .leading,
      views: [Button(.Gallery.stackFirst), Button(.Gallery.stackLast)])
    view = StackView(.vertical, spacing: 1, views: [row, column])
  }
}
