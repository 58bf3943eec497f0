import BreachesModel
import Synchronization

/// A network in the hands of a test: it answers when it is told to, on a thread that isn't the main one,
/// and keeps its handlers for ever, as the worst of networks does.
nonisolated final class ScriptedTransport: Transport {
  final class ScriptedTransfer: Transfer {
    private let cancelled = Mutex(false)
    let handler: @Sendable (TransferEvent) -> Void

    init(_ handler: @escaping @Sendable (TransferEvent) -> Void) { self.handler = handler }

    var isCancelled: Bool { cancelled.withLock { $0 } }
    func cancel() { cancelled.withLock { $0 = true } }
  }

  private let started = Mutex<[ScriptedTransfer]>([])

  /// The transfers that were begun, in their order.
  var transfers: [ScriptedTransfer] { started.withLock { $0 } }

  func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer {
    let transfer = ScriptedTransfer(handler)
    started.withLock { $0.append(transfer) }
    return transfer
  }

  /// Sends news of the transfer that was begun last, from another thread.
  @concurrent func send(_ event: TransferEvent) async { transfers.last?.handler(event) }
}
