/// The keys of the bytes in key sequences (xterm, PC-Style Function Keys; rxvt; Linux console).
package enum KeyTable {
  /// The keys of the final byte of `CSI … X` and `SS3 X`.
  package static let finals: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "E"): .begin, UInt8(ascii: "F"): .end,
    UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys of the number of `CSI n ~`.
  package static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// The keypad's keys after `SS3`, in application mode.
  package static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [
      UInt8(ascii: "M"): .enter, UInt8(ascii: "I"): .tab, UInt8(ascii: " "): .character(" "),
      UInt8(ascii: "X"): .character("="),
    ]
    for (final, character) in zip("jklmno".utf8, "*+,-./") { keys[final] = .character(character) }
    for (final, character) in zip("pqrstuvwxy".utf8, "0123456789") {
      keys[final] = .character(character)
    }
    return keys
  }()

  /// The keys of rxvt's arrows with Shift (after `CSI`) and Control (after `SS3`).
  package static let rxvtArrows: [UInt8: Key] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  /// The keys of the Linux console's `CSI [ X`.
  package static let linuxFunctions: [UInt8: Key] = [
    UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2),
    UInt8(ascii: "C"): .function(3), UInt8(ascii: "D"): .function(4),
    UInt8(ascii: "E"): .function(5),
  ]
}

extension KeyTable {
  /// Returns the key that sends a single byte of ASCII, or nil for an escape and other bytes.
  static func key(of byte: UInt8) -> KeyEvent? {
    switch byte {
    case 0x0D, 0x0A: KeyEvent(.enter)
    case 0x09: KeyEvent(.tab)
    case 0x7F, 0x08: KeyEvent(.backspace)
    case 0x00: KeyEvent(.character(" "), .control)
    case 0x01...0x1A: KeyEvent(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: KeyEvent(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x20..<0x7F: KeyEvent(.character(Character(Unicode.Scalar(byte))))
    default: nil
    }
  }

  /// The keys of kitty's keyboard protocol in Unicode's private use area.
  ///
  /// See kitty, Functional key definitions.
  ///
  /// Lock keys, modifier keys and media keys are left out: they type nothing, and the terminal
  /// isn't asked to report them.
  package static let kitty: [Int: Key] = {
    var keys: [Int: Key] = [
      57_361: .printScreen, 57_362: .pause, 57_363: .menu, 57_414: .enter, 57_427: .begin,
    ]
    for number in 13...35 { keys[57_376 + number - 13] = .function(number) }
    // The keypad: its characters, and its keys without Num Lock.
    for (offset, character) in "0123456789./*-+".enumerated() {
      keys[57_399 + offset] = .character(character)
    }
    for (offset, character) in "=,".enumerated() { keys[57_415 + offset] = .character(character) }
    let moves: [Key] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    for (offset, key) in moves.enumerated() { keys[57_417 + offset] = key }
    return keys
  }()
}
