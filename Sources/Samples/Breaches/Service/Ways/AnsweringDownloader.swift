public import BreachesModel

/// Downloads, and calls a closure once for each request.
@MainActor public final class AnsweringDownloader {
  private let download: CurrentDownload

  /// Creates a downloader.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download, which replaces the previous one.
  ///
  /// - Parameter completion: Called once with the list or the failure, unless the download is
  ///   cancelled. It is kept until then, and should refer to its owner weakly.
  public func download(
    _ request: DownloadRequest,
    completion: @escaping @MainActor (Result<BreachList, DownloadFailure>) -> Void
  ) {
    download.start(request) { event in
      if case .ended(let end) = event { completion(end) }
    }
  }

  /// Cancels the download; its closure isn't called.
  public func cancel() { download.cancel() }
}
