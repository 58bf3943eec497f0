/// The address of a list, and the limits of its download.
public struct DownloadRequest: Hashable, Sendable {
  /// The address, as it was typed: it may be invalid.
  public var address: String
  /// The maximum size of the body.
  public var maximumSize: ByteCount
  /// The maximum duration of the download.
  public var timeout: Duration
  /// The maximum time without a byte.
  public var silence: Duration

  /// The maximum number of bytes of a body, unless a request has another one: the real list has 1 MB.
  public static let usualSize = 16 << 20

  /// Creates a request; by default, 16 MiB within a minute, and at most 15 seconds of silence.
  public init(
    _ address: String, maximumSize: ByteCount = ByteCount(usualSize),
    timeout: Duration = .seconds(60), silence: Duration = .seconds(15)
  ) {
    self.address = address
    self.maximumSize = maximumSize
    self.timeout = timeout
    self.silence = silence
  }
}
