import Hanok
import HanokTesting
import Testing

/// The insertion point of a field, where keys and clicks put it and the cursor shows it.
@Suite struct TextFieldCursorTests {
  private let field = TextField(placeholder: .verbatim("Name"))

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
    let pilot = try field.pilot(in: language)
    for scalar in text.unicodeScalars { pilot.press(.character(Character(scalar))) }
    #expect(field.text == text)
    #expect(field.insertionOffset == text.utf8.count)
    for (number, step) in steps.enumerated() {
      pilot.press(step.key, step.modifiers)
      #expect(field.insertionOffset == step.offset, "step \(number)")
      #expect(pilot.screen.cursor == Point(x: step.column, y: 0), "step \(number)")
    }
  }

  @Test func arrowsMoveVisuallyWhereDirectionsMeet() throws {
    field.text = "ab אב"
    let pilot = try field.pilot()
    pilot.press(.home)
    var offsets: [Int] = []
    for _ in 0..<5 {
      pilot.press(.right)
      offsets.append(field.insertionOffset)
    }
    #expect(offsets == [1, 2, 3, 5, 3])
    pilot.press(.character("e"), .control)
    #expect(field.insertionOffset == 7)
  }

  @Test func theCursorStaysBesideTypedTextWhereDirectionsMeet() throws {
    let pilot = try field.pilot()
    pilot.type("אב a")
    #expect(pilot.screen.row(0) == "  a בא      ")
    #expect(pilot.screen.cursor == Point(x: 3, y: 0))
    pilot.type("b")
    #expect(pilot.screen.row(0) == "  ab בא     ")
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    pilot.press(.end)
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
  }

  @Test func theEdgeOfASelectionInArabicIsWhereTheArrowPoints() throws {
    field.text = "سلام"
    let pilot = try field.pilot()
    pilot.press(.character("a"), .alt)
    pilot.press(.right)
    #expect(field.insertionOffset == 0)
    pilot.press(.character("a"), .alt)
    pilot.press(.left)
    #expect(field.insertionOffset == 8)
    pilot.press(.character("a"), .alt)
    pilot.press(.character("b"), .control)
    #expect(field.insertionOffset == 0)
    pilot.press(.character("a"), .alt)
    pilot.press(.character("f"), .control)
    #expect(field.insertionOffset == 8)
  }

  @Test func aClickPutsTheCursorInItsCell() throws {
    field.text = "سلام"
    let pilot = try field.pilot(in: "ar")
    var offsets: [Int] = []
    for x in (6...10).reversed() {
      pilot.click(x: x, y: 0)
      offsets.append(field.insertionOffset)
      #expect(pilot.screen.cursor == Point(x: x, y: 0))
    }
    #expect(offsets == [0, 2, 4, 6, 8])
  }

  @Test func aLongTextScrollsWithTheCursor() throws {
    let pilot = try field.pilot(width: 8)
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
    pilot.perform { field.becomeFirstResponder() }
    pilot.press(.end)
    #expect(pilot.screen.row(0) == " 글한글 ")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
  }

  @Test func aLongArabicTextScrollsTheOtherWay() throws {
    let pilot = try field.pilot(in: "ar", width: 6)
    pilot.type("ابتثجح")
    #expect(pilot.screen.cursor == Point(x: 0, y: 0))
    #expect(pilot.screen.row(0) == " حجثت ")
    pilot.press(.home)
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    #expect(pilot.screen.row(0) == "جثتبا ")
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
