import CHanokICU

/// Writes numbers in a language, as an ICU number skeleton says.
///
/// Opening one takes microseconds, formatting less: open one per language and skeleton, and share
/// it. The skeleton says all there is to say, rounding included: ICU's own defaults are half-even
/// and six fraction digits. `compact-short`, `currency/EUR` and `unit/kilometer-per-hour` are
/// skeletons too.
@safe public final class NumberFormat: Sendable {
  // ICU's number formatters are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let learnsIntegers: Bool
  private let learnedIntegers = LazyReference<Learned<IntegerPattern>>()
  private let learnedDecimals = LazyReference<Learned<DecimalPattern>>()
  private let skeleton: String

  /// Opens a formatter.
  ///
  /// - Parameter skeleton: As in `.00 rounding-mode-half-up` (ICU User Guide, Number Skeletons).
  /// - Throws: `ICUError` when the skeleton is wrong.
  public init(_ language: LanguageTag, skeleton: String) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_number_format_open(language.description, skeleton, &status)
    unsafe self.handle = try unsafe handle.opened(status)
    self.skeleton = skeleton
    learnsIntegers = IntegerPattern.suits(skeleton: skeleton)
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

extension NumberFormat {
  /// An integer's text alone: the fastest way where nothing else is asked.
  public func string(_ value: Int64) throws(ICUError) -> String {
    if let pattern = integerPattern { return pattern.string(value) }
    return try written(value)
  }

  /// A floating-point number's text alone, by its shortest decimal form.
  public func string(_ value: Double) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_double(handle, value, buffer, capacity, &status)
    }
  }

  /// A decimal number's text alone, of any length.
  ///
  /// - Parameter decimal: An ASCII number such as `-12.50e3`.
  /// - Throws: `ICUError` when it is no number.
  public func string(decimal: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_decimal(
        handle, decimal, Int32(decimal.utf8.count), buffer, capacity, &status)
    }
  }

  /// Appends an integer's text.
  package func write(_ value: Int64, to buffer: inout TextBuffer) throws(ICUError) {
    if let integerPattern { return integerPattern.write(value, to: &buffer) }
    if let decimalPattern, decimalPattern.write(ShortDecimal(integer: value), to: &buffer) {
      return
    }
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_integer(handle, value, bytes, capacity, &status)
    }
  }

  /// Appends a floating-point number's text, by its shortest decimal form.
  package func write(_ value: Double, to buffer: inout TextBuffer) throws(ICUError) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if !isNegativeZero {
      if let integer = Int64(exactly: value) { return try write(integer, to: &buffer) }
      if let decimalPattern, let decimal = ShortDecimal(value),
        decimalPattern.write(decimal, to: &buffer)
      {
        return
      }
    }
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_double(handle, value, bytes, capacity, &status)
    }
  }

  /// Appends a decimal number's text, of any length.
  package func write(decimal: String, to buffer: inout TextBuffer) throws(ICUError) {
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_decimal(
        handle, decimal, Int32(decimal.utf8.count), bytes, capacity, &status)
    }
  }

  /// An integer's text by ICU itself.
  func written(_ value: Int64) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_integer(handle, value, buffer, capacity, &status)
    }
  }

  /// How integers are written, learned when first asked for; nil where it can't be told simply.
  package var integerPattern: IntegerPattern? {
    guard learnsIntegers else { return nil }
    if let learned = learnedIntegers.load() { return learned.pattern }
    let made = Learned(pattern: IntegerPattern { try? written($0) })
    return learnedIntegers.storeIfNil(made).pattern
  }

  /// How decimals are written, learned when first asked for; nil where it can't be told simply.
  package var decimalPattern: DecimalPattern? {
    if let learned = learnedDecimals.load() { return learned.pattern }
    let made = Learned(
      pattern: DecimalPattern(skeleton: skeleton) { try? string(decimal: $0) })
    return learnedDecimals.storeIfNil(made).pattern
  }
}

/// What was learned, which may be that there is no pattern.
private final class Learned<Pattern: Sendable>: Sendable {
  let pattern: Pattern?

  init(pattern: Pattern?) {
    self.pattern = pattern
  }
}
