import CHanokFiles
import HanokSystem

/// Writes a draft beside a file, which takes its place: after a crash the old or the new content is there,
/// never a part.
final class ReplacingOutput: FileOutput {
  private let path: String
  private let old: stat?
  private let draft: DraftFile
  private var isFinished = false

  /// Creates the draft of a file, after removing those that killed programs have left in its folder.
  ///
  /// - Parameter mode: The mode of a new file, before the user's `umask`.
  /// - Throws: The error if a file can't be created in the folder, or not with the owner of the old one.
  init(_ path: String, old: stat?, mode: mode_t = 0o666) throws(SystemError) {
    self.path = path
    self.old = old
    let folder = folder(of: path)
    for abandoned in DraftFile.abandoned(.content, in: folder) { abandoned.remove() }
    draft = try DraftFile(.content, in: folder, mode: old == nil ? mode : 0o600)
    guard let old else { return }
    let isKept =
      fchown(descriptor, old.st_uid, old.st_gid) == 0
      && fchmod(descriptor, old.st_mode & 0o1777) == 0
    guard isKept else { throw SystemError() }
    unsafe cfiles_copy_attributes(path, descriptor)
  }

  deinit { if !isFinished { draft.remove() } }

  private var descriptor: Int32 { draft.descriptor }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor)
  }

  func finish() throws(SystemError) {
    if let old { try restoreSetIDBits(of: old, on: descriptor) }
    try synchronize(descriptor)
    if unsafe rename(draft.path, path) == 0 {
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
