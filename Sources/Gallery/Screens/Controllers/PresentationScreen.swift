import Hanok

/// Screens over this one: a sheet, a popover, a notice; and an answer that is awaited.
final class PresentationScreen: ViewController {
  private let sheetButton = Button(.Gallery.presentationSheet)
  private let popoverButton = Button(.Gallery.presentationPopover)
  private let noticeButton = Button(.Gallery.presentationNotice)
  private let questionButton = Button(.Gallery.presentationQuestion)
  private let answer = Label(.Gallery.alertWaiting)

  override func loadView() {
    answer.numberOfLines = 0
    view = StackView(
      .vertical, alignment: .leading,
      views: [
        sheetButton, popoverButton, noticeButton, questionButton, SpacerView(1), answer,
      ])
  }

  override func viewDidLoad() {
    sheetButton.addTarget(self, action: PresentationScreen.showSheet)
    popoverButton.addTarget(self, action: PresentationScreen.showPopover)
    noticeButton.addTarget(self, action: PresentationScreen.showNotice)
    questionButton.addTarget(self, action: PresentationScreen.ask)
  }

  private func showSheet() { show(as: .sheet) }

  private func showPopover() { show(as: .popover) }

  private func show(as style: ModalPresentationStyle) {
    let controller = ViewController()
    let close = Button(.Gallery.presentationClose)
    close.addAction { [weak controller] in controller?.dismiss() }
    let text = Label(.Gallery.presentationText)
    text.numberOfLines = 0
    controller.view = StackView(.vertical, spacing: 1, alignment: .leading, views: [text, close])
    controller.title = .Gallery.presentationTitle
    controller.modalPresentationStyle = style
    controller.sourceView = popoverButton
    present(controller)
  }

  private func showNotice() { application?.showNotice(.Gallery.presentationText) }

  private func ask() {
    task { [weak self] in
      let alert = AlertController(.Gallery.alertTitle, message: .Gallery.alertMessage)
      let delete = AlertAction(.Gallery.alertDelete, style: .destructive)
      alert.actions = [.cancel(), delete]
      let chosen = await self?.present(alert)
      self?.answer.message = .Gallery.alertAnswer(
        answer: chosen?.title ?? .Gallery.alertWaiting)
    }
  }
}
