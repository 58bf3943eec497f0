import HanokSystem

/// The reason why a file can't be read.
public struct FileReadError: Error, Hashable, Sendable {
  /// The reasons that a program has words for.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The path is a folder, a pipe, a socket or a device.
    case notAFile
    /// The file has more bytes than this limit.
    case tooLarge(limit: Int)
    /// The user may not read the file, or any other reason.
    case unreadable
  }

  /// The path, as it was named; `-` for the standard input.
  public let path: String
  /// The reason.
  public let reason: Reason
  /// The code of the system, as in C's `errno`, which has more reasons.
  package let code: Int32

  /// Creates an error of a file with a code, as in C's `errno`.
  init(path: String, code: Int32) {
    (self.path, self.code) = (path, code)
    reason =
      switch code {
      case ENOENT: .missing
      case EISDIR: .notAFile
      default: .unreadable
      }
  }

  /// Creates the error of a file with more bytes than a limit.
  init(path: String, limit: Int) {
    (self.path, code) = (path, EFBIG)
    reason = .tooLarge(limit: limit)
  }

  /// Creates the error of something that isn't a file.
  ///
  /// - Parameter isFolder: Whether it is a folder.
  init(notAFile path: String, isFolder: Bool) {
    (self.path, code) = (path, isFolder ? EISDIR : EINVAL)
    reason = .notAFile
  }
}
