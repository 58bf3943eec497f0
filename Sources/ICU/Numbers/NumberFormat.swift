import CICU

/// Writes numbers in a language, as an ICU number skeleton says.
///
/// Opening one takes microseconds, formatting less: open one per language and skeleton, and share
/// it. The skeleton says all there is to say, rounding included: ICU's own defaults are half-even
/// and six fraction digits.
@safe public final class NumberFormat: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameter skeleton: As in `.00 rounding-mode-half-up` (ICU User Guide, Number Skeletons).
  /// - Throws: `ICUError` when the skeleton is wrong.
  public init(_ language: LanguageTag, skeleton: String) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_number_format_open(language.description, skeleton, &status)
    try ICUError.check(status)
    guard let handle = unsafe handle else { throw ICUError(code: status) }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_number_format_close(handle) }

  /// Formats an integer.
  public func format(_ value: Int64) throws(ICUError) -> FormattedNumber {
    var status: Int32 = 0
    let number = unsafe cicu_number_format_integer(handle, value, &status)
    return try unsafe FormattedNumber(number, status)
  }

  /// Formats a floating-point number, by its shortest decimal form.
  public func format(_ value: Double) throws(ICUError) -> FormattedNumber {
    var status: Int32 = 0
    let number = unsafe cicu_number_format_double(handle, value, &status)
    return try unsafe FormattedNumber(number, status)
  }

  /// Formats a decimal number of any length, without losing a digit.
  ///
  /// - Parameter decimal: An ASCII number such as `-12.50e3`.
  /// - Throws: `ICUError` when it is no number.
  public func format(decimal: String) throws(ICUError) -> FormattedNumber {
    var status: Int32 = 0
    let number = unsafe cicu_number_format_decimal(
      handle, decimal, Int32(decimal.utf8.count), &status)
    return try unsafe FormattedNumber(number, status)
  }
}
