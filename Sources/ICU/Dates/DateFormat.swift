import CICU

/// Writes dates and times in a language, calendar and time zone.
///
/// Opening one takes 20 µs and more: open one per language, fields and zone, and share it. The
/// calendar, the digits and the hours come from the language's extensions (`-u-ca-`, `-u-nu-`,
/// `-u-hc-`).
@safe public final class DateFormat: Sendable {
  /// How much of a date or a time is said; in the order of ICU's `UDateFormatStyle`.
  public enum Style: Int32, CaseIterable, Sendable {
    case none = -1
    case full
    case long
    case medium
    case short
  }

  // The C side locks it for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  private init(_ handle: OpaquePointer?, _ status: Int32) throws(ICUError) {
    unsafe self.handle = try unsafe handle.opened(status)
  }

  /// Opens a formatter of a skeleton's fields, in the language's order: `yMMMd`, `jm`.
  public convenience init(
    _ patterns: DatePatterns, skeleton: String, zone: TimeZoneID
  ) throws(ICUError) {
    let pattern = try patterns.pattern(for: skeleton)
    try self.init(patterns.language, pattern: pattern, zone: zone)
  }

  /// Opens a formatter of the language's own styles.
  public convenience init(
    _ language: LanguageTag, date: Style, time: Style, zone: TimeZoneID
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_format_open_styles(
      language.description, date.rawValue, time.rawValue, zone.description, &status)
    try unsafe self.init(handle, status)
  }

  /// Opens a formatter of a pattern, whose order is the same in each language: `yyyy-MM-dd`.
  public convenience init(
    _ language: LanguageTag, pattern: String, zone: TimeZoneID
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_format_open_pattern(
      language.description, pattern, zone.description, &status)
    try unsafe self.init(handle, status)
  }

  deinit { unsafe cicu_date_format_close(handle) }

  /// The text of a point in time.
  public func string(_ instant: Instant) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_format_write(handle, instant.milliseconds, buffer, capacity, &status)
    }
  }

  /// Appends the text of a point in time.
  package func write(_ instant: Instant, to buffer: inout TextBuffer) throws(ICUError) {
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_date_format_write(handle, instant.milliseconds, bytes, capacity, &status)
    }
  }

  /// The pattern (UTS #35, Date Format Patterns).
  public var pattern: String {
    let pattern = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_format_pattern(handle, buffer, capacity, &status)
    }
    return pattern ?? ""
  }
}
