/// The network for the model: bytes for an address.
///
/// It is passed to downloaders, so that a test can use another one. There is no shared one.
public protocol Transport: Sendable {
  /// Requests a body.
  ///
  /// - Parameter handler: Called on any thread, one call after the other: with progress any number
  ///   of times, then once with the end. After the transfer is cancelled, no call begins; one that
  ///   has begun continues.
  /// - Returns: The transfer, which runs until its end, or until it is cancelled.
  func start(
    _ request: DownloadRequest, handler: @escaping @Sendable (TransferEvent) -> Void
  ) -> any Transfer
}

/// A transfer in progress.
public protocol Transfer: AnyObject, Sendable {
  /// Cancels the transfer, unless it has ended.
  func cancel()
}

/// The events of a transfer.
public enum TransferEvent: Hashable, Sendable {
  /// More bytes were received.
  case progress(DownloadProgress)
  /// The whole body, or the reason why there is none.
  case ended(Result<[UInt8], DownloadFailure>)
}
