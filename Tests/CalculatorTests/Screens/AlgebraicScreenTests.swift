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
    ("ko", "2x（3+4）=", "14", "2 × (3 + 4) = 14"), ("ar", "2*-3=", "-٦", "٢ × −٣ = -٦"),
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
    pilot.type("2%")
    #expect(pilot.texts.contains { $0.contains("%") && !$0.contains("( )") }, "\(pilot.texts)")
    pilot.type("(3")
    #expect(pilot.texts.contains { $0.contains("× (") })
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

  @Test func aDeskCalculatorHasNoParentheses() throws {
    let pilot = try CalculatorPilots.calculator(typing: "2(")
    #expect(pilot.texts.contains("“(” is not a key of this calculator."))
  }

  @Test(arguments: CalculatorPilots.languages)
  func aCalculationOfTooManyPartsIsSaidInWords(language: String) throws {
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
    #expect(pilot.text.contains("digits, + - * / = ( ), c to clear"))
    #expect(pilot.enter("2*(3+4)=") == "14\n2 × (3 + 4) = 14\n")
    #expect(pilot.enter("(1+2)*3=") == "9\n(1 + 2) × 3 = 9\n")
    #expect(pilot.enter("5/0+3=") == "A number can't be divided by zero.\n")
    #expect(pilot.enter("2/3+1/3=") == "1\n2 ÷ 3 + 1 ÷ 3 = 1\n")
  }
}
