/// The way a formatter writes numbers with a fraction: integers, and what follows the point.
///
/// Like ``IntegerPattern`` it is learned from the formatter's own output and verified against it.
package final class DecimalPattern: Sendable {
  /// The pattern of the digits before the point and of the affixes.
  private let integers: IntegerPattern
  /// The decimal point, in UTF-8.
  private let separator: [UInt8]
  /// The number of fraction digits.
  private let fraction: ClosedRange<Int>

  /// Learns from the text that `write` returns for a few ASCII decimals, and verifies others.
  ///
  /// - Returns: Nil if any text differs, or if the skeleton asks for more than a pattern can
  ///   express.
  init?(skeleton: String, learnedFrom write: (String) -> String?) {
    guard let fraction = Self.fraction(of: skeleton) else { return nil }
    let separator = fraction.upperBound == 0 ? "" : write("1.1").flatMap(Self.separator)
    guard let separator,
      let integers = IntegerPattern(learnedFrom: { integer in
        write("\(integer)").flatMap { Self.whole($0, separator, zeros: fraction.lowerBound) }
      })
    else { return nil }
    self.integers = integers
    self.separator = Array(separator.utf8)
    self.fraction = fraction
    for (text, decimal) in Self.trials {
      let written = TextBuffer.attempt { self.write(decimal, to: &$0) }
      if let written, written != write(text) { return nil }
    }
  }

  /// Appends the text of a number, and returns false if it cannot.
  package func write(_ number: ShortDecimal, to buffer: inout TextBuffer) -> Bool {
    guard let number = number.rounded(to: fraction) else { return false }
    let places = integers.places(isZero: number.digits == 0, isNegative: number.isNegative)
    integers.write(number.whole, places, to: &buffer) { buffer in
      if number.scale == 0 { return }
      buffer.append(separator)
      integers.writeDigits(
        of: number.fraction, atLeast: number.scale, inGroups: false, to: &buffer)
    }
    return true
  }
}

extension DecimalPattern {
  /// Returns the fraction digits of a skeleton: 1 to 3 for `.0##`, or nil if it asks for more.
  private static func fraction(of skeleton: String) -> ClosedRange<Int>? {
    let stems = skeleton.split(separator: " ")
    let precisions = stems.filter { $0.first == "." }
    guard stems.contains("rounding-mode-half-up"), precisions.count == 1,
      IntegerPattern.suits(skeleton: skeleton)
    else { return nil }
    let places = precisions[0].dropFirst()
    let zeros = places.prefix { $0 == "0" }
    guard places.dropFirst(zeros.count).allSatisfy({ $0 == "#" }) else { return nil }
    return zeros.count...places.count
  }

  /// Returns the text between the first two digits.
  private static func separator(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: isDigit) else { return nil }
    let rest = scalars[scalars.index(after: first)...]
    return rest.firstIndex(where: isDigit).map { String(rest[..<$0]) }
  }

  /// Returns an integer's text without the point and the zeros after it.
  private static func whole(_ text: String, _ separator: String, zeros: Int) -> String? {
    if zeros == 0 { return text }
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: isDigit) else { return nil }
    let suffix = scalars[scalars.index(after: last)...]
    let point = scalars[...last].dropLast(zeros)
    guard String(point).hasSuffix(separator) else { return nil }
    return String(point.dropLast(separator.unicodeScalars.count)) + String(suffix)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil
  }

  /// Numbers of every length before and after the point.
  private static let trials: [(text: String, decimal: ShortDecimal)] = {
    var trials: [(String, ShortDecimal)] = []
    let digits: [UInt64] = [5, 14, 250, 995, 1_005, 99_999, 1_234_567, 120_000_000, 98_765_432_123]
    for (scale, sign) in [(1, ""), (2, "-"), (2, ""), (3, ""), (3, "-"), (5, "")] {
      for digits in digits {
        let zeros = String(repeating: "0", count: max(0, scale + 1 - "\(digits)".count))
        let text = zeros + "\(digits)"
        let decimal = ShortDecimal(isNegative: sign == "-", digits: digits, scale: scale)
        trials.append(("\(sign)\(text.dropLast(scale)).\(text.suffix(scale))", decimal))
      }
    }
    return trials
  }()
}
