import CalculatorController
import CalculatorView
import Hanok
import HanokTesting
import Testing

/// Keys that are typed, clicked and pasted: all of them go through one action.
@Suite struct KeypadTests {
  @Test(arguments: [
    ("12.5", "12.5"), ("１２．５", "12.5"), ("١٢٫٥", "12.5"), ("१२.५", "12.5"), ("一二", "12"),
    ("1,234", "1,234"), ("12＋3＝", "15"), ("6÷4=", "1.5"), ("6/4=", "1.5"), ("6*4=", "24"),
    ("6×4=", "24"), ("6x4=", "24"), ("6X4=", "24"), ("6⋅4=", "24"), ("6∕4=", "1.5"), ("6−4=", "2"),
    ("6-4=", "2"), ("50%", "0.5"), ("５％", "0.05"), ("5n", "-5"),
    ("5±", "-5"), ("12c", "0"), ("12C", "0"), ("5N", "-5"), ("9√", "3"), ("√9=", "3"), ("9r", "3"),
    ("2^10=", "1,024"), ("2＾3=", "8"),
  ])
  func signsOfAnyScriptAreKeys(typed: String, shown: String) throws {
    #expect(try CalculatorPilots.calculator(typing: typed).number == shown)
  }

  @Test(arguments: [
    ("de", "12,5", "12,5"), ("de", "1.234", "1.234"), ("ar", "12٫5", "١٢٫٥"),
    ("ar", "12.5", "١٢٫٥"),
    ("ko", "12ㅊ", "0"), ("ko", "5ㅜ", "-5"), ("ja", "５ｎ", "-5"), ("ar", "5م", "٠"),
    ("ja-u-nu-hanidec", "〇.五", "〇.五"), ("en-XA", "12c", "0"), ("en-XC", "5n", "-5"),
  ])
  func theLanguagesOwnSignsAreKeys(language: String, typed: String, shown: String) throws {
    #expect(try CalculatorPilots.calculator(language, typing: typed).number == shown)
  }

  @Test func enterBackspaceAndEscapeAreKeys() throws {
    let pilot = try CalculatorPilots.calculator(typing: "12+34")
    pilot.press(.backspace)
    pilot.press(.enter)
    #expect(pilot.number == "15")
    pilot.press(.enter)
    #expect(pilot.number == "18")
    pilot.press(.escape)
    #expect(pilot.number == "0")
    pilot.type("7")
    pilot.press(.delete)
    #expect(pilot.number == "0")
  }

  @Test func aFocusedKeyIsPressedUntilOneTypes() throws {
    let pilot = try CalculatorPilots.calculator(typing: "1+2")
    pilot.press(.up)
    pilot.press(.enter)
    #expect(pilot.number == "23")
    pilot.press(.character(" "))
    #expect(pilot.number == "233")
    pilot.type("4")
    pilot.press(.enter)
    #expect(pilot.number == "2,335")
  }

  /// Every key does by a click what it does by typing.
  @Test(arguments: ["1+2=", "9-8=", "4*5=", "6/7=", "3.0%", "12.5"])
  func clicksAreKeys(keys: String) throws {
    let typed = try CalculatorPilots.calculator(typing: keys)
    let clicked = try CalculatorPilots.calculator()
    let signs: [Character: String] = ["*": "×", "/": "÷", "-": "−"]
    for key in keys {
      let title = signs[key] ?? String(key)
      let end = clicked.screen.text.contains("  \(title)  ]") ? "]" : "›"
      try clicked.click(on: "  \(title)  \(end)")
    }
    #expect(clicked.number == typed.number)
    #expect(clicked.texts == typed.texts)
  }

  /// A title is what a key is called, never what it means.
  @Test func keysMeanTheSameWhateverIsWrittenOnThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #""key.plus" = "×"; "key.times" = "+"; "key.digit" = "{|9| :integer}";"#,
      to: "en.lproj/Calculator.strings")
    let pilot = try CalculatorPilots.calculator(folders: [folder.path])
    pilot.type("3")
    try pilot.click(on: "  ×  ]")
    pilot.type("4=")
    #expect(pilot.number == "7")
    let controller = try #require(pilot.application.rootViewController as? CalculatorViewController)
    let keypad = try #require((controller.view as? CalculatorView)?.keypad)
    #expect(keypad.buttons.count == 25)
    #expect(Set(keypad.buttons.map(\.key)).count == 25)
  }

  @Test(arguments: [
    ("en", "1,234.5", "1,234.5"), ("en", " -12 ", "-12"), ("de", "1.234,5", "1.234,5"),
    ("ar", "١٬٢٣٤٫٥", "١٬٢٣٤٫٥"), ("ja", "1.5万", "15,000"), ("ko", "3억 5천만", "350,000,000"),
    ("en", "12%", "0.12"), ("en", "12+3=", "15"), ("en", "7", "7"), ("en", "1\u{200E}2", "12"),
  ])
  func numbersAreReadAsTheLanguageWritesThem(language: String, pasted: String, shown: String) throws
  {
    let pilot = try CalculatorPilots.calculator(language)
    pilot.paste(pasted)
    #expect(pilot.number == shown)
  }

  @Test(arguments: [
    ("en", "12 apples", "“apples” is neither a number nor a key."),
    ("en", "", "There is no number here."),
    ("de", "1.5", "“.” isn’t expected at this position in a number."),
    ("fr", "1.234", "“1.234” can be read in two ways."),
    ("ko", "사과", "“사과” 부분은 숫자도 키도 아닙니다."), ("ja", "りんご", "「りんご」は数値でもキーでもありません。"),
    ("ar", "تفاح", "«تفاح» ليس عددًا ولا مفتاحًا."),
    ("en", String(repeating: "1", count: 41), "The number has more than 40 digits."),
    ("en", String(repeating: "1", count: 500), "The number has more than 40 digits."),
  ])
  func anUnreadableTextIsReportedInWords(language: String, pasted: String, words: String) throws {
    let pilot = try CalculatorPilots.calculator(language, typing: "1+2")
    let before = pilot.number
    pilot.paste(pasted)
    #expect(pilot.texts.contains(words))
    // The calculation goes on as it was; the words go with the next key.
    #expect(pilot.number == before)
    pilot.type("=")
    #expect(!pilot.texts.contains(words))
    #expect(pilot.texts.contains { $0.contains("=") })
  }

  @Test(arguments: [
    ("en", "2²", "2", "“²” isn’t a key of this calculator."),
    ("en", "1e", "1", "“e” isn’t a key of this calculator."),
    ("en", "12+(", "12", "“(” isn’t a key of this calculator."),
    ("de", "1.", "1", "“.” isn’t a key of this calculator."),
    ("ko", "5가", "5", "“가” 키는 이 계산기에 없습니다."),
    ("ja", "5か", "5", "「か」はこの電卓のキーではありません。"),
    ("ar", "5ب", "٥", "«ب» ليس من مفاتيح هذه الحاسبة."),
  ])
  func anUnknownCharacterIsNamedAndChangesNothing(
    language: String, typed: String, shown: String, words: String
  ) throws {
    let pilot = try CalculatorPilots.calculator(language, typing: typed)
    #expect(pilot.texts.contains(words), "\(pilot.texts)")
    #expect(pilot.number == shown)
    // The words go with the next key.
    pilot.type("0")
    #expect(!pilot.texts.contains(words))
  }

  /// `2!10` isn't 210: what follows a key that there isn't is refused, until that is removed.
  @Test func theKeysAfterAnUnknownOneAreRefused() throws {
    let pilot = try CalculatorPilots.calculator(typing: "2!10=")
    #expect(pilot.number == "2")
    #expect(pilot.texts.contains("← removes “!”; C starts over."), "\(pilot.texts)")
    pilot.paste("7")
    pilot.type("?")
    try pilot.click(on: "  7  ]")
    #expect(pilot.number == "2" && pilot.texts.contains("← removes “!”; C starts over."))
    pilot.press(.backspace)
    #expect(!pilot.texts.contains { $0.contains("!") })
    pilot.type("0+1=")
    #expect(pilot.number == "21")
    pilot.type("#5")
    pilot.press(.escape)
    #expect(pilot.number == "0" && !pilot.texts.contains { $0.contains("#") })
    pilot.type("3")
    #expect(pilot.number == "3")
  }

  /// People write spaces in a calculation: none presses the key that has the focus.
  @Test(arguments: [
    ("5 + 3 =", "8"), ("5 +  3", "3"), (" 5 ", "5"), ("5 + 3 = ", "8"), ("12\u{3000}+ 1 =", "13"),
  ])
  func aTypedSpaceIsNoKey(typed: String, shown: String) throws {
    let pilot = try CalculatorPilots.calculator(typing: typed)
    #expect(pilot.number == shown)
    #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
    #expect(pilot.texts.contains { $0.contains("5 + 3 = 8") } == typed.hasPrefix("5 + 3 ="))
  }

  @Test func aSpacePressesAKeyThatTheFocusWasMovedTo() throws {
    let pilot = try CalculatorPilots.calculator(typing: "1+2")
    for key in [Key.up, .down] { pilot.press(key) }
    pilot.press(.character(" "))
    #expect(pilot.number == "3")
    pilot.type("+4 ")
    #expect(pilot.number == "4")
  }

  /// A text that is pasted after `1,5` computes nothing with 15, read or not.
  @Test(arguments: ["+3=", "xyz", "="])
  func aPasteAfterAnUnfinishedGroupIsRefused(pasted: String) throws {
    let pilot = try CalculatorPilots.calculator(typing: "1,5")
    pilot.paste(pasted)
    pilot.type("=")
    #expect(pilot.number == "15")
    #expect(pilot.texts.contains("← removes “,”; C starts over."), "\(pilot.texts)")
  }

  @Test func numbersBetweenSpacesAreNotJoined() throws {
    let pilot = try CalculatorPilots.calculator(typing: "12 34")
    #expect(pilot.number == "12")
    #expect(pilot.texts.contains("← removes “␣”; C starts over."), "\(pilot.texts)")
    pilot.press(.backspace)
    pilot.type("+1=")
    #expect(pilot.number == "13")
  }

  /// `1,5` isn't 15: the sign is named until its group is whole.
  @Test(arguments: ["en", "ko", "ja"])
  func aSignOfGroupsIsNamedUntilItsGroupIsWhole(language: String) throws {
    let pilot = try CalculatorPilots.calculator(language)
    let localizer = pilot.application.traits.localizer
    let unknown = localizer.string(.Calculator.unknownKey(key: ","))
    let misplaced = localizer.string(.Calculator.unreadSeparator(part: ","))
    let notes = [("1", nil), (",", unknown), ("5", misplaced), ("0", misplaced), ("0", nil)]
    for (key, note) in notes {
      pilot.type(key)
      let shown = pilot.texts.filter { [unknown, misplaced].contains($0) }
      #expect(shown == [note].compactMap(\.self), "\(key): \(pilot.texts)")
    }
    #expect(pilot.number == "1,500")
  }

  /// What a number has no room for is named, and nothing is computed without it.
  @Test(arguments: [
    ("1.2.3=", "1.2", "“.” isn’t expected at this position in a number."),
    (
      String(repeating: "1", count: 41) + "=", "1" + String(repeating: ",111", count: 13),
      "The number has more than 40 digits."
    ),
    (
      "0." + String(repeating: "0", count: 39) + "1=", "0." + String(repeating: "0", count: 39),
      "The number has more than 40 digits."
    ),
  ])
  func aKeyThatANumberHasNoRoomForIsRefused(
    typed: String, shown: String, words: String
  ) throws {
    let pilot = try CalculatorPilots.calculator()
    var isNamed = false
    for character in typed {
      pilot.type(String(character))
      isNamed = isNamed || pilot.texts.contains(words)
    }
    #expect(isNamed && pilot.number == shown)
    #expect(pilot.texts.contains { $0.hasPrefix("← removes “") }, "\(pilot.texts)")
    pilot.press(.backspace)
    pilot.type("=")
    #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
  }

  @Test func invisibleCharactersAreNotKeys() throws {
    let pilot = try CalculatorPilots.calculator(typing: "\u{200E}5\u{200B}+\u{FEFF}3=")
    #expect(pilot.number == "8")
    #expect(!pilot.texts.contains { $0.contains("“") }, "\(pilot.texts)")
  }

  /// The sign between groups is ignored where whole groups follow, and nowhere else.
  @Test(arguments: [
    ("en", "1,234+1=", "1,235"), ("en", "1,234,567.5+1=", "1,234,568.5"), ("en", "1,23b4=", "124"),
    ("de", "1.234,5+1=", "1.235,5"), ("hi-u-nu-latn", "12,34,567+1=", "12,34,568"),
    ("en", "1,5+1=", "15"), ("en", "1,2345", "1,234"), ("en", "1,23,4=", "1,234"),
    ("en", "12,=", "12"), ("en", "+,5=", "0"), ("de", "1.5=", "15"),
  ])
  func aSignBetweenGroupsIsIgnoredInWholeGroups(
    language: String, typed: String, shown: String
  ) throws {
    let pilot = try CalculatorPilots.calculator(language)
    for character in typed {
      if character == "b" { pilot.press(.backspace) } else { pilot.type(String(character)) }
    }
    #expect(pilot.number == shown)
    let isRefused = pilot.texts.contains { $0.hasPrefix("←") || $0.contains("“") }
    let isWhole = typed.contains("+1=") && !typed.hasPrefix("1,5")
    #expect(isRefused != isWhole, "\(pilot.texts)")
  }

  /// Numbers of several lines, columns or words are never one number.
  @Test(arguments: [
    "100\n200\n300", "100\r\n200", "100\t200\t300", "100 200 300", "1 2 3", "1 2 3=", "12 34+5=",
    "100\u{2028}200", "1+2 3=", "10% 20", "1.5\n2.5", "100\n\n200",
  ])
  func severalNumbersAreNeverJoined(pasted: String) throws {
    for language in ["en", "ko", "ja", "ar"] {
      let pilot = try CalculatorPilots.calculator(language, typing: "7")
      let before = pilot.number
      pilot.paste(pasted)
      #expect(pilot.number == before, "\(language): \(pilot.texts)")
      let hasReason = pilot.texts.contains {
        $0.contains("“") || $0.contains("「") || $0.contains("«")
      }
      #expect(hasReason, "\(language): \(pilot.texts)")
    }
  }

  @Test(arguments: [
    ("1+2=\n3+4=", "7"), (" 12 + 3 = ", "15"), ("100\n", "100"), ("\t5 * 5 =", "25"),
    ("1 234", "1,234"),
  ])
  func spacesThatSeparateNoNumbersAreIgnored(pasted: String, shown: String) throws {
    let pilot = try CalculatorPilots.calculator()
    pilot.paste(pasted)
    #expect(pilot.number == shown)
  }

  @Test func aPastedPercentIsThatOfThePreviousNumber() throws {
    let pilot = try CalculatorPilots.calculator(typing: "200+")
    pilot.paste("10%")
    pilot.type("=")
    #expect(pilot.number == "220")
  }

  @Test func theLettersOfButtonsAreNotUnknownKeys() throws {
    let pilot = try CalculatorPilots.calculator("en", typing: "5Y")
    #expect(pilot.application.copiedText == "5")
    pilot.type(" L")
    #expect(pilot.application.traits.localizer.language.description == "ja")
    #expect(!pilot.texts.contains { $0.contains("Y") && $0.contains("“") })
  }

  @Test(arguments: [
    ("2*(3+4)=", "("), ("1e5+1=", "e"), ("2²=", "²"), ("3+apples", "apples"), ("5x3?=", "?"),
    ("1+2=\u{7}", "\u{7}"),
  ])
  func aKnownKeyIsNeverCalledUnknown(pasted: String, part: String) throws {
    let pilot = try CalculatorPilots.calculator(typing: "7")
    pilot.paste(pasted)
    #expect(pilot.texts.contains("“\(part)” is neither a number nor a key."), "\(pilot.texts)")
    #expect(pilot.number == "7")
  }

  @Test(arguments: [("12\n34", "↵"), ("12 34", "␣"), ("12\u{A0}34", "␣"), ("12\t34", "⇥")])
  func aBreakBetweenNumbersIsQuotedAsASign(pasted: String, sign: String) throws {
    let pilot = try CalculatorPilots.calculator()
    pilot.paste(pasted)
    #expect(pilot.texts.contains { $0.contains("“\(sign)”") }, "\(pilot.texts)")
    #expect(!pilot.texts.contains { $0.contains("\n") })
  }

  @Test func theNumberIsCopiedAsTheLanguageWritesIt() throws {
    for (language, text) in [("en", "1,234.5"), ("de", "1.234,5"), ("ar", "١٬٢٣٤٫٥")] {
      let pilot = try CalculatorPilots.calculator(language, typing: "1000+")
      pilot.paste(
        text.replacing("١٬", with: "").replacing("1,", with: "").replacing("1.", with: ""))
      pilot.type("=")
      pilot.press(.insert, .control)
      #expect(pilot.application.copiedText == text)
      pilot.type("c")
      pilot.paste(try #require(pilot.application.copiedText))
      #expect(pilot.number == text)
    }
  }

  @Test(arguments: [("en", "789"), ("ar", "٧٨٩"), ("ja-u-nu-hanidec", "七八九")])
  func aKeypadIsNotMirrored(language: String, digits: String) throws {
    let pilot = try CalculatorPilots.calculator(language)
    let rows = (0..<pilot.screen.size.height).map { pilot.screen.row($0) }
    let shown = rows.map { row in String(row.filter { digits.contains($0) }) }
    #expect(shown.contains(digits), "\(pilot.screen.text)")
  }

  /// A view shows data and doesn't own it: the number that is copied is the calculator's.
  @Test func theNumberThatIsCopiedIsTheModels() throws {
    let pilot = try CalculatorPilots.calculator(typing: "12.50")
    let view = try #require(pilot.application.rootViewController.view as? CalculatorView)
    pilot.perform { view.show(number: "99") }
    pilot.type("y")
    #expect(pilot.application.copiedText == "12.50")
  }

  @Test func withoutANumberTheCopyButtonCopiesNothing() throws {
    let pilot = try CalculatorPilots.calculator(typing: "5y")
    #expect(pilot.application.copiedText == "5")
    pilot.type("1/0=y")
    #expect(pilot.application.copiedText == "5")
  }

  @Test func theCalculatorIsLeft() throws {
    let pilot = try CalculatorPilots.calculator(typing: "q")
    #expect(!pilot.isRunning)
  }

  @Test(arguments: [21, 22] as [UInt64])
  func anyKeysLeaveAScreen(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let pilot = try CalculatorPilots.calculator()
    let characters = Array("0123456789.,+-*/=%nc ly一٣")
    let keys: [Key] =
      [.tab, .up, .down, .left, .right, .enter, .backspace, .escape, .pageUp]
      + characters.flatMap { Array(repeating: .character($0), count: 8) }
    for step in 0..<3_000 {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: pilot.paste(String(characters.shuffled(using: &generator).prefix(6)))
      case 1:
        pilot.click(
          x: Int.random(in: 0..<80, using: &generator), y: Int.random(in: 0..<23, using: &generator)
        )
      case 2:
        pilot.resize(
          to: Size(
            width: Int.random(in: 1..<120, using: &generator),
            height: Int.random(in: 1..<40, using: &generator)))
      default: keys.randomElement(using: &generator).map { pilot.press($0) }
      }
      // A click may have left the calculator.
      guard pilot.isRunning else { return }
      #expect(!pilot.number.isEmpty, "seed \(seed), step \(step)")
    }
    #expect(pilot.problems == [])
  }
}
