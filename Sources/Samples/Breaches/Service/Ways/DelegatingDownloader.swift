public import BreachesModel

/// Downloads, and reports to a delegate.
@MainActor public final class DelegatingDownloader {
  /// The object that hears of the download; it isn't kept alive.
  ///
  /// There is one: who sets another silences the former, without a word.
  public weak var delegate: (any DownloadDelegate)?

  /// Called when an answer comes and there is no delegate.
  public var onUnheard: () -> Void = {}

  private let download: CurrentDownload

  /// A downloader without a delegate yet.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download in place of the one before.
  public func download(_ request: DownloadRequest) {
    download.start(request) { [weak self] event in self?.report(event) }
  }

  /// Ends the download without a word.
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
