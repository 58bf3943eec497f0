import Glibc

/// A writer to file descriptors that writes everything.
package enum FileWriter {
  /// Writes the UTF-8 of a text.
  ///
  /// - Returns: Whether all of it was written; if not, `errno` has the reason.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
