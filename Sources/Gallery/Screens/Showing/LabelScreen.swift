import Hanok

/// Labels in three alignments, one of several lines, and some in styles.
final class LabelScreen: ViewController {
  override func loadView() {
    let wrapping = Label(.Gallery.labelLong)
    wrapping.numberOfLines = 0
    let styles: [KeyPath<Theme, Style>] = [\.heading, \.secondary, \.success, \.warning, \.failure]
    view = StackView(
      .vertical,
      views: [
        Label(.Gallery.labelLeading), Label(.Gallery.labelCenter, alignment: .center),
        Label(.Gallery.labelTrailing, alignment: .trailing), wrapping,
        FlowView(
          spacing: 2,
          views: styles.map { style in
            let label = Label(.Gallery.labelStyled)
            label.style = style
            return label
          }),
      ])
  }
}
