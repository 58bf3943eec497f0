import CalculatorModel
import HanokTesting
import Testing

/// The ratios, by tables and by the laws of arithmetic.
@Suite nonisolated struct RationalTests {
  private func number(_ text: String) throws -> Rational {
    Rational(try #require(DecimalFraction(plainText: text)))
  }

  @Test(arguments: [
    ("1", "3", "0.33333333333333333333", false, false), ("-1", "8", "-0.125", true, true),
    ("1", "-8", "-0.125", true, true), ("-6", "-4", "1.5", true, true),
    ("0", "7", "0", true, true), ("0.5", "0.3", "1.6666666666666666667", false, false),
    ("100", "0.2", "500", true, true), ("84", "36", "2.3333333333333333333", false, false),
  ])
  func aQuotientIsARatio(
    dividend: String, divisor: String, shown: String, isComplete: Bool, isDecimal: Bool
  ) throws {
    let quotient = try number(dividend) / number(divisor)
    #expect(quotient.shown.plainText == shown)
    #expect(quotient.isComplete == isComplete)
    #expect(quotient.isDecimal == isDecimal)
    #expect(quotient.isExact)
    #expect(try quotient * number(divisor) == number(dividend))
  }

  /// Each value has one form, so that equal values are equal.
  @Test func equalRatiosAreEqual() throws {
    #expect(try number("2") / number("6") == number("1") / number("3"))
    #expect(try number("0.2") / number("0.6") == number("10") / number("30"))
    #expect(try number("3") / number("6") == number("0.5"))
    #expect(try number("1") / number("3") != number("0.33333333333333333333"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func ratiosFollowTheLawsOfArithmetic(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    func ratio() -> Rational {
      let dividend = Int.random(in: -9_999...9_999, using: &generator)
      let divisor = Int.random(in: 1...9_999, using: &generator)
      return Rational(DecimalFraction(dividend)) / Rational(DecimalFraction(divisor))
    }
    for _ in 0..<300 {
      let (a, b, c) = (ratio(), ratio(), ratio())
      let context: Comment = "seed \(seed): \(a.shown.plainText), \(b.shown.plainText)"
      #expect(a + b - b == a, context)
      #expect((a + b) * c == a * c + b * c, context)
      #expect(-(a - b) == b - a, context)
      #expect(a.shifted(by: 2).shifted(by: -2) == a, context)
      if !b.isZero { #expect(a / b * b == a, context) }
    }
  }

  /// Ratios of 20 digits each: the sum's is of 60 and more, and is replaced by its digits.
  @Test func aRatioThatIsTooLongIsNoLongerExact() throws {
    var sum = Rational.zero
    for divisor in ["1000000000000000000003", "1000000000000000000007", "1000000000000000000009"] {
      #expect(sum.isExact)
      sum = try sum + number("1") / number(divisor)
    }
    #expect(!sum.isExact)
    #expect(sum.isDecimal)
    #expect(sum.isShownInFull && !sum.isComplete)
    #expect(!(sum + Rational(DecimalFraction(1))).isExact)
    #expect(!(sum * sum).isExact && !(-sum).isExact && !(sum / sum).isExact)
  }
}
