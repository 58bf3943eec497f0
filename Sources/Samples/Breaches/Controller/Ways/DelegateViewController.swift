import BreachesModel
import BreachesService
import BreachesView
import Hanok

/// Downloads by a downloader whose delegate it is.
final class DelegateViewController: DownloadViewController, DownloadDelegate {
  private let transport: any Transport
  // The downloader is the controller's, and knows it weakly: no circle.
  private(set) lazy var downloader = DelegatingDownloader(transport) { [weak self] in
    self?.answerWasUnheard()
  }

  init(_ request: DownloadRequest, transport: any Transport) {
    self.transport = transport
    super.init(request, method: .delegate)
    downloader.delegate = self
  }

  override func begin() { downloader.download(request) }
  override func end() { downloader.cancel() }

  func downloadDidProgress(_ progress: DownloadProgress) { self.progress(progress) }
  func downloadDidFinish(_ list: BreachList) { finish(list) }
  func downloadDidFail(_ failure: DownloadFailure) { fail(failure) }

  /// Someone has taken the delegate away: the answer has come to nobody, and the wait is over.
  private func answerWasUnheard() {
    cancel()
    application?.showNotice(.Breaches.unheard)
  }
}
