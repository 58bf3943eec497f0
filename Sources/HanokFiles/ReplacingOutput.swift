import CHanokFiles
import HanokSystem

/// Writes a draft beside a file, which takes its place: after a crash the old or the new content is there,
/// never a part.
final class ReplacingOutput: FileOutput {
  private let path: String
  private let old: stat?
  private let draft: String
  private let descriptor: Int32
  private var isFinished = false

  /// The number of drafts that one process has beside a file at once.
  private static let largestNumber: Int32 = 100

  /// Creates the draft of a file.
  ///
  /// - Throws: The error if a file can't be created in the folder, or not with the owner of the old one.
  init(_ path: String, old: stat?) throws(SystemError) {
    self.path = path
    self.old = old
    for draft in AbandonedFile.all(besides: path) { unsafe unlink(draft) }
    (draft, descriptor) = try Self.draft(of: path, mode: old == nil ? 0o666 : 0o600)
    guard let old else { return }
    let isKept =
      fchown(descriptor, old.st_uid, old.st_gid) == 0
      && fchmod(descriptor, old.st_mode & 0o1777) == 0
    guard isKept else { throw SystemError() }
    unsafe cfiles_copy_attributes(path, descriptor)
  }

  deinit {
    close(descriptor)
    if !isFinished { unsafe unlink(draft) }
  }

  private static func draft(
    of path: String, mode: mode_t
  ) throws(SystemError) -> (String, Int32) {
    for number in 1...largestNumber {
      let draft = AbandonedFile.own(number, besides: path)
      let descriptor = unsafe open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (draft, descriptor) }
      if errno != EEXIST { break }
    }
    throw SystemError()
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor)
  }

  func finish() throws(SystemError) {
    if let old { try restoreSetIDBits(of: old, on: descriptor) }
    try synchronize(descriptor)
    if unsafe rename(draft, path) == 0 {
      isFinished = true
      synchronizeFolder()
      return
    }
    let error = SystemError()
    // Another file system may begin at the file itself, as in a container.
    guard old != nil, error.code == EBUSY else { throw error }
    try OverwritingOutput(path, draft: descriptor).finish()
  }

  /// Makes the new name last: a folder is written to the disk on its own.
  private func synchronizeFolder() {
    let folder = unsafe open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }
}
