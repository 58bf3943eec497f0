/// The state of a screen that downloads: exactly one of them at any time.
public enum DownloadState: Hashable, Sendable {
  /// Before the first download.
  case idle
  /// During a download; nil before its first bytes, or without reports of progress.
  case loading(DownloadProgress?)
  /// After a complete download.
  case loaded(BreachList)
  /// After a failure.
  case failed(DownloadFailure)

  /// Whether a download is in progress.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

/// The progress of a download in bytes.
public struct DownloadProgress: Hashable, Sendable {
  /// The number of received bytes.
  public let received: ByteCount
  /// The final number of bytes, or nil if the server doesn't report it.
  public let expected: ByteCount?

  /// Creates progress.
  public init(received: ByteCount, expected: ByteCount?) {
    self.received = received
    self.expected = expected
  }

  /// The received part, from 0 to 1, or nil if it is unknown.
  public var fraction: Double? {
    guard let expected, expected > .zero else { return nil }
    return min(1, Double(received.value) / Double(expected.value))
  }
}
