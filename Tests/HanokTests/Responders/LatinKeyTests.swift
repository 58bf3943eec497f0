import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok

/// Commands that are letters, pressed on keyboards of other scripts.
@Suite struct LatinKeyTests {
  /// Keyboards that type all letters; a letter that one doesn't type is left out.
  nonisolated static let layouts = [
    "Korean", "Russian", "Ukrainian", "Greek", "Hebrew", "Arabic", "Thai",
  ]

  /// Returns the character that a layout types with a Latin key, or nil.
  nonisolated static func character(_ key: Character, in layout: String) -> Character? {
    let keys = KeyboardLayout.all.first { $0.name == layout }?.keys ?? [:]
    return keys.filter { Character($0.value) == key }.map { Character($0.key) }.min()
  }

  private static let rows: [Message] = ["One", "Two", "Three", "Four"].map { .verbatim($0) }

  private func stage(_ view: View, _ set: KeySet = .standard, in tag: String = "en") throws -> Stage
  {
    let stage = try Stage(view, in: tag)
    stage.perform { stage.application.keyBindings = KeyBindings(set) }
    return stage
  }

  // MARK: - Bindings

  /// Every binding of every set, in every kind of view: the layout's letter has the Latin key's action.
  @Test(arguments: layouts, KeySet.allCases)
  func everyBindingHasItsKey(layout: String, set: KeySet) throws {
    let view = Control()
    let stage = try stage(view, set)
    func check<Action: KeyAction>(_ type: Action.Type) {
      for action in type.allCases {
        for key in view.keyBindings[action] {
          guard case .character(let letter) = key.key, letter.isLetter,
            let other = Self.character(letter, in: layout),
            let expected = view.keyMatch(type, for: key)
          else { continue }
          let event = KeyEvent(.character(other), key.modifiers)
          let match = stage.perform { view.keyMatch(type, for: event) }
          #expect(match == expected, "\(KeyNotation.text(event)) for \(KeyNotation.text(key))")
        }
      }
    }
    for type in KeyBindings.actionTypes { check(type) }
  }

  @Test(arguments: layouts)
  func viMovesInAList(layout: String) throws {
    let (latin, other) = (MenuView(menu), MenuView(menu))
    let (stage, otherStage) = (try stage(latin, .vi), try self.stage(other, .vi))
    for key in "jjkjgGkg" {
      // Korean has no capital of ㅎ.
      guard let letter = Self.character(key, in: layout) else { continue }
      stage.type(String(key))
      otherStage.type(String(letter))
      #expect(other.highlightedIndex == latin.highlightedIndex, "\(key)")
    }
  }

  private var menu: Menu { Menu(items: Self.rows.map { MenuItem($0) {} }) }

  @Test func aSyllableOfAnInputMethodIsItsKeys() throws {
    let group = RadioGroup(Self.rows, selectedIndex: 3)
    let stage = try stage(group, .vi)
    stage.type("허")
    #expect(group.selectedIndex == 1, "The first, and the next.")
    stage.type("ㅓ")
    #expect(group.selectedIndex == 2)
  }

  @Test func aReportedKeyIsUsedWhereTheLayoutIsUnknown() throws {
    let group = RadioGroup(Self.rows, selectedIndex: 0)
    let pilot = try Pilot(ScreenOfViews([group]), in: "en", size: Size(width: 20, height: 5), [])
    pilot.perform { pilot.application.keyBindings = .vi }
    // た is at the key q of a kana layout; の at k.
    pilot.send(Array("\u{1B}[12414::106u\u{1B}[12414::106u".utf8))
    #expect(group.selectedIndex == 2)
    pilot.send(Array("\u{1B}[12398::107u".utf8))
    #expect(group.selectedIndex == 1)
    // Dvorak's `'` is at the key q, and a Latin layout's letter is its own.
    pilot.send(Array("\u{1B}[104::106u".utf8))
    #expect(group.selectedIndex == 1)
  }

  @Test func aKeyOfAFileComesBeforeTheLayouts() throws {
    let group = RadioGroup(Self.rows, selectedIndex: 1)
    let stage = try stage(group, .vi)
    stage.perform { stage.application.keyBindings[ListAction.moveUp] = [KeyEvent(.character("ㅓ"))] }
    stage.type("ㅓ")
    #expect(group.selectedIndex == 0)
    stage.type("о")
    #expect(group.selectedIndex == 1)
  }

  @Test func aKeyOfAnotherActionComesBeforeTheLayouts() throws {
    let group = RadioGroup(Self.rows, selectedIndex: 1)
    let stage = try stage(group, .vi)
    stage.perform { stage.application.keyBindings[WindowAction.quit] = [KeyEvent(.character("ㅓ"))] }
    stage.type("ㅓ")
    #expect(group.selectedIndex == 1)
  }

  // MARK: - Commands and letters

  private final class Commands: ScreenOfViews {
    var keys: [KeyEvent] = []
    var count = 0

    override var keyCommands: [KeyCommand] {
      [KeyCommand(.verbatim("Count"), keys: keys) { [weak self] in self?.count += 1 }]
    }
  }

  @Test(arguments: layouts, [KeyModifiers(), .alt, .control])
  func commandsHaveTheirKeys(layout: String, modifiers: KeyModifiers) throws {
    let commands = Commands([Button(.verbatim("Button"))])
    let stage = try Stage(commands)
    for key in "abcdefghijklmnopqrstuvwxyz" {
      guard let letter = Self.character(key, in: layout) else { continue }
      commands.count = 0
      commands.keys = [KeyEvent(.character(key), modifiers)]
      stage.press(.character(letter), modifiers: modifiers)
      #expect(commands.count == 1, "\(letter)")
    }
  }

  @Test(arguments: layouts)
  func mnemonicsHaveTheirKeys(layout: String) throws {
    let button = Button(.verbatim("Button"))
    var count = 0
    button.addAction { count += 1 }
    let (field, stack) = (TextField(), StackView(.vertical))
    stack.addSubview(button)
    stack.addSubview(field)
    let stage = try stage(stack)
    for key in "abcdefghijklmnopqrstuvwxyz" {
      guard let letter = Self.character(key, in: layout) else { continue }
      count = 0
      stage.perform {
        button.mnemonic = .verbatim(String(key))
        button.becomeFirstResponder()
      }
      stage.type(String(letter))
      #expect(count == 1, "\(letter)")
      // In a field, the letter is text, and with Alt the button's.
      stage.perform {
        field.text = ""
        field.becomeFirstResponder()
      }
      stage.type(String(letter))
      #expect(field.text == String(letter) && count == 1)
      stage.press(.character(letter), modifiers: .alt)
      // Some letters with Alt edit.
      #expect(count == 2 || "abdefuy".contains(key), "\(letter)")
    }
  }

  @Test func aLetterThatAControlNamesComesBeforeTheLayouts() throws {
    let exact = Button(.verbatim("Exact"), mnemonic: .verbatim("ㅔ"))
    let latin = Button(.verbatim("Latin"), mnemonic: .verbatim("p"))
    var pressed: [String] = []
    exact.addAction { pressed.append("exact") }
    latin.addAction { pressed.append("latin") }
    let first = Button(.verbatim("First"))
    let stage = try stage(StackView(.vertical, views: [first, latin, exact]), .vi)
    stage.type("ㅔ")
    stage.type("з")
    stage.type("p")
    #expect(pressed == ["exact", "latin", "latin"] && first.isFirstResponder)
    stage.perform { exact.isHidden = true }
    stage.type("ㅔ")
    #expect(pressed.last == "latin" && pressed.count == 4)
  }

  @Test func anArabicLetterIsTheMnemonicBeforeTheKey() throws {
    // The tables of ar name ن; its key is k.
    let (named, other) = (
      Button(.verbatim("A"), mnemonic: .verbatim("نq")),
      Button(.verbatim("B"), mnemonic: .verbatim("k"))
    )
    var pressed: [String] = []
    named.addAction { pressed.append("named") }
    other.addAction { pressed.append("other") }
    let stage = try stage(StackView(.vertical, views: [other, named]), in: "ar")
    for letter in ["ن", "ض", "k"] { stage.type(letter) }
    #expect(pressed == ["named", "named", "other"])
  }

  @Test func aSearchInAListKeepsItsLetters() throws {
    let names = ["가나", "허리", "후추"].map { Message.verbatim($0) }
    let group = RadioGroup(names, selectedIndex: 0)
    let stage = try stage(group)
    stage.type("ㅎ")
    #expect(group.selectedIndex == 1)
    stage.type("후")
    #expect(group.selectedIndex == 1, "A search goes on.")
  }

  @Test func theCommandOfALinkHasItsKey() throws {
    let link = Link(.verbatim("Link"), url: "https://example.org")
    let stage = try stage(link)
    for letter in ["ㅛ", "н", "υ", "ט", "غ", "\u{E31}"] {
      stage.application.copiedText = nil
      stage.type(letter)
      #expect(stage.application.copiedText == "https://example.org", "\(letter)")
    }
  }

  @Test func anInputMethodsSpacePresses() throws {
    let button = Button(.verbatim("Button"))
    var count = 0
    button.addAction { count += 1 }
    let stage = try stage(button)
    stage.type("\u{3000}")
    #expect(count == 1)
  }

  /// The order of responders is that of the Latin key: a field's copy comes before the window's quit.
  @Test(arguments: ["\u{1B}[12618::99;5u", "\u{1B}[27;5;12618~", "\u{1B}[27;5;1089~"])
  func controlCopiesInAFieldBeforeItQuits(bytes: String) throws {
    let field = TextField()
    field.text = "text"
    let pilot = try Pilot(ScreenOfViews([field]), in: "en", size: Size(width: 20, height: 3), [])
    pilot.perform { field.selectAll() }
    pilot.send(Array(bytes.utf8))
    #expect(pilot.application.copiedText == "text" && pilot.isRunning)
    pilot.perform { field.selectedRange = 0..<0 }
    pilot.send(Array(bytes.utf8))
    #expect(!pilot.isRunning)
  }

  @Test func aCommandComesBeforeTheLayoutOfABinding() throws {
    let (first, second) = (Button(.verbatim("First")), Button(.verbatim("Second")))
    let commands = Commands([first, second])
    let stage = try Stage(commands)
    stage.perform { stage.application.keyBindings = .vi }
    stage.type("о")
    #expect(second.isFirstResponder)
    stage.type("ㅏ")
    #expect(first.isFirstResponder)
    commands.keys = [KeyEvent(.character("ㅓ"))]
    stage.type("ㅓ")
    #expect(commands.count == 1 && first.isFirstResponder)
  }

  /// Letters search a list: a command of the screen that they can't reach takes no key from it.
  @Test func aCommandOutsideASearchedListLeavesTheListItsKeys() throws {
    let group = RadioGroup(Self.rows, selectedIndex: 0)
    let commands = Commands([group])
    let stage = try Stage(commands)
    stage.perform { stage.application.keyBindings = .vi }
    commands.keys = [KeyEvent(.character("ㅓ"))]
    stage.type("ㅓ")
    #expect(commands.count == 0 && group.selectedIndex == 1)
  }

  /// A field that rejects a letter doesn't turn it into a command.
  @Test func aRejectedLetterIsNotACommand() throws {
    let (field, button) = (TextField(), Button(.verbatim("Quit"), mnemonic: .verbatim("q")))
    field.maximumLength = 0
    var count = 0
    button.addAction { count += 1 }
    let stage = try stage(StackView(.vertical, views: [field, button]))
    stage.perform { field.becomeFirstResponder() }
    stage.type("ㅂйض")
    #expect(count == 0 && field.text.isEmpty)
  }
}
