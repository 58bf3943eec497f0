import BreachesModel
import BreachesService
import Hanok

/// Downloads by awaiting the list.
final class AsyncViewController: DownloadViewController {
  private let downloader: AwaitingDownloader
  private var work: Task<Void, Never>?

  init(_ request: DownloadRequest, transport: any Transport) {
    downloader = AwaitingDownloader(transport)
    super.init(request, method: .async)
  }

  override func begin() {
    // `task` cancels the work with the screen. Objects that it refers to are kept until then,
    // except the screen.
    work = task { [weak self, downloader, request] in
      do {
        let list = try await downloader.list(for: request) { part in
          if !Task.isCancelled { self?.progress(part) }
        }
        if !Task.isCancelled { self?.finish(list) }
      } catch let failure as DownloadFailure {
        if !Task.isCancelled { self?.fail(failure) }
      } catch {
        // The cancelling code has updated the screen.
      }
    }
  }

  override func end() {
    work?.cancel()
    work = nil
  }
}
