import Hanok
import HanokTesting
import Testing

@Suite struct TextFieldTests {
  private let field = TextField(placeholder: .verbatim("Name"))

  /// The field alone on a screen; its first cell is the sign's.
  private func pilot(in language: String = "en", width: Int = 12, height: Int = 1) throws -> Pilot {
    try Pilot(
      ScreenOfViews([field]), in: language, size: Size(width: width, height: height), [])
  }

  private var offset: Int { field.content.selection.head.offset }

  @Test func anEmptyFieldShowsWhatItIsFor() throws {
    let pilot = try pilot()
    #expect(pilot.screen.text == " Name")
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
    pilot.type("a")
    #expect(pilot.screen.text == " a")
    #expect(pilot.screen.cursor == Point(x: 2, y: 0))
    pilot.press(.backspace)
    #expect(pilot.screen.text == " Name")
  }

  /// A step of a case: what is done, and where the insertion point and the cursor are then.
  nonisolated struct Step: CustomTestStringConvertible {
    let key: Key
    let modifiers: KeyModifiers
    let offset: Int
    let column: Int

    init(_ key: Key, _ offset: Int, _ column: Int) { self.init(key, [], offset, column) }

    init(_ key: Key, _ modifiers: KeyModifiers, _ offset: Int, _ column: Int) {
      (self.key, self.modifiers, self.offset, self.column) = (key, modifiers, offset, column)
    }

    var testDescription: String { "\(key) \(modifiers.rawValue)" }
  }

  @Test(
    arguments: [
      (
        "en", "한글 말",
        [
          Step(.left, 7, 6), Step(.left, 6, 5), Step(.left, 3, 3), Step(.left, 0, 1),
          Step(.left, 0, 1), Step(.right, .control, 6, 5), Step(.right, .alt, 10, 8),
          Step(.left, .control, 7, 6), Step(.home, 0, 1), Step(.end, 10, 8),
          Step(.backspace, 7, 6), Step(.backspace, 6, 5), Step(.backspace, 3, 3),
        ]
      ),
      (
        "ja", "日本語の本",
        [
          Step(.left, .control, 12, 9), Step(.left, .control, 9, 7), Step(.left, .control, 0, 1),
          Step(.right, .control, 9, 7), Step(.delete, 9, 7), Step(.backspace, .control, 0, 1),
        ]
      ),
      (
        "en", "👩‍👩‍👧e\u{301}x",
        [
          Step(.left, 21, 4), Step(.left, 18, 3), Step(.left, 0, 1), Step(.right, 18, 3),
          Step(.right, 21, 4), Step(.backspace, 18, 3), Step(.backspace, 0, 1),
        ]
      ),
      (
        // Right to left: the text begins after the cell of its end.
        "en", "سلام",
        [
          Step(.right, 6, 2), Step(.right, 4, 3), Step(.left, 6, 2), Step(.home, 0, 5),
          Step(.left, 2, 4), Step(.end, 8, 1), Step(.right, .control, 0, 5),
          Step(.left, .control, 8, 1), Step(.backspace, 6, 1),
          Step(.character("a"), .control, 0, 4),
        ]
      ),
      (
        "ar", "سلام",
        [
          Step(.right, 6, 7), Step(.home, 0, 10), Step(.left, 2, 9), Step(.delete, 2, 9),
        ]
      ),
    ])
  func theCursorIsAtTheInsertionPoint(language: String, text: String, steps: [Step]) throws {
    let pilot = try pilot(in: language)
    for scalar in text.unicodeScalars { pilot.press(.character(Character(scalar))) }
    #expect(field.text == text)
    #expect(offset == text.utf8.count)
    for (number, step) in steps.enumerated() {
      pilot.press(step.key, step.modifiers)
      #expect(offset == step.offset, "step \(number)")
      #expect(pilot.screen.cursor == Point(x: step.column, y: 0), "step \(number)")
    }
  }

  @Test func theArrowsFollowWhatIsSeenWhereDirectionsMeet() throws {
    field.text = "ab אב"
    let pilot = try pilot()
    pilot.press(.home)
    var offsets: [Int] = []
    for _ in 0..<5 {
      pilot.press(.right)
      offsets.append(offset)
    }
    #expect(offsets == [1, 2, 3, 5, 3])
    pilot.press(.character("e"), .control)
    #expect(offset == 7)
  }

  @Test func theCursorStaysBesideWhatIsTypedWhereDirectionsMeet() throws {
    let pilot = try pilot()
    pilot.type("אב a")
    #expect(pilot.screen.row(0) == "  a בא      ")
    #expect(pilot.screen.cursor == Point(x: 3, y: 0))
    pilot.type("b")
    #expect(pilot.screen.row(0) == "  ab בא     ")
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    pilot.press(.end)
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
  }

  @Test(arguments: [
    ("k", KeyModifiers.control, "one "), ("u", .control, "two three"), ("w", .control, "two three"),
    ("d", .control, "one wo three"),
    ("d", .alt, "one  three"),
  ])
  func keysOfShellsDelete(key: Character, modifiers: KeyModifiers, left: String) throws {
    field.text = "one two three"
    field.selectedRange = 4..<4
    let pilot = try pilot(width: 20)
    pilot.press(.character(key), modifiers)
    #expect(field.text == left)
  }

  @Test func whatKeysOfShellsDeletedIsPasted() throws {
    field.text = "one two"
    let pilot = try pilot(width: 20)
    pilot.press(.character("y"), .control)
    #expect(field.text == "one two")
    pilot.press(.character("w"), .control)
    pilot.press(.home)
    pilot.press(.character("y"), .control)
    #expect(field.text == "twoone ")
    #expect(offset == 3)
    // A single cluster isn't kept.
    pilot.press(.backspace)
    pilot.press(.character("v"), .control)
    #expect(field.text == "twtwoone ")
  }

  @Test func shiftSelects() throws {
    field.text = "one two"
    let pilot = try pilot()
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
    #expect(offset == 7)
    #expect(field.selectedText == "")
    pilot.press(.left, .shift)
    pilot.press(.left)
    #expect(offset == 6)
    pilot.press(.end, .shift)
    pilot.type("x")
    #expect(field.text == "one twx")
    pilot.press(.character("a"), .alt)
    #expect(field.selectedText == "one twx")
    pilot.press(.backspace)
    #expect(field.text == "")
  }

  @Test func theEdgeOfASelectionInArabicIsWhereTheArrowPoints() throws {
    field.text = "سلام"
    let pilot = try pilot()
    pilot.press(.character("a"), .alt)
    pilot.press(.right)
    #expect(offset == 0)
    pilot.press(.character("a"), .alt)
    pilot.press(.left)
    #expect(offset == 8)
    pilot.press(.character("a"), .alt)
    pilot.press(.character("b"), .control)
    #expect(offset == 0)
    pilot.press(.character("a"), .alt)
    pilot.press(.character("f"), .control)
    #expect(offset == 8)
  }

  @Test func aSelectionIsCutCopiedAndPasted() throws {
    field.text = "one two"
    let pilot = try pilot()
    pilot.press(.character("c"), .control)
    #expect(!pilot.isRunning)
    let again = try self.pilot()
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
    let pilot = try pilot()
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
    #expect(offset == 2)
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

  @Test func aClickPutsTheCursorInItsCell() throws {
    field.text = "سلام"
    let pilot = try pilot(in: "ar")
    var offsets: [Int] = []
    for x in (6...10).reversed() {
      pilot.click(x: x, y: 0)
      offsets.append(offset)
      #expect(pilot.screen.cursor == Point(x: x, y: 0))
    }
    #expect(offsets == [0, 2, 4, 6, 8])
  }

  @Test func aLongTextScrollsWithTheCursor() throws {
    let pilot = try pilot(width: 8)
    pilot.type("abcdefghij")
    #expect(pilot.screen.text == " efghij")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
    for _ in 0..<6 { pilot.press(.left) }
    #expect(pilot.screen.text == " efghij")
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
    pilot.press(.left)
    #expect(pilot.screen.text == " defghij")
    pilot.press(.home)
    #expect(pilot.screen.text == " abcdefg")
    // No wide cluster is cut in half.
    field.text = "한글한글한글"
    pilot.application.perform { field.becomeFirstResponder() }
    pilot.press(.end)
    #expect(pilot.screen.row(0) == " 글한글 ")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
  }

  @Test func aLongArabicTextScrollsTheOtherWay() throws {
    let pilot = try pilot(in: "ar", width: 6)
    pilot.type("ابتثجح")
    #expect(pilot.screen.cursor == Point(x: 0, y: 0))
    #expect(pilot.screen.row(0) == " حجثت ")
    pilot.press(.home)
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    #expect(pilot.screen.row(0) == "جثتبا ")
  }

  @Test func aFieldWithoutTheKeysShowsItsBeginning() throws {
    field.text = "abcdefghij"
    let other = TextField()
    let pilot = try Pilot(
      ScreenOfViews([field, other]), in: "en", size: Size(width: 6, height: 2), [])
    #expect(pilot.screen.row(0) == " ghij ")
    pilot.press(.tab)
    #expect(pilot.screen.row(0) == " abcde")
    pilot.press(.tab)
    #expect(pilot.screen.row(0) == " ghij ")
  }

  @Test func whoCopiesASecretGetsNothingAndDoesNotQuit() throws {
    field.isSecure = true
    let pilot = try pilot()
    pilot.type("secret")
    pilot.press(.home, .shift)
    pilot.press(.character("c"), .control)
    #expect(pilot.application.copiedText == nil)
    #expect(pilot.application.window.topViewController != nil)
    #expect(field.text == "secret")
  }

  @Test func aSecretIsShownToNobody() throws {
    field.isSecure = true
    let pilot = try pilot()
    pilot.type("한 e\u{301}")
    #expect(pilot.screen.text == " •••")
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    pilot.press(.left)
    #expect(offset == 4)
    #expect(pilot.screen.cursor == Point(x: 3, y: 0))
    pilot.press(.left, .control)
    #expect(offset == 0)
    pilot.press(.right, .alt)
    #expect(offset == 7)
    pilot.press(.left, [.shift, .control])
    #expect(pilot.screen[3, 0].style.attributes.contains(.reverse))
    pilot.press(.character("x"), .control)
    #expect(field.text == "한 e\u{301}")
    pilot.press(.character("c"), .alt)
    pilot.application.perform { field.copySelection() }
    #expect(pilot.application.copiedText == nil)
    pilot.press(.end)
    pilot.press(.character("u"), .control)
    #expect(field.text == "")
    #expect(pilot.application.copiedText == nil)
    field.text = "secret"
    let localizer = pilot.application.traits.localizer
    let values = pilot.elements.compactMap(\.value).map { localizer.string($0) }
    #expect(values == ["hidden"])
    #expect(!String(decoding: pilot.output, as: UTF8.self).contains("한"))
  }

  @Test func nothingIsTypedBeyondTheMaximum() throws {
    field.maximumLength = 3
    let pilot = try pilot()
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
    let pilot = try pilot()
    pilot.type("1a2")
    #expect(field.text == "12")
    pilot.press(.backspace)
    #expect(digits.asked == ["0..<0 1", "1..<1 a", "1..<1 2", "1..<2 "])
  }

  @Test func eventsAreSentForWhatTheUserDoes() throws {
    var events: [String] = []
    let names: [(Control.Event, String)] = [
      (.valueChanged, "changed"), (.primaryActionTriggered, "entered"),
      (.editingDidBegin, "began"), (.editingDidEnd, "ended"),
    ]
    for (event, name) in names { field.addAction(for: event) { events.append(name) } }
    let other = TextField()
    let pilot = try Pilot(
      ScreenOfViews([field, other]), in: "en", size: Size(width: 9, height: 2), [])
    field.text = "x"
    pilot.type("a")
    pilot.press(.left)
    pilot.press(.enter)
    pilot.press(.character("_"), .control)
    pilot.press(.tab)
    #expect(events == ["began", "changed", "entered", "changed", "ended"])
  }

  @Test func aFieldThatIsOnlyReadCanBeCopied() throws {
    field.text = "one"
    field.isEditable = false
    let pilot = try pilot()
    pilot.type("x")
    pilot.press(.backspace)
    pilot.paste("y")
    pilot.press(.character("k"), .control)
    #expect(field.text == "one")
    pilot.press(.home, .shift)
    pilot.press(.character("x"), .control)
    #expect(field.text == "one")
    pilot.press(.character("c"), .control)
    #expect(pilot.application.copiedText == "one")
    #expect(pilot.elements.first?.enterText == nil)
    #expect(pilot.screen[3, 0].style.attributes == .reverse)
  }

  @Test func aDisabledFieldTakesNothing() throws {
    field.text = "one"
    field.isEnabled = false
    let pilot = try pilot()
    #expect(pilot.screen.cursor == nil)
    pilot.click(x: 1, y: 0)
    pilot.type("x")
    pilot.paste("y")
    #expect(field.text == "one")
    #expect(pilot.screen[1, 0].style.attributes == .dim)
    #expect(pilot.elements.first?.isUsable == false)
  }

  @Test func whatIsNotValidHasASignAndAReason() throws {
    field.showsValidationMessage = true
    field.text = "x"
    let pilot = try pilot(height: 2)
    #expect(pilot.screen.text == " x\n")
    pilot.application.perform { field.validationMessage = .verbatim("Too short.") }
    #expect(pilot.screen.text == "!x\n Too short.")
    #expect(pilot.screen[0, 0].style.foreground == .red)
    #expect(pilot.screen[1, 1].style.foreground == .red)
    let localizer = pilot.application.traits.localizer
    #expect(
      pilot.elements.compactMap(\.value).map { localizer.string($0) }
        == ["x, not valid: Too short."])
    pilot.application.perform { field.text = "" }
    #expect(
      pilot.elements.compactMap(\.value).map { localizer.string($0) } == ["not valid: Too short."])
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
  }

  @Test func itIsMirrored() throws {
    field.showsValidationMessage = true
    let pilot = try pilot(in: "he", height: 2)
    #expect(pilot.screen.row(0) == "       Name ")
    #expect(pilot.screen.cursor == Point(x: 10, y: 0))
    pilot.type("של")
    #expect(pilot.screen.row(0) == "         לש ")
    #expect(pilot.screen.cursor == Point(x: 8, y: 0))
    pilot.application.perform {
      field.text = "ab"
      field.validationMessage = .verbatim("no")
    }
    // A text from left to right still begins at the field's leading side.
    #expect(pilot.screen.row(0) == "        ab !")
    #expect(pilot.screen.row(1) == "         no ")
    #expect(pilot.screen.cursor == Point(x: 10, y: 0))
  }

  @Test func aNarrowFieldHasNoSign() throws {
    field.text = "abc"
    field.validationMessage = .verbatim("no")
    for width in 1...3 {
      let pilot = try pilot(width: width)
      #expect(pilot.screen.cursor != nil, "\(width)")
      #expect(pilot.screen.row(0) == [" ", "c ", "!c "][width - 1])
    }
  }

  @Test func aLineFillsTheField() throws {
    var entered: [String] = []
    field.addAction { [field] in entered.append(field.text) }
    field.maximumLength = 5
    let conversation = try LineConversation(ScreenOfViews([field]))
    #expect(conversation.opening == "[1] Name (at most 5 characters)\n")
    #expect(conversation.type("Anna Bond") == "[1] Name: Anna  (at most 5 characters)\n")
    #expect(entered == ["Anna "])
  }

  @Test func aSecretLineIsNotRepeated() throws {
    final class Never: TextInputDelegate {
      func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool {
        false
      }
    }
    field.isSecure = true
    let conversation = try LineConversation(ScreenOfViews([field]))
    #expect(conversation.type("p4ss") == "[1] Name: hidden\n")
    let never = Never()
    field.delegate = never
    #expect(!conversation.type("p5ss").contains("p5ss"))
    #expect(field.text == "p4ss")
  }

  @Test(arguments: ["en", "ar"])
  func aTelephoneNumberRunsFromLeftToRight(language: String) throws {
    let field = TextField()
    field.textContentType = .telephoneNumber
    field.text = "+1 217 555"
    let stage = try Stage(field, in: language, width: 20, height: 1)
    #expect(stage.screen.row(0).contains("+1 217 555"))
    stage.perform { field.becomeFirstResponder() }
    stage.press(.end)
    stage.press(.left)
    stage.press(.character("0"))
    #expect(field.text == "+1 217 5505", "The left is before.")
    stage.press(.left, modifiers: .control)
    stage.press(.character("9"))
    #expect(field.text == "+1 217 95505")
    stage.perform { field.textContentType = nil }
    #expect(stage.screen.row(0).contains("+1 217") == (language == "en"))
  }

}
