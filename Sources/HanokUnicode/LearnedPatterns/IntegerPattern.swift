/// How a formatter writes integers: its digits, its groups, and what stands around them.
///
/// It is learned from the formatter's own output and tried on it, so that later integers are
/// written without ICU, in a fraction of the time.
///
///     -1234567  →  "−1 234 567"     prefix −, digits 0…9, groups of 3 behind the first
package final class IntegerPattern: Sendable {
  /// What stands before and behind the digits.
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

  /// Where the affixes of a number stand among all of them.
  struct Places: Sendable {
    let prefix: Range<Int>
    let suffix: Range<Int>
  }

  /// All affixes, one behind the other.
  private let affixes: [UInt8]
  private let positive: Places
  private let zero: Places
  private let negative: Places
  /// The ten digits' UTF-8, one behind the other; each takes `digitLength` bytes.
  private let digits: [UInt8]
  private let digitLength: Int
  private let grouping: DigitGrouping

  /// Learns from what `write` makes of a few integers, and tries the rest of them.
  ///
  /// - Returns: Nil where any of them comes out otherwise.
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

  /// The text of an integer.
  func string(_ value: Int64) -> String {
    TextBuffer.text { write(value, to: &$0) }
  }

  /// Appends the text of an integer.
  package func write(_ value: Int64, to buffer: inout TextBuffer) {
    write(value.magnitude, places(isZero: value == 0, isNegative: value < 0), to: &buffer) { _ in }
  }

  /// Where it is said what stands around a number.
  func places(isZero: Bool, isNegative: Bool) -> Places {
    isZero ? zero : isNegative ? negative : positive
  }

  /// Appends digits in groups, what follows them, and what stands around both.
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
    // Digits come last to first.
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

  /// Appends so many digits, with zeros in front, and without groups.
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
  /// Integers of every length, and those where plural forms and increments would show.
  private static let trials: [Int64] = {
    var trials: [Int64] = [0, 5, 21, 101, -21, -1234, .max, .min, 1_000_001, 99_999]
    var value: Int64 = 0
    for digit in 1...18 {
      value = value * 10 + Int64(digit % 10)
      trials.append(value)
    }
    return trials + [2, 3, 6, 8, 10, 11, 18, 20, 100, 1_000, 10_000, 100_000]
  }()

  /// Whether a skeleton says nothing but what one pattern can tell: no plural forms, no scale.
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
