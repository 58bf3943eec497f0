import Hanok
import HanokTesting
import Testing

@Suite struct CheckboxTests {
  private let box = Checkbox(.verbatim("Days"), mnemonic: .verbatim("d"))

  @Test(arguments: [
    (Checkbox.State.off, "‹ › D Days"), (.on, "‹✓› D Days"), (.mixed, "‹–› D Days"),
  ])
  func theStateHasASign(state: Checkbox.State, row: String) throws {
    let screen = ControlScreen(box)
    let pilot = try screen.pilot()
    pilot.perform { box.state = state }
    #expect(pilot.row(0) == row)
    #expect(screen.changes == 0)
    pilot.perform { box.isEnabled = false }
    #expect(pilot.rows == [row.replacing("‹", with: " ").replacing("›", with: " ")])
  }

  @Test(arguments: [
    KeyEvent(.enter), KeyEvent(.character(" ")), KeyEvent(.character("d")),
  ])
  func keysTickIt(key: KeyEvent) throws {
    let screen = ControlScreen(box)
    let pilot = try screen.pilot()
    pilot.press(key.key)
    #expect(box.isOn)
    pilot.press(key.key)
    #expect(!box.isOn)
    #expect(screen.changes == 2)
    pilot.perform { box.state = .mixed }
    pilot.press(key.key)
    #expect(box.state == .on)
    pilot.press(.enter, .control)
    pilot.perform { box.isEnabled = false }
    pilot.press(key.key)
    #expect(box.state == .on)
  }

  /// A toggle of an application.
  private final class StarControl: ToggleControl {
    init() { super.init(.verbatim("A favourite of mine"), isOn: false, mnemonic: nil) }

    override var signs: [String] { isOn ? ["*", "*"] : ["-", "-"] }
    override var stateName: Message { .verbatim(isOn ? "yes" : "no") }
  }

  @Test func anApplicationMakesToggles() throws {
    let star = StarControl()
    let screen = ControlScreen(star)
    let pilot = try screen.pilot()
    #expect(pilot.rows == ["‹--› A favourite of mine"])
    pilot.press(.enter)
    #expect(pilot.rows == ["‹**› A favourite of mine"] && screen.changes == 1)
    #expect(star.accessibilityElement.value == .verbatim("yes"))
    pilot.resize(to: Size(width: 16, height: 8))
    #expect(pilot.rows == ["‹**› A favourite", "     of mine"])
    #expect(pilot.truncatedTexts == [])
    pilot.perform { star.title = nil }
    #expect(star.fittingSize(.unspecified) == Size(width: 4, height: 1))
  }

  @Test func aToggleWithTooFewRowsReportsItsText() throws {
    let star = StarControl()
    let stage = try Stage(star, width: 16, height: 1)
    #expect(star.truncatedText == "A favourite of mine")
    stage.resize(width: 16, height: 2)
    #expect(star.truncatedText == nil)
  }

  @Test func settersChangeTheState() {
    box.state = .mixed
    #expect(!box.isOn && box.state == .mixed)
    box.isOn = false
    #expect(box.state == .off)
    box.state = .on
    #expect(box.isOn)
    box.state = .mixed
    box.toggle()
    #expect(box.state == .on)
  }

  @Test func aClickTicksIt() throws {
    let pilot = try ControlScreen(box).pilot()
    pilot.click(x: 6, y: 0)
    #expect(box.isOn)
  }

  @Test func withoutTheFocusItHasBrackets() throws {
    let view = StackView(.vertical, views: [Button(.verbatim("A")), box])
    let stage = try Stage(view)
    #expect(stage.screen.row(1).hasPrefix("[ ] D Days"))
  }

  @Test(arguments: [("en", 0), ("ar", 27)])
  func itMirrors(tag: String, x: Int) throws {
    let pilot = try ControlScreen(box).pilot(in: tag)
    pilot.press(.enter)
    #expect(pilot.screen.row(0).firstRange(of: "‹✓›") != nil)
    #expect(pilot.screen[x, 0].style == Theme().focusedControl)
    #expect(pilot.screen.cluster(x: x, y: 0) == "‹")
  }

  @Test func itsWordsWrap() throws {
    let box = Checkbox(.verbatim("one two three"))
    let pilot = try ControlScreen(box).pilot(12)
    #expect(pilot.rows == ["‹ › one two", "    three"])
    #expect(pilot.truncatedTexts == [])
    box.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    #expect(box.truncatedText == "one two three")
  }

  @Test func linesTickItByName() throws {
    let conversation = try LinePilot(ScreenOfViews([box]), in: "en")
    #expect(conversation.text == "[d] Days: not checked\n")
    #expect(conversation.enter("days") == "[d] Days: checked\n")
    conversation.application.perform { box.state = .mixed }
    #expect(conversation.enter("nothing").contains("[d] Days: partly checked"))
  }

  @Test func inASCIIItHasSignsOfASCII() throws {
    let pilot = try ControlScreen(box).pilot()
    pilot.press(.enter)
    pilot.perform { pilot.application.traits.ambiguousWidth = .wide }
    #expect(pilot.screen.row(0).contains("x"))
  }
}

@Suite struct SwitchTests {
  private let toggle = Switch(.verbatim("Wi-Fi"), mnemonic: .verbatim("w"))

  @Test func theKnobAndTheWordSayTheState() throws {
    let screen = ControlScreen(toggle)
    let pilot = try screen.pilot()
    #expect(pilot.rows == ["‹○──› Off  W Wi-Fi"])
    pilot.press(.enter)
    #expect(pilot.rows == ["‹━━●› On   W Wi-Fi"], "Nothing moves.")
    #expect(toggle.isOn)
    #expect(screen.changes == 1)
    pilot.type("w ")
    #expect(toggle.isOn)
    pilot.click(x: 1, y: 0)
    #expect(!toggle.isOn)
    pilot.perform { toggle.isEnabled = false }
    #expect(pilot.rows == [" ○──  Off  W Wi-Fi"])
    pilot.type("w")
    #expect(!toggle.isOn)
  }

  @Test func itMirrors() throws {
    let pilot = try ControlScreen(toggle).pilot(in: "ar")
    pilot.press(.enter)
    #expect(pilot.row(0).hasSuffix("‹●━━›"), "\(pilot.row(0))")
  }

  @Test(arguments: [
    ("en", Key.right, true), ("en", .left, false), ("ar", .left, true), ("ar", .right, false),
  ])
  func arrowsMoveTheKnobAndTheKeysStay(tag: String, key: Key, isOn: Bool) throws {
    let screen = ControlScreen(toggle)
    toggle.isOn = !isOn
    let pilot = try screen.pilot(in: tag)
    let others = [Button(.verbatim("before")), Button(.verbatim("after"))]
    pilot.perform {
      let row = StackView(.horizontal, views: [others[0], toggle, others[1]])
      screen.view.addSubview(row)
      toggle.becomeFirstResponder()
    }
    for _ in 0..<2 {
      pilot.press(key)
      #expect(toggle.isOn == isOn && toggle.isFirstResponder)
    }
    #expect(screen.changes == 1)
  }

  @Test func itsWordsMayBeOthers() throws {
    toggle.onTitle = .verbatim("Always")
    toggle.offTitle = .verbatim("No")
    let pilot = try ControlScreen(toggle).pilot()
    #expect(pilot.rows == ["‹○──› No      W Wi-Fi"])
    pilot.press(.enter)
    #expect(pilot.rows == ["‹━━●› Always  W Wi-Fi"])
  }

  @Test func withoutATitleItIsAsWideAsItsWords() throws {
    let toggle = Switch()
    let pilot = try ControlScreen(toggle).pilot()
    #expect(toggle.frame.size == Size(width: 9, height: 1))
    #expect(pilot.truncatedTexts == [])
    pilot.resize(to: Size(width: 8, height: 2))
    #expect(pilot.truncatedTexts == ["Off"])
  }

  @Test func linesSwitchIt() throws {
    let conversation = try LinePilot(ScreenOfViews([toggle]), in: "en")
    #expect(conversation.text == "[w] Wi-Fi: Off\n")
    #expect(conversation.enter("Wi-Fi") == "[w] Wi-Fi: On\n")
  }

  @Test func itsTitleWraps() throws {
    let pilot = try ControlScreen(Switch(.verbatim("one two"))).pilot(16)
    #expect(pilot.rows == ["‹○──› Off  one", "           two"])
    #expect(pilot.truncatedTexts == [])
  }
}
