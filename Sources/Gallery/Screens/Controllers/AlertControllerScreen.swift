import Hanok

/// Alerts of each kind and an action sheet, with the last answer.
final class AlertControllerScreen: ViewController {
  private let answer = Label(.Gallery.alertWaiting)
  private let tellButton = Button(.Gallery.alertTell)
  private let askButton = Button(.Gallery.alertAsk)
  private let renameButton = Button(.Gallery.alertRename)
  private let chooseButton = Button(.Gallery.alertChoose)

  override func loadView() {
    answer.numberOfLines = 0
    view = StackView(
      .vertical, alignment: .leading,
      views: [tellButton, askButton, renameButton, chooseButton, SpacerView(1), answer])
    view.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
  }

  override func viewDidLoad() {
    tellButton.addTarget(self, action: AlertControllerScreen.tell)
    askButton.addTarget(self, action: AlertControllerScreen.ask)
    renameButton.addTarget(self, action: AlertControllerScreen.rename)
    chooseButton.addTarget(self, action: AlertControllerScreen.choose)
  }

  private func tell() {
    present(AlertController(.Gallery.alertSaved, message: .Gallery.alertSavedText))
  }

  private func ask() {
    let alert = AlertController(.Gallery.alertTitle, message: .Gallery.alertMessage)
    alert.actions = [.cancel(), action(.Gallery.alertDelete, .destructive)]
    present(alert)
  }

  private func rename() {
    let alert = AlertController(.Gallery.alertRenameTitle)
    alert.addTextField { $0.placeholder = .Gallery.alertName }
    alert.actions = [
      .cancel(),
      .ok { [weak self, unowned alert] in
        self?.show(.verbatim(alert.textFields[0].text))
      },
    ]
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
    AlertAction(title, style: style) { [weak self] in self?.show(title) }
  }

  private func show(_ text: Message) {
    answer.message = .Gallery.alertAnswer(answer: text)
  }
}
