import Testing

@testable import HanokUnicode

@Suite struct ShortDecimalTests {
  @Test(arguments: [
    (12.34, 12_340, false), (-0.005, 5, true), (0, 0, false), (-0.0, 0, false),
    (999_999_999_999.999, 999_999_999_999_999, false), (1.005, 1_005, false),
  ])
  func shortNumbersKeepTheirDigits(value: Double, digits: UInt64, isNegative: Bool) {
    let decimal = ShortDecimal(isNegative: isNegative, digits: digits, scale: 3)
    #expect(ShortDecimal(value) == decimal)
  }

  @Test(arguments: [0.0001, 1e15, 0.1 + 0.2, .infinity, .nan, 1e300, 1_000_000_000_000.001])
  func longNumbersAreNil(value: Double) {
    #expect(ShortDecimal(value) == nil)
  }

  @Test(arguments: [
    (1_005, 3, 2...2, 101, 2), (1_004, 3, 2...2, 100, 2), (995, 3, 2...2, 100, 2),
    (12_000, 3, 0...3, 12, 0), (12_500, 3, 0...3, 125, 1), (5, 0, 2...2, 500, 2),
    (25, 1, 0...0, 3, 0), (100, 0, 0...0, 100, 0),
  ])
  func halvesGoUp(
    digits: UInt64, scale: Int, fraction: ClosedRange<Int>, expected: UInt64, newScale: Int
  ) {
    let decimal = ShortDecimal(isNegative: false, digits: digits, scale: scale)
    #expect(
      decimal.rounded(to: fraction)
        == ShortDecimal(isNegative: false, digits: expected, scale: newScale))
  }

  @Test func aNumberRoundedToZeroIsNil() {
    let decimal = ShortDecimal(isNegative: true, digits: 4, scale: 3)
    #expect(decimal.rounded(to: 2...2) == nil)
    #expect(decimal.rounded(to: 2...3) == decimal)
    #expect(ShortDecimal(integer: .max).rounded(to: 2...2) == nil)
    #expect(ShortDecimal(integer: 0).rounded(to: 0...2) == ShortDecimal(integer: 0))
  }

  @Test func aHundredfoldMovesThePoint() {
    #expect(ShortDecimal(0.125)?.hundredfold?.rounded(to: 0...3)?.digits == 125)
    let cents = ShortDecimal(isNegative: true, digits: 125, scale: 2)
    #expect(cents.hundredfold == ShortDecimal(integer: -125))
    #expect(ShortDecimal(integer: 7).hundredfold == ShortDecimal(integer: 700))
    #expect(ShortDecimal(integer: .max).hundredfold == nil)
  }
}
