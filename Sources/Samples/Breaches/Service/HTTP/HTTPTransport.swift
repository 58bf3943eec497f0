public import BreachesModel

/// The network by `URLSession`, within the limits of each request.
///
/// It has no shared session: each transfer has its own, which ends with it.
public struct HTTPTransport: Transport {
  private let hasNetwork: @Sendable () -> Bool

  /// Creates a transport, with a function that returns whether the machine has any network.
  ///
  /// It distinguishes a missing server from a machine that is offline.
  public init(hasNetwork: @escaping @Sendable () -> Bool = { NetworkInterfaces.areUp }) {
    self.hasNetwork = hasNetwork
  }

  /// Requests a body by HTTP; an invalid address ends the transfer at once.
  public func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer {
    let transfer = HTTPTransfer(request, hasNetwork: hasNetwork, handler: handler)
    transfer.start()
    return transfer
  }
}
