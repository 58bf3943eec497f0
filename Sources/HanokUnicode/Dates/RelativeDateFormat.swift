import CHanokICU

/// A formatter of relative times: `in 3 days`, `yesterday`.
@safe public final class RelativeDateFormat: Sendable {
  /// The unit of the offset, in the order of ICU's `URelativeDateTimeUnit`.
  public enum Unit: Int32, CaseIterable, Sendable {
    case year
    case quarter
    case month
    case week
    case day
    case hour
    case minute
    case second
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
  }

  /// The width of the text, in the order of ICU's `UDateRelativeDateTimeFormatterStyle`.
  public enum Style: Int32, Sendable {
    /// `in 3 months`
    case long
    /// `in 3 mo.`
    case short
    /// The narrowest form.
    case narrow
  }

  /// Whether a word may replace a number.
  public enum Numeric: String, Sendable {
    /// `in 1 day`
    case always
    /// `tomorrow`
    case auto
  }

  // ICU's relative formatters are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter.
  public init(_ language: LanguageTag, style: Style = .long) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_relative_date_format_open(
      language.description, style.rawValue, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_relative_date_format_close(handle) }

  /// Returns the text of an offset from now; negative values and minus zero are in the past.
  public func string(
    _ offset: Double, _ unit: Unit, numeric: Numeric = .auto
  ) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_relative_date_format_write(
        handle, offset, unit.rawValue, numeric == .always, buffer, capacity, &status)
    }
  }
}
