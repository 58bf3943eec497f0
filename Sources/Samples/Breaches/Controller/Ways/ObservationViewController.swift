import BreachesModel
import BreachesService
import Hanok

/// Downloads by a downloader that it reads: what it has read calls it again after a change.
final class ObservationViewController: DownloadViewController {
  private let downloader: ObservedDownloader

  init(_ request: DownloadRequest, transport: any Transport) {
    downloader = ObservedDownloader(transport)
    super.init(request, method: .observation)
  }

  override func begin() { downloader.download(request) }
  override func end() { downloader.cancel() }

  // Nothing is registered, so nothing can be forgotten: to read is to observe.
  package override func updateProperties() {
    switch (downloader.end, downloader.progress) {
    case (.success(let list), _): finish(list)
    case (.failure(let failure), _): fail(failure)
    case (nil, let progress?): self.progress(progress)
    case (nil, nil): break
    }
  }
}
