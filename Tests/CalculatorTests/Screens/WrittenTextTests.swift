import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// Lines and pastes: computed as they are written, or not at all.
@Suite struct WrittenTextTests {
  private static func models() -> [any Calculating] { [Calculator(), AlgebraicCalculator()] }

  private func pilot(
    _ calculating: any Calculating, typing keys: String = "", _ language: String = "en"
  ) throws -> Pilot {
    let controller = CalculatorViewController(calculating)
    let pilot = try Pilot(controller, in: language, size: CalculatorPilots.usual, [.calculator])
    pilot.type(keys)
    return pilot
  }

  /// Numbers within a calculation are read as alone: with groups, and with the sign of a currency.
  @Test(arguments: [
    ("en", "1,234.56+10=", "1,244.56"), ("en", "$1,200.50", "1,200.5"),
    ("en", "$1,200.50*2=", "2,401"), ("en", "-$5", "-5"), ("en", "$-5+3=", "-2"),
    ("en", "1,200.50 USD + 1 USD =", "1,201.5"), ("en", "5 dollars*2=", "10"),
    ("de", "1.234,56+10=", "1.244,56"), ("de", "1.200,50 €", "1.200,5"),
    ("fr", "1\u{202F}234,5+1=", "1\u{202F}235,5"),
    ("fr", "1\u{202F}200,50\u{A0}€", "1\u{202F}200,5"),
    ("hi-u-nu-latn", "12,34,567+1=", "12,34,568"), ("ko", "₩12,000+3,000원=", nil),
    ("ko", "12,000원+3,000원=", "15,000"), ("ja", "￥1,200*3=", "3,600"), ("ja", "1,200円", "1,200"),
    ("ar", "١٬٢٠٠ ريال+١=", "١٬٢٠١"), ("en", "1,234,567-1,234,566=", "1"),
  ])
  func numbersOfATextAreReadByTheLanguage(
    language: String, text: String, shown: String?
  ) throws {
    for model in Self.models() {
      let pilot = try pilot(model, language)
      let before = pilot.number
      pilot.paste(text)
      #expect(pilot.number == shown ?? before, "\(text): \(pilot.texts)")
    }
  }

  @Test(arguments: [
    ("en", "1,23+1=", "“,” isn’t expected at this position in a number."),
    ("en", "1,2345+1=", "“,” isn’t expected at this position in a number."),
    ("en", "$5+€3=", "“$” is neither a number nor a key."),
    ("en", "5 apples", "“apples” is neither a number nor a key."),
    ("en", "$", "“$” is neither a number nor a key."),
    ("en", "$5 $6", "“␣” isn’t expected at this position in a number."),
    ("en", "5€6€", "“␣” isn’t expected at this position in a number."),
    ("en", "$5+1 $6=", "“␣” is neither a number nor a key."),
  ])
  func numbersThatAreNotOfTheLanguageAreRefused(
    language: String, text: String, words: String
  ) throws {
    for model in Self.models() {
      let pilot = try pilot(model, typing: "7", language)
      pilot.paste(text)
      #expect(pilot.number == "7" && pilot.texts.contains(words), "\(pilot.texts)")
    }
  }

  /// Powers and roots are in both modes; a root is of the number after it, or of the one before it.
  @Test(arguments: [
    ("√9=", "3"), ("9√=", "3"), ("√√16=", "2"), ("2+√9=", "5"), ("2*9√=", "6"), ("√16+√9=", "7"),
    ("1+8=√=", "3"), ("1+2=√16=", "4"), ("2^10=", "1,024"), ("2^-1=", "0.5"), ("5+3=+√4=", "10"),
  ])
  func powersAndRootsAreComputedInBothModes(text: String, shown: String) throws {
    for model in Self.models() {
      let pilot = try pilot(model, typing: "7")
      pilot.paste(text)
      #expect(pilot.number == shown, "\(text): \(pilot.texts)")
      #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
    }
  }

  @Test(arguments: [("5√9=", "√9"), ("-√9=", "-√"), ("√+*3=", "+*"), ("√=", "√=")])
  func aDeskCalculatorRefusesMisplacedRoots(text: String, part: String) throws {
    let pilot = try pilot(Calculator())
    pilot.paste(text)
    let words = "“\(part)” isn’t expected at this position in a calculation."
    #expect(pilot.texts.contains(words), "\(text): \(pilot.texts)")
    #expect(pilot.number == "0" && !pilot.texts.contains { $0.contains(" = ") })
  }

  /// A sign after an operation belongs to the number.
  @Test(arguments: [
    ("5*-3=", "-15"), ("5--3=", "8"), ("5+-3=", "2"), ("5*+3=", "15"), ("5---3=", "2"),
    ("-5+3=", "-2"), ("+5=", "5"), ("6/-.5=", "-12"), ("1.5+2.25=", "3.75"), ("5 * - 3 =", "-15"),
    ("1+2=*4=", "12"), ("1+2=-4=", "-1"), ("50%=", "0.5"), ("12c3=", "3"),
    ("\u{200E}5+3=", "8"), ("\u{200F}5\u{200B}+\u{FEFF}3=", "8"), ("\u{FEFF}7+1=", "8"),
  ])
  func aCalculationIsComputedAsItIsWritten(text: String, shown: String) throws {
    for model in Self.models() {
      let pilot = try pilot(model)
      pilot.paste(text)
      #expect(pilot.number == shown, "\(text): \(pilot.texts)")
      #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
    }
  }

  @Test(arguments: [
    ("2**3=", "**"), ("2+*3=", "+*"), ("5+%=", "+%"), ("10%3=", "%3"), ("10 % 3=", "% 3"),
    ("10%\n3=", "%↵3"), ("5*-=", "-="), ("2*-", "*-"), ("2+/", "+/"), ("5-*3=", "-*"),
  ])
  func misplacedKeysAreNamed(text: String, part: String) throws {
    for model in Self.models() {
      let pilot = try pilot(model, typing: "7+")
      pilot.paste(text)
      let words = "“\(part)” isn’t expected at this position in a calculation."
      #expect(pilot.texts.contains(words), "\(pilot.texts)")
      #expect(pilot.number == "7" && !pilot.texts.contains { $0.contains(" = ") })
      pilot.type("1=")
      #expect(pilot.number == "8")
    }
  }

  @Test(arguments: [
    ("2+()3=", "()"), ("2+)3=", "+)"), ("2+3)=", "3)"), ("3)4=", "3)"), ("2+=", "+="),
    ("(3+)=", "+)"), ("()", "()"), (")5=", ")"), ("2*(=", "(="), ("2^=", "^="), ("5*√=", "√="),
    ("2^^3=", "^^"), ("(*3)=", "(*"),
  ])
  func nothingIsDroppedOrInvented(text: String, part: String) throws {
    let pilot = try pilot(AlgebraicCalculator())
    pilot.paste(text)
    let words = "“\(part)” isn’t expected at this position in a calculation."
    #expect(pilot.texts.contains(words), "\(text): \(pilot.texts)")
    #expect(pilot.number == "0" && !pilot.texts.contains { $0.contains(" = ") })
  }

  @Test(arguments: [
    ("(5)=", "5"), ("(5)", "5"), ("2*(3+4=", "14"), ("2(3+4)=", "14"), ("(3+4)2=", "14"),
    ("9√=", "3"), ("9√+1=", "4"), ("1+8=√=", "3"), ("2^-1=", "0.5"), ("-(2)*3=", "-6"),
    ("√-(0-9)=", "3"), ("2√9=", "6"), ("√+4=", "2"), ("200+10%=", "220"), ("(1+2)*(3+4)=", "21"),
    ("1+2=(4)=", "4"), ("1+2=√16=", "4"), ("--5=", "5"), ("5√9√4=", "30"),
  ])
  func parenthesesAndRootsAreComputed(text: String, shown: String) throws {
    let pilot = try pilot(AlgebraicCalculator())
    pilot.paste(text)
    #expect(pilot.number == shown, "\(text): \(pilot.texts)")
    #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
  }

  /// `(5)` and `5-` are negative to accountants and cash registers, and not to a calculator.
  @Test func parenthesesAndATrailingMinusAreNotSigns() throws {
    for model in Self.models() {
      let pilot = try pilot(model)
      pilot.paste("5-")
      #expect(pilot.number == "5" && pilot.texts.contains("5 −"), "\(pilot.texts)")
      pilot.paste("3=")
      #expect(pilot.number == "2")
    }
    let desk = try pilot(Calculator(), typing: "7")
    for text in ["(5)", "（5）", "(5)%"] {
      desk.paste(text)
      #expect(desk.number == "7" && desk.texts.contains { $0.contains("is neither") })
    }
  }

  /// A parenthesis or a root after a value begins another calculation, as a number does.
  @Test(arguments: [
    ("5", "(2+3)=", "5"), ("1+2", "(2+3)=", "5"), ("5", "√9=", "3"), ("2*9", "√=", "6"),
    ("2*", "(2+3)=", "10"), ("2*(3", "4)=", nil), ("2*(3+4", ")=", "14"), ("2*(3+4", ")*2=", "28"),
    ("3", "*2=", "6"), ("9", "√=", "3"), ("2*3", "√9=", "3"),
  ])
  func aTextGoesOnWithTheCalculationBeforeIt(
    first: String, second: String, shown: String?
  ) throws {
    let pilot = try pilot(AlgebraicCalculator())
    pilot.paste(first)
    let before = pilot.number
    pilot.paste(second)
    #expect(pilot.number == shown ?? before, "\(pilot.texts)")
    #expect(pilot.texts.contains { $0.contains("“") } == (shown == nil), "\(pilot.texts)")
  }

  @Test(arguments: [
    ("1.2.3=", "“.” isn’t expected at this position in a number."),
    ("1.2.3", "“.” isn’t expected at this position in a number."),
    (".+1=", "“.” isn’t expected at this position in a number."),
    (String(repeating: "1", count: 41) + "+1=", "The number has more than 40 digits."),
    ("." + String(repeating: "1", count: 40) + "=", "The number has more than 40 digits."),
    ("-" + String(repeating: "1", count: 41), "The number has more than 40 digits."),
  ])
  func aNumberThatCannotBeTakenWholeIsRefused(text: String, words: String) throws {
    for model in Self.models() {
      let pilot = try pilot(model, typing: "7")
      pilot.paste(text)
      #expect(pilot.number == "7" && pilot.texts.contains(words), "\(pilot.texts)")
    }
  }

  /// Digits of a paste never join those that were typed, nor those typed after it.
  @Test(arguments: [("5", "6", ""), ("1+5", "6", ""), ("", "1+5", "6"), ("", "5", "6")])
  func digitsOfAPasteAreANumberOfTheirOwn(before: String, pasted: String, after: String) throws {
    for model in Self.models() {
      let pilot = try pilot(model, typing: before)
      pilot.paste(pasted)
      pilot.type(after)
      #expect(pilot.number == "6")
      #expect(pilot.texts.contains("1 + 5 = 6") == (before + pasted).contains("+"))
    }
  }

  @Test(arguments: CalculatorPilots.languages)
  func problemsAreNamedInTheLanguage(language: String) throws {
    let pilot = try pilot(Calculator(), language)
    let localizer = pilot.application.traits.localizer
    pilot.paste("2**3=")
    #expect(pilot.texts.contains(localizer.string(.Calculator.unreadMisplaced(part: "**"))))
    pilot.paste("1/0=+3=")
    #expect(pilot.texts.contains(localizer.string(.Calculator.notCalculated(part: "+3="))))
  }
}
