/// A store that can't do what it was asked for; the view has the words.
public struct StoreFailure: Error, Hashable, Sendable {
  /// The kinds of failure that have words of their own.
  public enum Reason: String, CaseIterable, Codable, Hashable, Sendable {
    /// Another program has the file open.
    case inUse
    /// The file, or the disk that it is on, can't be written.
    case readOnly
    /// The file is no address book, or is damaged.
    case damaged
    /// A newer version of the program has written the file.
    case newerVersion
    /// There is no room left.
    case diskFull
    /// The file or its folder can't be reached: it isn't allowed, or isn't there.
    case unreachable
    /// The file isn't there.
    case absent
    /// The person is no longer in the book.
    case missing
    /// Anything else.
    case other
  }

  /// The reason.
  public let reason: Reason
  /// The words of the system or the database, for a log; empty where there are none.
  public let detail: String

  /// A failure for a reason.
  public init(_ reason: Reason, detail: String = String()) {
    self.reason = reason
    self.detail = detail
  }
}
