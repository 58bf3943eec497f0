import CalculatorModel
import HanokTesting
import Testing

/// The calculator, by the keys that are pressed: `b` is backspace, `s` the sign, `c` clears.
@Suite nonisolated struct CalculatorTests {
  private static let keys: [Character: Calculator.Key] = [
    ".": .decimalSign, "+": .operation(.addition), "-": .operation(.subtraction),
    "*": .operation(.multiplication), "/": .operation(.division), "=": .equals, "%": .percent,
    "s": .changeSign, "b": .backspace, "c": .clear, "r": .root, "^": .operation(.power),
  ]

  private func press(_ keys: String, on calculator: inout Calculator) {
    for character in keys {
      if let key = character.wholeNumberValue.map({ Calculator.Key.digit(UInt8($0)) })
        ?? Self.keys[character]
      {
        calculator.press(key)
      }
    }
  }

  private func calculator(after keys: String) -> Calculator {
    var calculator = Calculator()
    press(keys, on: &calculator)
    return calculator
  }

  @Test(arguments: [
    // Typing.
    ("", "0"), ("0", "0"), ("00", "0"), ("007", "7"), ("12", "12"), (".", "0."), ("1.", "1."),
    ("1.50", "1.50"), ("1..5.0", "1.50"), ("0.05", "0.05"), ("0.00", "0.00"), (".5", "0.5"),
    ("12b", "1"), ("1b", "0"), ("b", "0"), ("1.5b", "1."), ("1.5bb", "1"), ("0.05b", "0.0"),
    ("0.0bb", "0"), ("5s", "-5"), ("5ss", "5"), ("s5", "-5"), ("5sb", "0"), ("1.5s", "-1.5"),
    ("s", "-0"), ("0s", "-0"), ("sb", "0"), ("12c", "0"),
    // One operation after the other, from left to right.
    ("1+2=", "3"), ("1+2*3=", "9"), ("1+2*", "3"), ("7-10=", "-3"), ("1.5*4=", "6"),
    ("1/4=", "0.25"), ("1+", "1"), ("1+2", "2"), ("0.1+0.2=", "0.3"), ("5+*3=", "15"),
    ("5+=", "10"), ("5*=", "25"), ("=", "0"), ("5=", "5"), ("1.50=", "1.5"), ("+5=", "5"),
    ("-5=", "-5"), ("2*s=", "0"), ("2*s3=", "-6"), ("5-s3=", "8"),
    // Repeating.
    ("2*3==", "18"), ("2*3===", "54"), ("1+2==", "5"), ("2*3=4=", "4"), ("2*3=s=", "-18"),
    ("2*3=+1=", "7"), ("5+==", "15"), ("2*3=c=", "0"),
    // After a result.
    ("1+2=4", "4"), ("1+2=.", "0."), ("1+2=b", "3"), ("1+2=s", "-3"), ("1+2=*4=", "12"),
    // Hundredths.
    ("50%", "0.5"), ("200+10%", "20"), ("200+10%=", "220"), ("200-10%=", "180"),
    ("200*10%=", "20"), ("200/10%=", "2000"), ("1%%", "0.0001"), ("50%b", "0.5"), ("5%7", "7"),
    ("200+%=", "600"),
    // Powers, and roots of the number on the display, or of the next one.
    ("2^10=", "1024"), ("2^3^2=", "64"), ("2^s1=", "0.5"), ("9r", "3"), ("r9=", "3"), ("r9", "9"),
    ("16rr", "2"), ("rr16=", "2"), ("2+r9=", "5"), ("2+9r=", "5"), ("2*r9+1=", "7"), ("r9+1=", "4"),
    ("9r4", "4"), ("r16r", "2"), ("rb9=", "9"), ("r9bb4=", "2"), ("r9bbb4=", "4"), ("5+r", "5"),
    ("r50%", "0.07071067811865475244"), ("r25%", "0.05"),
    ("1+8=r", "3"), ("4-4=r", "0"), ("1+8=r=", "3"), ("9rs", "-3"), ("0-4=r9", "9"), ("rc9=", "9"),
    // After a failure the next number begins anew.
    ("1/0=7", "7"), ("1/0=.", "0."), ("1/0=b", "0"), ("1/0=c", "0"), ("1/0=7=", "7"),
    ("1/0=2+3=", "5"), ("5/0+3=7", "7"), ("5/0+3=7+1=", "8"), ("5/0+c3=", "3"), ("5/0+b3=", "3"),
    ("1/0=+3=4", "4"), ("1/0=.5", "0.5"),
  ])
  func keysShowANumber(keys: String, shown: String) {
    #expect(calculator(after: keys).display == .number(plainText: shown))
  }

  @Test(arguments: [
    ("1/0=", Calculation.Failure.divisionByZero), ("0/0=", .divisionByZero),
    ("1/0+", .divisionByZero), ("5-5/0.00=", .divisionByZero), ("1/0==", .divisionByZero),
    ("5/0+3", .divisionByZero), ("5/0+3=", .divisionByZero), ("5/0+3==", .divisionByZero),
    ("5/0*2-1", .divisionByZero), ("1/0=+3=", .divisionByZero), ("1/0=*7", .divisionByZero),
    ("5/0+.5s%=", .divisionByZero), ("5/0+3=-", .divisionByZero),
    ("1/0=%", .divisionByZero), ("1/0=s", .divisionByZero), ("1/0=+", .divisionByZero),
  ])
  func aDivisionByZeroIsAFailure(keys: String, failure: Calculation.Failure) {
    #expect(calculator(after: keys).display == .failure(failure))
    #expect(calculator(after: keys).calculationCount == (keys.hasPrefix("5-5") ? 1 : 0))
  }

  @Test func aResultThatCannotBeWrittenIsAFailure() {
    let nines = String(repeating: "9", count: 40)
    for keys in [
      "\(nines)+1=", "\(nines)*10=", "1/\(nines)=", "0.\(nines.dropLast())%", "s-\(nines)-1=",
    ] {
      #expect(calculator(after: keys).display == .failure(.tooLong), "\(keys)")
    }
    #expect(calculator(after: "\(nines)-1+1=").display == .number(plainText: nines))
  }

  @Test func anOverflowInTheMiddleNeverEndsInANumber() {
    let nines = String(repeating: "9", count: 40)
    for keys in ["\(nines)*10-3=", "\(nines)+1-1=", "1+0.\(nines.dropLast())%5="] {
      #expect(calculator(after: keys).display == .failure(.tooLong), "\(keys)")
    }
  }

  @Test(arguments: [
    ("1/0=", false), ("1/0+", true), ("1/0+3", true), ("1/0+3=", false), ("1/0=-", true),
    ("1/0+c", false), ("1/0+b", false), ("1+2", false), ("1/0+=7", false),
  ])
  func aFailureInACalculationNeedsClearing(keys: String, needsClearing: Bool) {
    #expect(calculator(after: keys).needsClearing == needsClearing)
  }

  @Test func aFailureTakesNoWholeNumberBeforeItIsCleared() throws {
    var calculator = calculator(after: "5/0+")
    try calculator.enter(DecimalFraction(3))
    #expect(calculator.display == .failure(.divisionByZero))
    press("=", on: &calculator)
    try calculator.enter(DecimalFraction(3))
    #expect(calculator.display == .number(plainText: "3"))
    press("=", on: &calculator)
    #expect(calculator.display == .number(plainText: "3"))
  }

  @Test func aNumberAfterACompletedOneEndsTheCalculation() throws {
    var calculator = calculator(after: "1+2")
    calculator.endNumber()
    press("3", on: &calculator)
    #expect(calculator.lastCalculation?.result == Rational(DecimalFraction(3)))
    press("*4=", on: &calculator)
    #expect(calculator.display == .number(plainText: "12"))
    #expect(calculator.calculationCount == 2)
    // A whole number, too; an operation continues.
    press("c1+2", on: &calculator)
    try calculator.enter(DecimalFraction(34))
    #expect(calculator.calculationCount == 3)
    press("c1+2", on: &calculator)
    calculator.endNumber()
    press("*4=", on: &calculator)
    #expect(calculator.display == .number(plainText: "12"))
    // The digits of a number after a failure aren't another number.
    press("c1/0", on: &calculator)
    calculator.endNumber()
    press("56", on: &calculator)
    #expect(calculator.display == .failure(.divisionByZero))
  }

  @Test func noMoreDigitsAreTakenThanCanBeWritten() {
    let ones = String(repeating: "1", count: 40)
    #expect(calculator(after: ones + "1").display == .number(plainText: ones))
    let fraction = "0." + String(repeating: "0", count: 39)
    #expect(calculator(after: fraction + "01").display == .number(plainText: fraction))
    #expect(calculator(after: ones + ".").display == .number(plainText: ones + "."))
    #expect(calculator(after: ones + ".5b").display == .number(plainText: ones))
  }

  /// A key that a number has no room for is known before it is dropped.
  @Test(arguments: [
    ("", ".", true), ("1.", ".", false), ("1.2", ".", false), ("1.2+", ".", true),
    ("1.2=", ".", true), ("0", "0", true), ("1/0=", ".", true), ("5", "+", true),
    (String(repeating: "1", count: 39), "1", true), (String(repeating: "1", count: 40), "1", false),
    (String(repeating: "1", count: 40), ".", true), (String(repeating: "1", count: 40), "=", true),
    ("." + String(repeating: "0", count: 39), "0", false),
  ])
  func aKeyWithoutEffectIsNotTaken(keys: String, next: Character, isTaken: Bool) throws {
    let key = try #require(
      next.wholeNumberValue.map { Calculator.Key.digit(UInt8($0)) } ?? Self.keys[next])
    var calculator = calculator(after: keys)
    #expect(calculator.takes(key) == isTaken)
    calculator.endNumber()
    #expect(calculator.takes(key), "A completed number is followed by another one.")
  }

  @Test(arguments: [
    ("", true), ("5", false), ("5+", true), ("5+3", false), ("5+3=", false), ("5c", true),
    ("1/0=", false), ("50%", false), ("=", false),
  ])
  func aNumberIsExpectedAtTheBeginningAndAfterAnOperation(keys: String, isExpected: Bool) {
    #expect(calculator(after: keys).expectsNumber == isExpected)
  }

  @Test func anOperationThatWaitsIsKnown() {
    #expect(calculator(after: "12").pending == nil)
    let waiting = calculator(after: "12+3*").pending
    #expect(waiting?.number == Rational(DecimalFraction(15)))
    #expect(waiting?.operation == .multiplication)
    #expect(calculator(after: "12+3=").pending == nil)
    #expect(calculator(after: "12+/").pending?.operation == .division)
    #expect(calculator(after: "12/0=").pending == nil)
  }

  @Test func eachPerformedOperationIsALineOfTheTape() throws {
    var calculator = calculator(after: "1+2*3")
    #expect(calculator.calculationCount == 1)
    calculator.press(.equals)
    let last = try #require(calculator.lastCalculation)
    let three = Rational(DecimalFraction(3))
    #expect(calculator.calculationCount == 2)
    #expect(last == (try Calculation(three, .multiplication, three)))
    #expect(last.result == Rational(DecimalFraction(9)))
    // Clearing leaves the tape, and so does what performs nothing.
    press("c+5%=c", on: &calculator)
    #expect(calculator.calculationCount == 3)
    press("7===", on: &calculator)
    #expect(calculator.calculationCount == 3)
  }

  @Test(arguments: [("1/3=", true), ("1/4=", false), ("1/3*3=", false)])
  func aRoundedQuotientIsMarked(keys: String, isRounded: Bool) {
    #expect(calculator(after: keys).lastCalculation?.isRounded == isRounded)
  }

  /// The digits of a quotient that aren't shown count in later operations.
  @Test(arguments: [
    ("1/3*3=", "1", false), ("2/3+1/3=", "0.55555555555555555556", true), ("2/3*3=", "2", false),
    ("1/3+", "0.33333333333333333333", true), ("1/7*7=", "1", false),
    (
      "1/3-1=",
      "-0.66666666666666666667", true
    ), ("1/3/3*9=", "1", false), ("1/3===*9=", "0.33333333333333333333", true),
    ("10/3*6=", "20", false), ("1/6*2=", "0.33333333333333333333", true), ("1/8=", "0.125", false),
    ("1/3s*3=", "-1", false), ("1/3=%*3=", "0.01", false), ("2/0.3*3=", "20", false),
    ("1/0.6*3=", "5", false), ("1/3-0.5*6=", "-1", false),
    ("1/2=\(String(repeating: "=", count: 69))", "0.000000000000000000000847032947254300339", true),
  ])
  func fractionsAreExact(keys: String, shown: String, isRounded: Bool) {
    let calculator = calculator(after: keys)
    #expect(calculator.display == .number(plainText: shown))
    #expect(calculator.lastCalculation?.isRounded == isRounded)
  }

  /// A ratio that is too long to keep is rounded, and all that follows from it says so.
  @Test func aResultOfARoundedNumberIsRounded() throws {
    let primes =
      "1000003 1000033 1000037 1000039 1000081 1000099 1000117 1000121 1000133 1000151 1000159"
    let keys = primes.split(separator: " ").map { "/\($0)*1000000" }.joined()
    let calculator = calculator(after: "1\(keys)*0=")
    #expect(calculator.lastCalculation?.isRounded == true)
  }

  @Test func aWholeNumberTakesThePlaceOfTheTypedOne() throws {
    var calculator = calculator(after: "12")
    let number = try #require(DecimalFraction(plainText: "-3.25"))
    try calculator.enter(number)
    #expect(calculator.display == .number(plainText: "-3.25"))
    // It can be corrected; a digit begins another one.
    calculator.press(.backspace)
    #expect(calculator.display == .number(plainText: "-3.2"))
    calculator.press(.digit(7))
    #expect(calculator.display == .number(plainText: "-3.27"))
    try calculator.enter(number)
    calculator.press(.digit(7))
    #expect(calculator.display == .number(plainText: "7"))
    press("*2=", on: &calculator)
    try calculator.enter(DecimalFraction(1_000))
    #expect(calculator.display == .number(plainText: "1000"))
    press("=", on: &calculator)
    #expect(calculator.display == .number(plainText: "1000"))
  }

  @Test func aNumberThatIsTooLongChangesNothing() {
    let before = calculator(after: "1+2")
    var after = before
    let tooLong = DecimalFraction(1).shifted(by: 40)
    #expect(throws: Calculation.Failure.tooLong) { try after.enter(tooLong) }
    #expect(after == before)
  }

  @Test func copiesAreSeparate() {
    var first = calculator(after: "12+")
    let second = first
    press("3=", on: &first)
    #expect(second.display == .number(plainText: "12"))
    #expect(second.calculationCount == 0)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func anyKeysLeaveSomethingToShow(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    var calculator = Calculator()
    let characters = Array("0123456789.+-*/=%sb") + ["c"]
    var pressed = ""
    for _ in 0..<20_000 {
      let key = try #require(characters.randomElement(using: &generator))
      pressed = String(pressed.suffix(60)) + String(key)
      press(String(key), on: &calculator)
      guard case .number(let text) = calculator.display else { continue }
      let digits = text.filter { $0 != "-" && $0 != "." }
      #expect((1...40).contains(digits.count), "seed \(seed): …\(pressed)")
      let number = DecimalFraction(plainText: text.last == "." ? String(text.dropLast()) : text)
      #expect(number != nil, "seed \(seed): …\(pressed)")
    }
    press("c1+2=", on: &calculator)
    #expect(calculator.display == .number(plainText: "3"))
  }
}
