import CalculatorController
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The calculator line by line.
@Suite struct CalculatorLineTests {
  private let script = LineScript()
  private let scheduler = ManualScheduler()

  private func start(in tag: String = "en") throws -> Application {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.calculator, .toolkit]), language: try LanguageTag(tag))
    let application = Application(
      root: CalculatorViewController(), traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    return application
  }

  private func type(_ line: String) -> String {
    script.speak(line)
    scheduler.advance(by: .zero)
    return script.heard()
  }

  @Test func itBeginsWithWhatCanBeTyped() throws {
    let application = try start()
    #expect(
      script.heard() == """
        Calculator
        0
        Tape
        No calculations yet
        [k] Keys (digits, + - * / = %, n for the sign, c to clear)  [y] Copy  [l] Language  [q] Quit

        """)
    _ = application
  }

  /// Each line's answer is told, and nothing else again.
  @Test func eachLineHasItsAnswer() throws {
    let application = try start()
    _ = script.heard()
    let answers = [
      ("1", "1\n"), ("2", "12\n"), ("+", "12 +\n"), ("3", "3\n"), ("=", "15\n12 + 3 = 15\n"),
      ("=", "18\n15 + 3 = 18\n"), ("12.5", "12.5\n"), ("*", "12.5 ×\n"), ("1,000", "1,000\n"),
      ("=", "12,500\n12.5 × 1,000 = 12,500\n"), ("c", "0\n"), ("-12", "-12\n"), ("n", "12\n"),
      ("/", "12 ÷\n"), ("0", "0\n"), ("=", "A number can't be divided by zero.\n"),
      ("2*3=", "6\n2 × 3 = 6\n"), ("4", "4\n"), ("c", "0\n"),
      ("1/3=", "0.33333333333333333333\n1 ÷ 3 ≈ 0.33333333333333333333\n"),
    ]
    for (line, answer) in answers { #expect(type(line) == answer, "\(line)") }
    // More than a key begins another number.
    #expect(type("3") == "3\n")
    #expect(type("10/4=") == "2.5\n10 ÷ 4 = 2.5\n")
    #expect(type("7") == "7\n")
    #expect(type("8x") == "“x” is neither a number nor a key.\n")
    #expect(type("9") == "79\n")
    #expect(type("abc") == "“abc” is neither a number nor a key.\n")
    #expect(type("y").hasPrefix("There is no clipboard here.\n"))
    _ = type("q")
    #expect(script.isStopped)
    _ = application
  }

  @Test func manyLinesOfTapeChangeNothing() throws {
    let application = try start()
    _ = script.heard()
    for _ in 0..<30 { _ = type("1+1=") }
    // A sign that turns pages elsewhere is a key here.
    #expect(type("+") == "2 +\n")
    #expect(type("3") == "3\n")
    #expect(type("=") == "5\n2 + 3 = 5\n")
    _ = application
  }

  @Test(arguments: [
    ("ar", "12+3=", "١٥\n١٢ + ٣ = ١٥\n"), ("ko", "1/0=", "0으로 나눌 수 없습니다.\n"),
    ("ja-u-nu-hanidec", "12+3=", "一五\n一二 + 三 = 一五\n"),
  ])
  func numbersAreTakenAndToldInTheLanguage(language: String, line: String, answer: String) throws {
    let application = try start(in: language)
    _ = script.heard()
    let heard = type(line)
    #expect(heard.hasSuffix(answer), "\(heard)")
    _ = application
  }

  @Test func theEndOfInputEndsIt() throws {
    let application = try start()
    script.end()
    scheduler.advance(by: .zero)
    #expect(script.isStopped)
    _ = application
  }
}
