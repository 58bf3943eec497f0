public import AddressBookModel
import Glibc

/// A file that replaces another only after it is complete, so that a full disk loses nothing.
public final class NewFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32

  /// Creates a temporary file next to the one that it replaces.
  ///
  /// - Throws: A failure if the folder isn't writable.
  public init(path: String) throws(CardFailure) {
    self.path = path
    temporaryPath = "\(path).\(getpid()).new"
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw Self.failure(path) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unsafe unlink(temporaryPath)
  }

  /// Writes at the end.
  public func write(_ text: String) throws(CardFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
  }

  /// Replaces the file.
  public func finish() throws(CardFailure) {
    if fsync(descriptor) != 0 { throw Self.failure(path) }
    close(descriptor)
    descriptor = -1
    if unsafe rename(temporaryPath, path) != 0 {
      let failure = Self.failure(path)
      unsafe unlink(temporaryPath)
      throw failure
    }
  }

  private static func failure(_ path: String) -> CardFailure {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .cards(StoreFailure(.diskFull, detail: path))
    case EROFS, EACCES, EPERM: .cards(StoreFailure(.readOnly, detail: path))
    default: .cards(StoreFailure(.unreachable, detail: path))
    }
  }
}
