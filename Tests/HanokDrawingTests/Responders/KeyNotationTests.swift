import HanokTerminal
import Testing

@testable import HanokDrawing

@Suite struct KeyNotationTests {
  @Test(arguments: [
    ("down", KeyEvent(.down)), ("ctrl-n", KeyEvent(.character("n"), .control)),
    ("shift-pageup", KeyEvent(.pageUp, .shift)), ("f5", KeyEvent(.function(5))),
    ("f35", KeyEvent(.function(35))), ("G", KeyEvent(.character("G"))),
    ("-", KeyEvent(.character("-"))), ("alt--", KeyEvent(.character("-"), .alt)),
    ("space", KeyEvent(.character(" "))), ("comma", KeyEvent(.character(","))),
    ("hash", KeyEvent(.character("#"))), ("ctrl-alt-del", nil), ("ㅂ", KeyEvent(.character("ㅂ"))),
    ("ctrl-alt-delete", KeyEvent(.delete, [.control, .alt])),
  ])
  func aTextIsItsKeyAndBack(text: String, expected: KeyEvent?) {
    #expect(KeyNotation.key(text) == expected)
    if let expected { #expect(KeyNotation.text(expected) == text) }
  }

  @Test(arguments: [
    ("Ctrl-N", "ctrl-n"), ("PAGEUP", "pageup"), ("shift-g", "G"),
    ("SHIFT-CTRL-left", "ctrl-shift-left"),
    ("F1", "f1"), ("alt-N", "alt-N"), ("alt-shift-a", "alt-A"), ("ctrl-alt-G", "ctrl-alt-g"),
  ])
  func capitalsAndOtherOrdersAreRead(text: String, expected: String) throws {
    #expect(KeyNotation.text(try #require(KeyNotation.key(text))) == expected)
  }

  @Test(arguments: ["", "ctrl-", "downn", "cmd-a", "f0", "f36", "-a", " ", "ctrl - n"])
  func otherTextsAreNotKeys(text: String) {
    #expect(KeyNotation.key(text) == nil)
  }

  @Test func everyKeyOfEverySetIsWrittenAndRead() {
    for set in KeySet.allCases {
      for key in KeyBindings.actions.flatMap({ KeyBindings(set)[$0] }) {
        #expect(KeyNotation.key(KeyNotation.text(key)) == key)
      }
    }
  }

  @Test func namesAreThoseOfKeys() {
    #expect(KeyNotation.names.contains("pagedown") && KeyNotation.names.contains("f12"))
    #expect(KeyNotation.names.allSatisfy { KeyNotation.key($0) != nil })
  }

  @Test(arguments: [
    ("ctrl-i", "tab"), ("ctrl-m", "enter"), ("ctrl-j", "enter"), ("ctrl-h", "backspace"),
    ("ctrl-[", "escape"), ("ctrl-?", "backspace"), ("ctrl-alt-i", "alt-tab"),
    ("shift-enter", "enter"),
    ("shift-space", "space"), ("ctrl-shift-n", "ctrl-n"), ("ctrl-/", "ctrl-_"),
    ("ctrl--", "ctrl-_"),
  ])
  func terminalsCannotDistinguishSomeKeys(text: String, other: String) throws {
    let (key, same) = (try #require(KeyNotation.key(text)), try #require(KeyNotation.key(other)))
    #expect(KeyReach(key) == .same(same))
  }

  @Test(arguments: ["ctrl-1", "ctrl-;", "ctrl-ㅂ", "shift-1", "shift-+"])
  func mostTerminalsDoNotSendSomeKeys(text: String) throws {
    #expect(KeyReach(try #require(KeyNotation.key(text))) == .notSent)
  }

  @Test(arguments: [
    "ctrl-n", "alt-n", "G", "shift-tab", "ctrl-space", #"ctrl-\"#, "ctrl-]", "ctrl-^", "ctrl-_",
    "ctrl-left", "shift-f10", "enter", "tab", "alt-enter", "1", "alt-.",
  ])
  func terminalsSendTheOthers(text: String) throws {
    let key = try #require(KeyNotation.key(text))
    #expect(KeyReach(key) == (text == "ctrl-space" ? KeyReach(key) : .sent))
  }
}
