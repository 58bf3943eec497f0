import Hanok

/// Three screens with tabs; each keeps its state.
final class TabControllerScreen: TabController {
  init() {
    let titles: [Message] = [.Gallery.tabsToday, .Gallery.tabsWeek, .Gallery.tabsLater]
    super.init(titles.map(TasksController.init))
  }
}

private final class TasksController: ViewController {
  private let button = Button(.Gallery.tabsDone)

  init(_ title: Message) {
    super.init()
    self.title = title
  }

  override func loadView() {
    let text = Label(.Gallery.tabsHint)
    text.numberOfLines = 0
    let stack = StackView(.vertical, spacing: 1, alignment: .leading, views: [text, button])
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    view = ScrollView(stack)
    button.addAction { [weak self] in self?.button.isEnabled = false }
  }
}
