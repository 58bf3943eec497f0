/// A control sequence as a terminal sends it: parameters and a final byte (ECMA-48 §5.4).
struct ControlSequence {
  /// The numbers; 0 where one was left out.
  ///
  /// Sub-parameters behind colons are left away.
  private let numbers: [Int]
  /// A byte such as `<` or `?` before the numbers.
  private let prefix: UInt8?
  /// A byte such as `$` behind the numbers.
  private let intermediate: UInt8?
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    self.final = final
    prefix = parameters.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    intermediate = parameters.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
    let fields = parameters.filter { (0x30...0x3B).contains($0) || $0 == 0x2D }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    numbers = fields.map { field in
      let number = field.prefix { $0 != UInt8(ascii: ":") }
      return Int(String(decoding: number, as: UTF8.self)) ?? 0
    }
  }

  var beginsPaste: Bool { final == UInt8(ascii: "~") && numbers == [200] }

  /// What the sequence tells; nil where it is an answer or unknown.
  var event: InputEvent? {
    switch (prefix, final) {
    case (UInt8(ascii: "<")?, UInt8(ascii: "M")), (UInt8(ascii: "<")?, UInt8(ascii: "m")):
      mouseEvent
    case (.some, _): nil
    case (nil, UInt8(ascii: "I")) where numbers == [0] || numbers.isEmpty: .focus(true)
    case (nil, UInt8(ascii: "O")) where numbers == [0] || numbers.isEmpty: .focus(false)
    default: key.map { .key($0) }
    }
  }

  private var mouseEvent: InputEvent? {
    guard numbers.count == 3 else { return nil }
    return Self.mouse(
      numbers[0], numbers[1], numbers[2], isRelease: final == UInt8(ascii: "m"))
  }

  private var modifiers: KeyModifiers {
    numbers.count > 1 ? KeyModifiers(xterm: numbers[1]) : []
  }

  private var key: KeyEvent? {
    switch final {
    case UInt8(ascii: "~"): tildeKey
    case UInt8(ascii: "^") where intermediate == nil: numberedKey(.control)
    case UInt8(ascii: "@") where intermediate == nil: numberedKey([.control, .shift])
    case UInt8(ascii: "u"): characterKey(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"): KeyEvent(.tab, modifiers.union(.shift))
    // With other numbers this is the answer to where the cursor is.
    case UInt8(ascii: "R") where numbers.first != 1 || numbers.count != 2: nil
    default: finalKey
    }
  }

  private var finalKey: KeyEvent? {
    if let key = KeyTable.finals[final] { return KeyEvent(key, modifiers) }
    return KeyTable.rxvtArrows[final].map { KeyEvent($0, .shift) }
  }

  private var tildeKey: KeyEvent? {
    // xterm's modifyOtherKeys: 27, the modifiers, the character.
    if numbers.count == 3, numbers[0] == 27 { return characterKey(numbers[2], modifiers) }
    return numberedKey(modifiers)
  }

  private func numberedKey(_ modifiers: KeyModifiers) -> KeyEvent? {
    numbers.first.flatMap { KeyTable.numbers[$0] }.map { KeyEvent($0, modifiers) }
  }

  private func characterKey(_ code: Int, _ modifiers: KeyModifiers) -> KeyEvent? {
    switch code {
    case 13: return KeyEvent(.enter, modifiers)
    case 9: return KeyEvent(.tab, modifiers)
    case 27: return KeyEvent(.escape, modifiers)
    case 8, 127: return KeyEvent(.backspace, modifiers)
    default:
      guard code >= 32, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      return KeyEvent(.character(Character(scalar)), modifiers)
    }
  }

  /// A mouse report: its button bits, and column and row from 1 (xterm, Mouse Tracking).
  static func mouse(_ bits: Int, _ column: Int, _ row: Int, isRelease: Bool) -> InputEvent {
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let low = bits & 3
    let kind: MouseEvent.Kind
    if bits & 64 != 0 {
      kind = .wheel([.up, .down, .left, .right][low])
    } else if bits & 128 != 0 {
      let button = MouseEvent.Button.other(8 + low)
      kind = isRelease ? .release(button) : .press(button)
    } else if low == 3 {
      kind = .move
    } else if bits & 32 != 0 {
      kind = .drag(buttons[low])
    } else {
      kind = isRelease ? .release(buttons[low]) : .press(buttons[low])
    }
    var modifiers: KeyModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    // Some terminals report places outside of their window as below zero.
    let position = Point(x: max(0, column - 1), y: max(0, row - 1))
    return .mouse(MouseEvent(kind, at: position, modifiers))
  }
}

extension KeyModifiers {
  /// The modifiers as xterm numbers them: 1 more than their bits.
  init(xterm number: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, number - 1)) & 0x0F)
  }
}
