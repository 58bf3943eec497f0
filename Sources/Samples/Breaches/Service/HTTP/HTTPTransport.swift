public import BreachesModel

/// The network by `URLSession`, within the limits of each request.
///
/// It has no shared session: each transfer has its own, which ends with it.
public struct HTTPTransport: Transport {
  private let hasNetwork: @Sendable () -> Bool
  private let hasLibrary: @Sendable () -> Bool

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - hasNetwork: Returns whether the machine has any network. It distinguishes a missing server
  ///     from a machine that is offline.
  ///   - hasLibrary: Returns whether the library for HTTP is installed. It is called before each
  ///     transfer, so that a library that has been installed is found.
  public init(
    hasNetwork: @escaping @Sendable () -> Bool = { NetworkInterfaces.areUp },
    hasLibrary: @escaping @Sendable () -> Bool = { NetworkLibrary.isAvailable }
  ) {
    self.hasNetwork = hasNetwork
    self.hasLibrary = hasLibrary
  }

  /// Requests a body by HTTP; an invalid address ends the transfer at once.
  public func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer {
    let transfer = HTTPTransfer(
      request, hasNetwork: hasNetwork, hasLibrary: hasLibrary, handler: handler)
    transfer.start()
    return transfer
  }
}
