import CalculatorModel
import HanokTesting
import Testing

/// The arithmetic, by tables and by properties against the integers of 128 bits.
@Suite nonisolated struct DecimalFractionTests {
  private func number(_ text: String) throws -> DecimalFraction {
    try #require(DecimalFraction(plainText: text))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.50", "0.5"), ("007", "7"), ("-12.500", "-12.5"), ("100", "100"),
    ("0.001", "0.001"), ("-0.0", "0"), ("1000000.000001", "1000000.000001"),
  ])
  func eachValueHasOneForm(text: String, plain: String) throws {
    #expect(try number(text).plainText == plain)
    #expect(try number(text) == number(plain))
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1.2.3", "+1", "1e3", " 1", "1,5", "٣", "--1"])
  func otherTextsAreNotNumbers(text: String) {
    #expect(DecimalFraction(plainText: text) == nil)
  }

  @Test(arguments: [0, 1, -1, 10, 1_200, -340, .max, .min])
  func integersAreWritten(value: Int) {
    #expect(DecimalFraction(value).plainText == "\(value)")
  }

  @Test(arguments: [
    ("0", 1), ("7", 1), ("100", 3), ("0.5", 2), ("12.5", 3), ("-0.001", 4), ("1000.25", 6),
  ])
  func theWrittenLengthCountsAllDigits(text: String, length: Int) throws {
    #expect(try number(text).writtenLength == length)
  }

  @Test func longNumbersLoseNoDigit() throws {
    let nines = try number(String(repeating: "9", count: 20))
    #expect((nines * nines).plainText == "9999999999999999999800000000000000000001")
    #expect((nines + DecimalFraction(1)).plainText == "1" + String(repeating: "0", count: 20))
    #expect(try (number("0.1") + number("0.2")).plainText == "0.3")
    #expect(
      try (number("1") - number("0.00000000000000000001")).plainText == "0.99999999999999999999")
  }

  @Test(arguments: [
    ("1", "3", "0.33333333333333333333", true), ("2", "3", "0.66666666666666666667", true),
    ("-2", "3", "-0.66666666666666666667", true), ("1", "8", "0.125", false),
    ("0", "7", "0", false), ("10", "4", "2.5", false), ("1", "7", "0.14285714285714285714", true),
    ("123456789012345678901234567890", "1", "123456789012345678901234567890", false),
    ("1000000000000000000000000000000", "3", "333333333333333333330000000000", true),
    // A tie goes to the even digit, where all of it can't be written.
    ("100000000000000000005", "1e40", "0.00000000000000000001", true),
    ("100000000000000000015", "1e40", "0.000000000000000000010000000000000000002", true),
    ("100000000000000000025", "1e40", "0.000000000000000000010000000000000000002", true),
    ("99999999999999999999.5", "3e-1", "333333333333333333330", true),
  ])
  func quotientsAreExactOrRounded(
    dividend: String, divisor: String, quotient: String, isRounded: Bool
  ) throws {
    let parts = divisor.split(separator: "e")
    let power = parts.count > 1 ? try #require(Int(parts[1])) : 0
    let result = try number(dividend)
      .divided(
        by: number(String(parts[0])).shifted(by: power), writtenLength: 40, significantDigits: 20)
    #expect(result.value.plainText == quotient)
    #expect(result.isRounded == isRounded)
  }

  /// The zeros that begin a small quotient take the room of its digits, of which one is left.
  @Test(arguments: [
    (20, "3333333333333333333"), (37, "33"), (38, "3"), (39, "3"),
  ])
  func aSmallQuotientHasTheDigitsThereIsRoomFor(power: Int, digits: String) {
    let result = DecimalFraction(1).divided(
      by: DecimalFraction(3).shifted(by: power), writtenLength: 40, significantDigits: 20)
    #expect(result.isRounded)
    #expect(result.value.plainText == "0." + String(repeating: "0", count: power) + digits)
    #expect((result.value.writtenLength <= 40) == (power < 39))
  }

  // Properties.

  /// A number of up to twelve digits, of which some are after the point, and itself times 10^12.
  private func random(_ generator: inout SeededGenerator) -> (DecimalFraction, Int128) {
    let largest = [999, 999_999, 999_999_999, 999_999_999_999].randomElement(using: &generator)
    let digits = Int.random(in: 0...(largest ?? 9), using: &generator)
    let value = Bool.random(using: &generator) ? digits : -digits
    let shift = Int.random(in: 0...12, using: &generator)
    var scaled = Int128(value)
    for _ in shift..<12 { scaled *= 10 }
    return (DecimalFraction(value).shifted(by: -shift), scaled)
  }

  /// An integer times a negative power of ten, as plain text.
  private func text(_ scaled: Int128, places: Int) -> String {
    var digits = String(scaled.magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func sumsDifferencesAndProductsAreThoseOfIntegers(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<2_000 {
      let (left, first) = random(&generator)
      let (right, second) = random(&generator)
      let context: Comment = "seed \(seed): \(left.plainText), \(right.plainText)"
      #expect((left + right).plainText == text(first + second, places: 12), context)
      #expect((left - right).plainText == text(first - second, places: 12), context)
      let (product, overflows) = first.multipliedReportingOverflow(by: second)
      if !overflows { #expect((left * right).plainText == text(product, places: 24), context) }
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func quotientsAreTheNearest(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    for _ in 0..<2_000 {
      let divisor = Int.random(in: 1...999_999, using: &generator)
      let dividend = Int.random(in: divisor...999_999_999_999, using: &generator)
      let quotient = DecimalFraction(dividend).divided(
        by: DecimalFraction(divisor), writtenLength: 40, significantDigits: 20)
      let context: Comment = "seed \(seed): \(dividend) / \(divisor)"
      // Of the quotient as n / 10^places, n × divisor is as near to dividend × 10^places as can be.
      let places = quotient.value.fractionLength
      let digits = quotient.value.plainText.filter { $0 != "." }
      guard digits.count <= 25 else { continue }
      let power = (0..<places).reduce(Int128(1)) { power, _ in power * 10 }
      let difference = try #require(Int128(digits)) * Int128(divisor) - Int128(dividend) * power
      #expect(difference.magnitude * 2 <= UInt128(divisor), context)
      #expect(quotient.isRounded == (difference != 0), context)
    }
  }

  @Test(arguments: [7, 8] as [UInt64])
  func numbersOfFortyDigitsFollowTheLawsOfArithmetic(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    func long() throws -> DecimalFraction {
      let digits = (0..<40).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
      return try number(digits).shifted(by: -Int.random(in: 0...40, using: &generator))
    }
    for _ in 0..<300 {
      let (a, b, c) = (try long(), try long(), try long())
      let context: Comment = "seed \(seed): \(a.plainText), \(b.plainText), \(c.plainText)"
      #expect(a + b - b == a, context)
      #expect(a - b == -(b - a), context)
      #expect((a + b) * c == a * c + b * c, context)
      #expect(a * b == b * a, context)
      guard !b.isZero else { continue }
      let quotient = (a * b).divided(by: b, writtenLength: 200, significantDigits: 20)
      #expect(quotient.value == a, context)
      #expect(!quotient.isRounded, context)
    }
  }
}
