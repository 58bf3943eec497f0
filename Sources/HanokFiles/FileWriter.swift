import HanokSystem

/// Writes a file as a whole: only its content changes, and after a failure the old one is still there.
///
/// ```swift
/// let file = try FileWriter(path: "people.vcf")
/// for card in cards { try file.write(card) }
/// try file.finish()
/// ```
///
/// - A file is replaced at the end by one that has been written beside it. Its mode, owner, access control
///   list and extended attributes stay.
/// - A symbolic link stays one: the file that it leads to is written, and created if it doesn't exist.
///   What belongs to another user in a shared folder such as `/tmp` is refused: a link, and a file.
/// - A file with several names, a file of another owner, and one whose folder can't be written to are
///   overwritten at the end. There is room for the new content then, but to be killed meanwhile costs it.
/// - A pipe, a device, a socket, and `/dev/stdout` are written through at once.
/// - A folder and a disk are refused, and so is a file that nobody may write to, even for the superuser.
///
/// A new file has the mode of the user's `umask`, or is private. A writer that isn't finished changes no
/// file; the draft of one that is killed is removed when the next one writes in the same folder.
public final class FileWriter {
  /// The path, as it was named.
  public let path: String
  private let output: any FileOutput

  /// Begins to write a file; its content stays until ``finish()``.
  ///
  /// - Parameters:
  ///   - waitsForReader: Whether to wait until somebody reads from a pipe. A screen doesn't: it would hear
  ///     no key meanwhile.
  ///   - isPrivate: Whether a new file can be read by its owner alone, independent of the `umask`. A file that
  ///     exists keeps its mode.
  public init(
    path: String, waitsForReader: Bool = true, isPrivate: Bool = false
  ) throws(FileWriteError) {
    self.path = path
    do throws(SystemError) {
      output = try Self.output(to: path, waitsForReader, newMode: isPrivate ? 0o600 : 0o666)
    } catch {
      throw FileWriteError(path: path, code: error.code)
    }
  }

  /// Writes the whole content of a file.
  ///
  /// - Parameter isPrivate: Whether a new file can be read by its owner alone.
  public static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(FileWriteError) {
    let file = try FileWriter(path: path, isPrivate: isPrivate)
    try file.write(bytes)
    try file.finish()
  }

  /// Checks that a path leads to nothing of another user's in a shared folder such as `/tmp`.
  ///
  /// For a file that a library writes, such as a database.
  package static func checkOwner(of path: String) throws(FileWriteError) {
    do throws(SystemError) { _ = try FileDestination(path) } catch {
      throw FileWriteError(path: path, code: error.code)
    }
  }

  /// Writes bytes at the end.
  public func write(_ bytes: [UInt8]) throws(FileWriteError) {
    try perform { () throws(SystemError) in try output.write(bytes) }
  }

  /// Writes the UTF-8 of a text at the end.
  public func write(_ text: String) throws(FileWriteError) { try write(Array(text.utf8)) }

  /// Makes what was written the content of the file, once the disk has it.
  public func finish() throws(FileWriteError) {
    try perform { () throws(SystemError) in try output.finish() }
  }

  private func perform(_ body: () throws(SystemError) -> Void) throws(FileWriteError) {
    do throws(SystemError) { try body() } catch {
      throw FileWriteError(path: path, code: error.code)
    }
  }

  private static func output(
    to path: String, _ waitsForReader: Bool, newMode: mode_t
  ) throws(SystemError) -> any FileOutput {
    switch try FileDestination(path) {
    case .descriptor(let descriptor): return try StreamOutput(descriptor)
    case .stream(let path, let status):
      return try StreamOutput(path, status: status, waitsForReader: waitsForReader)
    case .newFile(let path): return try ReplacingOutput(path, old: nil, mode: newMode)
    case .file(let path, let status):
      guard status.st_mode & 0o222 != 0 else { throw SystemError(EACCES) }
      try checked(unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS))
      if status.st_nlink == 1, let output = try? ReplacingOutput(path, old: status) {
        return output
      }
      return try OverwritingOutput(path)
    }
  }
}
