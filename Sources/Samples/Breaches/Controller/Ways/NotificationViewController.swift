import BreachesModel
import BreachesService
import BreachesView
import Hanok
import HanokNotifications

/// Downloads by a downloader that posts its events; this screen and another one observe them.
final class NotificationViewController: DownloadViewController {
  private let downloader: PostingDownloader
  private let listener: ListenerViewController

  /// Creates a screen that hears a center, which it hands on to who posts and who also hears.
  init(_ request: DownloadRequest, transport: any Transport, center: TypedNotificationCenter) {
    downloader = PostingDownloader(transport, center: center)
    listener = ListenerViewController(center)
    super.init(request, method: .notification)
    // Observers aren't kept alive, and needn't be removed.
    center.addObserver(self, action: NotificationViewController.didProgress)
    center.addObserver(self, action: NotificationViewController.didFinish)
    center.addObserver(self, action: NotificationViewController.didFail)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    addChild(listener)
    downloadView.footView = listener.view
  }

  override func begin() { downloader.download(request) }
  override func end() { downloader.cancel() }

  private func didProgress(_ notification: DownloadDidProgress) { progress(notification.progress) }
  private func didFinish(_ notification: DownloadDidFinish) { finish(notification.list) }
  private func didFail(_ notification: DownloadDidFail) { fail(notification.failure) }
}
