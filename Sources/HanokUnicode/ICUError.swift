import CHanokICU

/// An error code of ICU.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's `UErrorCode`.
  public let code: Int32

  /// The name of the code, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  public var name: String { unsafe String(cString: cicu_error_name(code)) }

  /// The name of the code.
  public var description: String { name }

  /// Throws if `status` is a failure; warnings, below zero, are ignored.
  static func check(_ status: Int32) throws(ICUError) {
    if status > 0 { throw ICUError(code: status) }
  }
}

extension OpaquePointer? {
  /// Returns the handle that ICU opened, or throws ICU's error.
  func opened(_ status: Int32) throws(ICUError) -> OpaquePointer {
    try ICUError.check(status)
    guard let handle = self else { throw ICUError(code: status) }
    return unsafe handle
  }
}
