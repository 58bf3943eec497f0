import HanokSystem

/// A file that holds content until it is complete, beside the file that the content is for.
///
/// No other program uses its name, `.hanok-draft-1a2b3c-0123456789abcdef`: it has the file's own number
/// (`st_ino`) and a random one. A copy, or a file that only looks like a draft, has another number, so
/// that a draft proves its origin before it is removed.
///
/// The process that writes a draft locks it. A draft without a lock has lost its process. Process
/// numbers play no part: containers and disks of a network have others.
package final class DraftFile {
  /// The purpose of a draft.
  package enum Kind: String {
    /// Content that replaces a file when it is complete. Without its process it is of no use.
    case content = "draft"
    /// Text that the user is typing, to be restored after a crash.
    case text = "edit"
  }

  /// The path of the draft.
  package let path: String
  /// The descriptor of the draft, which holds its lock.
  let descriptor: Int32

  /// Creates an empty draft in a folder.
  init(_ kind: Kind, in folder: String, mode: mode_t) throws(SystemError) {
    let random = Self.hexadecimal(UInt64.random(in: .min ... .max))
    let start = "\(folder)/.hanok-\(random)"
    let descriptor = try checked(
      unsafe open(start, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode))
    self.descriptor = descriptor
    do throws(SystemError) {
      path = try Self.named(kind, descriptor, random: random, in: folder) ?? start
    } catch {
      unsafe unlink(start)
      close(descriptor)
      throw error
    }
  }

  /// Takes over a draft whose process is gone; returns nil for any other file.
  private init?(takingOver name: String, _ kind: Kind, in folder: String) {
    let path = "\(folder)/\(name)"
    guard let number = Self.number(in: name, kind) else { return nil }
    // Opening a pipe doesn't wait for a writer.
    let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard Self.isOwn(descriptor, number), flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      // Its process may have completed it before the lock.
      Self.isFile(descriptor, at: path)
    else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Unlocks the draft: unless it was removed or moved, another process can take it over.
  deinit { close(descriptor) }

  /// Takes over the drafts in a folder whose processes are gone, in the order of their names.
  package static func abandoned(_ kind: Kind, in folder: String) -> [DraftFile] {
    (names(in: folder) ?? []).sorted().compactMap { DraftFile(takingOver: $0, kind, in: folder) }
  }

  /// Removes the draft.
  package func remove() { unsafe unlink(path) }
}

extension DraftFile {
  /// Keeps typed text in a draft that only its user can read; returns nil if it can't be kept.
  package static func keep(_ bytes: [UInt8], in folder: String) -> DraftFile? {
    guard let draft = try? DraftFile(.text, in: folder, mode: 0o600) else { return nil }
    do throws(SystemError) {
      try DescriptorWriter.write(bytes, to: draft.descriptor)
      try synchronize(draft.descriptor)
      return draft
    } catch {
      draft.remove()
      return nil
    }
  }

  /// Locks a draft, gives it the name that has its number, and returns its path.
  ///
  /// - Returns: The path, or nil for a file system without locks: other processes couldn't see that
  ///   its process is gone, so it keeps a name that isn't a draft's.
  private static func named(
    _ kind: Kind, _ descriptor: Int32, random: String, in folder: String
  ) throws(SystemError) -> String? {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    var status = stat()
    try checked(unsafe fstat(descriptor, &status))
    let number = hexadecimal(UInt64(status.st_ino))
    let path = "\(folder)/\(prefix(kind))\(number)-\(random)"
    try checked(unsafe rename("\(folder)/.hanok-\(random)", path))
    return path
  }

  private static func prefix(_ kind: Kind) -> String { ".hanok-\(kind.rawValue)-" }

  /// Returns the number of the file in a draft's name, or nil for any other name.
  private static func number(in name: String, _ kind: Kind) -> UInt64? {
    let prefix = prefix(kind)
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt64(parts[0], radix: 16),
      let random = UInt64(parts[1], radix: 16),
      parts[0] == hexadecimal(number), parts[1] == hexadecimal(random)
    else { return nil }
    return number
  }

  /// Whether a file is the user's own, has one name, and has the number that its name says.
  private static func isOwn(_ descriptor: Int32, _ number: UInt64) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_nlink == 1 && status.st_uid == geteuid() && UInt64(status.st_ino) == number
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return unsafe fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
      && open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }

  private static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16) }
}
