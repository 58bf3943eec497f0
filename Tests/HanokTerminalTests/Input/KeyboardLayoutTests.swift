import HanokTerminal
import Testing

/// The Latin keys of the letters of other scripts.
@Suite struct KeyboardLayoutTests {
  private func names(_ event: KeyEvent) -> String {
    event.latinKeys.map { key in
      guard case .character(let character) = key.key else { return "?" }
      return String(character)
    }.joined()
  }

  @Test func noLetterIsAtTwoKeys() {
    var keys: [Unicode.Scalar: (Unicode.Scalar, String)] = [:]
    for layout in KeyboardLayout.all {
      #expect(layout.mistakes.isEmpty, "\(layout.name)")
      #expect(!layout.keys.isEmpty)
      for (letter, key) in layout.keys {
        #expect((0x20..<0x7F).contains(key.value) && letter.value >= 0x80)
        let other = keys[letter] ?? (key, layout.name)
        #expect(other.0 == key, "\(letter) in \(layout.name) and \(other.1)")
        keys[letter] = (key, layout.name)
      }
    }
  }

  /// The keys that type something in ASCII, or nothing alone.
  private static let missing = [
    "Greek": "q", "Hebrew": "qw", "Japanese": "bcdfghjklmpqrstvwxyz",
  ]

  @Test(arguments: KeyboardLayout.all.map(\.name))
  func everyLetterKeyIsReached(name: String) throws {
    let layout = try #require(KeyboardLayout.all.first { $0.name == name })
    let reached = Set(layout.keys.values.map { Character($0) })
    let missing = "abcdefghijklmnopqrstuvwxyz".filter { !reached.contains($0) }
    #expect(missing == Self.missing[name] ?? "")
  }

  @Test(arguments: [
    ("ㅂ", "q"), ("ㅓ", "j"), ("ㅎ", "g"), ("ㅛ", "y"), ("ㅃ", "Q"), ("ㅖ", "P"), ("й", "q"), ("Й", "Q"),
    ("о", "j"), ("ё", "`"), ("ж", ";"), ("і", "s"), ("ї", "]"), ("ў", "o"), ("ξ", "j"), ("ς", "w"),
    ("ש", "a"), ("ן", "i"), ("ض", "q"), ("ﻻ", "b"), ("ث", "e"), ("ๆ", "q"), ("่", "j"), ("๓", "$"),
    ("あ", "a"), ("ん", "n"), ("ｊ", "j"), ("Ｇ", "G"), ("／", "/"), ("\u{3000}", " "),
    // Syllables that an input method has composed, and parts of them.
    ("허", "gj"), ("값", "rkqt"), ("뷁", "qnpfr"), ("ㅘ", "hk"), ("ㄳ", "rt"), ("\u{1112}", "g"),
    ("\u{1161}", "k"), ("\u{11AB}", "s"),
    // Latin letters, digits and other text are what they are.
    ("q", ""), ("é", ""), ("ß", ""), ("ơ", ""), ("1", ""), ("/", ""), ("漢", ""), ("か", ""),
    ("→", ""),
    ("👩‍👩‍👧", ""), ("e\u{301}", ""),
  ])
  func aLetterHasItsKeys(letter: Character, keys: String) {
    #expect(names(KeyEvent(.character(letter))) == keys)
    for modifiers in [KeyModifiers.control, .alt, [.alt, .shift]] {
      let event = KeyEvent(.character(letter), modifiers)
      #expect(names(event) == keys)
      #expect(event.latinKeys.allSatisfy { $0.modifiers == modifiers })
    }
  }

  @Test func aLatinKeyTypesNothingAndHasNoOtherKey() throws {
    let key = try #require(KeyEvent(.character("ㅂ")).latinKeys.first)
    #expect(key == KeyEvent(.character("q")))
    #expect(key.typedCharacter == nil && key.latinKeys.isEmpty)
    #expect(KeyEvent(.enter).latinKeys.isEmpty && KeyEvent(.function(1)).latinKeys.isEmpty)
  }

  /// What kitty reports about the key has precedence over the tables.
  @Test(arguments: [
    ("12618::99u", "ㅊ", "c"), ("12622:12622:103;2u", "ㅎ", "G"), ("1078::59u", "ж", ";"),
    ("1078:1046:59;2u", "Ж", ":"), ("1081::113;3u", "й", "q"),
    // Layouts that the tables don't have: Serbian, Persian, direct kana.
    ("1077::101u", "е", "e"), ("1586::99u", "ز", "c"), ("12383::113u", "た", "q"),
    // Hebrew and Greek signs at the keys of letters.
    ("47::113u", "/", "q"), ("39::119u", "'", "w"), ("59::113u", ";", "q"),
    ("59:58:113;2u", ":", "Q"),
    // Latin layouts have their letters where they have them: AZERTY, Dvorak, Turkish, Vietnamese.
    ("97::113u", "a", ""), ("44::119u", ",", ""), ("39::113u", "'", ""), ("305::105u", "ı", ""),
    ("7841::97u", "ạ", ""), ("44::109u", ",", ""), ("57376::99u", nil, ""),
    ("12618::99;1;12618u", "ㅊ", "c"), ("12618:12618:1114112u", "ㅊ", "c"),
  ])
  func theReportedKeyIsUsed(sequence: String, typed: Character?, keys: String) throws {
    var decoder = InputDecoder()
    let events = decoder.feed(Array("\u{1B}[\(sequence)".utf8))
    guard case .key(let event) = try #require(events.first), events.count == 1 else {
      Issue.record("\(events)")
      return
    }
    if let typed { #expect(event.key == .character(typed)) }
    #expect(names(event) == keys)
  }

  @Test(arguments: ["\u{1B}ㅓ", "\u{1B}[27;3;12627~", "\u{1B}[12627::106;3u"])
  func altHasTheKeyInEveryProtocol(bytes: String) throws {
    var decoder = InputDecoder()
    guard case .key(let event) = try #require(decoder.feed(Array(bytes.utf8)).first) else {
      Issue.record("No key")
      return
    }
    #expect(event == KeyEvent(.character("ㅓ"), .alt))
    #expect(event.latinKeys == [KeyEvent(.character("j"), .alt)])
  }

  @Test(arguments: ["\u{1B}[12610::113;5u", "\u{1B}[27;5;12610~", "\u{1B}[1081::113;5u"])
  func controlHasTheKeyInEveryProtocol(bytes: String) throws {
    var decoder = InputDecoder()
    guard case .key(let event) = try #require(decoder.feed(Array(bytes.utf8)).first) else {
      Issue.record("No key")
      return
    }
    let control = KeyEvent(.character("q"), .control)
    #expect(([event] + event.latinKeys).contains(control))
  }
}
