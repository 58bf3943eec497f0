import CHanokICU
import Synchronization

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

  /// Opens a formatter of a pattern, whose order is the same in each language: `yyyy-MM-dd`.
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

  /// The text of a point in time.
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

  /// The text of a point in time by ICU itself.
  func written(_ instant: Instant) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_date_format_write(handle, instant.milliseconds, buffer, capacity, &status)
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

extension DateFormat {
  /// Learning a pattern takes as long as some 300 dates, and saves half of each one's time.
  private static let usesBeforeLearning = 300

  /// How dates are written, learned when many were; nil where it can't be told simply.
  private var civilPattern: CivilDatePattern? {
    if let learned = learned.load() { return learned.pattern }
    let count = uses.add(1, ordering: .relaxed).newValue
    return count < Self.usesBeforeLearning ? nil : learnedPattern
  }

  /// How dates are written, learned now if it wasn't before.
  var learnedPattern: CivilDatePattern? {
    if let learned = learned.load() { return learned.pattern }
    let made = CivilDatePattern(
      pattern, language, civil: civil, written: { try? written($0) })
    return learned.storeIfNil(LearnedDates(pattern: made)).pattern
  }

  /// What the zone's clocks show at a point in time.
  private func civil(_ instant: Instant) -> CivilDateTime {
    var status: Int32 = 0
    let offset = unsafe cicu_date_format_offset(handle, instant.milliseconds, &status)
    return CivilDateTime(local: instant.milliseconds + Double(offset))
  }
}

/// What was learned, which may be that there is no pattern.
private final class LearnedDates: Sendable {
  let pattern: CivilDatePattern?

  init(pattern: CivilDatePattern?) {
    self.pattern = pattern
  }
}

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
