import CalculatorModel
import HanokTesting
import Testing

/// The calculator of whole calculations, by the keys that are pressed: `b` is backspace, `c` clears.
@Suite nonisolated struct AlgebraicCalculatorTests {
  private static let keys: [Character: Calculator.Key] = [
    ".": .decimalSign, "+": .operation(.addition), "-": .operation(.subtraction),
    "*": .operation(.multiplication), "/": .operation(.division), "=": .equals,
    "(": .openParenthesis, ")": .closeParenthesis, "b": .backspace, "c": .clear, "%": .percent,
    "s": .changeSign,
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
    // Keys that it doesn't have change nothing.
    ("5%s+1=", "6"),
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
    ("1/0=7", "7"), ("1/0=(7+1)=", "8"), ("1/0=+3=4", "4"), ("1/0=c", "0"), ("1/0=+b", "0"),
    ("1/0=.5", "0.5"),
  ])
  func theNextNumberAfterAFailureBeginsAnew(keys: String, shown: String) {
    #expect(calculator(after: keys).display == .number(plainText: shown))
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
    let characters = Array("0123456789.+-*/==()(b") + ["c"]
    for _ in 0..<20_000 {
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

  @Test func whatHasNoRoomIsComputedUpToThere() {
    let calculator = calculator(after: String(repeating: "1+", count: 300) + "=")
    let numbers = AlgebraicCalculator.maximumPartCount / 2 + 1
    #expect(calculator.display == .number(plainText: "\(numbers)"))
  }
}
