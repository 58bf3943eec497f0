/// The address of a list, and the bounds within which it has to come.
public struct DownloadRequest: Hashable, Sendable {
  /// The address, as it was typed: it may be none.
  public var address: String
  /// The largest body that is taken.
  public var maximumSize: ByteCount
  /// The time in which all has to come.
  public var timeout: Duration
  /// The longest time in which nothing comes.
  public var silence: Duration

  /// A request; by itself for at most 16 MiB within a minute, and never 15 seconds without a byte.
  public init(
    _ address: String, maximumSize: ByteCount = ByteCount(16 << 20),
    timeout: Duration = .seconds(60), silence: Duration = .seconds(15)
  ) {
    self.address = address
    self.maximumSize = maximumSize
    self.timeout = timeout
    self.silence = silence
  }
}
