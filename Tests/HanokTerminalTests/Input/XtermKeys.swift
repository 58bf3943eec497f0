import HanokTerminal

/// xterm's keys with every combination of modifiers.
///
/// In its usual modes and with modifyOtherKeys (xterm, PC-Style Function Keys; Alt and Meta Keys).
/// VTE and most others send the same.
enum XtermKeys {
  static let all = characters + controls + named + modifiedNamed + otherKeys

  private static let letters: [(Key, String)] = [
    (.up, "A"), (.down, "B"), (.right, "C"), (.left, "D"), (.begin, "E"), (.end, "F"),
    (.home, "H"), (.function(1), "P"), (.function(2), "Q"), (.function(3), "R"),
    (.function(4), "S"),
  ]

  private static let numbers: [(Key, Int)] = [
    (.insert, 2), (.delete, 3), (.pageUp, 5), (.pageDown, 6), (.function(5), 15),
    (.function(6), 17), (.function(7), 18), (.function(8), 19), (.function(9), 20),
    (.function(10), 21), (.function(11), 23), (.function(12), 24), (.function(13), 25),
    (.function(14), 26), (.function(15), 28), (.function(16), 29), (.function(17), 31),
    (.function(18), 32), (.function(19), 33), (.function(20), 34),
  ]

  private static let named: [InputCase] = {
    var cases: [InputCase] = []
    for (key, letter) in letters {
      cases += [InputCase("\u{1B}[\(letter)", key), InputCase("\u{1B}O\(letter)", key)]
    }
    for (key, number) in numbers { cases.append(InputCase("\u{1B}[\(number)~", key)) }
    return cases
  }()

  private static let modifiedNamed: [InputCase] = {
    var cases: [InputCase] = []
    for modifiers in KeyModifiers.combinations(of: 4).dropFirst() {
      for (key, letter) in letters {
        cases.append(InputCase("\u{1B}[1;\(modifiers.number)\(letter)", key, modifiers))
      }
      for (key, number) in numbers {
        cases.append(InputCase("\u{1B}[\(number);\(modifiers.number)~", key, modifiers))
      }
    }
    return cases
  }()

  /// What types a character, alone and with Alt; Shift is in the character.
  private static let characters: [InputCase] = {
    var cases: [InputCase] = []
    let ascii = (0x20..<0x7F).compactMap(Unicode.Scalar.init).map { Character($0) }
    for character in ascii + ["한", "é", "😀", "ß"] {
      cases.append(InputCase(String(character), .character(character)))
      // Behind an escape these begin a sequence; alone they are keys after a while.
      if "[O]P_".contains(character) { continue }
      cases.append(InputCase("\u{1B}\(character)", .character(character), .alt))
    }
    return cases
  }()

  /// Control with each letter, but for those that are Tab, Enter and Backspace, and with Alt.
  private static let controls: [InputCase] = {
    var cases = [
      InputCase("\u{1B}[Z", .tab, .shift), InputCase("\u{1B}\u{1B}[Z", .tab, [.alt, .shift]),
    ]
    for (byte, character) in zip(UInt8(0)...31, " abcdefghijklmnopqrstuvwxyz[\\]^_")
    where ![8, 9, 10, 13, 27].contains(byte) {
      let text = String(Unicode.Scalar(byte))
      cases.append(InputCase(text, .character(character), .control))
      cases.append(InputCase("\u{1B}\(text)", .character(character), [.alt, .control]))
    }
    let named: [(String, Key)] = [
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ]
    for (text, key) in named {
      cases += [InputCase(text, key), InputCase("\u{1B}\(text)", key, .alt)]
    }
    return cases
  }()

  /// modifyOtherKeys in both of its forms (`formatOtherKeys`).
  private static let otherKeys: [InputCase] =
    KeyModifiers.combinations(of: 4).dropFirst().flatMap { otherKeys($0) }

  private static func otherKeys(_ modifiers: KeyModifiers) -> [InputCase] {
    let number = modifiers.number
    let named: [(Int, Key)] = [
      (9, .tab), (13, .enter), (27, .escape), (127, .backspace), (32, .character(" ")),
    ]
    var cases: [InputCase] = []
    for (code, key) in named {
      cases.append(InputCase("\u{1B}[27;\(number);\(code)~", key, modifiers))
      cases.append(InputCase("\u{1B}[\(code);\(number)u", key, modifiers))
    }
    // Shift is in the character already.
    let others = modifiers.subtracting(.shift)
    for character in (modifiers.contains(.shift) ? "AZ!" : "az1").unicodeScalars {
      let key = Key.character(Character(character))
      cases.append(InputCase("\u{1B}[27;\(number);\(character.value)~", key, others))
    }
    return cases
  }
}
