import CICU

/// A number as it was formatted: its text, and what plural rules need to know of it.
@safe public final class FormattedNumber: Sendable {
  nonisolated(unsafe) let handle: OpaquePointer

  /// The text.
  public let text: String

  init(_ handle: OpaquePointer?, _ status: Int32) throws(ICUError) {
    try ICUError.check(status)
    guard let handle = unsafe handle else { throw ICUError(code: status) }
    unsafe self.handle = handle
    do throws(ICUError) {
      text = try unsafe ICUText.string { buffer, capacity, status in
        unsafe cicu_formatted_number_text(handle, buffer, capacity, &status)
      }
    } catch {
      unsafe cicu_formatted_number_close(handle)
      throw error
    }
  }

  deinit { unsafe cicu_formatted_number_close(handle) }
}
