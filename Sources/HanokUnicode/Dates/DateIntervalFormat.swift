import CHanokICU

/// Writes what lies between two points in time, saying what both share once: `3–5 May`.
@safe public final class DateIntervalFormat: Sendable {
  // ICU's interval formatters lock what they change; calendars are made for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter of a skeleton's fields, as ``DatePatterns`` takes them.
  public init(
    _ language: LanguageTag, skeleton: String, zone: TimeZoneID
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_interval_format_open(
      language.description, skeleton, zone.description, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_date_interval_format_close(handle) }

  /// The text of an interval; of one date, where its ends show the same.
  public func string(from start: Instant, to end: Instant) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_interval_format_write(
        handle, start.milliseconds, end.milliseconds, buffer, capacity, &status)
    }
  }
}
