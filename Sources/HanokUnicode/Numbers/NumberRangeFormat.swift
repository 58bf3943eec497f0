import CHanokICU

/// A formatter of ranges of numbers, such as `3–5 km`.
@safe public final class NumberRangeFormat: Sendable {
  /// The shared parts that are written once, in the order of ICU's `UNumberRangeCollapse`.
  public enum Collapse: Int32, Sendable {
    /// The language's default.
    case automatic
    /// `3 km – 5 km`
    case none
    /// `3–5 km`
    case unit
    /// The unit and the shared part of compact forms: `3–5M`.
    case all
  }

  /// The text of a range with equal ends, in the order of ICU's `UNumberRangeIdentityFallback`.
  public enum Identity: Int32, Sendable {
    /// `3`
    case single
    /// `~3` if they differ before rounding, else `3`.
    case approximatelyOrSingle
    /// `~3`
    case approximately
    /// `3–3`
    case range
  }

  // ICU's range formatters are immutable: threads may share them.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameter skeleton: The skeleton of both ends, as in ``NumberFormat``.
  /// - Throws: `ICUError` if the skeleton is invalid.
  public init(
    _ language: LanguageTag, skeleton: String, collapse: Collapse = .automatic,
    identity: Identity = .approximately
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_number_range_format_open(
      language.description, skeleton, collapse.rawValue, identity.rawValue, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_number_range_format_close(handle) }

  /// Returns the text of a range of integers.
  public func string(from lower: Int64, to upper: Int64) throws(ICUError) -> String {
    try string(from: lower.description, to: upper.description)
  }

  /// Returns the text of a range of decimal numbers of any length.
  ///
  /// - Throws: `ICUError` if either is not an ASCII number.
  public func string(from lower: String, to upper: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_range_format_write(
        handle, lower, Int32(lower.utf8.count), upper, Int32(upper.utf8.count), buffer, capacity,
        &status)
    }
  }
}
