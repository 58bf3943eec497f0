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
