import Hanok

/// Lines between texts.
final class DividerScreen: ViewController {
  override func loadView() {
    let sides = StackView(
      .horizontal, spacing: 1,
      views: [Label(.Gallery.dividerLeading), Divider(.vertical), Label(.Gallery.dividerTrailing)])
    view = StackView(
      .vertical,
      views: [
        Label(.Gallery.dividerAbove), Divider(), Label(.Gallery.dividerBelow), sides,
        Divider(title: .Gallery.dividerTitle),
      ])
  }
}
