public import HanokUnicode

/// A file or a folder, as its folder lists it.
public nonisolated struct FileEntry: Hashable, Sendable {
  /// The kinds of files.
  public enum Kind: Hashable, Sendable {
    /// A folder, or a link to one.
    case folder
    /// A file with content, or a link to one.
    case file
    /// A link that leads nowhere.
    case brokenLink
    /// A device, a socket, a pipe, or what can't be looked at.
    case other
  }

  /// The name in the folder.
  public var name: FileName
  /// The kind; of a link, that of what it leads to.
  public var kind: Kind
  /// The size in bytes.
  public var size: Int64
  /// The time at which the content was changed last; nil where it isn't known.
  public var modified: Instant?

  /// An entry of a folder.
  public init(_ name: FileName, kind: Kind, size: Int64 = 0, modified: Instant? = nil) {
    self.name = name
    self.kind = kind
    self.size = size
    self.modified = modified
  }
}
