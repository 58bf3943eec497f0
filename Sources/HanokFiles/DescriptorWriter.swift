import CHanokFiles
import HanokSystem

/// A writer to file descriptors that writes everything.
///
/// What is written to a terminal goes through ``VisibleText``, wherever it comes from: text on the standard
/// output, or a file that is named `/dev/tty`.
package enum DescriptorWriter {
  /// Writes the UTF-8 of a text.
  ///
  /// - Returns: Whether all of it was written; if not, `errno` has the reason.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    let shown = isatty(descriptor) == 1 ? VisibleText.lines(text) : text
    return unsafe write(Array(shown.utf8), to: descriptor, by: HanokSystem.write)
  }

  /// Writes a control function, which can only be a constant of a program.
  ///
  /// - Returns: Whether all of it was written; if not, `errno` has the reason.
  package static func write(control: StaticString, to descriptor: Int32) -> Bool {
    unsafe write(Array("\(control)".utf8), to: descriptor, by: HanokSystem.write)
  }

  /// Writes bytes; a pipe without a reader is an error, and ends no program.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let isTerminal = isatty(descriptor) == 1
    let shown =
      isTerminal ? Array(VisibleText.lines(String(decoding: bytes, as: UTF8.self)).utf8) : bytes
    guard unsafe write(shown, to: descriptor, by: cfiles_write) else { throw SystemError() }
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
