/// The way a formatter writes integers: its digits, its groups and its affixes.
///
/// It is learned from the formatter's own output and verified against it, so that later integers
/// are written without ICU, in a fraction of the time.
///
///     -1234567  →  "−1 234 567"     prefix −, digits 0…9, groups of 3 after the first
package final class IntegerPattern: Sendable {
  /// The text before and after the digits.
  struct Affixes: Hashable, Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]

    fileprivate func appended(to bytes: inout [UInt8]) -> Places {
      let start = bytes.count
      bytes += prefix + suffix
      let middle = start + prefix.count
      return Places(prefix: start..<middle, suffix: middle..<bytes.count)
    }
  }

  /// The ranges of a number's affixes in the bytes of all affixes.
  struct Places: Sendable {
    let prefix: Range<Int>
    let suffix: Range<Int>
  }

  /// All affixes, concatenated.
  private let affixes: [UInt8]
  private let positive: Places
  private let zero: Places
  private let negative: Places
  /// The UTF-8 of the ten digits, concatenated; each takes `digitLength` bytes.
  private let digits: [UInt8]
  private let digitLength: Int
  private let grouping: DigitGrouping

  /// Learns from the text that `write` returns for a few integers, and verifies others.
  ///
  /// - Returns: Nil if any text differs.
  init?(learnedFrom write: (Int64) -> String?) {
    guard let one = write(1), let alphabet = DigitAlphabet(from: write),
      let positive = alphabet.affixes(of: one, around: 1),
      let zero = write(0).flatMap({ alphabet.affixes(of: $0, around: 0) }),
      let negative = write(-1).flatMap({ alphabet.affixes(of: $0, around: 1) }),
      let grouping = DigitGrouping(alphabet: alphabet, positive: positive, from: write)
    else { return nil }
    var affixes: [UInt8] = []
    self.positive = positive.appended(to: &affixes)
    self.zero = zero.appended(to: &affixes)
    self.negative = negative.appended(to: &affixes)
    self.affixes = affixes
    self.grouping = grouping
    digits = alphabet.digits.flatMap { Array(String($0).utf8) }
    digitLength = digits.count / 10
    guard alphabet.digits.allSatisfy({ String($0).utf8.count == digitLength }) else { return nil }
    guard Self.trials.allSatisfy({ write($0) == string($0) }) else { return nil }
  }

  /// Returns the text of an integer.
  func string(_ value: Int64) -> String {
    TextBuffer.text { write(value, to: &$0) }
  }

  /// Appends the text of an integer.
  package func write(_ value: Int64, to buffer: inout TextBuffer) {
    write(value.magnitude, places(isZero: value == 0, isNegative: value < 0), to: &buffer) { _ in }
  }

  /// Returns the ranges of a number's affixes.
  func places(isZero: Bool, isNegative: Bool) -> Places {
    isZero ? zero : isNegative ? negative : positive
  }

  /// Appends the prefix, digits in groups, what `following` writes, and the suffix.
  func write(
    _ magnitude: UInt64, _ places: Places, to buffer: inout TextBuffer,
    following: (inout TextBuffer) -> Void
  ) {
    buffer.append(affixes, places.prefix)
    writeGroups(of: magnitude, to: &buffer)
    following(&buffer)
    buffer.append(affixes, places.suffix)
  }

  private func writeGroups(of magnitude: UInt64, to buffer: inout TextBuffer) {
    let count = Self.digitCount(magnitude)
    let room = count * (digitLength + grouping.separator.count)
    // The loop goes from the last digit to the first.
    unsafe buffer.appendBackwards(atMost: room) { bytes in
      var start = room
      var rest = magnitude
      for place in 0..<count {
        if grouping.separates(place: place, of: count) {
          for byte in grouping.separator.reversed() {
            start -= 1
            unsafe bytes[start] = byte
          }
        }
        unsafe writeLastDigit(of: &rest, into: bytes, before: &start)
      }
      return start
    }
  }

  /// Appends a number of digits, padded with zeros, without groups.
  func writeDigits(of magnitude: UInt64, count: Int, to buffer: inout TextBuffer) {
    unsafe buffer.appendBackwards(atMost: count * digitLength) { bytes in
      var start = count * digitLength
      var rest = magnitude
      for _ in 0..<count { unsafe writeLastDigit(of: &rest, into: bytes, before: &start) }
      return start
    }
  }

  private func writeLastDigit(
    of rest: inout UInt64, into bytes: UnsafeMutablePointer<UInt8>, before start: inout Int
  ) {
    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
    rest = quotient
    start -= digitLength
    for offset in 0..<digitLength {
      unsafe bytes[start + offset] = digits[Int(digit) * digitLength + offset]
    }
  }

  private static func digitCount(_ magnitude: UInt64) -> Int {
    var count = 1
    var rest = magnitude / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}

extension IntegerPattern {
  /// Integers of every length, and those that reveal plural forms and increments.
  private static let trials: [Int64] = {
    var trials: [Int64] = [0, 5, 21, 101, -21, -1234, .max, .min, 1_000_001, 99_999]
    var value: Int64 = 0
    for digit in 1...18 {
      value = value * 10 + Int64(digit % 10)
      trials.append(value)
    }
    return trials + [2, 3, 6, 8, 10, 11, 18, 20, 100, 1_000, 10_000, 100_000]
  }()

  /// Whether a pattern can express a skeleton: it has no plural forms and no scale.
  static func suits(skeleton: String) -> Bool {
    skeleton.split(separator: " ").allSatisfy { stem in
      Self.exact.contains(stem) || Self.families.contains { stem.hasPrefix($0) }
    }
  }

  private static let exact: Set<Substring> = [
    "precision-integer", "precision-unlimited", "percent", "latin", "unit-width-narrow",
    "unit-width-short", "unit-width-iso-code",
  ]

  private static let families = [
    ".", "rounding-mode-", "group-", "sign-", "numbering-system/", "currency/",
  ]
}
