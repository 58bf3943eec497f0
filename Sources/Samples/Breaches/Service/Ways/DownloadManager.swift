public import BreachesModel

/// Downloads, and keeps the list until it is asked for.
///
/// It works, and has no way back to those who ask: no screen can know when there is a list.
@MainActor public final class DownloadManager {
  /// The list of the last request; nil until it has come, and after a failure.
  public private(set) var list: BreachList?

  private let download: CurrentDownload

  /// Creates a manager.
  public init(_ transport: any Transport) { download = CurrentDownload(transport) }

  /// Begins a download, and returns at once.
  public func download(_ request: DownloadRequest) {
    list = nil
    download.start(request) { [weak self] event in
      if case .ended(let end) = event { self?.list = try? end.get() }
    }
  }
}
