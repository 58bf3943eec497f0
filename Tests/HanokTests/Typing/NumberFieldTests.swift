import Hanok
import HanokTesting
import HanokUnicode
import Testing

@Suite struct NumberFieldTests {
  struct Case: CustomTestStringConvertible {
    let tag: String
    let typed: String
    let value: String
    let shown: String
    var testDescription: String { "\(tag) \(typed)" }
  }

  private func stage(_ field: NumberField, in tag: String = "en") throws -> Stage {
    field.showsValidationMessage = true
    let stack = StackView(.vertical, views: [field, Button(.verbatim("Other"))])
    return try Stage(stack, in: tag, width: 60, height: 5)
  }

  private func reason(_ field: NumberField, _ stage: Stage) -> String? {
    field.validationMessage.map { stage.application.traits.localizer.string($0) }
  }

  /// Rows and columns are never joined to one number, in any language.
  @Test(
    arguments: ["100\n200\n300", "100\t200", "100\r\n200", "1\n\n2"], ["en", "fr", "ko", "ar"])
  func severalPastedNumbersAreRefused(text: String, tag: String) throws {
    let (number, day) = (NumberField(), DateField(today: .first))
    let stack = StackView(.vertical, views: [number, day])
    let stage = try Stage(stack, in: tag, width: 60, height: 8)
    for field in [number, day] as [TextField] {
      stage.perform { field.becomeFirstResponder() }
      stage.type("5")
      stage.application.handle(.paste(text))
      stage.settle()
      #expect(field.text == "5")
    }
    let notice = stage.application.traits.localizer.string(.Hanok.valueSeveral)
    let shown = stage.window.elements.flatMap { node in (0..<node.count).compactMap(node.element) }
      .compactMap(\.label)
      .map { stage.application.traits.localizer.string($0) }
    #expect(shown.contains(notice), "\(shown)")
    stage.perform { number.becomeFirstResponder() }
    stage.application.handle(.paste("0\n"))
    #expect(number.value == ExactDecimal(50))
  }

  @Test(arguments: [("1234", "1,234", true), ("twelve", "twelve", false)])
  func aFieldThatLeavesTheWindowWithTheFocusKeepsWhatWasTyped(
    typed: String, shown: String, isValid: Bool
  ) throws {
    let field = NumberField()
    let stack = StackView(.vertical, views: [field])
    let stage = try Stage(stack, in: "en", width: 60, height: 5)
    stage.type(typed)
    stage.perform { field.removeFromSuperview() }
    #expect((field.validationMessage == nil) == isValid)
    stage.perform { stack.addSubview(field) }
    #expect(field.text == shown)
    #expect((field.value != nil) == isValid)
  }

  @Test(arguments: [
    ("en", "59.8", "59.80"), ("en", "1234", "1,234.00"), ("en", "0.125", "0.125"),
    ("de", "59,8", "59,80"), ("ko", "3억", "300,000,000.00"), ("ar-EG", "59.8", "٥٩٫٨٠"),
  ])
  func fractionDigitsAreFilledUp(tag: String, typed: String, shown: String) throws {
    let field = NumberField()
    field.minimumFractionDigits = 2
    let stage = try stage(field, in: tag)
    stage.type(typed)
    #expect(field.text == typed)
    let value = try #require(field.value)
    stage.press(.tab)
    #expect(field.text == shown)
    #expect(field.value == value)
    #expect(field.isValid)
  }

  @Test func anotherNumberOfFractionDigitsIsWrittenAtOnce() throws {
    let field = NumberField()
    let stage = try stage(field)
    field.value = ExactDecimal("59.8")
    for (count, text) in [(2, "59.80"), (3, "59.800"), (0, "59.8"), (-1, "59.8")] {
      stage.perform { field.minimumFractionDigits = count }
      #expect(field.text == text)
    }
    stage.perform {
      field.minimumFractionDigits = 1
      field.style = .percent
    }
    #expect(field.text == "5,980.0%")
    stage.perform { field.minimumFractionDigits = .max }
    #expect(field.text.count == "5,980.%".count + 100)
  }

  @Test func fractionDigitsAreNotFilledUpBeyondTheMaximum() throws {
    let field = NumberField()
    (field.minimumFractionDigits, field.maximumFractionDigits) = (3, 2)
    let stage = try stage(field)
    field.value = ExactDecimal("59.8")
    #expect(field.text == "59.80")
    stage.perform { field.maximumFractionDigits = 1 }
    field.value = ExactDecimal("7")
    #expect(field.text == "7.0")
  }

  @Test func anotherNotationKeepsInvalidText() throws {
    let field = NumberField()
    let stage = try stage(field)
    stage.type("5x")
    stage.perform { field.minimumFractionDigits = 2 }
    #expect(field.text == "5x")
    stage.perform { field.style = .percent }
    #expect(field.text == "5x")
  }

  @Test func typedTextIsMeasuredAgainForAnotherTerminal() throws {
    let field = NumberField()
    let stage = try stage(field)
    stage.type("±5")
    let cursor = try #require(stage.screen.cursor)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.cursor == Point(x: cursor.x + 1, y: cursor.y))
  }

  @Test func aValueThatIsSetOutsideTheWindowIsShownOnReturn() throws {
    let field = NumberField()
    let stack = StackView(.vertical, views: [field])
    let stage = try Stage(stack, in: "en", width: 60, height: 5)
    stage.perform { field.removeFromSuperview() }
    field.value = ExactDecimal("1234")
    stage.perform { stack.addSubview(field) }
    #expect(field.text == "1,234")
  }

  @Test(arguments: [
    Case(tag: "en", typed: "1234.5", value: "1234.5", shown: "1,234.5"),
    Case(tag: "de", typed: "1234,5", value: "1234.5", shown: "1.234,5"),
    Case(tag: "de", typed: "350 Mio.", value: "350000000", shown: "350.000.000"),
    Case(tag: "ko", typed: "3억 5천만", value: "350000000", shown: "350,000,000"),
    Case(tag: "ja", typed: "１．５万", value: "15000", shown: "15,000"),
    Case(tag: "ar-EG", typed: "1234.5", value: "1234.5", shown: "١٬٢٣٤٫٥"),
    Case(tag: "hi", typed: "1234567", value: "1234567", shown: "12,34,567"),
    Case(tag: "en", typed: "12%", value: "0.12", shown: "0.12"),
    Case(
      tag: "en", typed: "0.12345678901234567890", value: "0.1234567890123456789",
      shown: "0.1234567890123456789"),
  ])
  func aNumberIsReadAndWrittenInTheLanguage(example: Case) throws {
    let field = NumberField()
    let stage = try stage(field, in: example.tag)
    stage.type(example.typed)
    #expect(field.text == example.typed)
    #expect(field.value?.description == example.value)
    stage.press(.tab)
    #expect(field.text == example.shown)
    #expect(field.value?.description == example.value && field.isValid)
    #expect(stage.difference == nil)
    // What is written is read again.
    stage.press(.tab, .tab)
    #expect(field.text == example.shown && field.value?.description == example.value)
  }

  @Test(arguments: [
    ("12 apples", "“apples” isn’t part of a number."), ("1,5", "“,” isn’t expected here."),
    ("99", "Type 10 or less."), ("-3", "Type 0 or more."),
    ("1.234", "Type a number with at most 2 decimal places."), ("", "Type a number."),
    ("1e500", "The number is too long."),
  ])
  func anInvalidTextHasAReason(typed: String, expected: String) throws {
    let field = NumberField()
    field.isRequired = true
    (field.minimum, field.maximum) = (.zero, ExactDecimal(10))
    field.maximumFractionDigits = 2
    var used = 0
    field.addAction { used += 1 }
    let stage = try stage(field)
    stage.type(typed)
    // Not while it is typed.
    #expect(field.validationMessage == nil && !field.isValid)
    stage.press(.enter)
    #expect(reason(field, stage) == expected && used == 0)
    #expect(field.text == typed && stage.screen.row(1).contains(expected.prefix(12)))
    #expect(stage.screen.row(0).hasPrefix("!"))
    #expect(stage.difference == nil)
    for _ in 0..<typed.count { stage.press(.backspace) }
    stage.type("7")
    #expect(field.validationMessage == nil && field.isValid)
    stage.press(.enter)
    #expect(used == 1 && field.value == ExactDecimal(7))
  }

  @Test func anAmbiguousNumberIsRefused() throws {
    let field = NumberField()
    let stage = try stage(field, in: "fr")
    stage.type("1.234")
    stage.press(.tab)
    #expect(reason(field, stage) == "“1.234” can be read in two ways.")
    #expect(field.value == nil)
  }

  @Test func aFractionIsRejectedInAFieldForIntegers() throws {
    let field = NumberField()
    field.maximumFractionDigits = 0
    let stage = try stage(field)
    stage.type("1.5")
    stage.press(.tab)
    #expect(reason(field, stage) == "Type a whole number.")
    stage.perform { field.value = ExactDecimal(1_500) }
    #expect(field.text == "1,500" && field.validationMessage == nil)
  }

  @Test(arguments: [
    ("en", "12.5", "0.125", "12.5%"), ("tr", "12,5", "0.125", "%12,5"),
    ("de", "12,5 %", "0.125", "12,5\u{A0}%"), ("fa", "۵٪", "0.05", "۵٪"),
  ])
  func percentsAreHundredths(tag: String, typed: String, value: String, shown: String) throws {
    let field = NumberField()
    field.style = .percent
    field.maximumFractionDigits = 1
    let stage = try stage(field, in: tag)
    stage.type(typed)
    stage.press(.tab)
    #expect(field.value?.description == value)
    #expect(field.text == shown && field.isValid)
    stage.perform { field.value = ExactDecimal("0.1234") }
    #expect(!field.isValid)
  }

  @Test func keysStep() throws {
    let field = NumberField()
    field.step = try #require(ExactDecimal("0.1"))
    field.maximum = ExactDecimal("2")
    field.minimum = ExactDecimal("-0.2")
    var changed = 0
    field.addAction(for: .valueChanged) { changed += 1 }
    let stage = try stage(field)
    stage.press(.up, .up, .up)
    #expect(field.value == ExactDecimal("0.3") && field.text == "0.3" && changed == 3)
    stage.press(.down, .down, .down, .down)
    #expect(field.value == ExactDecimal("-0.1"))
    stage.press(.pageUp)
    #expect(field.value == ExactDecimal("0.9"))
    stage.press(.pageUp, .pageUp)
    #expect(field.value == ExactDecimal("2"))
    changed = 0
    stage.press(.up)
    #expect(changed == 0 && field.value == ExactDecimal("2"))
    stage.press(.pageDown, .pageDown, .pageDown)
    #expect(field.value == ExactDecimal("-0.2"))
    stage.mouse(.wheel(.up), x: 3, y: 0)
    #expect(field.value == ExactDecimal("-0.1"))
    stage.mouse(.wheel(.down), x: 3, y: 0)
    #expect(field.value == ExactDecimal("-0.2"))
    #expect(stage.difference == nil)
    stage.perform { field.isEnabled = false }
    #expect(!field.stepValue(by: 1))
  }

  @Test func theCommandsOfTheKeysStepToo() throws {
    let field = NumberField()
    let stage = try stage(field)
    #expect(field.keyActions.contains { $0.identifier == FieldAction.increaseMore.identifier })
    stage.perform { field.value = ExactDecimal(5) }
    for (key, value) in [(Key.down, 4), (.up, 5), (.up, 6)] {
      let command = stage.window.commandsInForce.first { $0.keys == [KeyEvent(key)] }
      try stage.perform(#require(command).action)
      #expect(field.value == ExactDecimal(value))
    }
  }

  @Test func fromAFieldThatIsOnlyReadTheArrowsLeadOn() throws {
    let field = NumberField()
    field.value = ExactDecimal(5)
    field.isEditable = false
    let stage = try stage(field)
    #expect(field.isFirstResponder)
    #expect(!field.keyActions.contains { $0.identifier == FieldAction.increaseMore.identifier })
    stage.press(.down)
    #expect(!field.isFirstResponder && stage.window.firstResponder is Button)
    stage.press(.up)
    #expect(field.isFirstResponder && field.value == ExactDecimal(5))
  }

  @Test func steppingStartsAndComesBackWithinTheBounds() throws {
    let field = NumberField()
    field.minimum = ExactDecimal(10)
    field.maximum = ExactDecimal(20)
    let stage = try stage(field)
    stage.press(.up)
    #expect(field.value == ExactDecimal(10))
    stage.perform { field.value = ExactDecimal(25) }
    stage.press(.up)
    #expect(field.value == ExactDecimal(25))
    stage.press(.down)
    #expect(field.value == ExactDecimal(24))
    stage.perform { field.value = ExactDecimal(5) }
    stage.press(.down)
    #expect(field.value == ExactDecimal(5))
    stage.press(.up)
    #expect(field.value == ExactDecimal(6))
    stage.perform { field.value = nil }
    stage.press(.down)
    #expect(field.value == ExactDecimal(10) && field.isValid)
  }

  @Test func anotherLanguageWritesTheNumberAgain() throws {
    let field = NumberField()
    field.value = ExactDecimal("-1234.5")
    let stage = try stage(field)
    #expect(field.text == "-1,234.5")
    let catalog = stage.application.traits.localizer.catalog
    // CLDR 48 has the apostrophe of keyboards.
    let swissText = ICUVersion.major < 78 ? "-1’234.5" : "-1'234.5"
    for (tag, text) in [("de", "-1.234,5"), ("de-CH", swissText), ("en", "-1,234.5")] {
      let language = try LanguageTag(tag)
      stage.perform {
        stage.application.traits.localizer = Localizer(catalog: catalog, language: language)
      }
      #expect(field.text == text && field.value == ExactDecimal("-1234.5"))
    }
    stage.perform { field.text = "apples" }
    #expect(field.value == nil)
    stage.perform {
      stage.application.traits.localizer = Localizer(catalog: catalog, language: .english)
    }
    #expect(field.text == "apples")
  }

  @Test func aTextThatWasSetBeforeIsRead() throws {
    let field = NumberField()
    field.text = "1,234"
    #expect(field.value == nil)
    _ = try stage(field)
    #expect(field.text == "1,234" && field.value == ExactDecimal(1_234))
  }

  @Test func numbersAreTypedInLineMode() throws {
    let field = NumberField(placeholder: .verbatim("가격"))
    let talk = try LinePilot(ScreenOfViews([field]), in: "ko")
    #expect(talk.enter("1.5만").contains("가격: 15,000"))
    #expect(field.value == ExactDecimal(15_000))
    #expect(talk.enter("5개").contains("“개” 부분을 숫자로 읽을 수 없습니다."))
    #expect(field.value == nil)
  }

  @Test func onlyAnotherLanguageWritesTheNumberAgain() throws {
    let field = NumberField()
    let stage = try stage(field)
    stage.type("1234.50")
    stage.perform { stage.application.traits.theme = .light }
    #expect(field.text == "1234.50")
    try stage.show(in: "de")
    #expect(field.text == "1.234,5")
    #expect(field.value?.description == "1234.5")
  }

  @Test func aNumberThatIsNotValidStaysTheSameInAnotherLanguage() throws {
    let field = NumberField()
    field.maximum = ExactDecimal(1_000)
    let stage = try stage(field)
    stage.type("2,000")
    stage.press(.tab)
    #expect(reason(field, stage) == "Type 1,000 or less.")
    try stage.show(in: "de")
    #expect(field.text == "2.000" && field.value == ExactDecimal(2_000))
    #expect(reason(field, stage)?.contains("1.000") == true)
  }

  @Test func anInvalidTextIsKeptInAnotherLanguage() throws {
    let field = NumberField()
    let stage = try stage(field)
    stage.type("12 apples")
    try stage.show(in: "de")
    #expect(field.text == "12 apples" && field.validationMessage == nil)
    stage.press(.tab)
    let english = reason(field, stage)
    try stage.show(in: "en")
    #expect(field.text == "12 apples" && reason(field, stage) != english)
  }

  @Test(arguments: [Key.up, .down, .pageUp]) func aTextThatCannotBeReadIsNotSteppedOver(key: Key)
    throws
  {
    let field = NumberField()
    let stage = try stage(field)
    stage.type("12 apples")
    stage.press(key)
    #expect(field.text == "12 apples")
    #expect(reason(field, stage) == "“apples” isn’t part of a number.")
  }
}
