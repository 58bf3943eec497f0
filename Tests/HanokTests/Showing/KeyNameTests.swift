import Hanok
import HanokTesting
import Testing

@Suite struct KeyNameTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let event: KeyEvent
    let tag: String
    let name: String
    var testDescription: String { "\(tag): \(name)" }

    init(_ key: Key, _ modifiers: KeyModifiers, _ tag: String, _ name: String) {
      (event, self.tag, self.name) = (KeyEvent(key, modifiers), tag, name)
    }

    init(_ key: Key, _ tag: String, _ name: String) { self.init(key, [], tag, name) }
  }

  private func opened(_ tag: String) throws -> Localizer {
    Localizer(catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(tag))
  }

  @Test(arguments: [
    Case(.character("c"), .control, "en", "Ctrl+C"),
    Case(.character("c"), .control, "de", "Strg+C"),
    Case(.character("q"), "ko", "Q"),
    // A capital is typed with Shift; a sign is what it is.
    Case(.character("Q"), "en", "Shift+Q"),
    Case(.character("Q"), .alt, "de", "Alt+Umschalt+Q"),
    Case(.character("?"), "en", "?"),
    Case(.character("ß"), "de", "ß"),
    Case(.character("ㅂ"), "ko", "ㅂ"),
    Case(.character(" "), "ko", "스페이스바"),
    Case(.character(" "), .control, "de", "Strg+Leertaste"),
    Case(.enter, "en", "Enter"), Case(.enter, "de", "Eingabetaste"),
    Case(.enter, "zh-Hans", "回车键"),
    Case(.tab, .shift, "de", "Umschalt+Tab"),
    Case(.up, "en", "Up Arrow"), Case(.down, "ja", "下矢印"),
    Case(.left, "ar", "السهم الأيسر"), Case(.right, "ko", "오른쪽 화살표"),
    Case(.function(12), "ar", "\u{200E}F12\u{200E}"),
    Case(.home, "de", "Pos1"), Case(.end, "de", "Ende"),
    Case(.pageUp, "de", "Bild auf"), Case(.pageDown, "de", "Bild ab"),
    Case(.delete, [.control, .alt], "de", "Strg+Alt+Entf"),
    Case(.insert, "de", "Einfg"), Case(.backspace, "de", "Rücktaste"),
    Case(.escape, "ja", "Esc"), Case(.menu, "de", "Menütaste"),
    Case(.pause, "en", "Pause"), Case(.printScreen, "de", "Druck"),
    Case(.begin, "en", "Keypad Center"),
    Case(.character("x"), [.super, .hyper, .meta], "en", "Hyper+Meta+Super+X"),
  ])
  func aKeyIsNamedInTheLanguage(_ test: Case) throws {
    let name = KeyName(test.event)
    let localizer = try opened(test.tag)
    #expect(localizer.string(name.message) == test.name)
  }

  @Test(arguments: [
    Case(.up, "en", "↑"), Case(.down, "de", "↓"), Case(.left, "ar", "←"), Case(.right, "ko", "→"),
    Case(.enter, "de", "Eingabe"), Case(.character(" "), "de", "Leer"),
    Case(.backspace, "ja", "BS"), Case(.pageUp, "en", "PgUp"), Case(.pageDown, "en", "PgDn"),
    Case(.left, .alt, "de", "Alt+←"), Case(.home, "de", "Pos1"),
    Case(.character("Z"), "en", "Shift+Z"),
  ])
  func aShortNameHasFewCells(_ test: Case) throws {
    let localizer = try opened(test.tag)
    let traits = Traits(localizer: localizer)
    #expect(localizer.string(KeyName(test.event).shortMessage(in: traits)) == test.name)
  }

  @Test func arrowsHaveNamesWhereSignsMayTakeTwoCells() throws {
    let localizer = try opened("en")
    let traits = Traits(localizer: localizer, ambiguousWidth: .wide)
    let keys: [Key] = [.up, .down, .left, .right]
    let names = keys.map { localizer.string(KeyName(KeyEvent($0)).shortMessage(in: traits)) }
    #expect(names == ["Up Arrow", "Down Arrow", "Left Arrow", "Right Arrow"])
  }

  @Test func theKeysOfACommandAreAlternatives() throws {
    let keys = [
      KeyEvent(.function(1)), KeyEvent(.character("?")), KeyEvent(.character("h"), .control),
    ]
    let command = KeyCommand(.verbatim("Help"), keys: keys) {}
    let names = try #require(command.keyNames)
    for (tag, text) in [("en", "F1 or ? or Ctrl+H"), ("ko", "F1 또는 ? 또는 Ctrl+H")] {
      let localizer = try opened(tag)
      #expect(localizer.string(names) == text)
    }
    #expect(KeyCommand(.verbatim("None"), keys: []) {}.keyNames == nil)
  }

  /// No word of a language is left out, and none is broken.
  @Test(arguments: ["en", "ko", "ja", "ar", "de", "zh-Hans"])
  func everyKeyHasANameInEachLanguage(tag: String) throws {
    let localizer = try opened(tag)
    let traits = Traits(localizer: localizer)
    let keys: [Key] = [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .begin, .menu, .pause, .printScreen, .function(1), .character(" "),
    ]
    let names = keys.map { localizer.string(KeyName(KeyEvent($0)).message) }
    #expect(Set(names).count == keys.count)
    for key in keys {
      let name = localizer.string(KeyName(KeyEvent(key)).message)
      let short = localizer.string(KeyName(KeyEvent(key)).shortMessage(in: traits))
      #expect(!short.isEmpty)
      #expect(CellWidth.of(short) <= CellWidth.of(name))
    }
    #expect(localizer.problems.isEmpty)
  }
}
