import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The calculator line by line.
@Suite struct CalculatorLineTests {
  private func calculator(
    _ calculating: any Calculating = Calculator(), in language: String = "en"
  ) throws -> LinePilot {
    try LinePilot(CalculatorViewController(calculating), in: language, [.calculator])
  }

  @Test func theFirstLinesListTheCommands() throws {
    let pilot = try calculator()
    #expect(
      pilot.text == """
        Calculator
        0
        Tape
        No calculations yet
        [k] Keys (digits, + - * / = % ^, n for the sign, r for a root, c to clear, m+ m- mr mc for the memory)  [y] Copy  [a] Algebraic  [l] Language  [q] Quit

        """)
  }

  /// Each line's answer is told, and nothing else again.
  @Test func eachLineHasItsAnswer() throws {
    let pilot = try calculator()
    let answers = [
      ("1", "1\n"), ("12", "12\n"), ("+", "12 +\n"), ("3", "15\n12 + 3 = 15\n"),
      ("12.5", "12.5\n"), ("*", "12.5 ×\n"), ("1,000", "12,500\n12.5 × 1,000 = 12,500\n"),
      ("c", "0\n"), ("-12", "-12\n"), ("n", "12\n"),
      ("/", "12 ÷\n"), ("0", "A number can’t be divided by zero.\n"),
      ("2*3=", "6\n2 × 3 = 6\n"), ("=", "18\n6 × 3 = 18\n"), ("4", "4\n"), ("c", "0\n"),
      ("1/3", "0.33333333333333333333\n1 ÷ 3 ≈ 0.33333333333333333333\n"),
      ("*3=", "1\n0.33333333333333333333… × 3 = 1\n"),
    ]
    for (line, answer) in answers { #expect(pilot.enter(line) == answer, "\(line)") }
    // Each number is one of its own.
    #expect(pilot.enter("3") == "3\n")
    #expect(pilot.enter("10/4=") == "2.5\n10 ÷ 4 = 2.5\n")
    #expect(pilot.enter("7") == "7\n")
    #expect(pilot.enter("8w") == "“w” is neither a number nor a key.\n")
    #expect(pilot.enter("9") == "9\n")
    #expect(pilot.enter("abc") == "“abc” is neither a number nor a key.\n")
    #expect(pilot.enter("y").hasPrefix("The clipboard isn’t available here.\n"))
    pilot.enter("q")
    #expect(!pilot.isRunning)
  }

  /// The tape drops its oldest line, and says the newest alone.
  @Test func eachLineOfALongTapeIsWrittenOnce() throws {
    let pilot = try calculator()
    pilot.enter("1+1=")
    for count in 3...260 { #expect(pilot.enter("=") == "\(count)\n\(count - 1) + 1 = \(count)\n") }
  }

  @Test func aLineAfterAnUnfinishedOneLosesNoNumber() throws {
    let pilot = try calculator()
    #expect(pilot.enter("1+2") == "3\n1 + 2 = 3\n")
    #expect(pilot.enter("3*4") == "12\n3 × 4 = 12\n")
    #expect(pilot.enter("34") == "34\n")
    #expect(pilot.enter("+1") == "35\n34 + 1 = 35\n")
  }

  /// Digits of two lines are two numbers, however many they are.
  @Test(arguments: [
    (["5", "6", "7"], ["5\n", "6\n", "7\n"]), (["10", "5"], ["10\n", "5\n"]),
    (["1", "+", "2", "3"], ["1\n", "1 +\n", "3\n1 + 2 = 3\n", ""]),
  ])
  func eachLineOfDigitsIsANumber(lines: [String], answers: [String]) throws {
    for calculating in [Calculator(), AlgebraicCalculator()] as [any Calculating] {
      let pilot = try calculator(calculating)
      #expect(lines.map { pilot.enter($0) } == answers)
    }
  }

  /// A line that begins with an operation goes on with the calculation, with + and − too.
  @Test(arguments: [
    (["5", "+3"], "8\n5 + 3 = 8\n"), (["5", "-3"], "2\n5 − 3 = 2\n"),
    (["100", "-10%"], "90\n"), (["5", "*3"], "15\n5 × 3 = 15\n"),
    (["5", "--3"], "8\n"), (["1+2=", "-1,000"], "-997\n3 − 1,000 = −997\n"),
    (["5*", "-3"], "-15\n"), (["-3", "+5="], "2\n"), (["5-", "3="], "2\n5 − 3 = 2\n"),
    (["5", "+3="], "8\n5 + 3 = 8\n"),
  ])
  func aLineThatBeginsWithAnOperationContinues(lines: [String], answer: String) throws {
    for calculating in [Calculator(), AlgebraicCalculator()] as [any Calculating] {
      let pilot = try calculator(calculating)
      let answers = lines.map { pilot.enter($0) }
      #expect(answers.last?.hasPrefix(answer) == true, "\(answers)")
    }
  }

  /// A line that is `=` alone ends the calculation before it, and doesn't repeat one that has ended with
  /// its line.
  @Test func anEqualsSignInALineOfItsOwnRepeatsNothing() throws {
    for calculating in [Calculator(), AlgebraicCalculator()] as [any Calculating] {
      let pilot = try calculator(calculating)
      for line in ["12", "+3", "=", "="] { pilot.enter(line) }
      #expect(pilot.enter("+1") == "16\n15 + 1 = 16\n")
    }
  }

  @Test func theMemoryIsUsedInLines() throws {
    for calculating in [Calculator(), AlgebraicCalculator()] as [any Calculating] {
      let pilot = try calculator(calculating)
      pilot.enter("1/3")
      #expect(pilot.enter("m+") == "M = 0.33333333333333333333…\n")
      pilot.enter("5")
      #expect(pilot.enter("mr") == "0.33333333333333333333\n")
      #expect(pilot.enter("*3").hasPrefix("1\n"))
      #expect(pilot.enter("2*mr*3=").hasPrefix("2\n"))
      #expect(pilot.enter("2+3m-").contains("M = −4.6666666666666666667…\n"))
      pilot.enter("mc")
      #expect(pilot.enter("7+mr") == "7\n7 + 0 = 7\n")
      #expect(pilot.enter("mrmr") == "“mrmr” isn’t expected at this position in a calculation.\n")
      #expect(pilot.enter("mx") == "“mx” is neither a number nor a key.\n")
    }
  }

  @Test(arguments: [
    ("1/0=+3=", "+3="), ("1/0= 2+3=", "2+3="), ("5/0+1=7", "7"),
  ])
  func theRestOfALineAfterAFailureIsNamed(line: String, rest: String) throws {
    for calculating in [Calculator(), AlgebraicCalculator()] as [any Calculating] {
      let pilot = try calculator(calculating)
      let answer = pilot.enter(line)
      #expect(
        answer == "“\(rest)” wasn’t calculated.\nA number can’t be divided by zero.\n", "\(answer)")
      #expect(pilot.enter("+4=").contains("“+4=” wasn’t calculated.\n"))
      #expect(pilot.enter("2*3=") == "6\n2 × 3 = 6\n")
      pilot.enter("1/0")
      #expect(pilot.enter("4+5=") == "9\n4 + 5 = 9\n")
    }
  }

  @Test func lettersOfKeysIgnoreCase() throws {
    let pilot = try calculator()
    pilot.enter("5")
    #expect(pilot.enter("N") == "-5\n")
    #expect(pilot.enter("C") == "0\n")
    #expect(try calculator(AlgebraicCalculator()).enter("R9=") == "3\n√9 = 3\n")
  }

  @Test func aFailureInACalculationSaysWhatClearsIt() throws {
    let pilot = try calculator()
    #expect(pilot.enter("5/0+") == "Press C to start over.\nA number can’t be divided by zero.\n")
    pilot.enter("3=")
    #expect(pilot.enter("2*3=") == "6\n2 × 3 = 6\n")
  }

  @Test(arguments: CalculatorPilots.languages)
  func aResultThatIsTooLongIsReported(language: String) throws {
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
    #expect(pilot.enter("3") == "5\n2 + 3 = 5\n")
  }

  @Test(arguments: [
    ("ar", "12+3=", "١٥\n١٢ + ٣ = ١٥\n"), ("ko", "1/0=", "0으로 나눌 수 없습니다.\n"),
    ("ja-u-nu-hanidec", "12+3=", "一五\n一二 + 三 = 一五\n"),
  ])
  func numbersAreReadAndWrittenInTheLanguage(language: String, line: String, answer: String) throws
  {
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
