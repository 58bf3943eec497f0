import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The same views and controller, with another model.
@Suite struct AlgebraicScreenTests {
  private func calculator(
    _ language: String = "en", _ size: Size = CalculatorPilots.usual, typing keys: String = ""
  ) throws -> Pilot {
    let controller = CalculatorViewController(AlgebraicCalculator())
    let pilot = try Pilot(controller, in: language, size: size, [.calculator])
    pilot.type(keys)
    return pilot
  }

  @Test(arguments: [
    ("en", "2*(3+4)=", "14", "2 × (3 + 4) = 14"), ("en", "2/3+1/3=", "1", "2 ÷ 3 + 1 ÷ 3 = 1"),
    ("en", "(2+3)*4-10%=", "18", "(2 + 3) × 4 − 10% = 18"),
    ("en", "2^10=", "1,024", "2^10 = 1,024"),
    ("en", "199+8.25%=", "215.4175", "199 + 8.25% = 215.4175"), ("en", "r9=", "3", "√9 = 3"),
    ("ko", "ㄱ2=", "1.4142135623730950488", "√2 ≈ 1.4142135623730950488"),
    ("ja", "2＾10＝", "1,024", "2^10 = 1,024"), ("ar", "200+10٪=", "٢٢٠", "٢٠٠ + ١٠٪ = ٢٢٠"),
    ("en", "√(3^2+4^2)=", "5", "√(3^2 + 4^2) = 5"),
    ("ko", "2x（3+4）=", "14", "2 × (3 + 4) = 14"), ("ar", "2*-3=", "-٦", "٢ × −٣ = −٦"),
    (
      "en", "2/3=*2=", "1.3333333333333333333",
      "0.66666666666666666667… × 2 ≈ 1.3333333333333333333"
    ),
  ])
  func aCalculationIsShownAsItIsWritten(
    language: String, keys: String, number: String, line: String
  ) throws {
    let pilot = try calculator(language, typing: keys)
    let plain = { (text: String) in text.filter { !("\u{200E}\u{200F}\u{61C}".contains($0)) } }
    #expect(plain(pilot.number) == number)
    #expect(pilot.texts.map(plain).contains(line), "\(pilot.texts)")
  }

  @Test func theCalculationIsShownWhileItIsTyped() throws {
    let pilot = try calculator(typing: "2*(3+-4")
    #expect(pilot.texts.contains("2 × (3 + −"), "\(pilot.texts)")
    #expect(pilot.number == "4")
  }

  @Test(arguments: CalculatorPilots.languages, CalculatorPilots.sizes)
  func parenthesesAreKeysInPlaceOfOthers(language: String, size: Size) throws {
    let pilot = try calculator(language, size)
    pilot.type("2n")
    #expect(pilot.texts.contains { $0.contains("n") && !$0.contains("( )") }, "\(pilot.texts)")
    pilot.press(.backspace)
    pilot.type("%(3")
    #expect(pilot.texts.contains { $0.contains("× (") }, "\(pilot.texts)")
    #expect(pilot.clashingKeys == [])
  }

  @Test func aClickOnAParenthesisIsAKey() throws {
    let pilot = try calculator(typing: "2*")
    try pilot.click(on: "  (  ]")
    pilot.type("3+4")
    try pilot.click(on: "  )  ]")
    pilot.type("=")
    #expect(pilot.number == "14")
  }

  @Test(arguments: ["5!=", "3‰+1=", "2²=", "4n", "π*2="])
  func aKeyThatItDoesNotHaveStopsTheCalculation(keys: String) throws {
    let pilot = try calculator(typing: "7+" + keys)
    let refused = try #require(keys.first { "!‰²nπ".contains($0) })
    #expect(pilot.texts.contains { $0.contains("“\(refused)”") }, "\(pilot.texts)")
    #expect(!pilot.texts.contains { $0.contains("7 +") && $0.contains("=") }, "\(pilot.texts)")
    let pasted = try calculator()
    pasted.paste(keys)
    #expect(pasted.texts.contains { $0.contains("“\(refused)”") }, "\(pasted.texts)")
    #expect(pasted.number == "0")
  }

  /// A key that would drop the one before it is refused.
  @Test(arguments: [
    ("2+=", "="), ("2*()", ")"), ("(3+)", ")"), ("5+%", "%"), ("2*(3+=", "="), (")", ")"),
  ])
  func aKeyWithoutItsNumberIsRefused(typed: String, sign: String) throws {
    let pilot = try calculator(typing: typed)
    let words = "“\(sign)” isn’t expected at this position in a calculation."
    #expect(pilot.texts.contains(words), "\(pilot.texts)")
    pilot.type("1")
    #expect(pilot.texts.contains("← removes “\(sign)”; C starts over."), "\(pilot.texts)")
    pilot.press(.backspace)
    pilot.type("4=")
    #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
  }

  @Test func clicksOnTheKeysOfPowersAndRoots() throws {
    let pilot = try calculator(typing: "2")
    try pilot.click(on: "  ^  ]")
    pilot.type("3")
    try pilot.click(on: "  %  ]")
    try pilot.click(on: "R √ ]")
    #expect(pilot.texts.contains("2^3% × √"), "\(pilot.texts)")
  }

  @Test func aDeskCalculatorHasNoParentheses() throws {
    let pilot = try CalculatorPilots.calculator(typing: "2(")
    #expect(pilot.texts.contains("“(” isn’t a key of this calculator."))
  }

  @Test(arguments: CalculatorPilots.languages)
  func aCalculationOfTooManyPartsIsReported(language: String) throws {
    let pilot = try LinePilot(
      CalculatorViewController(AlgebraicCalculator()), in: language, [.calculator])
    let largest = AlgebraicCalculator.maximumPartCount
    let sentence = pilot.application.traits.localizer.string(
      .Calculator.failureTooManyParts(count: largest))
    #expect(!pilot.enter(String(repeating: "(", count: largest)).contains(sentence))
    let answer = pilot.enter("(")
    #expect(answer.contains(sentence), "\(answer)")
  }

  @Test func linesAreWholeCalculations() throws {
    let pilot = try LinePilot(
      CalculatorViewController(AlgebraicCalculator()), in: "en", [.calculator])
    #expect(pilot.text.contains("digits, + - * / = ( ) % ^, r for a root, c to clear"))
    #expect(pilot.enter("(2+3)*4-10%") == "18\n(2 + 3) × 4 − 10% = 18\n")
    #expect(pilot.enter("2^10=") == "1,024\n2^10 = 1,024\n")
    #expect(pilot.enter("2^0.5=") == "An exponent must be a whole number.\n")
    #expect(pilot.enter("√(0-1)=") == "A negative number has no square root.\n")
    #expect(pilot.enter("2*(3+4") == "14\n2 × (3 + 4) = 14\n")
    #expect(pilot.enter("(1+2)*3=") == "9\n(1 + 2) × 3 = 9\n")
    #expect(pilot.enter("5/0+3=") == "A number can’t be divided by zero.\n")
    #expect(pilot.enter("2/3+1/3=") == "1\n2 ÷ 3 + 1 ÷ 3 = 1\n")
  }
}
