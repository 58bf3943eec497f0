public import BreachesModel
public import Observation

/// Downloads, and holds the state of that, which may be read and is observed where it is read.
///
/// It knows nobody: neither who reads it, nor how many do.
@MainActor @Observable public final class ObservedDownloader {
  /// The progress of the current download; nil before its first bytes.
  public private(set) var progress: DownloadProgress?
  /// The end of the last download; nil while one is in progress, and before the first.
  public private(set) var end: Result<BreachList, DownloadFailure>?

  @ObservationIgnored private let download: CurrentDownload

  /// Creates a downloader.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download, which replaces the previous one.
  public func download(_ request: DownloadRequest) {
    (progress, end) = (nil, nil)
    download.start(request) { [weak self] event in
      switch event {
      case .progress(let progress): self?.progress = progress
      case .ended(let end): self?.end = end
      }
    }
  }

  /// Cancels the download, which has no end then.
  public func cancel() { download.cancel() }
}
