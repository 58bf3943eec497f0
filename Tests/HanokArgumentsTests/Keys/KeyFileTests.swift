import Hanok
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct KeyFileTests {
  private func keys(_ text: String) -> KeyFile { KeyFile(Array(text.utf8), path: "keys") }

  /// Returns the first line of each problem's description, in English.
  private func problems(_ text: String) -> [String] {
    keys(text).problems.map { String(describe($0).prefix { $0 != "\n" }) }
  }

  private func describe(_ problem: Problem) -> String {
    Localizer(
      catalog: Catalog(compiled: [.toolkit, .hanokArguments.ofLibrary]), language: .english
    ).describe(problem)
  }

  @Test func linesGiveActionsTheirKeys() {
    let file = keys(
      """
      # The letters of vi, and more.
      use: vi

        list.moveDown : down, ctrl-n ,comma\r
      \tlist.selectAll:
      # list.moveUp: x
      """)
    #expect(file.problems == [])
    #expect(file.set == .vi)
    #expect(
      file.keys == [
        "list.moveDown": [
          KeyEvent(.down), KeyEvent(.character("n"), .control), KeyEvent(.character(",")),
        ], "list.selectAll": [],
      ])
    var bindings = KeyBindings.standard
    bindings[ListAction.moveToLast] = [KeyEvent(.function(3))]
    file.apply(to: &bindings)
    #expect(bindings[ListAction.moveDown].count == 3 && bindings[ListAction.selectAll] == [])
    #expect(bindings[ListAction.moveToLast] == [KeyEvent(.function(3))])
    #expect(bindings[ListAction.moveUp] == KeyBindings.vi[ListAction.moveUp])
  }

  @Test func aByteOrderMarkIsIgnored() {
    let file = KeyFile([0xEF, 0xBB, 0xBF] + Array("list.moveDwn: j\ruse: vi".utf8), path: "keys")
    #expect(file.set == .vi)
    #expect(file.problems.map(\.kind.name) == ["unknown-action"])
    #expect(file.problems[0].suggestion == "list.moveDown")
  }

  @Test func anEmptyFileChangesNothing() {
    var bindings = KeyBindings.emacs
    keys("\n\n# nothing").apply(to: &bindings)
    #expect(bindings == .emacs)
  }

  @Test(arguments: [
    ("list.moveDown down", "keys:1:19: A colon is missing."),
    ("\nlist.moveDwn: down", "keys:2:1: There is no action named list.moveDwn."),
    ("use: vi\nuse: emacs", "keys:2:1: A “use” line above already names a set of keys."),
    ("use: vim", "keys:1:6: There is no set of keys named vim."),
    ("list.sort: f3\nlist.sort: f4", "keys:2:1: The action list.sort already has a line above."),
    ("list.sort: f3, pagdown", "keys:1:16: “pagdown” isn’t the name of a key."),
    ("list.sort: f3,", "keys:1:15: “” isn’t the name of a key."),
    ("list.sort: ctrl-i", "keys:1:12: Terminals can’t tell ctrl-i from tab."),
    ("list.sort: ctrl-m", "keys:1:12: Terminals can’t tell ctrl-m from enter."),
    ("list.sort: ctrl-1", "keys:1:12: Most terminals don’t send ctrl-1."),
    ("list.sort: f3, down", "keys:1:16: down already belongs to list.moveDown."),
    ("date.today: tab", "keys:1:13: tab already belongs to window.nextItem."),
    ("window.nextItem: ctrl-a", "keys:1:18: ctrl-a already belongs to list.selectAll."),
    ("use: vi\nlist.sort: j", "keys:2:12: j already belongs to list.moveDown."),
  ])
  func aMistakeHasItsPosition(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func allMistakesAreFoundInTheOrderOfTheFile() {
    let found = problems("list.sort: down\nuse: vim\nfoo: x\nlist.moveUp: ctrl-j, up")
    #expect(found.map { $0.prefix(7) } == ["keys:1:", "keys:2:", "keys:3:", "keys:4:"])
  }

  @Test func aKeyCanMoveBetweenActions() {
    #expect(problems("list.sort: down\nlist.moveDown: f3") == [])
    #expect(problems("list.sort: j") == [])
    #expect(problems("text.copy: ctrl-c, f3\ncompletion.complete: tab\ntext.insertTab: tab") == [])
  }

  @Test func aMistakeIsShownWithItsLineAndASuggestion() throws {
    let problem = try #require(keys("use: vi\nlist.moveDown: dwon").problems.first)
    #expect(
      describe(problem) == """
        keys:2:16: “dwon” isn’t the name of a key.
          list.moveDown: dwon
                         ^
        Did you mean “down”?
        Write a character, or a name such as enter, pageup or f5; put ctrl-, alt- or shift- before it if needed.
        """)
    let action = try #require(keys("list.movedwn: x").problems.first)
    #expect(action.suggestion == "list.moveDown")
    #expect(keys("list.sort: ctrl-pagdown").problems.first?.suggestion == "ctrl-pagedown")
    #expect(keys("us: vi").problems.first?.suggestion == "use")
    #expect(keys("use: v").problems.first?.suggestion == "vi")
  }

  @Test func invalidUTF8IsRefused() {
    #expect(KeyFile([0x61, 0xFF, 0x0A], path: "keys").problems.map(\.kind) == [.invalidEncoding])
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func everySentenceIsInEveryLanguage(tag: String) throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit, .hanokArguments.ofLibrary]),
      language: try LanguageTag(tag))
    let mistakes = "x\nfoo: x\nuse: vim\nlist.sort: ctrl-i, ctrl-1, xx, down\nlist.sort: f3"
    let found = keys(mistakes).problems
    #expect(found.count == 8)
    for problem in found {
      let text = localizer.describe(problem)
      #expect(!text.contains("problem.") && !text.contains("remedy."))
      if tag != "en" { #expect(!text.contains(describe(problem))) }
    }
  }
}
