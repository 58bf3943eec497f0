import Hanok
import HanokTesting
import Testing

private let sizes: [Message] = ["Small", "Medium", "Large"].map { .verbatim($0) }

@Suite struct RadioGroupTests {
  private let group = RadioGroup(sizes, selectedIndex: 1, mnemonic: .verbatim("z"))

  @Test func theChosenOptionIsMarked() throws {
    let pilot = try ControlScreen(group).pilot()
    #expect(pilot.rows == ["( ) Small", "‹●› Medium", "( ) Large"])
    pilot.perform { group.setEnabled(false, at: 0) }
    #expect(pilot.rows == ["    Small", "‹●› Medium", "( ) Large"])
    pilot.perform { group.isEnabled = false }
    #expect(pilot.rows == ["    Small", " ●  Medium", "    Large"])
  }

  @Test(
    arguments: [
      ([Key.down], 2, 1), ([.up], 0, 1), ([.down, .down], 2, 1), ([.home], 0, 1), ([.end], 2, 1),
      ([.up, .up], 0, 1), ([.up, .down, .down], 2, 3), ([.character("l")], 2, 1),
      ([.character("s")], 0, 1), ([.character("m")], 1, 0), ([.left], 1, 0), ([.enter], 1, 0),
    ] as [([Key], Int, Int)])
  func keysChoose(keys: [Key], index: Int, changes: Int) throws {
    let screen = ControlScreen(group)
    let pilot = try screen.pilot()
    for key in keys { pilot.press(key) }
    #expect(group.selectedIndex == index)
    #expect(screen.changes == changes)
  }

  @Test func arrowsLeaveTheGroupAtItsEnds() throws {
    let button = Button(.verbatim("OK"))
    let stage = try Stage(StackView(.vertical, views: [group, button]))
    stage.press(.down)
    #expect(group.isFirstResponder)
    stage.press(.down)
    #expect(button.isFirstResponder)
    stage.press(.tab)
    #expect(group.isFirstResponder, "Tab goes past the group in one step.")
    stage.press(.tab)
    #expect(button.isFirstResponder)
    stage.type("z")
    #expect(group.isFirstResponder)
    #expect(group.selectedIndex == 2)
  }

  @Test func disabledOptionsAreSkipped() throws {
    group.setEnabled(false, at: 2)
    let pilot = try ControlScreen(group).pilot()
    pilot.press(.down)
    pilot.type("l")
    pilot.press(.end)
    #expect(group.selectedIndex == 1)
    #expect(!group.choose(2))
    pilot.perform {
      group.setEnabled(true, at: 2)
      group.setEnabled(false, at: 1)
      group.selectedIndex = 0
    }
    pilot.press(.down)
    #expect(group.selectedIndex == 2)
  }

  @Test func withoutAChoiceTheFirstHasTheMark() throws {
    let group = RadioGroup(sizes)
    let pilot = try ControlScreen(group).pilot()
    #expect(pilot.rows.first == "‹ › Small")
    pilot.press(.character(" "))
    #expect(group.selectedIndex == 0)
    pilot.perform { group.selectedIndex = 7 }
    #expect(group.selectedIndex == nil)
    pilot.press(.up)
    #expect(group.selectedIndex == 2)
  }

  @Test func optionsMayChange() throws {
    let pilot = try ControlScreen(group).pilot()
    pilot.perform { group.options = [.verbatim("One")] }
    pilot.advance(by: .zero)
    #expect(group.selectedIndex == nil)
    #expect(pilot.rows == ["‹ › One"])
  }

  @Test func aClickChooses() throws {
    let pilot = try ControlScreen(group).pilot()
    pilot.click(x: 5, y: 2)
    #expect(group.selectedIndex == 2)
    pilot.click(x: 0, y: 0)
    #expect(group.selectedIndex == 0)
  }

  @Test func longOptionsWrap() throws {
    let group = RadioGroup([.verbatim("one two"), .verbatim("three")], selectedIndex: 1)
    let pilot = try ControlScreen(group).pilot(9)
    #expect(pilot.rows == ["( ) one", "    two", "‹●› three"])
    #expect(pilot.truncatedTexts == [])
    pilot.click(x: 5, y: 1)
    #expect(group.selectedIndex == 0)
    group.frame = Rect(x: 0, y: 0, width: 9, height: 2)
    #expect(group.truncatedText == "three")
  }

  @Test func linesChooseByNumberAndName() throws {
    let conversation = try LinePilot(ScreenOfViews([RadioGroup(sizes, selectedIndex: 1)]), in: "en")
    #expect(conversation.text == "[1] Small\n[2] Medium, selected\n[3] Large\n")
    #expect(conversation.enter("3") == "[2] Medium\n[3] Large, selected\n")
    #expect(conversation.enter("small").contains("[1] Small, selected"))
  }

  @Test(arguments: [0, Int.max, Int.min]) func noStepIsTooLarge(step: Int) throws {
    let group = RadioGroup(["a", "b", "c"].map(Message.verbatim), selectedIndex: 1)
    group.setEnabled(false, at: 1)
    _ = try ControlScreen(group).pilot()
    group.moveChoice(by: step)
    #expect(group.selectedIndex == 1)
  }

  @Test func aChosenOptionThatIsDisabledHasTheMarkOfTheFocus() throws {
    let group = RadioGroup(["a", "b"].map(Message.verbatim), selectedIndex: 1)
    group.setEnabled(false, at: 1)
    let pilot = try ControlScreen(group).pilot()
    #expect(pilot.rows == ["( ) a", "‹●› b"])
    pilot.perform { group.isEnabled = false }
    #expect(pilot.rows == ["    a", " ●  b"])
  }

  @Test(arguments: [Key.enter, .character(" "), .down]) func aPickerOpensBy(key: Key) throws {
    let picker = PickerView(.verbatim("Fruit"), options: ["fig", "kiwi"].map(Message.verbatim))
    let screen = ControlScreen(picker)
    let pilot = try screen.pilot()
    pilot.press(key)
    #expect(screen.presentedViewController is MenuController)
  }

  @Test func aPickerHasRoomForItsPlaceholderWhereThatIsShown() throws {
    let options = ["fig", "kiwi"].map(Message.verbatim)
    func width(_ change: (PickerView) -> Void) throws -> Int {
      let picker = PickerView(.verbatim("Fruit"), options: options)
      picker.placeholder = .verbatim("Choose a fruit")
      let screen = ControlScreen(picker)
      let pilot = try screen.pilot()
      pilot.perform { change(picker) }
      return picker.frame.width
    }
    #expect(try width { _ in } == 20)
    #expect(try width { $0.selectedIndex = 0 } == 20, "What showed once keeps its room.")
    let picker = PickerView(.verbatim("Fruit"), options: options, selectedIndex: 1)
    picker.placeholder = .verbatim("Choose a fruit")
    let pilot = try ControlScreen(picker).pilot()
    #expect(picker.frame.width == 10)
    pilot.perform { picker.selectedIndex = nil }
    #expect(picker.frame.width == 20)
  }

  @Test func newOptionsEndTheSearchByLetters() throws {
    let pilot = try ControlScreen(group).pilot()
    pilot.type("m")
    pilot.perform { group.options = ["amber", "mauve", "aqua"].map { .verbatim($0) } }
    // The next with an “a”, not the one with “ma”.
    pilot.type("a")
    #expect(group.selectedIndex == 2)
  }

  @Test func otherKeysGoOn() throws {
    final class Outer: ViewController {
      var keys: [Key] = []
      let control = SegmentedControl(["a", "b"].map(Message.verbatim))
      override func loadView() { view = control }
      override func keyPressed(_ event: KeyEvent) -> Bool {
        keys.append(event.key)
        return true
      }
    }
    let outer = Outer()
    let pilot = try Pilot(outer, in: "en", size: Size(width: 20, height: 3), [])
    pilot.press(.function(7))
    #expect(outer.keys == [.function(7)])
  }
}

@Suite struct SegmentedControlTests {
  private let control = SegmentedControl(
    ["Day", "Week", "Month"].map { .verbatim($0) }, selectedIndex: 1)

  @Test func theChosenSegmentIsMarked() throws {
    let pilot = try ControlScreen(control).pilot()
    #expect(pilot.rows == ["‹ Day │●Week │ Month ›"])
    #expect(control.frame.width == 22)
    pilot.press(.right)
    #expect(pilot.rows == ["‹ Day │ Week │●Month ›"])
    pilot.perform { control.isEnabled = false }
    #expect(pilot.rows == ["  Day │ Week │●Month"])
  }

  @Test(arguments: [("en", Key.right, 2), ("en", .left, 0), ("ar", .right, 0), ("ar", .left, 2)])
  func arrowsChooseInTheDirectionOfReading(tag: String, key: Key, index: Int) throws {
    let screen = ControlScreen(control)
    let pilot = try screen.pilot(in: tag)
    pilot.press(key)
    #expect(control.selectedIndex == index)
    pilot.press(key)
    #expect(control.selectedIndex == index)
    #expect(screen.changes == 1)
  }

  @Test func itMirrors() throws {
    let pilot = try ControlScreen(control).pilot(in: "ar")
    #expect(pilot.row(0) == "‹ Month │ Week●│ Day ›")
  }

  @Test func itWraps() throws {
    let pilot = try ControlScreen(control).pilot(14)
    #expect(pilot.rows == ["‹ Day │●Week ›", "‹ Month      ›"])
    pilot.click(x: 3, y: 1)
    #expect(control.selectedIndex == 2)
    pilot.click(x: 12, y: 1)
    pilot.click(x: 6, y: 0)
    #expect(control.selectedIndex == 2, "Between segments there is nothing to click.")
    pilot.click(x: 2, y: 0)
    #expect(control.selectedIndex == 0)
    pilot.resize(to: Size(width: 8, height: 8))
    #expect(pilot.rows.count == 3)
    #expect(pilot.truncatedTexts == ["Month"])
    for width in 1...8 { pilot.resize(to: Size(width: width, height: 1)) }
  }

  @Test func linesChoose() throws {
    let conversation = try LinePilot(ScreenOfViews([control]), in: "en")
    #expect(conversation.text == "[1] Day\n[2] Week, selected\n[3] Month\n")
    conversation.enter("month")
    #expect(control.selectedIndex == 2)
  }
}

@Suite struct PickerViewTests {
  private let picker = PickerView(
    .verbatim("City"), options: ["Seoul", "Tokyo", "Cairo"].map { .verbatim($0) })

  @Test func closedItShowsTheChoice() throws {
    let pilot = try ControlScreen(picker).pilot()
    #expect(pilot.rows == ["‹ Choose… ▾ ›"])
    #expect(picker.frame.width == 13)
    pilot.perform { picker.selectedIndex = 2 }
    #expect(pilot.rows == ["‹ Cairo   ▾ ›"], "Nothing moves.")
    pilot.perform { picker.isEnabled = false }
    #expect(pilot.rows == ["  Cairo   ▾"])
  }

  @Test(arguments: [
    KeyEvent(.enter), KeyEvent(.character(" ")), KeyEvent(.down, .alt),
  ])
  func itOpensAndChooses(key: KeyEvent) throws {
    let screen = ControlScreen(picker)
    let pilot = try screen.pilot()
    picker.selectedIndex = 1
    pilot.press(key.key, key.modifiers)
    #expect(pilot.screen.text.contains("✓ Tokyo"))
    #expect(screen.changes == 0)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(picker.selectedIndex == 2)
    #expect(screen.changes == 1)
    #expect(screen.presentedViewController == nil)
    #expect(picker.isFirstResponder)
    pilot.press(key.key, key.modifiers)
    pilot.press(.up)
    pilot.press(.escape)
    #expect(picker.selectedIndex == 2)
  }

  @Test func aPlaceholderIsLessThanAChoice() throws {
    let stage = try Stage(
      StackView(.vertical, views: [Button(.verbatim("A")), picker]), width: 20, height: 8)
    #expect(stage.screen.row(1) == "[ Choose…        ▾ ]")
    #expect(stage.screen[2, 1].style == Theme().placeholder)
    #expect(stage.screen[17, 1].style == Theme().control)
    stage.perform { picker.selectedIndex = 0 }
    #expect(stage.screen[2, 1].style == Theme().control)
    stage.perform {
      picker.selectedIndex = nil; picker.isEnabled = false
    }
    #expect(stage.screen[2, 1].style == Theme().disabledControl)
  }

  @Test func itOpensOnce() throws {
    let screen = ControlScreen(picker)
    let pilot = try screen.pilot()
    pilot.perform {
      picker.open(); picker.open()
    }
    pilot.press(.escape)
    #expect(screen.presentedViewController == nil && picker.isFirstResponder)
  }

  @Test func lettersChooseWithoutTheList() throws {
    let pilot = try ControlScreen(picker).pilot()
    pilot.type("to")
    #expect(picker.selectedIndex == 1)
    pilot.press(.home)
    #expect(picker.selectedIndex == 0)
  }

  @Test func aClickOpensAndAnotherCloses() throws {
    let screen = ControlScreen(picker)
    let pilot = try screen.pilot()
    pilot.click(x: 2, y: 0)
    #expect(screen.presentedViewController is MenuController)
    try pilot.click(on: "Cairo")
    #expect(picker.selectedIndex == 2)
    pilot.click(x: 2, y: 0)
    pilot.click(x: 2, y: 0)
    #expect(screen.presentedViewController == nil)
  }

  @Test func itMirrors() throws {
    let pilot = try ControlScreen(picker).pilot(in: "ar")
    pilot.perform { picker.selectedIndex = 0 }
    #expect(pilot.row(0).hasPrefix("‹ ▾"))
    #expect(pilot.row(0).hasSuffix("Seoul ›"))
  }

  @Test func aNarrowControlReportsCutText() throws {
    let pilot = try ControlScreen(picker).pilot(9)
    #expect(pilot.truncatedTexts == ["Choose…"])
    for width in 1...8 { pilot.resize(to: Size(width: width, height: 1)) }
  }

  @Test(arguments: [("en", "‹Choose…▾›"), ("ar", "‹▾…Choose›")])
  func theSpacesOfAPickerMakeRoomForItsText(_ language: String, _ row: String) throws {
    picker.placeholder = .verbatim("Choose…")
    let pilot = try ControlScreen(picker).pilot(in: language, 10)
    #expect(pilot.row(0) == row)
    #expect(pilot.truncatedTexts == [])
    pilot.resize(to: Size(width: 13, height: 1))
    #expect(pilot.row(0).contains(" ▾ ") && pilot.row(0).count == 13)
  }

  @Test func linesOpenAndChoose() throws {
    let conversation = try LinePilot(ScreenOfViews([picker]), in: "en")
    #expect(conversation.text == "[1] City: Choose…\n")
    #expect(conversation.enter("city") == "[1] Seoul\n[2] Tokyo\n[3] Cairo\n[4] Close\n")
    #expect(conversation.enter("2") == "[1] City: Tokyo\n")
    picker.isEnabled = false
    #expect(picker.accessibilityElement.traits.contains(.notEnabled))
  }

  /// A list that is higher than the screen shows the option that is chosen, wherever that is.
  @Test(arguments: [0, 7, 50, 99])
  func itOpensAtTheChosenOption(index: Int) throws {
    let options = (0..<100).map { Message.verbatim("Option \($0)") }
    let picker = PickerView(.verbatim("Which"), options: options, selectedIndex: index)
    let pilot = try Pilot(ControlScreen(picker), in: "en", size: Size(width: 30, height: 12), [])
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("✓ Option \(index) "), "\(pilot.screen.text)")
    pilot.press(.down)
    #expect(pilot.screen.text.contains("Option \((index + 1) % 100) "), "\(pilot.screen.text)")
  }
}
