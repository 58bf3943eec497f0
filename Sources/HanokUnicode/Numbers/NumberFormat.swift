import CHanokICU
import Synchronization

/// A formatter of numbers in a language, defined by an ICU number skeleton.
///
/// Opening one takes microseconds, formatting less: open one per language and skeleton, and share
/// it. The skeleton must contain everything, rounding included: ICU's own defaults are half-even
/// and six fraction digits. `compact-short`, `currency/EUR` and `unit/kilometer-per-hour` are
/// skeletons too.
@safe public final class NumberFormat: Sendable {
  // ICU's number formatters are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let integers: LearnedPattern<IntegerPattern>
  private let decimals = LearnedPattern<DecimalPattern>()
  private let skeleton: String

  /// Opens a formatter.
  ///
  /// - Parameter skeleton: Stems such as `.00 rounding-mode-half-up` (ICU User Guide, Number
  ///   Skeletons).
  /// - Throws: `ICUError` if the skeleton is invalid.
  public init(_ language: LanguageTag, skeleton: String) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_number_format_open(language.description, skeleton, &status)
    unsafe self.handle = try unsafe handle.opened(status)
    self.skeleton = skeleton
    integers = LearnedPattern(canExist: IntegerPattern.suits(skeleton: skeleton))
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
  /// - Throws: `ICUError` if it is not a number.
  public func format(decimal: String) throws(ICUError) -> FormattedNumber {
    var status: Int32 = 0
    let number = unsafe cicu_number_format_decimal(
      handle, decimal, Int32(decimal.utf8.count), &status)
    return try unsafe FormattedNumber(number, status)
  }
}

extension NumberFormat {
  /// Returns only the text of an integer, the fastest way.
  public func string(_ value: Int64) throws(ICUError) -> String {
    if let pattern = integerPattern { return pattern.string(value) }
    return try written(value)
  }

  /// Returns only the text of a floating-point number, by its shortest decimal form.
  public func string(_ value: Double) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_double(handle, value, buffer, capacity, &status)
    }
  }

  /// Returns only the text of a decimal number of any length.
  ///
  /// - Parameter decimal: An ASCII number such as `-12.50e3`.
  /// - Throws: `ICUError` if it is not a number.
  public func string(decimal: String) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_decimal(
        handle, decimal, Int32(decimal.utf8.count), buffer, capacity, &status)
    }
  }

  /// Appends the text of an integer.
  package func write(_ value: Int64, to buffer: inout TextBuffer) throws(ICUError) {
    if withIntegerPattern({ $0.write(value, to: &buffer) }) != nil { return }
    if withDecimalPattern({ $0.write(ShortDecimal(integer: value), to: &buffer) }) == true {
      return
    }
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_integer(handle, value, bytes, capacity, &status)
    }
  }

  /// Appends the text of a floating-point number, by its shortest decimal form.
  package func write(_ value: Double, to buffer: inout TextBuffer) throws(ICUError) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if !isNegativeZero {
      if let integer = Int64(exactly: value) { return try write(integer, to: &buffer) }
      if let decimal = ShortDecimal(value),
        withDecimalPattern({ $0.write(decimal, to: &buffer) }) == true
      {
        return
      }
    }
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_double(handle, value, bytes, capacity, &status)
    }
  }

  /// Appends the text of a decimal number of any length.
  package func write(decimal: String, to buffer: inout TextBuffer) throws(ICUError) {
    try unsafe buffer.append { bytes, capacity, status in
      unsafe cicu_number_format_write_decimal(
        handle, decimal, Int32(decimal.utf8.count), bytes, capacity, &status)
    }
  }

  /// Returns ICU's own text of an integer.
  func written(_ value: Int64) throws(ICUError) -> String {
    try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_number_format_write_integer(handle, value, buffer, capacity, &status)
    }
  }

  /// The pattern of integers, learned on first use, or nil if no simple pattern describes them.
  package var integerPattern: IntegerPattern? { withIntegerPattern { $0 } }

  /// The pattern of decimals, learned on first use, or nil if no simple pattern describes them.
  package var decimalPattern: DecimalPattern? { withDecimalPattern { $0 } }

  private func withIntegerPattern<Output>(_ body: (IntegerPattern) -> Output) -> Output? {
    integers.use(body) { IntegerPattern { try? written($0) } }
  }

  private func withDecimalPattern<Output>(_ body: (DecimalPattern) -> Output) -> Output? {
    decimals.use(body) { DecimalPattern(skeleton: skeleton) { try? string(decimal: $0) } }
  }
}

/// A pattern that is learned on first use, if there is one.
private final class LearnedPattern<Pattern: AnyObject & Sendable>: Sendable {
  private let pattern = LazyReference<Pattern>()
  private let canExist: Atomic<Bool>

  init(canExist: Bool = true) { self.canExist = Atomic(canExist) }

  /// Returns the result for the pattern, without reference counting, or nil if there is none.
  func use<Output>(_ body: (Pattern) -> Output, learn: () -> Pattern?) -> Output? {
    if let output = pattern.withObject(body) { return output }
    guard canExist.load(ordering: .relaxed) else { return nil }
    guard let learned = learn() else {
      canExist.store(false, ordering: .relaxed)
      return nil
    }
    return body(pattern.storeIfNil(learned))
  }
}
