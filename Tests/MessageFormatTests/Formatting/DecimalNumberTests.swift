import MessageFormat
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("-0.00", "-0.00"), ("12.50", "12.50"), ("1e3", "1000"),
    ("1.5E-3", "0.0015"),
    ("-1.23e1", "-12.3"), ("1e+2", "100"), ("0.000", "0.000"),
    ("123456789012345678901234567890.5", "123456789012345678901234567890.5"),
  ])
  func numbersAreReadWithoutLoss(text: String, written: String) {
    #expect(DecimalNumber(text)?.description == written)
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "1e", "+1", "1 ", "0x1", "1e99999", "NaN", "١"])
  func anInvalidNumberLiteralIsNil(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func aMillionDigitsAreRefusedAtOnce() {
    #expect(DecimalNumber(String(repeating: "9", count: 1_000_000)) == nil)
    #expect(DecimalNumber(String(repeating: "9", count: 10_000)) != nil)
  }

  @Test(arguments: [
    ("2.5", "3"), ("-2.5", "-3"), ("0.5", "1"), ("0.4999", "0"), ("-0.4", "0"), ("0.05", "0"),
    ("999.5", "1000"), ("7", "7"), ("1e2", "100"), ("-0", "0"),
  ])
  func halvesAreRoundedAwayFromZero(text: String, rounded: String) {
    #expect(DecimalNumber(text)?.roundedToInteger.description == rounded)
  }

  @Test(arguments: [
    ("1", 1, "2"), ("1", -1, "0"), ("0", -3, "-3"), ("99.5", 1, "100.5"), ("-5", 7, "2"),
    ("-5", -7, "-12"), ("1e3", 5, "1005"), ("0.25", -1, "-0.75"),
    ("99999999999999999999", 1, "100000000000000000000"), ("-5", 5, "0"), ("-0.5", 0, "-0.5"),
  ])
  func aSmallIntegerIsAdded(text: String, addend: Int, sum: String) {
    #expect(DecimalNumber(text)?.adding(addend).description == sum)
  }

  @Test func thePointIsShifted() {
    #expect(DecimalNumber("0.256")?.shifted(by: 2).description == "25.6")
    #expect(DecimalNumber("5")?.shifted(by: -2).description == "0.05")
    #expect(DecimalNumber("5")?.shifted(by: 2).description == "500")
  }

  @Test func doublesAreReadByTheirShortestForm() {
    #expect(DecimalNumber(0.1)?.description == "0.1")
    #expect(DecimalNumber(2.0)?.description == "2")
    #expect(DecimalNumber(-0.0)?.description == "-0")
    #expect(DecimalNumber(Double.leastNonzeroMagnitude)?.description.count == 326)
    #expect(DecimalNumber(1e21)?.description == "1000000000000000000000")
    #expect(DecimalNumber(.infinity) == nil)
    #expect(DecimalNumber(.nan) == nil)
  }

  @Test func aZeroThatIsShiftedIsWrittenAsItIs() {
    #expect(DecimalNumber("0")?.shifted(by: 3).description == "0")
    #expect(DecimalNumber("0.00")?.shifted(by: 1).description == "0.0")
    #expect(DecimalNumber("1.50")?.adding(1).description == "2.50")
    #expect(DecimalNumber("1.50")?.normalized.description == "1.5")
  }

  @Test(arguments: [("1e10000", true), ("1e-10000", true), ("1e10001", false), ("1e-10001", false)])
  func aPowerIsBounded(text: String, isNumber: Bool) {
    #expect((DecimalNumber(text) != nil) == isNumber)
  }
}
