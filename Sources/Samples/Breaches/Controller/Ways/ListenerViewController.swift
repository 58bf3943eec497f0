import BreachesModel
import BreachesView
import Hanok
import HanokNotifications

/// A second screen that observes the same notifications, independent of the first one.
final class ListenerViewController: ContentViewController<Label> {
  private var tally = DownloadTally()

  init(_ center: TypedNotificationCenter) {
    super.init(Label(.Breaches.listenerNothing))
    center.addObserver(self, action: ListenerViewController.didProgress)
    center.addObserver(self, action: ListenerViewController.didFinish)
    center.addObserver(self, action: ListenerViewController.didFail)
    center.addObserver(self, action: ListenerViewController.didCancel)
  }

  override func viewDidLoad() {
    contentView.style = \.secondary
    contentView.numberOfLines = 0
  }

  private func didProgress(_ notification: DownloadDidProgress) {
    let received = notification.progress.received.value
    contentView.message = .Breaches.listenerProgress(received: received)
  }

  private func didFinish(_ notification: DownloadDidFinish) {
    tally.add(notification.list)
    showTally()
  }

  private func didFail(_ notification: DownloadDidFail) {
    contentView.message = .Breaches.listenerFailed
  }

  private func didCancel(_ notification: DownloadDidCancel) { showTally() }

  private func showTally() {
    contentView.message =
      tally.downloads == 0
      ? .Breaches.listenerNothing
      : .Breaches.listenerFinished(
        downloads: Message.Breaches.downloads(count: tally.downloads),
        records: Message.records(tally.records))
  }
}
