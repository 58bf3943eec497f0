import HanokTerminal

/// A sequence for each entry of the decoder's own tables, so that a new key is included by itself.
enum KeyTableKeys {
  static let all = finals + numbers + keypad + arrows + linux + kitty

  private static func sequence(_ introducer: String, _ final: UInt8) -> String {
    "\u{1B}\(introducer)\(Unicode.Scalar(final))"
  }

  private static let finals = KeyTable.finals.flatMap { final, key in
    [InputCase(sequence("[", final), key), InputCase(sequence("O", final), key)]
  }

  private static let numbers = KeyTable.numbers.map { InputCase("\u{1B}[\($0)~", $1) }

  private static let keypad = KeyTable.keypad.map { InputCase(sequence("O", $0), $1) }

  private static let arrows = KeyTable.rxvtArrows.flatMap { final, key in
    [
      InputCase(sequence("[", final), key, .shift), InputCase(sequence("O", final), key, .control),
    ]
  }

  private static let linux = KeyTable.linuxFunctions.map { InputCase(sequence("[[", $0), $1) }

  private static let kitty = KeyTable.kitty.map { InputCase("\u{1B}[\($0)u", $1) }
}
