public import BreachesModel
public import HanokNotifications

/// Downloads, and posts its events to a center, for any observers.
@MainActor public final class PostingDownloader {
  private let download: CurrentDownload
  private let center: TypedNotificationCenter

  /// Creates a downloader that posts to a center, which is passed to it: there is no shared one.
  public init(_ transport: any Transport, center: TypedNotificationCenter) {
    download = CurrentDownload(transport)
    self.center = center
  }

  /// Begins a download, which replaces the previous one.
  public func download(_ request: DownloadRequest) {
    download.start(request) { [center] event in
      switch event {
      case .progress(let progress): center.post(DownloadDidProgress(progress: progress))
      case .ended(.success(let list)): center.post(DownloadDidFinish(list: list))
      case .ended(.failure(let failure)): center.post(DownloadDidFail(failure: failure))
      }
    }
  }

  /// Cancels the current download, and posts that, and nothing more.
  public func cancel() {
    guard download.isOnItsWay else { return }
    download.cancel()
    center.post(DownloadDidCancel())
  }
}
