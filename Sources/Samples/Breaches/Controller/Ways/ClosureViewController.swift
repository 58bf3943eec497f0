import BreachesModel
import BreachesService
import Hanok

/// Downloads by a downloader that calls a closure, once.
final class ClosureViewController: DownloadViewController {
  private let downloader: AnsweringDownloader

  init(_ request: DownloadRequest, transport: any Transport) {
    downloader = AnsweringDownloader(transport)
    super.init(request, method: .closure)
  }

  override func begin() {
    // Weakly: the downloader keeps the closure, and the controller the downloader.
    downloader.download(request) { [weak self] result in
      // The compiler requires both cases: the list can't be used without handling the failure.
      switch result {
      case .success(let list): self?.finish(list)
      case .failure(let failure): self?.fail(failure)
      }
    }
  }

  override func end() { downloader.cancel() }
}
