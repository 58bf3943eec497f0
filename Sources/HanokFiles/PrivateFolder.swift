import HanokSystem

/// A folder for a user's data, which other users can't enter.
package enum PrivateFolder {
  /// Creates a folder and its missing parents, accessible only to the user.
  ///
  /// A folder that exists stays as it is.
  package static func create(_ path: String) throws(FileWriteError) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = folder(of: path)
    guard errno == ENOENT, parent != path, parent != "." else {
      throw FileWriteError(path: path, code: errno)
    }
    try create(parent)
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
      throw FileWriteError(path: path, code: errno)
    }
  }
}
