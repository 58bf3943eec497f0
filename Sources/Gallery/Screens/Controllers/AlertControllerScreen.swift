import Hanok

/// An alert and an action sheet, with the answer that was given last.
final class AlertControllerScreen: ViewController {
  private let answer = Label(.Gallery.alertWaiting)
  private let askButton = Button(.Gallery.alertAsk)
  private let chooseButton = Button(.Gallery.alertChoose)

  override func loadView() {
    view = StackView(
      .vertical, alignment: .leading, views: [askButton, chooseButton, SpacerView(1), answer])
    view.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
  }

  override func viewDidLoad() {
    askButton.addTarget(self, action: AlertControllerScreen.ask)
    chooseButton.addTarget(self, action: AlertControllerScreen.choose)
    ask()
  }

  private func ask() {
    let alert = AlertController(.Gallery.alertTitle, message: .Gallery.alertMessage)
    alert.actions = [.cancel(), action(.Gallery.alertDelete, .destructive)]
    present(alert)
  }

  private func choose() {
    let sheet = AlertController(nil, preferredStyle: .actionSheet)
    sheet.sourceView = chooseButton
    sheet.actions = [
      action(.Gallery.alertCopy), action(.Gallery.alertMove),
      action(.Gallery.alertDelete, .destructive), .cancel(),
    ]
    present(sheet)
  }

  private func action(_ title: Message, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title, style: style) { [weak self] in
      self?.answer.message = .Gallery.alertAnswer(answer: .message(title))
    }
  }
}
