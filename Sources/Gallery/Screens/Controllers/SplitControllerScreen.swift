import Hanok

/// Mailboxes, and the contents of the chosen one.
final class SplitControllerScreen: SplitController {
  init() {
    super.init(
      primary: MailboxesController(), secondary: TextController(nil, .Gallery.splitcontrollerEmpty))
  }
}

private final class MailboxesController: ViewController {
  override init() {
    super.init()
    title = .Gallery.splitcontrollerMailboxes
  }

  override func loadView() {
    let stack = StackView(.vertical, alignment: .leading)
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    let boxes: [Message] = [
      .Gallery.splitcontrollerInbox, .Gallery.splitcontrollerSent, .Gallery.splitcontrollerDrafts,
    ]
    for box in boxes {
      let button = Button(box)
      button.addAction { [weak self] in
        let detail = TextController(box, .Gallery.splitcontrollerNothing)
        self?.splitController?.showDetailViewController(detail)
      }
      stack.addSubview(button)
    }
    view = ScrollView(stack)
  }
}

private final class TextController: ViewController {
  private let text: Message

  init(_ title: Message?, _ text: Message) {
    self.text = text
    super.init()
    self.title = title
  }

  override func loadView() {
    let label = Label(text)
    label.numberOfLines = 0
    view = StackView(.vertical, views: [label])
    view.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
  }
}
