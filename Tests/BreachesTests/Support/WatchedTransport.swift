import BreachesModel
import BreachesService

/// The real network, of which a test awaits that a transfer has ended.
nonisolated struct WatchedTransport: Transport {
  private let transport: HTTPTransport
  private let ends: AsyncStream<Void>
  private let feed: AsyncStream<Void>.Continuation

  init(hasNetwork: Bool = true, hasLibrary: Bool = true) {
    transport = HTTPTransport(hasNetwork: { hasNetwork }, hasLibrary: { hasLibrary })
    (ends, feed) = AsyncStream.makeStream(of: Void.self)
  }

  func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer {
    transport.start(request) { [feed] event in
      handler(event)
      if case .ended = event { feed.yield() }
    }
  }

  /// Returns once a transfer has ended.
  func end() async {
    for await _ in ends { return }
  }
}
