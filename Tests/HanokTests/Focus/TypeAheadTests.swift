import HanokTesting
import Testing

@testable import Hanok

/// Letters that are typed: to find a row, or to use a control.
@Suite struct TypeAheadTests {
  private let shelf = Shelf([
    (nil, [["Apple"], ["Aaron"], ["Banana"], ["Quince"], ["Quark"], ["Abacus"]])
  ])
  private let record = Record()
  private let quit = Button(.verbatim("Quit"), mnemonic: .verbatim("q"))

  private final class Record {
    var presses = 0
  }

  init() { quit.addAction { [record] in record.presses += 1 } }

  private func pilot(_ views: [View]) throws -> Pilot {
    try Pilot(ScreenOfViews(views), in: "en", size: Size(width: 20, height: 12), [])
  }

  @Test func aListThatIsSearchedTakesEveryLetter() throws {
    let pilot = try pilot([shelf.table, quit])
    pilot.type("q")
    #expect(shelf.table.selectedRow == RowPath(3))
    pilot.advance(by: .milliseconds(1_001))
    // Neither a letter that no row begins with, nor one of another script, nor a capital.
    let other = Button(.verbatim("Save"), mnemonic: .verbatim("sㄴس7"))
    other.addAction { [record] in record.presses += 1 }
    let second = try self.pilot([shelf.table, quit, other])
    for letter in "sSㄴس7" {
      second.type(String(letter))
      second.advance(by: .seconds(5))
    }
    second.press(.character("S"), .shift)
    #expect(record.presses == 0 && shelf.table.selectedRow == RowPath(3))
    second.press(.character("s"), .alt)
    #expect(record.presses == 1)
  }

  /// A word that is typed slowly, again after it has been found, presses nothing.
  @Test(arguments: ["canada", "sout", "quit", "캐나다"], [0, 200, 5_000])
  func aWordThatIsTypedIntoAChoicePressesNoButton(word: String, pause: Int) throws {
    let countries = Self.countries.map { Message.verbatim($0) }
    let picker = PickerView(.verbatim("Country"), options: countries, selectedIndex: 0)
    let buttons = "abcdefghijklmnopqrstuvwxyz".map { letter in
      let button = Button(.verbatim("B"), mnemonic: .verbatim(String(letter)))
      button.addAction { [record] in record.presses += 1 }
      return button
    }
    let pilot = try Pilot(
      ScreenOfViews([picker, RadioGroup(countries)] + buttons), in: "en",
      size: Size(width: 40, height: 40), [])
    for view in pilot.application.window.visibleDescendants where view is ChoiceControl {
      pilot.perform { view.becomeFirstResponder() }
      for letter in word + word {
        pilot.type(String(letter))
        pilot.advance(by: .milliseconds(pause))
      }
    }
    #expect(record.presses == 0)
  }

  @Test func theLettersOfASearchedListAreNotShownAsKeysOfTheScreen() throws {
    let screen = ScreenOfLetters([shelf.table, quit])
    let pilot = try Pilot(screen, in: "en", size: Size(width: 20, height: 12), [])
    let window = pilot.application.window
    func keys() -> [KeyEvent] { window.commandsInForce.flatMap(\.keys) }
    #expect(shelf.table.isFirstResponder && !keys().contains(KeyEvent(.character("r"))))
    #expect(keys().contains(KeyEvent(.character("r"), .control)))
    pilot.type("r")
    #expect(screen.reloads == 0)
    pilot.press(.character("r"), .control)
    #expect(screen.reloads == 1)
    shelf.table.typeAheadColumn = nil
    #expect(keys().contains(KeyEvent(.character("r"))))
    pilot.type("r")
    #expect(screen.reloads == 2)
  }

  private final class ScreenOfLetters: ScreenOfViews {
    private(set) var reloads = 0

    override var keyCommands: [KeyCommand] {
      let keys = [KeyEvent(.character("r")), KeyEvent(.character("r"), .control)]
      return [KeyCommand(.verbatim("Reload"), keys: keys) { [weak self] in self?.reloads += 1 }]
    }
  }

  @Test func lettersOfASearchInAMenuAreKeysOfNothingElse() throws {
    let menu = MenuView(Menu(items: Self.countries.map { MenuItem(.verbatim($0)) {} }))
    let recorder = KeyRecorder(.vertical, views: [menu])
    let pilot = try pilot([recorder])
    pilot.type("ko")
    #expect(menu.isFirstResponder && recorder.unhandled == [])
  }

  @Test func withAltAMnemonicActsFromAField() throws {
    let field = TextField()
    let pilot = try pilot([field, shelf.table, quit])
    pilot.type("q")
    #expect(field.text == "q")
    #expect(record.presses == 0)
    pilot.press(.character("q"), .alt)
    #expect(record.presses == 1)
    pilot.press(.character("Q"), [.alt, .shift])
    #expect(record.presses == 2)
    pilot.press(.character("q"), .control)
    pilot.press(.character("z"), .alt)
    #expect(record.presses == 2)
    #expect(field.text == "q")
  }

  @Test func theSameLetterGoesOnAndTwoAreABeginning() throws {
    let pilot = try pilot([shelf.table])
    let typed: [(String, Int)] = [("b", 2), ("b", 2), ("x", 2)]
    for (letter, row) in typed {
      pilot.type(letter)
      #expect(shelf.table.selectedRow == RowPath(row), "\(letter)")
    }
    pilot.advance(by: .milliseconds(1_001))
    let others: [(String, Int)] = [("q", 3), ("q", 4), ("q", 3), ("u", 3), ("a", 4), ("r", 4)]
    for (letter, row) in others {
      pilot.type(letter)
      #expect(shelf.table.selectedRow == RowPath(row), "\(letter)")
    }
    pilot.advance(by: .milliseconds(1_001))
    pilot.type("a")
    #expect(shelf.table.selectedRow == RowPath(5))
    pilot.type("a")
    #expect(shelf.table.selectedRow == RowPath(1))
    pilot.press(.escape)
    pilot.type("q")
    #expect(shelf.table.selectedRow == RowPath(3))
  }

  private static let countries = [
    "Canada", "Cook Islands", "Kazakhstan", "Kenya", "Morocco", "North Korea", "South Korea",
  ]

  /// The numbers of the options after each letter, from the first country on.
  private nonisolated static let searches: [(String, [Int])] = [
    // What begins with the letters precedes what has a word that does.
    ("kor", [2, 5, 5]), ("kenya", [2, 3, 3, 3, 3]), ("south k", [6, 6, 6, 6, 6, 6, 6]),
    // Words precede what is inside them.
    ("isl", [1, 1, 1]), ("kis", [2, 1, 1]),
    // One letter again goes on, though others contain both.
    ("coo", [1, 1, 1]), ("cc", [1, 0]),
    // What leads nowhere doesn't move, nor do the letters after it.
    ("kxe", [2, 2, 2]), ("knenya", [2, 2, 2, 2, 2, 2]),
  ]

  @Test(arguments: searches)
  func aCountryIsFoundByALaterWord(typed: String, chosen: [Int]) throws {
    let picker = PickerView(
      .verbatim("Country"), options: Self.countries.map { .verbatim($0) }, selectedIndex: 0)
    let closed = try pilot([picker])
    var found: [Int?] = []
    for letter in typed {
      // The first letter of a word is a letter of options only where one begins with it.
      closed.type(String(letter))
      found.append(picker.selectedIndex)
    }
    let isLeft = typed == "isl"
    #expect(found == (isLeft ? [0, 6, 1] : chosen))
  }

  @Test(arguments: searches)
  func anOpenMenuTakesAllLetters(typed: String, chosen: [Int]) throws {
    let menu = MenuView(Menu(items: Self.countries.map { MenuItem(.verbatim($0)) {} }))
    let pilot = try pilot([menu])
    var found: [Int?] = []
    for letter in typed {
      pilot.type(String(letter))
      found.append(menu.highlightedIndex)
    }
    #expect(found == chosen.map(Optional.some))
    pilot.advance(by: .milliseconds(1_001))
    pilot.type("xm")
    #expect(menu.highlightedIndex == chosen.last, "x leads nowhere, and stays.")
  }

  @Test func inARowListAFirstLetterInsideIsForOthers() throws {
    let shelf = Shelf([(nil, [["Anna Nowak"], ["Otto Orban"]])])
    let button = Button(.verbatim("below"))
    let pilot = try pilot([shelf.table, button])
    pilot.type("n")
    #expect(!shelf.table.typeAhead.isTyping)
    pilot.type("or")
    #expect(shelf.table.selectedRow == RowPath(1))
    #expect(shelf.table.typeAhead.text == "or")
  }

  @Test func onlyNearRowsAreSearchedInsideWords() throws {
    let rows = ["Aa"] + Array(repeating: "Row", count: 2_000) + ["Bamboo"]
    let shelf = Shelf([(nil, rows.map { [$0] })])
    let pilot = try pilot([shelf.table])
    pilot.type("ro")
    pilot.type("a")
    #expect(shelf.table.selectedRow == RowPath(1))
    pilot.advance(by: .milliseconds(1_001))
    pilot.type("bo")
    #expect(shelf.table.selectedRow == RowPath(2_001), "It is the first one after b.")
    pilot.advance(by: .milliseconds(1_001))
    pilot.type("am")
    #expect(shelf.table.selectedRow == RowPath(0), "Bamboo is too far.")
  }

  @Test func anOpenMenuIsSearchedInsideWordsThoughTheFirstLetterLeadsNowhere() throws {
    let menu = MenuView(Menu(items: ["Kenya", "Morocco"].map { MenuItem(.verbatim($0)) {} }))
    let pilot = try pilot([menu])
    pilot.type("-or")
    #expect(menu.highlightedIndex == 1)
  }

  @Test func twoLettersThatSortAsOneAreFound() throws {
    let search = TypeAhead()
    let view = View()
    let pilot = try Pilot(
      ScreenOfViews([view]), in: "cs", size: Size(width: 20, height: 4), [])
    let rows = ["Pes", "Chata"]
    let found = ["p", "x", "c", "h"].map { letter in
      if letter == "c" { pilot.advance(by: TypeAhead.pause) }
      return search.find(
        Character(letter), in: view, from: 0, count: 2, takesAllLetters: true
      ) { rows[$0] }
    }
    #expect(found == [0, nil, nil, 1])
  }

  @Test func afterUnmatchedLettersNoRowIsComparedUntilAPause() throws {
    let search = TypeAhead()
    let view = View()
    let pilot = try pilot([view])
    var compared = 0
    func find(_ letter: Character) -> Int? {
      search.find(letter, in: view, from: nil, count: 3) { row in
        compared += 1
        return ["Apple", "Berry", "Apricot"][row]
      }
    }
    #expect(find("a") == 0)
    for letter in "xyz" { #expect(find(letter) == nil) }
    compared = 0
    #expect(find("p") == nil)
    #expect(compared == 0)
    pilot.advance(by: TypeAhead.pause)
    #expect(find("b") == 1)
  }

  @Test func aLetterThatMatchesNothingIsNotHandled() throws {
    let pilot = try pilot([shelf.table, quit])
    pilot.type("x")
    pilot.type("a")
    #expect(shelf.table.selectedRow == RowPath(1))
    #expect(record.presses == 0)
  }

  @Test func withoutAColumnLettersAreForOthers() throws {
    shelf.table.typeAheadColumn = nil
    let pilot = try pilot([shelf.table, quit])
    pilot.type("bq")
    #expect(shelf.table.selectedRow == RowPath(0))
    #expect(record.presses == 1)
  }

  @Test func optionsTakeEveryLetterToo() throws {
    let options = ["Apple", "Quince", "Berry"].map { Message.verbatim($0) }
    let group = RadioGroup(options, selectedIndex: 0)
    group.mnemonic = .verbatim("b")
    let pilot = try pilot([group, quit])
    pilot.type("q")
    #expect(group.selectedIndex == 1)
    pilot.advance(by: .seconds(2))
    // Its own is an option's letter while it has the keys.
    pilot.type("b")
    #expect(group.selectedIndex == 2)
    pilot.type("q")
    #expect(record.presses == 0)
  }

  @Test func onlyRowsThatAreNearAreLookedAt() throws {
    let far = Shelf([(nil, Array(repeating: ["Row"], count: 20_001) + [["Zebra"]])])
    let pilot = try Pilot(
      ScreenOfViews([far.table]), in: "en", size: Size(width: 20, height: 4), [])
    pilot.type("z")
    #expect(far.table.selectedRow == RowPath(0))
    pilot.press(.down)
    pilot.type("z")
    #expect(far.table.selectedRow == RowPath(20_001))
  }

  @Test func theSearchEndsASecondAfterTheLastLetter() throws {
    let pilot = try pilot([shelf.table])
    pilot.type("q")
    pilot.advance(by: .milliseconds(900))
    pilot.type("u")
    pilot.advance(by: .milliseconds(900))
    pilot.type("a")
    #expect(shelf.table.selectedRow == RowPath(4))
    #expect(shelf.table.typeAhead.text == "qua")
    pilot.advance(by: .milliseconds(999))
    #expect(shelf.table.typeAhead.isTyping)
    pilot.advance(by: .milliseconds(1))
    #expect(!shelf.table.typeAhead.isTyping)
  }

  @Test func aCharacterThatIsIgnoredIsNotKept() throws {
    let pilot = try pilot([shelf.table])
    pilot.type("q!-u…")
    #expect(shelf.table.typeAhead.text == "qu")
    #expect(shelf.table.selectedRow == RowPath(3))
  }

  @Test func rowsAreComparedInTheLanguageThatIsShown() throws {
    let shelf = Shelf([(nil, [["Zebra"], ["Äpfel"], ["Azur"]])])
    defer { withExtendedLifetime(shelf) {} }
    let table = shelf.table
    let pilot = try Pilot(ScreenOfViews([table]), in: "de", size: Size(width: 20, height: 6), [])
    pilot.type("a")
    #expect(table.selectedRow == RowPath(1))
    let swedish = try LanguageTag("sv")
    pilot.perform {
      pilot.application.traits.localizer = Localizer(
        catalog: pilot.application.traits.localizer.catalog, language: swedish)
    }
    pilot.advance(by: .seconds(2))
    pilot.type("a")
    #expect(table.selectedRow == RowPath(2))
    pilot.advance(by: .seconds(2))
    // In Swedish, Ä is a letter of its own.
    pilot.type("a")
    #expect(table.selectedRow == RowPath(2))
  }
}
