public import BreachesModel

/// The network by `URLSession`, within the bounds of each request.
///
/// It has no shared session: each transfer has its own, which ends with it.
public struct HTTPTransport: Transport {
  private let hasNetwork: @Sendable () -> Bool

  /// A transport, and a function that returns whether the machine has any network: it tells a server
  /// that isn't there from a machine that is offline.
  public init(hasNetwork: @escaping @Sendable () -> Bool = { NetworkInterfaces.areUp }) {
    self.hasNetwork = hasNetwork
  }

  /// Asks for a body by HTTP; an address that is none ends the transfer at once.
  public func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer {
    let transfer = HTTPTransfer(request, hasNetwork: hasNetwork, handler: handler)
    transfer.start()
    return transfer
  }
}
