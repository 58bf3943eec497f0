import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The calculator line by line.
@Suite struct CalculatorLineTests {
  private func calculator(in language: String = "en") throws -> LinePilot {
    try LinePilot(CalculatorViewController(), in: language, [.calculator])
  }

  @Test func itBeginsWithWhatCanBeTyped() throws {
    let pilot = try calculator()
    #expect(
      pilot.text == """
        Calculator
        0
        Tape
        No calculations yet
        [k] Keys (digits, + - * / = %, n for the sign, c to clear)  [y] Copy  [l] Language  [q] Quit

        """)
  }

  /// Each line's answer is told, and nothing else again.
  @Test func eachLineHasItsAnswer() throws {
    let pilot = try calculator()
    let answers = [
      ("1", "1\n"), ("2", "12\n"), ("+", "12 +\n"), ("3", "3\n"), ("=", "15\n12 + 3 = 15\n"),
      ("=", "18\n15 + 3 = 18\n"), ("12.5", "12.5\n"), ("*", "12.5 ×\n"), ("1,000", "1,000\n"),
      ("=", "12,500\n12.5 × 1,000 = 12,500\n"), ("c", "0\n"), ("-12", "-12\n"), ("n", "12\n"),
      ("/", "12 ÷\n"), ("0", "0\n"), ("=", "A number can't be divided by zero.\n"),
      ("2*3=", "6\n2 × 3 = 6\n"), ("4", "4\n"), ("c", "0\n"),
      ("1/3=", "0.33333333333333333333\n1 ÷ 3 ≈ 0.33333333333333333333\n"),
      ("*3=", "1\n0.33333333333333333333… × 3 = 1\n"),
    ]
    for (line, answer) in answers { #expect(pilot.enter(line) == answer, "\(line)") }
    // More than a key begins another number.
    #expect(pilot.enter("3") == "3\n")
    #expect(pilot.enter("10/4=") == "2.5\n10 ÷ 4 = 2.5\n")
    #expect(pilot.enter("7") == "7\n")
    #expect(pilot.enter("8w") == "“w” is neither a number nor a key.\n")
    #expect(pilot.enter("9") == "79\n")
    #expect(pilot.enter("abc") == "“abc” is neither a number nor a key.\n")
    #expect(pilot.enter("y").hasPrefix("The clipboard isn't available here.\n"))
    pilot.enter("q")
    #expect(!pilot.isRunning)
  }

  /// The tape drops its oldest line, and says the newest alone.
  @Test func eachLineOfALongTapeIsSaidOnce() throws {
    let pilot = try calculator()
    pilot.enter("1+1=")
    for count in 3...260 { #expect(pilot.enter("=") == "\(count)\n\(count - 1) + 1 = \(count)\n") }
  }

  @Test func aLineAfterAnUnfinishedOneLosesNoNumber() throws {
    let pilot = try calculator()
    pilot.enter("1+2")
    #expect(pilot.enter("3*4=") == "12\n1 + 2 = 3\n3 × 4 = 12\n")
    pilot.enter("1+2")
    #expect(pilot.enter("34") == "34\n1 + 2 = 3\n")
    #expect(pilot.enter("+1=") == "35\n34 + 1 = 35\n")
  }

  @Test func aFailureInACalculationSaysWhatClearsIt() throws {
    let pilot = try calculator()
    #expect(pilot.enter("5/0+") == "C starts over.\nA number can't be divided by zero.\n")
    pilot.enter("3=")
    #expect(pilot.enter("2*3=") == "6\n2 × 3 = 6\n")
  }

  @Test(arguments: CalculatorPilots.languages)
  func aResultThatIsTooLongIsSaidInWords(language: String) throws {
    let pilot = try calculator(in: language)
    pilot.enter(String(repeating: "9", count: Calculation.maximumLength))
    let sentence = Message.Calculator.failureTooLong(count: Calculation.maximumLength)
    let answer = pilot.enter("*10=")
    #expect(answer.contains(pilot.application.traits.localizer.string(sentence)), "\(answer)")
  }

  @Test func manyLinesOfTapeChangeNothing() throws {
    let pilot = try calculator()
    for _ in 0..<30 { pilot.enter("1+1=") }
    // A sign that turns pages elsewhere is a key here.
    #expect(pilot.enter("+") == "2 +\n")
    #expect(pilot.enter("3") == "3\n")
    #expect(pilot.enter("=") == "5\n2 + 3 = 5\n")
  }

  @Test(arguments: [
    ("ar", "12+3=", "١٥\n١٢ + ٣ = ١٥\n"), ("ko", "1/0=", "0으로 나눌 수 없습니다.\n"),
    ("ja-u-nu-hanidec", "12+3=", "一五\n一二 + 三 = 一五\n"),
  ])
  func numbersAreTakenAndToldInTheLanguage(language: String, line: String, answer: String) throws {
    let pilot = try calculator(in: language)
    let heard = pilot.enter(line)
    #expect(heard.hasSuffix(answer), "\(heard)")
  }

  @Test func theEndOfInputEndsIt() throws {
    let pilot = try calculator()
    pilot.end()
    #expect(!pilot.isRunning)
  }
}
