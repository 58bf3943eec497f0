/// The network as the model sees it: bytes for an address.
///
/// It is handed to those who download, so that a test hands them another one. There is no shared one.
public protocol Transport: Sendable {
  /// Asks for a body.
  ///
  /// - Parameter handler: Called from any thread, one call after the other: with progress any number of
  ///   times, then once with the end. No call begins once the transfer is cancelled; one that has begun
  ///   goes on.
  /// - Returns: The transfer, which goes on until its end, or until it is cancelled.
  func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer
}

/// A transfer that is on its way.
public protocol Transfer: AnyObject, Sendable {
  /// Ends the transfer, if it hasn't ended already.
  func cancel()
}

/// The news of a transfer.
public enum TransferEvent: Hashable, Sendable {
  /// More has come.
  case progress(DownloadProgress)
  /// The whole body, or the reason why there is none.
  case ended(Result<[UInt8], DownloadFailure>)
}
