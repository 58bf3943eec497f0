import HanokUnicode
import Testing

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("1.50", "1.5"), ("-12.5", "-12.5"), ("100", "100"),
    ("0.001", "0.001"),
    ("00012", "12"), ("-0.10", "-0.1"), ("1000000000000000000000", "1000000000000000000000"),
  ])
  func eachValueHasOneForm(text: String, expected: String) {
    #expect(ExactDecimal(text)?.description == expected)
    #expect(ExactDecimal(text) == ExactDecimal(expected))
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1.2.3", "1e5", "+1", "１", "1 ", "--1"])
  func otherTextIsNil(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test func tooManyDigitsAreNil() {
    #expect(ExactDecimal(String(repeating: "1", count: 400)) != nil)
    #expect(ExactDecimal(String(repeating: "1", count: 401)) == nil)
    #expect(ExactDecimal("0." + String(repeating: "1", count: 401)) == nil)
  }

  @Test func sumsAreThoseOfIntegers() {
    var random = SeededNumbers(state: 1)
    for _ in 0..<2_000 {
      let (left, right) = (random.int(in: -9_999...9_999), random.int(in: -9_999...9_999))
      let power = random.int(in: -4...3)
      let (first, second) = (
        ExactDecimal(left).shifted(by: power), ExactDecimal(right).shifted(by: power)
      )
      #expect(first + second == ExactDecimal(left + right).shifted(by: power))
      #expect(first - second == ExactDecimal(left - right).shifted(by: power))
      #expect((first < second) == (left < right))
      #expect((first == second) == (left == right))
    }
  }

  @Test func powersDiffer() throws {
    let (large, small) = (try #require(ExactDecimal("1000")), try #require(ExactDecimal("0.001")))
    #expect((large + small).description == "1000.001")
    #expect((small - large).description == "-999.999")
    #expect(small < large && -large < -small && !(large < large) && -large < small)
    #expect(ExactDecimal(-12).integer == -12 && ExactDecimal("1.5")?.integer == nil)
    #expect(large.integer == 1000 && small.integer == nil && small.fractionLength == 3)
    #expect(large.fractionLength == 0 && ExactDecimal.zero.isZero && !small.isZero)
    #expect(ExactDecimal(Int.min).description == "\(Int.min)" && ExactDecimal(Int.min).isNegative)
    #expect(ExactDecimal("99999999999999999999")?.integer == nil)
  }
}
