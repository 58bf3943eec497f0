import CHanokFiles
import HanokSystem

/// A writer to file descriptors that writes everything.
package enum DescriptorWriter {
  /// Writes the UTF-8 of a text.
  ///
  /// - Returns: Whether all of it was written; if not, `errno` has the reason.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    unsafe write(Array(text.utf8), to: descriptor, by: HanokSystem.write)
  }

  /// Writes bytes; a pipe without a reader is an error, and ends no program.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    guard unsafe write(bytes, to: descriptor, by: cfiles_write) else { throw SystemError() }
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, by call: (Int32, UnsafeRawPointer, Int) -> Int
  ) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return true }
      let end = unsafe start + bytes.count
      while unsafe start < end {
        let count = unsafe call(descriptor, start, end - start)
        if count > 0 {
          unsafe start += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
