import CHanokFiles
import HanokSystem

/// One of the ways in which bytes become the content of a file.
protocol FileOutput: AnyObject {
  /// Writes at the end.
  func write(_ bytes: [UInt8]) throws(SystemError)
  /// Makes what was written the content of the file.
  func finish() throws(SystemError)
}

/// Writes through: what has been written can't be taken back.
final class StreamOutput: FileOutput {
  private let descriptor: Int32

  /// Opens a pipe, a device or a socket.
  init(_ path: String, status: stat, waitsForReader: Bool) throws(SystemError) {
    if status.st_mode & S_IFMT == S_IFSOCK {
      descriptor = try Self.connected(to: path)
      return
    }
    let wait = waitsForReader ? 0 : O_NONBLOCK
    descriptor = try checked(unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | wait))
    // Only a pipe that nobody reads from isn't waited for; a slow reader is.
    if wait != 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
  }

  /// Uses what an open descriptor leads to.
  init(_ descriptor: Int32) throws(SystemError) {
    self.descriptor = try checked(fcntl(descriptor, F_DUPFD_CLOEXEC, 0))
  }

  deinit { close(descriptor) }

  private static func connected(to path: String) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let size = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < size else { throw SystemError(ENAMETOOLONG) }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) {
      unsafe $0.copyBytes(from: path.utf8)
    }
    let socket = try checked(localStreamSocket())
    let result = unsafe withUnsafePointer(to: address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 { return socket }
    let error = SystemError()
    close(socket)
    throw error
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor)
  }

  func finish() throws(SystemError) { try synchronize(descriptor) }
}

/// Waits until a disk has the content of a file; what isn't on a disk has nothing to wait for.
func synchronize(_ descriptor: Int32) throws(SystemError) {
  if fsync(descriptor) != 0, ![EINVAL, ENOTSUP, EROFS].contains(errno) { throw SystemError() }
}

/// Gives a file the set-user-ID and set-group-ID bits of a former one: the system clears them on each write
/// by anyone but the superuser.
///
/// - Throws: The error if they can't be set, which the system also refuses silently.
func restoreSetIDBits(of old: stat, on descriptor: Int32) throws(SystemError) {
  guard old.st_mode & 0o6000 != 0 else { return }
  try checked(fchmod(descriptor, old.st_mode & 0o7777))
  var new = stat()
  try checked(unsafe fstat(descriptor, &new))
  guard new.st_mode & 0o6000 == old.st_mode & 0o6000 else { throw SystemError(EPERM) }
}
