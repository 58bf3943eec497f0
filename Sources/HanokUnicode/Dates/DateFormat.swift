import CHanokICU
import Synchronization

/// A formatter of dates and times in a language, calendar and time zone.
///
/// Opening one takes 20 µs and more: open one per language, fields and zone, and share it. The
/// language's extensions choose the calendar, the digits and the hour cycle (`-u-ca-`, `-u-nu-`,
/// `-u-hc-`).
@safe public final class DateFormat: Sendable {
  /// The level of detail of a date or a time, in the order of ICU's `UDateFormatStyle`.
  public enum Style: Int32, CaseIterable, Sendable {
    case none = -1
    case full
    case long
    case medium
    case short
  }

  // The C side locks the handle for each call.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let language: LanguageTag
  private let learned = LazyReference<LearnedDates>()
  private let uses = Atomic(0)

  private init(
    _ handle: OpaquePointer?, _ language: LanguageTag, _ status: Int32
  ) throws(ICUError) {
    unsafe self.handle = try unsafe handle.opened(status)
    self.language = language
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
    try unsafe self.init(handle, language, status)
  }

  /// Opens a formatter of a pattern with the same order in each language: `yyyy-MM-dd`.
  public convenience init(
    _ language: LanguageTag, pattern: String, zone: TimeZoneID
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_format_open_pattern(
      language.description, pattern, nil, zone.description, &status)
    try unsafe self.init(handle, language, status)
  }

  /// Opens a formatter of a pattern that writes all numbers in Hebrew letters: `כ״א`.
  convenience init(hebrewNumerals language: LanguageTag, pattern: String) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_format_open_pattern(
      language.description, pattern, "hebr", TimeZoneID.utc.description, &status)
    try unsafe self.init(handle, language, status)
  }

  deinit { unsafe cicu_date_format_close(handle) }

  /// Returns the text of a point in time.
  public func string(_ instant: Instant) throws(ICUError) -> String {
    if let pattern = civilPattern,
      let text = TextBuffer.attempt({ pattern.write(civil(instant), to: &$0) })
    {
      return text
    }
    return try written(instant)
  }

  /// Appends the text of a point in time.
  package func write(_ instant: Instant, to buffer: inout TextBuffer) throws(ICUError) {
    if let pattern = civilPattern, pattern.write(civil(instant), to: &buffer) { return }
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_date_format_write(handle, instant.milliseconds, bytes, capacity, &status)
    }
  }

  /// Returns ICU's own text of a point in time.
  func written(_ instant: Instant) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_format_write(handle, instant.milliseconds, buffer, capacity, &status)
    }
  }

  /// The date format pattern (UTS #35, Date Format Patterns).
  public var pattern: String {
    let pattern = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_format_pattern(handle, buffer, capacity, &status)
    }
    return pattern ?? ""
  }
}

extension DateFormat {
  /// The uses before learning: it takes as long as some 300 dates, and halves the time of each.
  private static let usesBeforeLearning = 300

  /// The learned pattern, or nil before enough uses or if there is no simple pattern.
  private var civilPattern: CivilDatePattern? {
    if let learned = learned.load() { return learned.pattern }
    let count = uses.add(1, ordering: .relaxed).newValue
    return count < Self.usesBeforeLearning ? nil : learnedPattern
  }

  /// The learned pattern; learns it first if necessary.
  var learnedPattern: CivilDatePattern? {
    if let learned = learned.load() { return learned.pattern }
    let made = CivilDatePattern(
      pattern, language, civil: civil, written: { try? written($0) })
    return learned.storeIfNil(LearnedDates(pattern: made)).pattern
  }

  /// Returns the local date and time in the formatter's zone.
  private func civil(_ instant: Instant) -> CivilDateTime {
    var status: Int32 = 0
    let offset = unsafe cicu_date_format_offset(handle, instant.milliseconds, &status)
    return CivilDateTime(local: instant.milliseconds + Double(offset))
  }
}

/// The result of learning, which may be that there is no pattern.
private final class LearnedDates: Sendable {
  let pattern: CivilDatePattern?

  init(pattern: CivilDatePattern?) {
    self.pattern = pattern
  }
}

/// A formatter of date intervals that writes shared fields once: `3–5 May`.
@safe public final class DateIntervalFormat: Sendable {
  // ICU's interval formatters lock the state they change; calendars are made for each call.
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

  /// Returns the text of an interval, or of one date if both ends have the same text.
  public func string(from start: Instant, to end: Instant) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_interval_format_write(
        handle, start.milliseconds, end.milliseconds, buffer, capacity, &status)
    }
  }
}

/// The date patterns of a language, found by the requested fields.
///
/// Opening them takes 0.3 ms, longer than any other formatter: open one per language, and share it.
@safe public final class DatePatterns: Sendable {
  // The C side locks the handle for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// The language of the patterns, with its calendar and hour cycle.
  public let language: LanguageTag

  /// Opens a language's patterns; `-u-ca-` and `-u-hc-` choose the calendar and the hour cycle.
  public init(_ language: LanguageTag) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_date_patterns_open(language.description, &status)
    unsafe self.handle = try unsafe handle.opened(status)
    self.language = language
  }

  deinit { unsafe cicu_date_patterns_close(handle) }

  /// Returns the pattern of a skeleton's fields: `yMMMd` is `d MMM y` in British English.
  ///
  /// - Parameter skeleton: Fields in any order (UTS #35, Date Field Symbols); `j` is the hour in
  ///   the language's hour cycle.
  public func pattern(for skeleton: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_patterns_best(handle, skeleton, buffer, capacity, &status)
    }
  }
}
