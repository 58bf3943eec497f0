import HanokSystem

/// The error of a call of the system, before the file is known to which it happened.
struct SystemError: Error {
  /// The code, as in C's `errno`.
  let code: Int32

  /// Creates an error with a code, by default that of the call before.
  init(_ code: Int32 = errno) { self.code = code }

  /// Whether a disk is full, or a file may become no longer.
  var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

/// Throws the error of a call that has returned a number below 0, else returns the number.
@discardableResult
func checked(_ result: Int32) throws(SystemError) -> Int32 {
  if result < 0 { throw SystemError() }
  return result
}
