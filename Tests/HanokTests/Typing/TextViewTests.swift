import Hanok
import HanokTesting
import Testing

@Suite struct TextViewTests {
  private let view = TextView()

  init() { view.layoutShare = 1 }

  private func pilot(
    _ text: String = "", in language: String = "en", width: Int = 12, height: Int = 4
  ) throws -> Pilot {
    view.text = text
    return try Pilot(
      ScreenOfViews([view]), in: language, size: Size(width: width, height: height), [])
  }

  private var offset: Int { view.content.selection.head.offset }

  @Test func typedTextWraps() throws {
    let pilot = try pilot()
    #expect(pilot.screen.cursor == .zero)
    pilot.type("one two three")
    #expect(pilot.screen.text == "one two\nthree\n\n")
    #expect(pilot.screen.cursor == Point(x: 5, y: 1))
    pilot.press(.enter)
    pilot.type("한글")
    #expect(pilot.screen.text == "one two\nthree\n한글\n")
    #expect(pilot.screen.cursor == Point(x: 4, y: 2))
    #expect(view.text == "one two three\n한글")
    pilot.press(.enter)
    pilot.press(.enter)
    pilot.type("x")
    #expect(pilot.screen.row(0) == "three      ╎")
    #expect(pilot.screen.row(3) == "x          ┃")
    #expect(pilot.screen.cursor == Point(x: 1, y: 3))
  }

  @Test func codeKeepsItsDirection() throws {
    let pilot = try pilot("one {{אב}}", width: 14, height: 2)
    view.baseWritingDirection = .leftToRight
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0).hasPrefix("one {{בא}} "))
    pilot.press(.end)
    #expect(pilot.screen.cursor == Point(x: 10, y: 0))
    view.text = "אב {{one}}"
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0).hasPrefix("בא"))
    pilot.press(.home)
    pilot.press(.right, .control)
    #expect(offset == 4, "The end of the word is at the right.")
    view.baseWritingDirection = .rightToLeft
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == "   {{one}} בא ")
    view.baseWritingDirection = .natural
    view.text = "one"
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0).hasPrefix("one "))
  }

  /// A step of a case: what is done, and where the insertion point and the cursor are then.
  nonisolated struct Step: CustomTestStringConvertible {
    let key: Key
    let modifiers: KeyModifiers
    let offset: Int
    let cursor: Point

    init(_ key: Key, _ offset: Int, _ x: Int, _ y: Int) { self.init(key, [], offset, x, y) }

    init(_ key: Key, _ modifiers: KeyModifiers, _ offset: Int, _ x: Int, _ y: Int) {
      (self.key, self.modifiers, self.offset) = (key, modifiers, offset)
      cursor = Point(x: x, y: y)
    }

    var testDescription: String { "\(key) \(modifiers.rawValue)" }
  }

  @Test(
    arguments: [
      (
        "en", "한글\n日本語 e\u{301}👩‍👩‍👧",
        [
          Step(.left, 20, 8, 1), Step(.left, 17, 7, 1), Step(.left, 16, 6, 1),
          Step(.up, 6, 4, 0), Step(.down, 16, 6, 1), Step(.home, 7, 0, 1), Step(.left, 6, 4, 0),
          Step(.right, 7, 0, 1), Step(.backspace, 6, 4, 0), Step(.backspace, 3, 2, 0),
          Step(.home, .control, 0, 0, 0), Step(.end, .control, 34, 12, 0),
        ]
      ),
      (
        "ja", "日本語の本",
        [
          Step(.left, .control, 12, 8, 0), Step(.left, .control, 9, 6, 0),
          Step(.backspace, .control, 0, 0, 0),
        ]
      ),
      (
        "ar", "سلام\nab",
        [
          Step(.home, 9, 1, 1), Step(.left, 8, 15, 0), Step(.right, 6, 16, 0),
          Step(.home, 0, 19, 0), Step(.down, 11, 3, 1), Step(.up, 0, 19, 0),
        ]
      ),
    ])
  func theCursorIsAtTheInsertionPoint(language: String, text: String, steps: [Step]) throws {
    let pilot = try pilot(in: language, width: 20)
    for scalar in text.unicodeScalars {
      pilot.press(scalar == "\n" ? .enter : .character(Character(scalar)))
    }
    #expect(view.text == text)
    for (number, step) in steps.enumerated() {
      pilot.press(step.key, step.modifiers)
      #expect(offset == step.offset, "step \(number)")
      #expect(pilot.screen.cursor == step.cursor, "step \(number)")
    }
  }

  @Test func aDisabledViewTakesNothingAndIsDim() throws {
    view.isEnabled = false
    let pilot = try pilot("one")
    pilot.click(x: 1, y: 0)
    pilot.type("x")
    #expect(view.text == "one")
    #expect(pilot.screen.cursor == nil)
    for point in [Point(x: 0, y: 0), Point(x: 11, y: 3)] {
      #expect(pilot.screen[point.x, point.y].style == Theme().disabledControl)
    }
  }

  @Test func upAndDownKeepTheColumn() throws {
    let pilot = try pilot("abcdef\nx\nabcdef")
    var cursors: [Point?] = []
    for key in [Key.up, .up, .left, .down, .down, .down, .up, .up, .up] {
      pilot.press(key)
      cursors.append(pilot.screen.cursor)
    }
    let expected = [
      (1, 1), (6, 0), (5, 0), (1, 1), (5, 2), (6, 2), (1, 1), (5, 0), (0, 0),
    ].map { Point(x: $0, y: $1) }
    #expect(cursors == expected)
  }

  @Test func pagesAreTurned() throws {
    let pilot = try pilot((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    #expect(pilot.screen.row(3).hasPrefix("line 19"))
    pilot.press(.pageUp)
    #expect(pilot.screen.row(0).hasPrefix("line 13"))
    #expect(pilot.screen.cursor == Point(x: 7, y: 3))
    pilot.press(.home, .control)
    #expect(pilot.screen.row(0).hasPrefix("line 0 "))
    pilot.press(.pageDown)
    #expect(pilot.screen.row(0).hasPrefix("line 3 "))
    #expect(pilot.screen.cursor == Point(x: 0, y: 0))
    pilot.press(.pageDown, .shift)
    #expect(view.selectedText == "line 3\nline 4\nline 5\n")
  }

  /// The help asks for the keys that do something.
  @Test func askingForTheKeysScrollsNothingAndKeepsNoColumn() throws {
    let pilot = try pilot((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    pilot.press(.home, .control)
    pilot.press(.end)
    let actions = view.keyActions.compactMap { $0 as? TextAction }
    #expect(actions.contains(.movePageUp) && actions.contains(.movePageDown))
    pilot.press(.left)
    #expect(pilot.screen.row(0).hasPrefix("line 0 "))
    pilot.press(.down)
    #expect(pilot.screen.cursor == Point(x: 5, y: 1))
  }

  @Test func theWheelScrollsAndLeavesTheCursor() throws {
    let pilot = try pilot((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    pilot.turnWheel(.up, x: 2, y: 2)
    #expect(pilot.screen.row(0).hasPrefix("line 13"))
    #expect(pilot.screen.cursor == nil)
    #expect(offset == view.text.utf8.count)
    pilot.turnWheel(.down, x: 2, y: 2)
    #expect(pilot.screen.row(0).hasPrefix("line 16"))
    #expect(pilot.screen.cursor == Point(x: 7, y: 3))
    pilot.turnWheel(.up, x: 2, y: 2)
    pilot.type("x")
    #expect(pilot.screen.row(3).hasPrefix("line 19x"))
  }

  @Test func aSelectionGoesOverLines() throws {
    let pilot = try pilot("one\n\nthree")
    pilot.press(.home, .control)
    pilot.press(.right)
    pilot.press(.down, .shift)
    pilot.press(.down, .shift)
    #expect(view.selectedText == "ne\n\nt")
    func isSelected(_ x: Int, _ y: Int) -> Bool {
      pilot.screen[x, y].style.attributes.contains(.reverse)
    }
    #expect((0..<5).map { isSelected($0, 0) } == [false, true, true, true, false])
    #expect((0..<2).map { isSelected($0, 1) } == [true, false])
    #expect((0..<2).map { isSelected($0, 2) } == [true, false])
    pilot.press(.character("x"), .control)
    #expect(view.text == "ohree")
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
    pilot.press(.character("v"), .control)
    #expect(view.text == "one\n\nthree")
    pilot.press(.character("_"), .control)
    pilot.press(.character("_"), .control)
    #expect(view.text == "one\n\nthree")
    #expect(view.selectedText == "ne\n\nt")
  }

  @Test func theMouseSelectsOverLines() throws {
    let pilot = try pilot((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, count: Int = 1) {
      let event = MouseEvent(kind, at: Point(x: x, y: y), clickCount: count)
      pilot.application.handle(.mouse(event))
    }
    mouse(.press(.left), 5, 1)
    mouse(.drag(.left), 2, 2)
    #expect(view.selectedText == "17\nli")
    mouse(.drag(.left), 0, -1)
    #expect(view.selectedText == "line 15\nline 16\nline ")
    #expect(pilot.screen.row(0).hasPrefix("line 15"))
    mouse(.release(.left), 0, -1)
    mouse(.press(.left), 6, 1, count: 3)
    #expect(view.selectedText == "line 16")
    mouse(.release(.left), 6, 1)
    view.text = "one"
    mouse(.press(.left), 9, 3)
    #expect(offset == 3)
  }

  @Test func linesAreNumbered() throws {
    view.showsLineNumbers = true
    let pilot = try pilot((1...10).map { "\($0) 한글 라틴" }.joined(separator: "\n"))
    #expect(pilot.screen.row(2) == "10 10 한글 ╎")
    #expect(pilot.screen.row(3) == "   라틴    ┃")
    #expect(pilot.screen.cursor == Point(x: 7, y: 3))
    let arabic = try self.pilot("ا\nب", in: "ar")
    #expect(arabic.screen.row(0) == "         ا ١")
    #expect(arabic.screen.cursor == Point(x: 8, y: 1))
  }

  @Test func theTabKeyMovesTheFocusOrInserts() throws {
    let button = Button(.verbatim("OK"))
    let pilot = try Pilot(
      ScreenOfViews([view, button]), in: "en", size: Size(width: 12, height: 5), [])
    pilot.press(.tab)
    #expect(button.isFirstResponder)
    pilot.press(.tab)
    view.tabKey = .insertsSpaces
    pilot.type("한")
    pilot.press(.tab)
    pilot.press(.tab)
    #expect(view.text == "한      ")
    pilot.press(.tab, .shift)
    #expect(button.isFirstResponder)
  }

  @Test func ctrlKAndCtrlUKeepToTheLine() throws {
    let pilot = try pilot("one\ntwo\nthree")
    view.selectedRange = 5..<5
    pilot.press(.character("k"), .control)
    #expect(view.text == "one\nt\nthree")
    pilot.press(.character("k"), .control)
    #expect(view.text == "one\ntthree")
    pilot.press(.character("u"), .control)
    #expect(view.text == "one\nthree")
    pilot.press(.character("e"), .control)
    #expect(offset == 9)
    pilot.press(.character("a"), .control)
    #expect(offset == 4)
  }

  @Test func homeAndEndAreOfTheRow() throws {
    let pilot = try pilot("one two three")
    pilot.press(.home)
    #expect(offset == 8)
    pilot.press(.left)
    pilot.press(.home)
    #expect(offset == 0)
    pilot.press(.end)
    #expect(pilot.screen.cursor == Point(x: 8, y: 0))
    pilot.press(.end, .control)
    #expect(offset == 13)
  }

  @Test func enterCanBeSentWithAlt() throws {
    var count = 0
    view.addAction { count += 1 }
    let pilot = try pilot("a")
    pilot.press(.enter)
    #expect(count == 0)
    pilot.press(.enter, .alt)
    #expect(count == 1)
    #expect(view.text == "a\n")
  }

  @Test func anEmptyViewShowsWhatItIsFor() throws {
    view.placeholder = .verbatim("Write something nice")
    let pilot = try pilot()
    #expect(pilot.screen.text == "Write\nsomething\nnice\n")
    #expect(pilot.screen[0, 0].style.attributes == .dim)
    #expect(pilot.screen.cursor == .zero)
    pilot.type("x")
    #expect(pilot.screen.text == "x\n\n\n")
  }

  @Test func onlyLinesThatShowAreLaidOut() throws {
    let lines = (0..<100_000).map { "line \($0) of a long text" }
    let pilot = try pilot(lines.joined(separator: "\n"), width: 40, height: 10)
    #expect(view.layoutCount <= 12)
    view.selectedRange = 0..<0
    pilot.press(.home)
    #expect(view.layoutCount <= 24)
    let middle = lines[..<50_000].reduce(0) { $0 + $1.utf8.count + 1 }
    pilot.perform { view.selectedRange = middle..<middle }
    #expect(view.layoutCount <= 50)
    var count = view.layoutCount
    for character in "typed here" {
      pilot.type(String(character))
      #expect(view.layoutCount <= count + 1)
      count = view.layoutCount
    }
    pilot.press(.enter)
    #expect(view.layoutCount <= count + 3)
    #expect(pilot.screen.text.contains("typed here"))
    for _ in 0..<20 {
      count = view.layoutCount
      pilot.turnWheel(.down, x: 0, y: 0)
      #expect(view.layoutCount <= count + 4)
    }
    count = view.layoutCount
    pilot.press(.pageDown)
    pilot.press(.pageUp)
    #expect(view.layoutCount <= count + 80)
    #expect(view.content.lineCount == 100_001)
    pilot.press(.end, .control)
    #expect(pilot.screen.row(9).hasPrefix("line 99999"))
  }

  @Test func linesAreTypedUpToADot() throws {
    let conversation = try LinePilot(ScreenOfViews([view]), in: "en")
    view.accessibilityLabel = .verbatim("Note")
    #expect(conversation.enter("1").contains("a line that contains only a period"))
    conversation.enter("one")
    conversation.enter("")
    conversation.enter("  two")
    conversation.enter(".")
    #expect(view.text == "one\n\n  two")
    // A long text isn't begun anew by a line that may be meant for something else.
    #expect(conversation.enter("three").contains("“three” isn’t one of the choices."))
    conversation.enter("1")
    conversation.enter("three")
    #expect(view.text == "one\n\n  two")
    conversation.end()
    conversation.advance(by: .zero)
    #expect(view.text == "three")
    #expect(!conversation.isRunning)
  }

  @Test func theFirstLinesOfALongTextAreRead() throws {
    view.text = (1...25).map { "line \($0)" }.joined(separator: "\n")
    view.isEditable = false
    let conversation = try LinePilot(ScreenOfViews([view]), in: "en")
    #expect(conversation.text.hasSuffix("line 20\nand 5 more lines\n"))
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (5, 3), (300, 100)])
  func noSizeIsTooSmall(width: Int, height: Int) throws {
    view.showsLineNumbers = true
    let pilot = try pilot("한글 text\nسلام\n👩‍👩‍👧", width: width, height: height)
    for key in [Key.home, .up, .pageUp, .end, .pageDown, .backspace, .enter, .left, .down] {
      pilot.press(key)
      #expect(pilot.screen.cursor != nil)
    }
    pilot.resize(to: Size(width: height, height: width))
    pilot.type("x")
    #expect(pilot.screen.cursor != nil)
  }
}
