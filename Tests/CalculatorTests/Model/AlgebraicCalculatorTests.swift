import CalculatorModel
import HanokTesting
import Testing

/// The calculator of whole calculations, by the keys that are pressed: `b` is backspace, `c` clears.
@Suite nonisolated struct AlgebraicCalculatorTests {
  private static let keys: [Character: Calculator.Key] = [
    ".": .decimalSign, "+": .operation(.addition), "-": .operation(.subtraction),
    "*": .operation(.multiplication), "/": .operation(.division), "=": .equals,
    "(": .openParenthesis, ")": .closeParenthesis, "b": .backspace, "c": .clear, "%": .percent,
    "s": .changeSign, "^": .operation(.power), "r": .root,
  ]

  private func press(_ keys: String, on calculator: inout AlgebraicCalculator) {
    for character in keys {
      if let key = character.wholeNumberValue.map({ Calculator.Key.digit(UInt8($0)) })
        ?? Self.keys[character]
      {
        calculator.press(key)
      }
    }
  }

  private func calculator(after keys: String) -> AlgebraicCalculator {
    var calculator = AlgebraicCalculator()
    press(keys, on: &calculator)
    return calculator
  }

  @Test(arguments: [
    ("", "0"), ("12.50", "12.50"), ("5b", "0"), ("5=", "5"), ("=", "0"), ("12c", "0"),
    // Precedence, from left to right among equals.
    ("1+2*3=", "7"), ("2*3+4=", "10"), ("2/3+1/3=", "1"), ("10-2-3=", "5"), ("100/5/2=", "10"),
    ("1-2*3+4=", "-1"), ("1/3*3=", "1"),
    // Parentheses.
    ("2*(3+4)=", "14"), ("(1+2)*(3+4)=", "21"), ("((2))=", "2"), ("2*(3+4=", "14"),
    ("2(3+4)=", "14"), ("(3+4)2=", "14"), ("(1+2)(3)=", "9"), ("3+4)*2=", "14"), ("()5=", "5"),
    (")5=", "5"), ("(3+)*2=", "6"), ("10-(4-1)=", "7"), ("12/(2*3)=", "2"),
    // Signs.
    ("-5=", "-5"), ("2*-3=", "-6"), ("5--3=", "8"), ("6/-(1+2)=", "-2"), ("-(2)*3=", "-6"),
    ("5-*3=", "15"), ("5---*3=", "15"), ("5*-+3=", "8"), ("5---3=", "2"), ("+5=", "5"),
    ("*5=", "0"), ("-+5=", "5"),
    // What is missing.
    ("5+=", "5"), ("5*(=", "5"), ("5-(-=", "5"), ("5+*3=", "15"),
    // After a result.
    ("1+2=4=", "4"), ("1+2=*4=", "12"), ("1+2=(4)=", "4"), ("1+2==", "3"), ("1/3=*3=", "1"),
    ("1+2=)*2=", "6"), ("1+2=.", "0."), ("1+2=-1=", "2"),
    // Corrections.
    ("12b+3=", "4"), ("1+b=", "1"), ("1+b2=", "12"), ("2*(3b4+1)=", "10"), ("2*5bb+5=", "7"),
    ("2*5bbb3=", "23"), ("1/3=+b", "0.33333333333333333333"), ("1/3=+bb", "0"), ("1/3=+b*3=", "1"),
    ("12+b5=", "125"), ("12+bb=", "1"), ("(3b)5=", "0"), ("-5bb7=", "-7"), ("(3)b+1=", "4"),
    ("1+2=b", "3"),
    // The keypad has no key for the sign.
    ("5s+1=", "6"),
    // Hundredths, and after + and − those of the value before.
    ("(2+3)*4-10%=", "18"), ("199+8.25%=", "215.4175"), ("200*10%=", "20"), ("200/10%=", "2000"),
    ("50%=", "0.5"), ("1%%=", "0.0001"), ("200+10%+10%=", "242"), ("200+10%*2=", "200.2"),
    ("200+(10%)=", "200.1"), ("200+(10)%=", "220"), ("(200+10%)*2=", "440"), ("2*(50-10%)=", "90"),
    ("200--10%=", "220"), ("200-10%-10=", "170"), ("50%2=", "1"), ("5+%=", "0.05"), ("%=", "0"),
    ("200+10%b=", "210"), ("200+10%b5%=", "410"), ("1+1=%=", "0.02"), ("10%^2=", "0.01"),
    ("100+r9%=", "103"), ("10%-5=", "-4.9"),
    // Powers, from the right.
    ("2^10=", "1024"), ("2^3^2=", "512"), ("(2^3)^2=", "64"), ("-2^2=", "-4"), ("(-2)^2=", "4"),
    ("(-2)^3=", "-8"), ("2^-2=", "0.25"), ("2*3^2=", "18"), ("0.5^2=", "0.25"), ("2^0=", "1"),
    ("0^0=", "1"), ("0^5=", "0"), ("2^0.5b0=", "1"), ("(2/3)^2*9=", "4"), ("1^999999999999=", "1"),
    ("(-1)^1000000000000001=", "-1"), ("2^-1*2=", "1"), ("5+^2=", "25"), ("^2=", "0"),
    ("3+4=^2=", "49"), ("1.000000001^1000000000=", "2.7182818270999043224"),
    // Roots.
    ("r9=", "3"), ("r2.25=", "1.5"), ("r0=", "0"), ("r(9+16)=", "5"), ("r9+16=", "19"),
    ("2r9=", "6"), ("r4^2=", "4"), ("r2=", "1.4142135623730950488"), ("r2*r2=", "2"),
    ("r(4/9)*3=", "2"), ("rr16=", "2"), ("-r9=", "-3"), ("r--9=", "3"), ("r1000000=", "1000"),
    ("r0.1=", "0.3162277660168379332"), ("9r=", "3"), ("9r+1=", "4"), ("(9+16)r=", "5"),
    ("2*9r=", "6"), ("9=r=", "3"), ("5+r=", "5"), ("r+5=", "5"), ("1+2=r16=", "4"),
  ])
  func aCalculationIsTakenAsItIsWritten(keys: String, shown: String) {
    #expect(calculator(after: keys).display == .number(plainText: shown))
  }

  @Test(arguments: [
    "1/0=", "5/0+3=", "1/(2-2)=", "(1/0)*0=", "1/0==", "1/0=+3", "1/0=+3=", "1/0=*7)", "1/0=s%",
  ])
  func aDivisionByZeroIsAFailure(keys: String) {
    #expect(calculator(after: keys).display == .failure(.divisionByZero))
    #expect(calculator(after: keys).calculationCount == 0)
  }

  @Test(arguments: [
    ("1/0=7", "7"), ("1/0=(7+1)=", "8"), ("1/0=r9=", "3"), ("1/0=+3=4", "4"), ("1/0=c", "0"),
    ("1/0=+b", "0"),
    ("1/0=.5", "0.5"),
  ])
  func theNextNumberAfterAFailureBeginsACalculation(keys: String, shown: String) {
    #expect(calculator(after: keys).display == .number(plainText: shown))
  }

  @Test(arguments: [
    ("0^-1=", Calculation.Failure.divisionByZero), ("2^0.5=", .fractionalExponent),
    ("2^(1/3)=", .fractionalExponent), ("r-1=", .negativeRoot), ("r(1-2)=", .negativeRoot),
    ("10^40=", .tooLong), ("2^200=", .tooLong), ("10^-40=", .tooLong), ("2^99999999999=", .tooLong),
    ("0.5^9999999999=", .tooLong), ("9^9^9^9^9=", .tooLong), ("3^-9^9^9=", .tooLong),
    ("(1/3)^999999999=", .tooLong), ("1.5^(10^39)=", .tooLong),
  ])
  func powersAndRootsHaveTheirLimits(keys: String, failure: Calculation.Failure) {
    #expect(calculator(after: keys).display == .failure(failure))
  }

  /// A key that would drop an operation or a parenthesis is known before it does.
  @Test(arguments: [
    ("2+", "=", false), ("2+", ")", false), ("2+", "%", false), ("2*(", ")", false),
    ("-", "=", false), ("2*(3", ")", true), ("2*(3", "=", true), ("9r", "=", true),
    ("9r", ")", true), ("r", "=", false),
    ("9=r", "=", true), ("9=r", ")", false), ("", "=", true), ("", ")", false), ("5", ")", true),
    ("5=", ")", true), ("1.2", ".", false), ("1/0=", ")", true), ("2+", "*", true),
  ])
  func aKeyThatWouldDropAnotherIsNotTaken(keys: String, next: Character, isTaken: Bool) throws {
    #expect(calculator(after: keys).takes(try #require(Self.keys[next])) == isTaken)
  }

  @Test(arguments: [
    ("", true), ("5", false), ("5+", true), ("5*(", true), ("(5)", false), ("5+3=", false),
    ("-", true), ("r", true), ("9r", false), ("9=r", false), ("1/0=", false), ("50%", false),
  ])
  func aNumberIsExpectedWhereNoneIsBefore(keys: String, isExpected: Bool) {
    #expect(calculator(after: keys).expectsNumber == isExpected)
  }

  @Test func aRoundedPowerIsMarkedAndAnExactOneIsNot() {
    #expect(calculator(after: "3^80=").lastLine?.result.isComplete == true)
    #expect(calculator(after: "1.01^100=").lastLine?.result.isComplete == false)
    #expect(calculator(after: "1.01^100=").display == .number(plainText: "2.7048138294215260933"))
    #expect(calculator(after: "r2=").lastLine?.result.isComplete == false)
    #expect(calculator(after: "r2^2=").lastLine?.result.isComplete == false)
    #expect(calculator(after: "r16=").lastLine?.result.isComplete == true)
  }

  /// The line shows every key that was pressed, in the order of the calculation.
  @Test func noKeyIsDropped() {
    let ten = CalculationPart.number(Rational(DecimalFraction(10)))
    let two = CalculationPart.number(Rational(DecimalFraction(2)))
    #expect(
      calculator(after: "10-10%^r2").waitingParts
        == [ten, .operation(.subtraction), ten, .percent, .operation(.power), .root])
    #expect(
      calculator(after: "10-2^2%=").lastLine == nil, "Two percent are no whole number.")
    #expect(
      calculator(after: "10-2^10=").lastLine?.parts
        == [ten, .operation(.subtraction), two, .operation(.power), ten])
  }

  @Test func aResultThatCannotBeWrittenIsAFailure() {
    let nines = String(repeating: "9", count: 40)
    for keys in ["\(nines)+1=", "1+\(nines)*10-7=", "(\(nines)*10)=", "-(\(nines)+1)="] {
      #expect(calculator(after: keys).display == .failure(.tooLong), "\(keys)")
    }
    #expect(calculator(after: "1/0=").needsClearing == false)
    #expect(calculator(after: "1/0=+").needsClearing)
    #expect(!calculator(after: "1/0=+=").needsClearing)
  }

  @Test func aCalculationIsALineOfTheTape() {
    var calculator = calculator(after: "2*(3")
    let two = CalculationPart.number(Rational(DecimalFraction(2)))
    let three = CalculationPart.number(Rational(DecimalFraction(3)))
    #expect(calculator.waitingParts == [two, .operation(.multiplication), .openParenthesis])
    #expect(calculator.lastLine == nil && calculator.calculationCount == 0)
    press("+-2=", on: &calculator)
    #expect(
      calculator.lastLine?.parts == [
        two, .operation(.multiplication), .openParenthesis, three, .operation(.addition),
        .negation, two, .closeParenthesis,
      ])
    #expect(calculator.lastLine?.result == Rational(DecimalFraction(2)))
    #expect(calculator.waitingParts == [])
    // A number alone is none, and clearing leaves the tape.
    press("7=c", on: &calculator)
    #expect(calculator.calculationCount == 1)
  }

  @Test func aNumberAfterACompletedOneEndsTheCalculation() throws {
    var calculator = calculator(after: "1+2")
    calculator.endNumber()
    press("3*4=", on: &calculator)
    #expect(calculator.display == .number(plainText: "12"))
    #expect(calculator.calculationCount == 2)
    press("1+2", on: &calculator)
    try calculator.enter(DecimalFraction(34))
    #expect(calculator.lastLine?.result == Rational(DecimalFraction(3)))
    #expect(calculator.display == .number(plainText: "34"))
    press("5", on: &calculator)
    try calculator.enter(DecimalFraction(6))
    press("=", on: &calculator)
    #expect(calculator.display == .number(plainText: "6"))
    press("1/0", on: &calculator)
    calculator.endNumber()
    press("56", on: &calculator)
    #expect(calculator.display == .failure(.divisionByZero))
    try calculator.enter(DecimalFraction(6))
    #expect(calculator.display == .failure(.divisionByZero))
    press("=", on: &calculator)
    try calculator.enter(DecimalFraction(6))
    #expect(calculator.display == .number(plainText: "6"))
    let before = calculator
    let tooLong = DecimalFraction(1).shifted(by: 40)
    #expect(throws: Calculation.Failure.tooLong) { try calculator.enter(tooLong) }
    #expect(calculator == before)
  }

  @Test(arguments: [11, 12] as [UInt64])
  func anyKeysLeaveSomethingToShow(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    var calculator = AlgebraicCalculator()
    let characters = Array("0123456789.+-*/==()(b%^r") + ["c"]
    for _ in 0..<5_000 {
      let key = try #require(characters.randomElement(using: &generator))
      press(String(key), on: &calculator)
      guard case .number(let text) = calculator.display else { continue }
      #expect((1...40).contains(text.filter { $0 != "-" && $0 != "." }.count), "seed \(seed)")
    }
    press("c1+2=", on: &calculator)
    #expect(calculator.display == .number(plainText: "3"))
  }

  @Test(arguments: ["(", "-", "1+", "(1+"])
  func aCalculationHasNoRoomForMorePartsThanPermitted(keys: String) {
    let largest = AlgebraicCalculator.maximumPartCount
    var calculator = calculator(after: String(repeating: keys, count: largest + 2))
    #expect(calculator.display == .failure(.tooManyParts) && calculator.needsClearing)
    let parts = calculator.waitingParts
    #expect((largest - 1...largest).contains(parts.count))
    press("7+", on: &calculator)
    #expect(calculator.display == .failure(.tooManyParts))
    press("b", on: &calculator)
    #expect(calculator.waitingParts == parts && !calculator.needsClearing)
    press("(((c2=", on: &calculator)
    #expect(calculator.display == .number(plainText: "2"))
  }

  @Test func aCalculationIsComputedUpToItsMaximumLength() {
    let calculator = calculator(after: String(repeating: "1+", count: 300) + "=")
    let numbers = AlgebraicCalculator.maximumPartCount / 2 + 1
    #expect(calculator.display == .number(plainText: "\(numbers)"))
  }
}
