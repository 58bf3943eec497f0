public import BreachesModel

/// Downloads, and returns the list to the awaiting caller.
public struct AwaitingDownloader: Sendable {
  private let transport: any Transport

  /// Creates a downloader.
  public init(_ transport: any Transport) { self.transport = transport }

  /// Returns the list of a request; the transfer ends with the task that awaits it.
  ///
  /// - Parameter progress: Called after each received part.
  /// - Throws: `DownloadFailure`, or `CancellationError` if the task was cancelled.
  public func list(
    for request: DownloadRequest, progress: @escaping @MainActor (DownloadProgress) -> Void
  ) async throws -> BreachList {
    let (events, feed) = AsyncStream.makeStream(of: TransferEvent.self)
    let transfer = transport.start(request) { feed.yield($0) }
    return try await withTaskCancellationHandler {
      for await event in events {
        switch event {
        case .progress(let part): await progress(part)
        case .ended(let end): return try await Self.decode(end, within: request.timeout).get()
        }
      }
      throw CancellationError()
    } onCancel: {
      transfer.cancel()
      feed.finish()
    }
  }

  /// Decodes on no actor: the caller's actor is free meanwhile.
  @concurrent private static func decode(
    _ end: Result<[UInt8], DownloadFailure>, within time: Duration
  ) async -> Result<BreachList, DownloadFailure> { BreachDecoder.decode(end, within: time) }
}
