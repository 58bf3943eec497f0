import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The memory, and the change between the two ways of calculating, on the screen.
@Suite struct MemoryTests {
  private func memory(_ pilot: Pilot) -> [String] { pilot.texts.filter { $0.hasPrefix("M = ") } }

  @Test func theKeysOfTheMemoryAreTypedAsTheyAreWritten() throws {
    let pilot = try CalculatorPilots.calculator(typing: "2*3m+")
    #expect(pilot.number == "6" && memory(pilot) == ["M = 6"], "\(pilot.texts)")
    pilot.type("10M+4m-")
    #expect(memory(pilot) == ["M = 12"])
    pilot.type("100-mr=")
    #expect(pilot.number == "88")
    pilot.type("mrMR")
    #expect(pilot.number == "12" && memory(pilot) == [], "\(pilot.texts)")
    pilot.type("5m+mc")
    #expect(pilot.number == "5" && memory(pilot) == [])
  }

  @Test func clicksOnTheKeysOfTheMemory() throws {
    let pilot = try CalculatorPilots.calculator(typing: "7")
    try pilot.click(on: "[ M+  ]")
    pilot.type("2")
    try pilot.click(on: "[ M−  ]")
    try pilot.click(on: "[ MR  ]")
    #expect(pilot.number == "5" && memory(pilot) == ["M = 5"], "\(pilot.screen.text)")
  }

  @Test(arguments: [("ko", "5ㅡ+"), ("ja", "5ｍ＋"), ("ar", "5ذ+"), ("ar", "5m+")])
  func theLettersOfTheLanguageAreUsed(language: String, typed: String) throws {
    let pilot = try CalculatorPilots.calculator(language, typing: typed)
    #expect(memory(pilot).count == 1, "\(pilot.texts)")
  }

  /// A third in the memory is a third.
  @Test func theMemoryLosesNoDigit() throws {
    let pilot = try CalculatorPilots.calculator(typing: "1/3=m+c3*mr=")
    #expect(pilot.number == "1")
    #expect(pilot.texts.contains { $0.hasPrefix("3 × 0.33333333333333333333… = 1") })
  }

  @Test func aLetterWithoutItsSignIsRefusedAndRemoved() throws {
    let pilot = try CalculatorPilots.calculator(typing: "5m")
    #expect(
      pilot.texts.contains("+ adds to the memory, − subtracts from it, R recalls it, C clears it."))
    pilot.press(.backspace)
    #expect(pilot.number == "5" && !pilot.texts.contains { $0.contains("memory") })
    pilot.type("m7")
    #expect(pilot.number == "5" && pilot.texts.contains("“m” isn’t a key of this calculator."))
    pilot.press(.backspace)
    pilot.type("m")
    try pilot.click(on: "  +  ]")
    pilot.type("+1=")
    #expect(pilot.number == "6" && memory(pilot) == [])
  }

  /// A calculation without its number isn't kept, and none of its keys is dropped.
  @Test(arguments: ["5+m+", "5*m-"])
  func aCalculationWithoutItsNumberIsNotKept(typed: String) throws {
    let pilot = try CalculatorPilots.calculator(typing: typed)
    #expect(memory(pilot) == [])
    #expect(pilot.texts.contains { $0.contains("isn’t expected at this position") })
  }

  @Test func theModeChangesWithNumberAndMemory() throws {
    let pilot = try CalculatorPilots.calculator(typing: "1/3=m+a")
    #expect(pilot.number == "0.33333333333333333333" && memory(pilot).count == 1)
    #expect(pilot.texts.contains("1 ÷ 3 ≈ 0.33333333333333333333"))
    pilot.type("*3=")
    #expect(pilot.number == "1", "\(pilot.texts)")
    pilot.type("2*(3+4)=")
    #expect(pilot.number == "14")
    try pilot.click(on: "Desk")
    pilot.type("+1*2=")
    #expect(pilot.number == "30")
    pilot.type("n")
    #expect(pilot.number == "-30" && memory(pilot).count == 1)
    #expect(pilot.texts.filter { $0.contains(" = ") && !$0.hasPrefix("M") }.count == 4)
  }

  @Test func anUnfinishedCalculationKeepsTheMode() throws {
    let pilot = try CalculatorPilots.calculator(typing: "5+a")
    #expect(pilot.texts.contains("Complete or clear the calculation first."))
    pilot.type("3")
    #expect(pilot.number == "3" && pilot.texts.contains("5 +"))
    pilot.type("a")
    #expect(pilot.number == "8" && pilot.texts.contains("Desk"), "\(pilot.texts)")
    pilot.type("2*(a")
    #expect(pilot.texts.contains("Complete or clear the calculation first."))
  }
}
