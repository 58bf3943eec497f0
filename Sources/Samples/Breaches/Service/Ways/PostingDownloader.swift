public import BreachesModel
public import HanokNotifications

/// Downloads, and posts what happens to a center, for whoever listens there.
@MainActor public final class PostingDownloader {
  private let download: CurrentDownload
  private let center: TypedNotificationCenter

  /// A downloader that posts to a center, which it is given: there is no shared one.
  public init(_ transport: any Transport, center: TypedNotificationCenter) {
    download = CurrentDownload(transport)
    self.center = center
  }

  /// Begins a download in place of the one before.
  public func download(_ request: DownloadRequest) {
    download.start(request) { [center] event in
      switch event {
      case .progress(let progress): center.post(DownloadDidProgress(progress: progress))
      case .ended(.success(let list)): center.post(DownloadDidFinish(list: list))
      case .ended(.failure(let failure)): center.post(DownloadDidFail(failure: failure))
      }
    }
  }

  /// Ends the download that is on its way, and posts that it was cancelled, and nothing more.
  public func cancel() {
    guard download.isOnItsWay else { return }
    download.cancel()
    center.post(DownloadDidCancel())
  }
}
