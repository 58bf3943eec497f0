import Hanok
import HanokTesting
import Testing

@Suite struct StepperTests {
  private let stepper = Stepper(.verbatim("Guests"), value: 2, in: 0...20)

  @Test func theSignsGoAtTheBounds() throws {
    let pilot = try ControlScreen(stepper).pilot()
    #expect(pilot.rows == ["‹− 2  +›"])
    pilot.press(.home)
    #expect(pilot.rows == ["‹  0  +›"])
    pilot.press(.end)
    #expect(pilot.rows == ["‹− 20  ›"])
    pilot.perform { stepper.isEnabled = false }
    #expect(pilot.rows == ["   20"])
  }

  @Test(
    arguments: [
      ("en", [Key.right], 3.0), ("en", [.left], 1), ("ar", [.right], 1), ("ar", [.left], 3),
      ("en", [.pageUp], 12), ("en", [.pageDown], 0), ("en", [.pageUp, .pageUp], 20),
      ("en", [.character("+")], 3), ("en", [.character("-")], 1), ("en", [.end, .right], 20),
      ("en", [.up], 2),
    ] as [(String, [Key], Double)])
  func keysStep(tag: String, keys: [Key], value: Double) throws {
    let screen = ControlScreen(stepper)
    let pilot = try screen.pilot(in: tag)
    for key in keys { pilot.press(key) }
    #expect(stepper.value == value)
    #expect((screen.changes > 0) == (value != 2))
  }

  @Test(arguments: [
    ("en", "7", 7.0), ("en", "17", 17), ("en", "99", 20), ("ar", "١٢", 12), ("ja", "１２", 12),
    ("hi", "१०", 10), ("en", "1.2", 1), ("de", "1,6", 2), ("en", "7-", 7),
  ])
  func typedDigitsSetIt(tag: String, typed: String, value: Double) throws {
    let screen = ControlScreen(stepper)
    let pilot = try screen.pilot(in: tag)
    pilot.type(typed)
    #expect(stepper.entry == typed.replacing("-", with: ""))
    #expect(stepper.value == 2)
    pilot.press(.enter)
    #expect(stepper.value == value)
    #expect(stepper.entry == nil)
    #expect(screen.uses == 0, "Enter has ended what was typed.")
    pilot.press(.enter)
    #expect(screen.uses == 1)
  }

  @Test(
    arguments: [
      ("12", 12.0, nil), (" 7\n8", 7, nil), ("99", 20, "Type 20 or less."),
      ("apples", 2, "“apples” isn’t part of a number."),
    ] as [(String, Double, String?)])
  func aNumberIsPasted(text: String, value: Double, reason: String?) throws {
    let pilot = try ControlScreen(stepper).pilot(40)
    pilot.paste(text)
    #expect(stepper.value == value && stepper.entry == nil)
    let notice = pilot.rows.joined(separator: " ")
    if let reason { #expect(notice.contains(reason)) } else { #expect(!notice.contains("umber")) }
  }

  @Test(arguments: ["7\n8", "7\t8", "7\r\n8\r\n"])
  func severalPastedNumbersAreReported(text: String) throws {
    let pilot = try ControlScreen(stepper).pilot(40)
    pilot.paste(text)
    #expect(stepper.value == 7)
    #expect(pilot.rows.joined(separator: " ").contains("single value"))
  }

  @Test func aTypedNumberThatIsNotTakenIsExplained() throws {
    let pilot = try ControlScreen(stepper).pilot(40)
    pilot.type("1.2.3")
    pilot.press(.enter)
    #expect(stepper.value == 2)
    #expect(
      pilot.rows.joined(separator: " ").contains("“.” isn’t expected here."), "\(pilot.rows)")
    let conversation = try LinePilot(
      ScreenOfViews([Stepper(.verbatim("Beds"), value: 1, in: 0...5)]), in: "en")
    #expect(conversation.enter("Beds: 9") == "[1] Beds: 5 (Type 5 or less.)\n")
    #expect(conversation.enter("Beds: two") == "[1] Beds: 5 (“two” isn’t part of a number.)\n")
    #expect(conversation.enter("Beds: 3") == "[1] Beds: 3\n")
  }

  @Test func aLetterThatConfirmsIsNotPartOfTheValue() throws {
    let pilot = try ControlScreen(stepper).pilot()
    pilot.perform {
      pilot.application.keyBindings[RangeAction.confirm] = [KeyEvent(.character("y"))]
      pilot.application.keyBindings[RangeAction.discard] = [KeyEvent(.character("n"))]
    }
    pilot.type("4n")
    #expect(stepper.value == 2 && stepper.entry == nil)
    pilot.type("4y")
    #expect(stepper.value == 4 && stepper.entry == nil)
  }

  @Test func typedTextIsShownAndCanBeDiscarded() throws {
    let other = Button(.verbatim("Other"))
    let screen = ControlScreen(stepper)
    let pilot = try screen.pilot()
    pilot.perform { screen.view.addSubview(other) }
    pilot.type("15")
    #expect(pilot.rows[0] == "‹− 15 +›")
    #expect(pilot.screen.cursor == Point(x: 5, y: 0))
    pilot.press(.backspace)
    #expect(stepper.entry == "1")
    pilot.press(.backspace)
    #expect(stepper.entry == nil)
    pilot.type("15")
    pilot.press(.escape)
    #expect(stepper.value == 2)
    pilot.type("15")
    pilot.press(.right)
    #expect(stepper.value == 16, "Another key takes it first.")
    pilot.type("3")
    pilot.press(.tab)
    #expect(other.isFirstResponder)
    #expect(stepper.value == 3)
  }

  @Test func clicksStep() throws {
    let pilot = try ControlScreen(stepper).pilot()
    pilot.click(x: 6, y: 0)
    #expect(stepper.value == 3)
    pilot.click(x: 1, y: 0)
    pilot.click(x: 1, y: 0)
    #expect(stepper.value == 1)
    pilot.click(x: 3, y: 0)
    #expect(stepper.value == 1)
    pilot.turnWheel(.up, x: 2, y: 0)
    #expect(stepper.value == 2)
    pilot.turnWheel(.down, x: 2, y: 0)
    #expect(stepper.value == 1)
  }

  @Test func inArabicItMirrors() throws {
    let pilot = try ControlScreen(stepper).pilot(in: "ar-EG")
    #expect(pilot.row(0) == "‹+  ٢ −›", "\(pilot.row(0))")
    pilot.click(x: 23, y: 0)
    #expect(stepper.value == 3)
  }

  @Test func tenTenthsAreOne() throws {
    let stepper = Stepper(.verbatim("Part"), value: 0, in: 0...1, step: 0.1)
    let pilot = try ControlScreen(stepper).pilot()
    for _ in 0..<3 { pilot.press(.right) }
    #expect(stepper.value == 0.3)
    for _ in 0..<7 { pilot.press(.right) }
    #expect(stepper.value == 1)
    stepper.choose(0.26)
    #expect(stepper.value == 0.3)
  }

  @Test func valuesStayWithinTheBounds() throws {
    let pilot = try ControlScreen(stepper).pilot()
    stepper.value = 30
    #expect(stepper.value == 20)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 10
    #expect(stepper.part == 0)
    stepper.value = .nan
    #expect(stepper.value == 10)
    stepper.choose(.infinity)
    #expect(stepper.value == 10)
    let free = Stepper(.verbatim("Free"), value: 3, in: 0...10)
    for value in [Double.infinity, -.infinity, .nan] {
      free.choose(value)
      #expect(free.value == 3)
    }
    let negative = Stepper(.verbatim("Degrees"), value: 0, in: -5...5)
    pilot.perform {
      (pilot.application.window.topViewController as? ControlScreen)?.view.addSubview(negative)
    }
    pilot.press(.tab)
    pilot.type("-3")
    pilot.press(.enter)
    #expect(negative.value == -3)
  }

  @Test(arguments: [
    ("9", 9.0), ("About 7", 2), ("7 guests", 7), ("-7", 0), ("Guests: 2", 2), ("Guests: 3", 3),
  ])
  func anUnknownLineIsTypedIntoTheOnlyField(line: String, value: Double) throws {
    let conversation = try LinePilot(ScreenOfViews([stepper]), in: "en")
    conversation.enter(line)
    #expect(stepper.value == value)
  }

  @Test(arguments: [
    ("Guests: 7", 7.0), ("guests：12", 12), ("9", 2), ("Guests: many", 2), ("Rooms: 7", 2),
    ("About 7", 2), ("7 guests", 2), ("Guests: -7", 0), ("Guests: 2", 2),
  ])
  func linesSetItByName(line: String, value: Double) throws {
    let other = Stepper(.verbatim("Beds"), value: 1)
    let conversation = try LinePilot(ScreenOfViews([stepper, other]), in: "en")
    #expect(conversation.text == "[1] Guests: 2  [2] Beds: 1\n")
    conversation.enter(line)
    #expect(stepper.value == value)
  }

  @Test func aLineAfterItsNumberSetsIt() throws {
    let conversation = try LinePilot(ScreenOfViews([stepper]), in: "en")
    conversation.enter("1")
    #expect(conversation.enter("5") == "[1] Guests: 5\n")
  }

  @Test func anInvalidNumberIsTheMinimum() throws {
    let slider = Slider(.verbatim("Volume"), value: .nan, in: 2...8)
    _ = try ControlScreen(slider).pilot()
    #expect(slider.value == 2)
    slider.value = .nan
    #expect(slider.value == 2 && slider.part == 0)
  }

  @Test func boundsWithoutEndAreDrawn() throws {
    let slider = Slider(.verbatim("Volume"), value: .infinity, in: 0...(.infinity))
    let pilot = try ControlScreen(slider).pilot()
    #expect(slider.part == 0)
    #expect(pilot.rows.first?.isEmpty == false)
  }

  @Test func theWidthOfTheWordsFollowsTheBounds() throws {
    let slider = Slider(.verbatim("Volume"), value: 1, in: 0...10)
    let pilot = try ControlScreen(slider).pilot()
    #expect(slider.valueWidth == 2)
    pilot.perform { slider.maximumValue = 1_000 }
    #expect(slider.valueWidth == 5)
    pilot.perform { slider.format = { _ in .verbatim("much") } }
    #expect(slider.valueWidth == 4)
  }

  @Test func aCustomTextOfAValueIsReadAloud() throws {
    let controls: [Control] = [
      Slider(.verbatim("a"), value: 1, in: 0...2), Checkbox(.verbatim("a")),
      Switch(.verbatim("a")), DatePicker(today: .first),
      PickerView(.verbatim("a"), options: [.verbatim("b")]),
    ]
    for control in controls {
      control.accessibilityValue = .verbatim("loud")
      #expect(control.accessibilityElement.value == .verbatim("loud"), "\(type(of: control))")
    }
  }
}

@Suite struct SliderTests {
  private let slider = Slider(.verbatim("Volume"), value: 0.5, in: 0...1)

  init() { slider.format = { .Hanok.progressValue(part: $0) } }

  @Test func theKnobIsAtTheValue() throws {
    let screen = ControlScreen(slider)
    slider.widthLimits = LengthLimits(minimum: 18, maximum: 18)
    let pilot = try screen.pilot()
    #expect(pilot.rows == ["‹━━━━━●─────›  50%"])
    pilot.press(.home)
    #expect(pilot.rows == ["‹●──────────›   0%"])
    pilot.press(.end)
    #expect(pilot.rows == ["‹━━━━━━━━━━●› 100%"])
    pilot.perform { slider.isEnabled = false }
    #expect(pilot.rows == [" ━━━━━━━━━━●  100%"])
  }

  @Test(arguments: [
    ("en", 0, 0.0), ("en", 1, 0), ("en", 11, 1), ("en", 12, 1), ("en", 13, 0.5), ("en", 4, 0.3),
    ("ar", 11 + 12, 0.5),
  ])
  func aPressSetsTheValue(tag: String, x: Int, value: Double) throws {
    slider.widthLimits = LengthLimits(minimum: 18, maximum: 18)
    let screen = ControlScreen(slider)
    let pilot = try screen.pilot(in: tag)
    pilot.click(x: x, y: 0)
    #expect(abs(slider.value - value) < 0.001, "\(slider.value)")
  }

  @Test func aDragMovesTheKnob() throws {
    slider.widthLimits = LengthLimits(minimum: 18, maximum: 18)
    let pilot = try ControlScreen(slider).pilot()
    func mouse(_ kind: MouseEvent.Kind, _ x: Int) {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: x, y: 0))))
    }
    mouse(.press(.left), 1)
    mouse(.drag(.left), 8)
    #expect(abs(slider.value - 0.7) < 0.001)
    mouse(.drag(.left), 40)
    #expect(slider.value == 1, "Beyond the end it is at the end.")
    mouse(.release(.left), 40)
    mouse(.drag(.left), 3)
    #expect(slider.value == 1)
    mouse(.press(.left), 4)
    mouse(.release(.left), 4)
    mouse(.press(.left), 15)
    #expect(abs(slider.value - 0.3) < 0.001, "The words are no part of the line.")
  }

  @Test(arguments: [("en", [Key.right], 0.55), ("ar", [.right], 0.45), ("en", [.pageDown], 0)])
  func keysChangeItByATwentieth(tag: String, keys: [Key], value: Double) throws {
    let pilot = try ControlScreen(slider).pilot(in: tag)
    for key in keys { pilot.press(key) }
    #expect(abs(slider.value - value) < 0.001)
  }

  @Test(arguments: [
    ("en", "Volume: 70", 0.7), ("en", "volume: 70 %", 0.7), ("ar-EG", "Volume: ٧٠٪", 0.7),
  ])
  func linesSetItAsItIsShown(tag: String, line: String, value: Double) throws {
    let conversation = try LinePilot(ScreenOfViews([slider]), in: tag)
    conversation.enter(line)
    #expect(slider.value == value)
  }

  @Test func itMirrors() throws {
    slider.widthLimits = LengthLimits(minimum: 18, maximum: 18)
    let pilot = try ControlScreen(slider).pilot(in: "ar")
    pilot.press(.home)
    #expect(pilot.row(0).hasSuffix("──●›"), "\(pilot.row(0))")
  }

  @Test func narrowItIsTheLineAlone() throws {
    let pilot = try ControlScreen(slider).pilot(10)
    pilot.resize(to: Size(width: 9, height: 1))
    #expect(pilot.rows == ["‹━━━●───›"])
    for width in 1...8 { pilot.resize(to: Size(width: width, height: 1)) }
  }

  @Test func steppedItTakesStepsOnly() throws {
    let slider = Slider(.verbatim("Speed"), value: 3, in: 1...5, step: 1)
    let pilot = try ControlScreen(slider).pilot()
    slider.choose(3.6)
    #expect(slider.value == 4)
    pilot.press(.right)
    pilot.press(.right)
    #expect(slider.value == 5)
  }
}
