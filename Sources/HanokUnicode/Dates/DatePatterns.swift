import CHanokICU

/// A language's date patterns, found by the fields that are wanted.
///
/// Opening them takes 0.3 ms, more than all else: open once per language, and share.
@safe public final class DatePatterns: Sendable {
  // The C side locks it for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// The language whose patterns these are, with its calendar and hour cycle.
  public let language: LanguageTag

  /// Opens a language's patterns; `-u-ca-` and `-u-hc-` say which calendar and hours.
  public init(_ language: LanguageTag) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_patterns_open(language.description, &status)
    unsafe self.handle = try unsafe handle.opened(status)
    self.language = language
  }

  deinit { unsafe cicu_date_patterns_close(handle) }

  /// The pattern that shows a skeleton's fields: `yMMMd` is `d MMM y` in British English.
  ///
  /// - Parameter skeleton: Fields in any order (UTS #35, Date Field Symbols); `j` is the hour as
  ///   the language counts it.
  public func pattern(for skeleton: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_patterns_best(handle, skeleton, buffer, capacity, &status)
    }
  }
}
