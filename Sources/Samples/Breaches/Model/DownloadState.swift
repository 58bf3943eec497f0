/// The state of a screen that downloads: it is in exactly one of them.
public enum DownloadState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// A list is on its way; nil until the first of it has come, or where nobody reports how far it is.
  case loading(DownloadProgress?)
  /// A list has come whole.
  case loaded(BreachList)
  /// None has come.
  case failed(DownloadFailure)

  /// Whether a list is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

/// The bytes of a list that have come, of all that will.
public struct DownloadProgress: Hashable, Sendable {
  /// The bytes that have come.
  public let received: ByteCount
  /// The bytes that will have come in the end; nil where the server doesn't say.
  public let expected: ByteCount?

  /// So many bytes of so many.
  public init(received: ByteCount, expected: ByteCount?) {
    self.received = received
    self.expected = expected
  }

  /// The part that has come, from 0 to 1; nil where it isn't known.
  public var fraction: Double? {
    guard let expected, expected > .zero else { return nil }
    return min(1, Double(received.value) / Double(expected.value))
  }
}
