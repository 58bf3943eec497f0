import Hanok
import HanokTesting
import Testing

/// What is selected, typed, deleted and pasted in a field.
@Suite struct TextFieldEditingTests {
  private let field = TextField(placeholder: .verbatim("Name"))

  @Test(arguments: [
    ("k", KeyModifiers.control, "one "), ("u", .control, "two three"), ("w", .control, "two three"),
    ("d", .control, "one wo three"),
    ("d", .alt, "one  three"),
  ])
  func keysOfShellsDelete(key: Character, modifiers: KeyModifiers, left: String) throws {
    field.text = "one two three"
    field.selectedRange = 4..<4
    let pilot = try field.pilot(width: 20)
    pilot.press(.character(key), modifiers)
    #expect(field.text == left)
  }

  @Test func textDeletedByShellKeysIsPasted() throws {
    field.text = "one two"
    let pilot = try field.pilot(width: 20)
    pilot.press(.character("y"), .control)
    #expect(field.text == "one two")
    pilot.press(.character("w"), .control)
    pilot.press(.home)
    pilot.press(.character("y"), .control)
    #expect(field.text == "twoone ")
    #expect(field.insertionOffset == 3)
    // A single cluster isn't kept.
    pilot.press(.backspace)
    pilot.press(.character("v"), .control)
    #expect(field.text == "twtwoone ")
  }

  @Test func aReplacementByTheProgramIsUndoneInOneStep() throws {
    let pilot = try field.pilot(width: 30)
    field.replace(0..<0, withText: "one two three")
    field.replace(4..<7, withText: "four five")
    #expect(field.text == "one four five three" && field.insertionOffset == 13)
    pilot.press(.character("_"), .control)
    #expect(field.text == "one two three")
    pilot.press(.character("_"), .control)
    #expect(field.text == "")
  }

  @Test func theCommandsOfEditingHaveTheirNames() throws {
    field.text = "one two"
    field.selectedRange = 0..<3
    let pilot = try field.pilot()
    let localizer = pilot.application.traits.localizer
    func name(_ key: Character) -> String? {
      let keys = KeyEvent(.character(key), .control)
      return field.keyCommands.first { $0.keys.contains(keys) && $0.title != nil }?.title
        .map { localizer.string($0) }
    }
    #expect(name("c") == "Copy" && name("x") == "Cut" && name("v") == "Paste")
  }

  @Test func shiftSelects() throws {
    field.text = "one two"
    let pilot = try field.pilot()
    pilot.press(.left, .shift)
    pilot.press(.left, .shift)
    #expect(field.selectedText == "wo")
    #expect(pilot.screen[6, 0].style.attributes.contains(.reverse))
    #expect(!pilot.screen[5, 0].style.attributes.contains(.reverse))
    #expect(pilot.screen.cursor == Point(x: 6, y: 0))
    pilot.press(.left, [.shift, .control])
    #expect(field.selectedText == "two")
    pilot.press(.home, .shift)
    #expect(field.selectedText == "one two")
    pilot.press(.right)
    #expect(field.insertionOffset == 7)
    #expect(field.selectedText == "")
    pilot.press(.left, .shift)
    pilot.press(.left)
    #expect(field.insertionOffset == 6)
    pilot.press(.end, .shift)
    pilot.type("x")
    #expect(field.text == "one twx")
    pilot.press(.character("a"), .alt)
    #expect(field.selectedText == "one twx")
    pilot.press(.backspace)
    #expect(field.text == "")
  }

  @Test func aSelectionIsCutCopiedAndPasted() throws {
    field.text = "one two"
    let pilot = try field.pilot()
    pilot.press(.character("c"), .control)
    #expect(!pilot.isRunning)
    let again = try field.pilot()
    again.press(.left, [.shift, .control])
    again.press(.character("c"), .control)
    #expect(again.isRunning)
    #expect(again.application.copiedText == "two")
    #expect(String(decoding: again.output, as: UTF8.self).contains("\u{1B}]52;c;dHdv"))
    again.press(.character("x"), .control)
    #expect(field.text == "one ")
    again.press(.home)
    again.press(.character("v"), .control)
    #expect(field.text == "twoone ")
  }

  @Test func pastedLinesBecomeOne() throws {
    let pilot = try field.pilot()
    pilot.paste("one\ntwo\u{1B}[0m\n")
    #expect(field.text == "one two[0m")
    pilot.press(.character("_"), .control)
    #expect(field.text == "")
    pilot.press(.character("e"), .alt)
    #expect(field.text == "one two[0m")
  }

  @Test func theMouseSelects() throws {
    field.text = "one two 한글"
    let other = TextField()
    let pilot = try Pilot(
      ScreenOfViews([other, field]), in: "en", size: Size(width: 16, height: 2), [])
    #expect(other.isFirstResponder)
    pilot.click(x: 3, y: 1)
    #expect(field.isFirstResponder)
    #expect(field.insertionOffset == 2)
    func mouse(_ kind: MouseEvent.Kind, _ x: Int, count: Int = 1, _ keys: KeyModifiers = []) {
      pilot.application.handle(
        .mouse(MouseEvent(kind, at: Point(x: x, y: 1), keys, clickCount: count)))
    }
    mouse(.press(.left), 6, count: 2)
    #expect(field.selectedText == "two")
    mouse(.drag(.left), 10)
    #expect(field.selectedText == "two 한글")
    mouse(.drag(.left), 2)
    #expect(field.selectedText == "one two")
    mouse(.release(.left), 2)
    mouse(.drag(.left), 9)
    #expect(field.selectedText == "one two")
    mouse(.press(.left), 6, count: 3)
    #expect(field.selectedText == field.text)
    mouse(.release(.left), 6)
    mouse(.press(.left), 2)
    mouse(.drag(.left), 4)
    #expect(field.selectedText == "ne")
    mouse(.drag(.left), 1)
    #expect(field.selectedText == "o")
    mouse(.release(.left), 1)
    mouse(.press(.left), 9, .shift)
    #expect(field.selectedText == "ne two ")
  }

  @Test func nothingIsTypedBeyondTheMaximum() throws {
    field.maximumLength = 3
    let pilot = try field.pilot()
    pilot.type("한e")
    pilot.press(.character("\u{301}"))
    pilot.type("👩‍👩‍👧")
    #expect(field.text.count == 3)
    pilot.type("x")
    #expect(field.text == "한e\u{301}👩‍👩‍👧")
    // A mark is no cluster of its own.
    pilot.press(.left)
    pilot.press(.character("\u{302}"))
    #expect(field.text.count == 3)
    #expect(field.text.unicodeScalars.contains("\u{302}"))
    pilot.press(.character("a"), .alt)
    pilot.paste("abcdef")
    #expect(field.text == "abc")
  }

  @Test func changesMayBeRefused() throws {
    final class Digits: TextInputDelegate {
      var asked: [String] = []
      func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool {
        asked.append("\(range) \(text)")
        return text.allSatisfy(\.isNumber)
      }
    }
    let digits = Digits()
    field.delegate = digits
    let pilot = try field.pilot()
    pilot.type("1a2")
    #expect(field.text == "12")
    pilot.press(.backspace)
    #expect(digits.asked == ["0..<0 1", "1..<1 a", "1..<1 2", "1..<2 "])
  }
}
