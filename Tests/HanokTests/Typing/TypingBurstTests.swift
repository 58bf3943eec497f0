import Hanok
import HanokTerminal
import HanokTesting
import Testing

/// Characters that arrive in one read.
@Suite struct TypingBurstTests {
  private let field = TextField()

  private func changes(of field: TextField) -> Counter {
    let counter = Counter()
    field.addAction(for: .valueChanged) { counter.count += 1 }
    return counter
  }

  private final class Counter {
    var count = 0
  }

  @Test func theCharactersOfAReadAreOneChange() throws {
    let changes = changes(of: field)
    let pilot = try field.pilot()
    pilot.send(Array("héllo 세계".utf8))
    #expect(field.text == "héllo 세계")
    #expect(changes.count == 1)
    #expect(pilot.screen.text == " héllo 세계")
    #expect(field.insertionOffset == field.text.utf8.count)
  }

  @Test func theyAreUndoneWordByWord() throws {
    let pilot = try field.pilot()
    pilot.send(Array("one two  three".utf8))
    var texts: [String] = []
    for _ in 0..<3 {
      pilot.perform { field.undo() }
      texts.append(field.text)
    }
    #expect(texts == ["one two  ", "one ", ""])
    pilot.perform { field.redo() }
    pilot.perform { field.redo() }
    #expect(field.text == "one two  ")
    #expect(field.insertionOffset == 9)
  }

  @Test func aKeyBetweenThemIsHandledInTurn() throws {
    let pilot = try field.pilot()
    pilot.send(Array("ab\u{1}cd\u{7F}e".utf8))
    #expect(field.text == "ceab")
    #expect(field.insertionOffset == 2)
  }

  @Test func aLineIsLaidOutOnceForAllKeysOfARead() throws {
    let view = TextView()
    view.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([view]), in: "en", size: Size(width: 20, height: 3), [])
    let count = view.layoutCount
    pilot.send(Array("abc\u{7F}\u{7F}d e\u{17}fg\u{1}h\u{5}".utf8))
    #expect(view.text == "had fg")
    #expect(view.layoutCount == count + 1)
    #expect(pilot.screen.cursor == Point(x: 6, y: 0))
    #expect(pilot.screen.text.hasPrefix("had fg"))
  }

  @Test func aTextThatScrollsAfterTypingStaysThere() throws {
    let view = TextView()
    view.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([view]), in: "en", size: Size(width: 20, height: 2), [])
    pilot.perform {
      view.text = "one\ntwo\nthree"
      #expect(view.scroll(x: 0, y: -2))
    }
    #expect(pilot.screen.text.hasPrefix("one"))
    #expect(pilot.screen.cursor == nil)
    pilot.type("!")
    #expect(pilot.screen.row(1).hasPrefix("three!"))
  }

  @Test func theyReplaceASelection() throws {
    field.text = "old"
    let pilot = try field.pilot()
    pilot.perform { field.selectAll() }
    pilot.send(Array("new text".utf8))
    #expect(field.text == "new text")
  }

  @Test func textAfterAMnemonicIsTypedIntoItsView() throws {
    let button = Button(.verbatim("Other"))
    field.mnemonic = .verbatim("f")
    let changes = changes(of: field)
    let pilot = try Pilot(
      ScreenOfViews([button, field]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.send(Array("fabc".utf8))
    #expect(field.text == "abc")
    #expect(changes.count == 1)
  }

  @Test func aFullFieldPassesThemOnToTheNext() throws {
    let second = TextField()
    field.maximumLength = 1
    field.addAction(for: .valueChanged) { second.becomeFirstResponder() }
    let pilot = try Pilot(
      ScreenOfViews([field, second]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.send(Array("123".utf8))
    #expect([field.text, second.text] == ["1", "23"])
  }

  private final class Letters: TextInputDelegate {
    func textInput(_ input: TextInput, shouldChange range: Range<Int>, to text: String) -> Bool {
      !text.contains { $0.isNumber }
    }
  }

  @Test func aDelegateMayAllowSomeOfThem() throws {
    let letters = Letters()
    field.delegate = letters
    let pilot = try field.pilot()
    pilot.send(Array("a1b2".utf8))
    #expect(field.text == "ab")
  }

  @Test func theyAreKeysWhereNothingCanBeTyped() throws {
    var presses = 0
    let button = Button(.verbatim("Press"), mnemonic: .verbatim("p"))
    button.addAction { presses += 1 }
    field.isEditable = false
    let pilot = try Pilot(
      ScreenOfViews([field, button]), in: "en", size: Size(width: 20, height: 3), [])
    #expect(field.isFirstResponder)
    pilot.send(Array("ppp".utf8))
    #expect(presses == 3)
    #expect(field.text.isEmpty)
  }

  @Test func nothingIsTypedBelowAPopover() throws {
    let pilot = try field.pilot()
    let popover = ViewController()
    popover.view = Button(.verbatim("Above"))
    popover.modalPresentationStyle = .popover
    pilot.perform { pilot.application.rootViewController.present(popover) }
    pilot.send(Array("abc".utf8))
    #expect(field.text.isEmpty)
  }
}
