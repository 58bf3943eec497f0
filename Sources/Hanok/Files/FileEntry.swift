public import HanokUnicode

/// A file or a folder in its folder's list.
public nonisolated struct FileEntry: Hashable, Sendable {
  /// The kinds of files.
  public enum Kind: Hashable, Sendable {
    /// A folder, or a link to one.
    case folder
    /// A file with content, or a link to one.
    case file
    /// A link without a target.
    case brokenLink
    /// A device, a socket, a pipe, or a file that can't be queried.
    case other
  }

  /// The name in the folder.
  public var name: FileName
  /// The kind; of a link, that of its target.
  public var kind: Kind
  /// The size in bytes.
  public var size: Int64
  /// The time of the last change of the content, or nil if it is unknown.
  public var modified: Instant?

  /// Creates an entry of a folder.
  public init(_ name: FileName, kind: Kind, size: Int64 = 0, modified: Instant? = nil) {
    self.name = name
    self.kind = kind
    self.size = size
    self.modified = modified
  }
}
