import Hanok

/// Two texts next to each other, with a divider that keys and the mouse move.
final class SplitViewScreen: ViewController {
  override func loadView() {
    view = SplitView(.horizontal, text(.Gallery.splitFirst), text(.Gallery.splitSecond))
  }

  private func text(_ message: Message) -> View {
    let label = Label(message)
    label.numberOfLines = 0
    let stack = StackView(.vertical, views: [label])
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    return ScrollView(stack)
  }
}
