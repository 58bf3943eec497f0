import Hanok
import HanokTesting
import Testing

@Suite struct TextFieldTests {
  private let field = TextField(placeholder: .verbatim("Name"))

  @Test func anEmptyFieldShowsWhatItIsFor() throws {
    let pilot = try field.pilot()
    #expect(pilot.screen.text == " Name")
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
    pilot.type("a")
    #expect(pilot.screen.text == " a")
    #expect(pilot.screen.cursor == Point(x: 2, y: 0))
    pilot.press(.backspace)
    #expect(pilot.screen.text == " Name")
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

  /// A telephone number of two lines would be another one if they were joined.
  @Test(
    arguments: [TextContentType.telephoneNumber, .emailAddress, .URL, .postalCode],
    ["010-1234-5678\n010-9999-0000", "a@b.org\r\nc@d.org", "1\t2", "a\n\nb\n"])
  func severalPastedValuesAreRefused(kind: TextContentType, text: String) throws {
    field.textContentType = kind
    let pilot = try field.pilot(in: "en", width: 80, height: 5)
    pilot.type("5")
    pilot.paste(text)
    #expect(field.text == "5")
    let notice = pilot.application.traits.localizer.string(.Hanok.valueSeveral)
    let shown = pilot.elements.compactMap(\.label).map {
      pilot.application.traits.localizer.string($0)
    }
    #expect(shown.contains(notice), "\(shown)")
    pilot.paste("67 \n")
    #expect(field.text.hasPrefix("567"), "\(field.text)")
    // Any other text is a line of words.
    field.textContentType = nil
    field.text = ""
    pilot.paste("a\nb")
    #expect(field.text == "a b")
  }

  @Test func copyingASecretCopiesNothingAndDoesNotQuit() throws {
    field.isSecure = true
    let pilot = try field.pilot()
    pilot.type("secret")
    pilot.press(.home, .shift)
    pilot.press(.character("c"), .control)
    #expect(pilot.application.copiedText == nil)
    #expect(pilot.application.window.topViewController != nil)
    #expect(field.text == "secret")
  }

  @Test func aSecretIsNeverShown() throws {
    field.isSecure = true
    let pilot = try field.pilot()
    pilot.type("한 e\u{301}")
    #expect(pilot.screen.text == " •••")
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    pilot.press(.left)
    #expect(field.insertionOffset == 4)
    #expect(pilot.screen.cursor == Point(x: 3, y: 0))
    pilot.press(.left, .control)
    #expect(field.insertionOffset == 0)
    pilot.press(.right, .alt)
    #expect(field.insertionOffset == 7)
    pilot.press(.left, [.shift, .control])
    #expect(pilot.screen[3, 0].style.attributes.contains(.reverse))
    pilot.press(.character("x"), .control)
    #expect(field.text == "한 e\u{301}")
    pilot.press(.character("c"), .alt)
    pilot.perform { field.copySelection() }
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

  @Test func eventsAreSentForActionsOfTheUser() throws {
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
    let pilot = try field.pilot()
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
    let pilot = try field.pilot()
    #expect(pilot.screen.cursor == nil)
    pilot.click(x: 1, y: 0)
    pilot.type("x")
    pilot.paste("y")
    #expect(field.text == "one")
    #expect(pilot.screen[1, 0].style.attributes == .dim)
    #expect(pilot.elements.first?.isUsable == false)
  }

  @Test func anInvalidTextHasASignAndAReason() throws {
    field.showsValidationMessage = true
    field.text = "x"
    let pilot = try field.pilot(height: 2)
    #expect(pilot.screen.text == " x\n")
    pilot.perform { field.validationMessage = .verbatim("Too short.") }
    #expect(pilot.screen.text == "!x\n Too short.")
    #expect(pilot.screen[0, 0].style.foreground == .red)
    #expect(pilot.screen[1, 1].style.foreground == .red)
    let localizer = pilot.application.traits.localizer
    #expect(
      pilot.elements.compactMap(\.value).map { localizer.string($0) }
        == ["x, not valid: Too short."])
    pilot.perform { field.text = "" }
    #expect(
      pilot.elements.compactMap(\.value).map { localizer.string($0) } == ["not valid: Too short."])
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
  }

  @Test(arguments: [("en", " Too short\n for us."), ("he", "  Too short\n    .for us")])
  func aLongReasonHasMoreRows(_ language: String, _ rows: String) throws {
    field.showsValidationMessage = true
    field.text = "x"
    let pilot = try field.pilot(in: language, height: 3)
    #expect(field.frame.height == 2)
    pilot.perform { field.validationMessage = .verbatim("Too short for us.") }
    #expect(field.frame.height == 3)
    #expect(pilot.screen.text.split(separator: "\n").dropFirst().joined(separator: "\n") == rows)
    #expect(pilot.truncatedTexts == [])
    pilot.perform { field.frame.size.height = 2 }
    #expect(pilot.truncatedTexts == ["Too short for us."])
    #expect(pilot.screen.row(1).contains("…"))
    pilot.perform { field.validationMessage = nil }
    #expect(pilot.truncatedTexts == [])
    #expect(field.frame.height == 2)
  }

  @Test func itIsMirrored() throws {
    field.showsValidationMessage = true
    let pilot = try field.pilot(in: "he", height: 2)
    #expect(pilot.screen.row(0) == "       Name ")
    #expect(pilot.screen.cursor == Point(x: 10, y: 0))
    pilot.type("של")
    #expect(pilot.screen.row(0) == "         לש ")
    #expect(pilot.screen.cursor == Point(x: 8, y: 0))
    pilot.perform {
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
      let pilot = try field.pilot(width: width)
      #expect(pilot.screen.cursor != nil, "\(width)")
      #expect(pilot.screen.row(0) == [" ", "c ", "!c "][width - 1])
    }
  }

  @Test func aLineFillsTheField() throws {
    var entered: [String] = []
    field.addAction { [field] in entered.append(field.text) }
    field.maximumLength = 5
    let conversation = try LinePilot(ScreenOfViews([field]), in: "en")
    #expect(conversation.text == "[1] Name (at most 5 characters)\n")
    #expect(conversation.enter("Anna Bond") == "[1] Name: Anna  (at most 5 characters)\n")
    #expect(entered == ["Anna "])
  }

  @Test func aSecretLineIsNotRepeated() throws {
    final class Never: TextInputDelegate {
      func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool {
        false
      }
    }
    field.isSecure = true
    let conversation = try LinePilot(ScreenOfViews([field]), in: "en")
    #expect(conversation.enter("p4ss") == "[1] Name: hidden\n")
    let never = Never()
    field.delegate = never
    #expect(!conversation.enter("p5ss").contains("p5ss"))
    #expect(field.text == "p4ss")
  }

  @Test func aFieldThatIsPassedOverHasNotBeenEdited() throws {
    let other = TextField()
    var events: [String] = []
    other.addAction(for: .editingDidBegin) { events.append("began") }
    other.addAction(for: .editingDidEnd) { events.append("ended") }
    field.addAction(for: .editingDidEnd) { [field] in field.becomeFirstResponder() }
    let pilot = try Pilot(
      ScreenOfViews([field, other]), in: "en", size: Size(width: 6, height: 2), [])
    pilot.press(.tab)
    #expect(field.isFirstResponder && events == [])
  }
}

extension TextField {
  /// The field alone on a screen; its first cell is the sign's.
  func pilot(in language: String = "en", width: Int = 12, height: Int = 1) throws -> Pilot {
    try Pilot(ScreenOfViews([self]), in: language, size: Size(width: width, height: height), [])
  }

  var insertionOffset: Int { content.selection.head.offset }
}
