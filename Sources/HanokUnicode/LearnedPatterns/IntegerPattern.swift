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
  /// The UTF-8 of the ten digits; each takes the last `digitLength` bytes of its word.
  private let digits: InlineArray<10, UInt32>
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
    let words = alphabet.digits.map { digit in
      String(digit).utf8.reversed().reduce(into: UInt32(0)) { $0 = $0 << 8 | UInt32($1) }
    }
    let digitLength = alphabet.digits.first.map { String($0).utf8.count } ?? 0
    guard words.count == 10,
      alphabet.digits.allSatisfy({ String($0).utf8.count == digitLength })
    else { return nil }
    self.digitLength = digitLength
    digits = InlineArray { words[$0] << (8 * (Self.wordLength - digitLength)) }
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
    writeDigits(of: magnitude, inGroups: true, to: &buffer)
    following(&buffer)
    buffer.append(affixes, places.suffix)
  }

  /// Appends digits, at least a number of them, in groups or without.
  ///
  /// They are written from the last to the first. A word of a digit begins with bytes of other
  /// digits, which are written after it.
  func writeDigits(
    of magnitude: UInt64, atLeast least: Int = 1, inGroups: Bool, to buffer: inout TextBuffer
  ) {
    let separator = grouping.separator.count
    let room = Self.wordLength + max(least, Self.mostDigits) * (digitLength + separator)
    unsafe buffer.appendBackwards(atMost: room) { bytes in
      var start = room
      var rest = magnitude
      var open = least
      var untilSeparator = inGroups && magnitude >= grouping.least ? grouping.primary : .max
      repeat {
        if untilSeparator == 0 {
          start -= separator
          for place in 0..<separator { unsafe bytes[start + place] = grouping.separator[place] }
          untilSeparator = grouping.secondary
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        rest = quotient
        unsafe UnsafeMutableRawPointer(bytes + start - Self.wordLength)
          .storeBytes(of: digits[Int(digit)].littleEndian, as: UInt32.self)
        start -= digitLength
        untilSeparator -= 1
        open -= 1
      } while rest > 0 || open > 0
      return start
    }
  }

  /// The number of bytes of a digit's word.
  private static let wordLength = MemoryLayout<UInt32>.size
  /// The number of digits of `UInt64.max`.
  private static let mostDigits = 20
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
