import HanokSystem

/// The reason why a file can't be written.
public struct FileWriteError: Error, Hashable, Sendable {
  /// The reasons that a program has words for.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The disk or the device is full.
    case full
    /// The file would be larger than the process or the file system permits.
    case tooLarge = "too-large"
    /// The file system is read-only.
    case readOnly = "read-only"
    /// The user may not write to the file, or nobody may.
    case permission
    /// The folder doesn't exist.
    case missingFolder = "folder"
    /// The path is a folder or a disk.
    case notAFile = "not-a-file"
    /// Nobody reads from the pipe or the socket.
    case noReader = "no-reader"
    /// Any other reason.
    case other
  }

  /// The path, as it was named.
  public let path: String
  /// The code, as in C's `errno`.
  public let code: Int32

  /// Creates an error of a file with a code.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The reason.
  public var reason: Reason {
    switch code {
    case ENOSPC, EDQUOT: .full
    case EFBIG: .tooLarge
    case EROFS: .readOnly
    case EACCES, EPERM: .permission
    case ENOENT, ENOTDIR: .missingFolder
    case EISDIR, ENODEV: .notAFile
    case ENXIO, EPIPE, ECONNREFUSED, ECONNRESET: .noReader
    default: .other
    }
  }
}
