import BreachesModel
import BreachesService
import BreachesView
import Hanok

/// Downloads by a downloader whose delegate it is.
final class DelegateViewController: DownloadViewController, DownloadDelegate {
  // The controller owns the downloader, which refers to it weakly: no reference cycle.
  let downloader: DelegatingDownloader

  init(_ request: DownloadRequest, transport: any Transport) {
    downloader = DelegatingDownloader(transport)
    super.init(request, method: .delegate)
    downloader.delegate = self
    downloader.onUnheard = { [weak self] in self?.answerWasUnheard() }
  }

  override func begin() { downloader.download(request) }
  override func end() { downloader.cancel() }

  func downloadDidProgress(_ progress: DownloadProgress) { self.progress(progress) }
  func downloadDidFinish(_ list: BreachList) { finish(list) }
  func downloadDidFail(_ failure: DownloadFailure) { fail(failure) }

  /// Another object has become the delegate: the answer isn't delivered, and the wait ends.
  private func answerWasUnheard() {
    cancel()
    application?.showNotice(.Breaches.unheard)
  }
}
