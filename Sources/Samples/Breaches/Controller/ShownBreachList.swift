import BreachesModel
import BreachesView
import Hanok

/// The part of a screen that shows a list, in a separate controller: one controller for each part.
///
/// The controller, with its search and order, is kept during the next download, and shown again if
/// that is cancelled.
final class ShownBreachList {
  private var controller: BreachListViewController?

  /// Shows a list on a screen.
  func show(_ list: BreachList, in parent: ViewController, _ view: DownloadView) {
    let controller = controller ?? BreachListViewController(list)
    self.controller = controller
    parent.addChild(controller)
    view.list = controller.view
    controller.takeKeys()
  }

  /// Removes the list from the screen.
  func hide(in view: DownloadView) {
    view.list = nil
    controller?.removeFromParent()
  }

  /// Drops the list, after the next one or a failure.
  func forget() { controller = nil }
}

extension StatusCard {
  /// Shows a state without a list as a text.
  func show(_ state: DownloadState, of request: DownloadRequest, by method: DownloadMethod) {
    switch state {
    case .loaded: break
    case .idle: showText(method.about, heading: .Breaches.title)
    case .loading(let progress):
      showProgress(
        progress.map(Message.progress), fraction: progress?.fraction, heading: .Breaches.loading)
    case .failed(let failure):
      showFailure(
        .failure(failure, of: request), remedy: .remedy(for: failure, of: request),
        heading: .Breaches.failed)
      retryButton.becomeFirstResponder()
    case .asked(let count):
      showText(
        .Breaches.managerExplanation,
        heading: .Breaches.managerCount(records: Message.records(count)))
    }
  }
}
