public import BreachesModel

/// Downloads, and calls a closure with the answer: once, for each request.
@MainActor public final class AnsweringDownloader {
  private let download: CurrentDownload

  /// A downloader.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download in place of the one before.
  ///
  /// - Parameter completion: Called once with the list or the reason why there is none, unless the
  ///   download is cancelled. It is kept until then: it is to refer weakly to the one who asks.
  public func download(
    _ request: DownloadRequest,
    completion: @escaping @MainActor (Result<BreachList, DownloadFailure>) -> Void
  ) {
    download.start(request) { event in
      if case .ended(let end) = event { completion(end) }
    }
  }

  /// Ends the download; its closure isn't called.
  public func cancel() { download.cancel() }
}
