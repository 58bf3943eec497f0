/// A control sequence of a key.
struct KeySequence {
  private let sequence: ControlSequence

  init(_ sequence: ControlSequence) {
    self.sequence = sequence
  }

  private var numbers: [Int] { sequence.numbers }

  /// The keys, several if a key types several characters, or nil if it isn't a key's sequence.
  var keys: [KeyEvent]? {
    // After the modifiers kitty has 1 for a press, 2 for a repetition and 3 for a release.
    if sequence.detail(0, of: 1) == 3 { return nil }
    if sequence.final == UInt8(ascii: "u") { return characterKeys }
    return key.map { [$0] }
  }

  /// Returns the key of a sequence after single shift 3, or nil if it isn't a key's.
  ///
  /// Some terminals have the modifiers in between: `ESC O 5 A`, `ESC O 1 ; 5 P`.
  static func singleShift(_ parameters: ArraySlice<UInt8>, final: UInt8) -> KeyEvent? {
    let fields = parameters.split(separator: UInt8(ascii: ";"))
    let numbers = fields.compactMap { UInt8(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == fields.count else { return nil }
    if let key = KeyTable.finals[final] ?? KeyTable.keypad[final] {
      return KeyEvent(key, KeyModifiers(number: Int(numbers.last ?? 1)))
    }
    return KeyTable.rxvtArrows[final].map { KeyEvent($0, .control) }
  }

  private var modifiers: KeyModifiers {
    numbers.count > 1 ? KeyModifiers(number: numbers[1]) : []
  }

  private var key: KeyEvent? {
    switch sequence.final {
    case UInt8(ascii: "~"): tildeKey
    // rxvt.
    case UInt8(ascii: "^") where sequence.intermediate == nil: numberedKey(.control)
    case UInt8(ascii: "@") where sequence.intermediate == nil: numberedKey([.control, .shift])
    case UInt8(ascii: "$"): numberedKey(.shift)
    case UInt8(ascii: "Z"): KeyEvent(.tab, modifiers.union(.shift))
    default: finalKey
    }
  }

  private var finalKey: KeyEvent? {
    if let key = KeyTable.finals[sequence.final] { return KeyEvent(key, modifiers) }
    return KeyTable.rxvtArrows[sequence.final].map { KeyEvent($0, .shift) }
  }

  private var tildeKey: KeyEvent? {
    // xterm's modifyOtherKeys: 27, the modifiers, the character, of which Shift is a part.
    if numbers.count == 3, numbers[0] == 27 {
      return Self.key(numbers[2], shifted: numbers[2], modifiers)
    }
    if numbers.first == 57_427 { return KeyEvent(.begin, modifiers) }
    return numberedKey(modifiers)
  }

  private func numberedKey(_ modifiers: KeyModifiers) -> KeyEvent? {
    numbers.first.flatMap { KeyTable.numbers[$0] }.map { KeyEvent($0, modifiers) }
  }

  // MARK: - Characters

  /// `CSI key : shifted : base ; modifiers : event ; text u` (kitty, An overview).
  private var characterKeys: [KeyEvent]? {
    let typed = sequence.text(at: 2)
    let code = numbers.first ?? 0
    if !typed.isEmpty, modifiers.subtracting(.shift).isEmpty {
      let keys = typed.map { KeyEvent(.character($0)) }
      return keys.count == 1 ? [positioned(keys[0], code)] : keys
    }
    // A key command is a position on the keyboard, in any script: Control with the position of `c`
    // is Ctrl-C, though a Korean layout types ㅊ with it. With Alt, a control may have the letter.
    if let base = position(of: code), !modifiers.subtracting([.shift, .alt]).isEmpty {
      return [KeyEvent(.character(base), modifiers.subtracting(.shift))]
    }
    return Self.key(code, shifted: sequence.detail(0, of: 0), modifiers).map {
      [positioned($0, code)]
    }
  }

  /// Returns the character of the key in the US layout, if the terminal reports it.
  private func position(of code: Int) -> Character? {
    guard KeyTable.kitty[code] == nil else { return nil }
    return KeyboardLayout.position(
      of: code, base: sequence.detail(1, of: 0), isShifted: modifiers.contains(.shift))
  }

  private func positioned(_ event: KeyEvent, _ code: Int) -> KeyEvent {
    var event = event
    event.position = position(of: code)
    return event
  }

  /// Returns a key by its code.
  ///
  /// - Parameter shifted: The code of its character with Shift, or nil if it is unknown.
  private static func key(
    _ code: Int, shifted: Int?, _ modifiers: KeyModifiers
  ) -> KeyEvent? {
    switch code {
    case 13: return KeyEvent(.enter, modifiers)
    case 9: return KeyEvent(.tab, modifiers)
    case 27: return KeyEvent(.escape, modifiers)
    case 8, 127: return KeyEvent(.backspace, modifiers)
    case 32: return KeyEvent(.character(" "), modifiers)
    default:
      return KeyTable.kitty[code].map { KeyEvent($0, modifiers) }
        ?? character(code).map { characterKey($0, shifted: shifted.flatMap(character), modifiers) }
    }
  }

  /// Returns the key of a character; only letters have a known character with Shift.
  private static func characterKey(
    _ character: Character, shifted: Character?, _ modifiers: KeyModifiers
  ) -> KeyEvent {
    guard modifiers.contains(.shift) else { return KeyEvent(.character(character), modifiers) }
    let others = modifiers.subtracting(.shift)
    if let shifted, shifted != character || !character.isLetter {
      return KeyEvent(.character(shifted), others)
    }
    guard character.isLetter else { return KeyEvent(.character(character), modifiers) }
    let capital = character.uppercased()
    return KeyEvent(.character(capital.count == 1 ? Character(capital) : character), others)
  }

  private static func character(_ code: Int) -> Character? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    // An unknown key in the private use area types nothing.
    let category = scalar.properties.generalCategory
    return category == .control || category == .privateUse ? nil : Character(scalar)
  }
}
