import CHanokICU

/// What ICU answers when it can't do what it was asked.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's `UErrorCode`.
  public let code: Int32

  /// The code's name, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  public var name: String { unsafe String(cString: cicu_error_name(code)) }

  /// The code's name.
  public var description: String { name }

  /// Throws where `status` is a failure; warnings, below zero, are none.
  static func check(_ status: Int32) throws(ICUError) {
    if status > 0 { throw ICUError(code: status) }
  }
}

extension OpaquePointer? {
  /// What ICU opened, or why it couldn't.
  func opened(_ status: Int32) throws(ICUError) -> OpaquePointer {
    try ICUError.check(status)
    guard let handle = self else { throw ICUError(code: status) }
    return unsafe handle
  }
}
