public import BreachesModel

/// Downloads, and reports to a delegate.
@MainActor public final class DelegatingDownloader {
  /// The object that is notified of the download; it isn't kept alive.
  ///
  /// There is one: setting another stops the notifications of the former, without notice.
  public weak var delegate: (any DownloadDelegate)?

  /// Called if an answer arrives and there is no delegate.
  public var onUnheard: () -> Void = {}

  private let download: CurrentDownload

  /// Creates a downloader without a delegate.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download, which replaces the previous one.
  public func download(_ request: DownloadRequest) {
    download.start(request) { [weak self] event in self?.report(event) }
  }

  /// Cancels the download without a notification.
  public func cancel() { download.cancel() }

  private func report(_ event: CurrentDownload.Event) {
    switch event {
    case .progress(let progress): delegate?.downloadDidProgress(progress)
    case .ended(let end):
      guard let delegate else { return onUnheard() }
      switch end {
      case .success(let list): delegate.downloadDidFinish(list)
      case .failure(let failure): delegate.downloadDidFail(failure)
      }
    }
  }
}
