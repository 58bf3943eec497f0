import CHanokICU

/// Writes ranges of numbers, such as `3–5 km`.
@safe public final class NumberRangeFormat: Sendable {
  /// How much of what both ends share is said once; in the order of ICU's `UNumberRangeCollapse`.
  public enum Collapse: Int32, Sendable {
    /// As the language does it.
    case automatic
    /// `3 km – 5 km`
    case none
    /// `3–5 km`
    case unit
    /// Also what is shared of compact forms: `3–5M`.
    case all
  }

  /// What is said when both ends are equal; in the order of ICU's `UNumberRangeIdentityFallback`.
  public enum Identity: Int32, Sendable {
    /// `3`
    case single
    /// `~3` where they differ before rounding, else `3`.
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
  /// - Parameter skeleton: How either end is written, as for ``NumberFormat``.
  /// - Throws: `ICUError` when the skeleton is wrong.
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

  /// The text of a range of integers.
  public func string(from lower: Int64, to upper: Int64) throws(ICUError) -> String {
    try string(from: lower.description, to: upper.description)
  }

  /// The text of a range of decimal numbers of any length.
  ///
  /// - Throws: `ICUError` when either is no ASCII number.
  public func string(from lower: String, to upper: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_range_format_write(
        handle, lower, Int32(lower.utf8.count), upper, Int32(upper.utf8.count), buffer, capacity,
        &status)
    }
  }
}
