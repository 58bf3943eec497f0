/// The failure of a store; the view has the text.
public struct StoreFailure: Error, Hashable, Sendable {
  /// The kinds of failures with their own texts.
  public enum Reason: String, CaseIterable, Codable, Hashable, Sendable {
    /// Another program has the file open.
    case inUse
    /// The file, or its disk, isn't writable.
    case readOnly
    /// The file isn't an address book, or is damaged.
    case damaged
    /// A newer version of the program has written the file.
    case newerVersion
    /// The disk is full.
    case diskFull
    /// The file or its folder is inaccessible: without permission, or missing.
    case unreachable
    /// The file is missing.
    case absent
    /// The person is no longer in the book.
    case missing
    /// Any other failure.
    case other
  }

  /// The reason.
  public let reason: Reason
  /// The message of the system or the database, for a log; empty without one.
  public let detail: String

  /// Creates a failure with a reason.
  public init(_ reason: Reason, detail: String = "") {
    self.reason = reason
    self.detail = detail
  }
}
