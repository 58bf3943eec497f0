extension OpaquePointer? {
  /// What ICU opened, or why it couldn't.
  func opened(_ status: Int32) throws(ICUError) -> OpaquePointer {
    try ICUError.check(status)
    guard let handle = self else { throw ICUError(code: status) }
    return unsafe handle
  }
}
