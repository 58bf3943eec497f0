import CalculatorController
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// The calculator's screen, in its languages and sizes.
@Suite struct CalculatorScreenTests {
  @Test(arguments: [
    ("hi-u-nu-deva", "१२,३४,५६७.५"), ("ja-u-nu-hanidec", "一,二三四,五六七.五"), ("de", "1.234.567,5"),
    ("fr", "1\u{202F}234\u{202F}567,5"), ("en-u-nu-thai", "๑,๒๓๔,๕๖๗.๕"),
  ])
  func digitsGroupsAndDecimalSignAreTheLanguages(language: String, number: String) throws {
    let pilot = try CalculatorPilots.calculator(language, typing: "1234567")
    pilot.press(.character(language == "de" || language == "fr" ? "," : "."))
    pilot.type("5")
    #expect(pilot.number == number)
  }

  /// The rows of long numbers, as they are read: all but the last end with the sign between groups.
  @Test(arguments: [("en", ","), ("ar", "٬")])
  func longNumbersBreakBetweenGroups(language: String, sign: Character) throws {
    let nines = String(repeating: "9", count: 38)
    for size in [Size(width: 40, height: 12), CalculatorPilots.usual] {
      let pilot = try CalculatorPilots.calculator(language, size, typing: nines + "*1=")
      pilot.press(.tab, .shift)
      let parts = pilot.screen.text.split { !$0.isNumber && $0 != sign }
      let long = parts.filter { $0.count > 7 }
      #expect(long.contains { $0.last == sign })
      for part in long {
        let groups = part.split(separator: sign)
        #expect(part.first != sign, "\(part)")
        #expect(groups.dropFirst().allSatisfy { $0.count == 3 }, "\(part)")
      }
      #expect(!pilot.number.contains("\u{200B}") && pilot.number.contains(sign))
      #expect(!pilot.texts.contains { $0.contains("\u{200B}") })
    }
  }

  /// Above the keys a message of two rows takes rows of the tape, or scrolls the keys with it.
  @Test(arguments: [(40, 12), (40, 11), (40, 10), (40, 9), (24, 8), (20, 6)])
  func noTwoScrollIndicatorsAreSideBySide(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let pilot = try CalculatorPilots.calculator("en", size, typing: "1+1=2+2=3+3=4+4=5+5=")
    for text in ["", "12 34", "12\n\n34x"] {
      if !text.isEmpty { pilot.paste(text) }
      for key in [Key.end, .home] {
        let rows = (0..<height).map { pilot.screen.row($0) }
        let signs: Set<Character> = ["╎", "┃"]
        #expect(
          rows.allSatisfy { $0.count(where: signs.contains) < 2 }, "\(pilot.screen.text)")
        pilot.press(key)
      }
    }
  }

  /// The tape's indicator is in the place of that of the keys and the tape, and nothing else moves.
  @Test(arguments: [(40, 7), (24, 8), (20, 6)])
  func theTapesIndicatorReplacesThatBesideIt(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let pilot = try CalculatorPilots.calculator("en", size, typing: "1+1=2+2=3+3=4+4=5+5=")
    let views = pilot.application.window.visibleDescendants
    let tape = try #require(views.first { "\(type(of: $0))" == "TapeView" } as? ScrollView)
    let keys = views.filter { "\(type(of: $0))" == "KeyButton" }
    let columns = keys.map(\.frameInWindow.minX)
    #expect(!tape.showsVerticalScrollIndicator)
    pilot.perform { tape.becomeFirstResponder() }
    #expect(tape.isFirstResponder && tape.showsVerticalScrollIndicator)
    #expect(keys.map(\.frameInWindow.minX) == columns)
    let rows = tape.frameInWindow.minY..<tape.frameInWindow.maxY
    let end = tape.frameInWindow.maxX - 1
    #expect(rows.allSatisfy { ["╎", "┃"].contains(pilot.screen.row($0).dropFirst(end).first) })
    pilot.perform { keys[0].becomeFirstResponder() }
    #expect(!tape.showsVerticalScrollIndicator)
    #expect(keys.map(\.frameInWindow.minX) == columns)
  }

  /// A rounded number is in one row, with the digits that fit, and no typed digit is left out.
  @Test func aRoundedNumberIsShownInOneRow() throws {
    let pilot = try CalculatorPilots.calculator("en", Size(width: 20, height: 6), typing: "1/3=")
    #expect(pilot.screen.text.contains("0.33333333333333333"), "\(pilot.screen.text)")
    let rows = (0..<6).map { pilot.screen.row($0) }
    #expect(rows.filter { $0.contains("33") }.count == 1, "\(pilot.screen.text)")
    // It is copied and said whole.
    #expect(pilot.number == "0.33333333333333333333")
    pilot.type("c2/3=")
    #expect(pilot.screen.text.contains("0.66666666666666667"), "\(pilot.screen.text)")
    pilot.type("c0.3333333333333333333333")
    #expect(pilot.screen.text.filter { $0 == "3" }.count >= 22, "\(pilot.screen.text)")
  }

  @Test func theLastLinesOfTheTapeAreSeenAboveAMessage() throws {
    let size = Size(width: 40, height: 14)
    let pilot = try CalculatorPilots.calculator("en", size, typing: "1+1=2+2=3+3=4+4=5+5=")
    #expect(
      pilot.screen.row(11).contains("5 + 5 = 10") && pilot.screen.row(9).contains("3 + 3 = 6"))
    pilot.paste("12 34")
    #expect(
      pilot.screen.row(11).contains("5 + 5 = 10") && pilot.screen.row(10).contains("4 + 4 = 8"))
    #expect(pilot.screen.row(4).contains("[ 7 ]"))
  }

  @Test(arguments: [("en", "[ N ± ]"), ("ar", "[ ± ش ]")])
  func theLetterOfASignIsOnItsKeyAndInTheHint(language: String, key: String) throws {
    let pilot = try CalculatorPilots.calculator(language, typing: "3")
    #expect(pilot.screen.text.contains(key), "\(pilot.screen.text)")
    let localizer = pilot.application.traits.localizer
    let hint = localizer.string(.Calculator.keysHint)
    for letters in [Message.Calculator.keyPlusMinusKeys, .Calculator.keyClearKeys] {
      let letter = localizer.string(letters).prefix(1)
      #expect(hint.contains(letter))
      pilot.type(String(letter))
    }
    #expect(pilot.number == localizer.string(.Calculator.keyDigit(digit: 0)))
  }

  @Test func anotherLanguageShowsTheSameCalculation() throws {
    let pilot = try CalculatorPilots.calculator("ko", typing: "1234.5+")
    let before = pilot.screen
    let numbers = ["en", "ja", "ko", "ar"].map { _ in
      pilot.type("l")
      return pilot.number
    }
    #expect(numbers == ["١٬٢٣٤٫٥", "1,234.5", "1,234.5", "1,234.5"])
    #expect(pilot.screen == before)
    pilot.type("1=")
    #expect(pilot.number == "1,235.5")
  }

  @Test func digitsThatWereAskedForStayInAnotherLanguage() throws {
    let pilot = try CalculatorPilots.calculator("ja-u-nu-deva", typing: "12l")
    #expect(pilot.application.traits.localizer.language.description == "ko-u-nu-deva")
    #expect(pilot.number == "१२")
  }

  @Test(arguments: CalculatorPilots.languages, CalculatorPilots.sizes)
  func everyButtonIsReachedByKeysAndShows(language: String, size: Size) throws {
    let pilot = try CalculatorPilots.calculator(language, size)
    var seen: [ObjectIdentifier] = []
    var next: [View] = pilot.application.window.firstResponder.map { [$0] } ?? []
    while let view = next.popLast() {
      guard !seen.contains(ObjectIdentifier(view)) else { continue }
      seen.append(ObjectIdentifier(view))
      for key in [Key.tab, .up, .down, .left, .right] {
        pilot.perform { view.becomeFirstResponder() }
        pilot.press(key)
        guard let reached = pilot.application.window.firstResponder else { continue }
        let isShown = reached.frameInWindow.intersection(pilot.application.window.bounds)
        #expect(isShown == reached.frameInWindow, "\(size)")
        next.append(reached)
      }
    }
    let buttons = pilot.application.window.visibleDescendants.filter { $0 is Button }
    #expect(buttons.count == 29)
    #expect(buttons.allSatisfy { seen.contains(ObjectIdentifier($0)) })
  }

  @Test(arguments: CalculatorPilots.sizes)
  func theTapeScrolls(size: Size) throws {
    let pilot = try CalculatorPilots.calculator("en", size, typing: "0")
    for _ in 1...30 { pilot.type("+1=") }
    #expect(isFound("29 + 1 = 30", pilot))
    #expect(isFound(" 0 + 1 = 1", pilot))
    // What comes is followed.
    pilot.type("+1=")
    #expect(isFound("30 + 1 = 31", pilot, isScrolled: false))
  }

  /// Whether a text comes into view where what scrolls gets the focus, and is scrolled up.
  private func isFound(_ text: String, _ pilot: Pilot, isScrolled: Bool = true) -> Bool {
    for _ in 0..<8 where !pilot.screen.text.contains(text) {
      pilot.press(.tab)
      guard isScrolled, pilot.application.window.firstResponder is ScrollView else { continue }
      for _ in 0..<40 where !pilot.screen.text.contains(text) { pilot.press(.pageUp) }
    }
    return pilot.screen.text.contains(text)
  }

  @Test func theTapeKeepsTheLastLines() throws {
    let pilot = try CalculatorPilots.calculator(typing: "0")
    for _ in 1...205 { pilot.type("+1=") }
    let lines = pilot.texts.filter { $0.contains("=") }
    #expect(lines.count == 200)
    #expect(lines.first == "5 + 1 = 6")
    #expect(lines.last == "204 + 1 = 205")
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 6), (200, 60), (1_000, 400)])
  func anySizeIsDrawn(width: Int, height: Int) throws {
    let pilot = try CalculatorPilots.calculator("ko", typing: "1+2=")
    let before = pilot.screen
    pilot.resize(to: Size(width: width, height: height))
    #expect(pilot.screen.size == Size(width: width, height: height))
    pilot.resize(to: CalculatorPilots.usual)
    #expect(pilot.screen == before)
  }

  @Test(arguments: CalculatorPilots.languages)
  func noTwoLettersClash(language: String) throws {
    #expect(try CalculatorPilots.calculator(language).clashingKeys == [])
  }

  @Test func aDismissedScreenIsFreed() throws {
    let host = ViewController()
    let pilot = try Pilot(host, in: "en", size: CalculatorPilots.usual, [.calculator])
    weak var controller: ViewController?
    weak var view: View?
    func present() {
      let calculator = CalculatorViewController()
      pilot.perform { host.present(calculator) }
      (controller, view) = (calculator, calculator.view)
    }
    present()
    pilot.advance(by: .zero)
    pilot.type("1+2=")
    #expect(pilot.number == "3")
    #expect(controller != nil && view != nil)
    pilot.perform { host.dismiss() }
    pilot.advance(by: .seconds(10))
    #expect(controller == nil)
    #expect(view == nil)
  }
}
