import CFileTesting
import HanokSystem

/// Calls of the system that Swift doesn't show, or that systems have under other signatures.
enum SystemCalls {
  /// Uses files as another user and group, in this thread only.
  static func useFiles(as user: uid_t) { cfiletesting_use_files_as(user) }

  /// Sets an extended attribute, and returns whether the file system has them.
  static func setAttribute(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    unsafe cfiletesting_set_attribute(path, name, value, value.count)
  }

  /// Returns an extended attribute, or nil if there is none.
  static func attribute(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 256)
    let count = unsafe cfiletesting_get_attribute(path, name, &value, value.count)
    return count < 0 ? nil : Array(value[..<count])
  }
}
