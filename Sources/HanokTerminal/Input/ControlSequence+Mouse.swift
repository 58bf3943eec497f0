extension ControlSequence {
  /// A mouse report in xterm's form, or in rxvt's, which counts as X10's does.
  var mouse: InputEvent? {
    guard numbers.count == 3 else { return nil }
    if prefix != nil {
      return Self.mouse(
        numbers[0], numbers[1], numbers[2], isRelease: final == UInt8(ascii: "m"))
    }
    return Self.oldMouse(numbers[0] - 32, numbers[1], numbers[2])
  }

  /// A report in X10's form, which doesn't tell which button was released.
  static func oldMouse(_ bits: Int, _ column: Int, _ row: Int) -> InputEvent? {
    let isRelease = bits & 3 == 3 && bits & 0xE0 == 0
    return mouse(isRelease ? bits & ~3 : bits, column, row, isRelease: isRelease)
  }

  /// A mouse report: its button bits, and column and row from 1 (xterm, Mouse Tracking).
  static func mouse(_ bits: Int, _ column: Int, _ row: Int, isRelease: Bool) -> InputEvent? {
    let low = bits & 3
    let kind: MouseEvent.Kind
    if bits & 64 != 0 {
      // A wheel isn't held, but some terminals tell its release.
      if isRelease { return nil }
      kind = .wheel([.up, .down, .left, .right][low])
    } else if low == 3 && bits & 128 == 0 {
      kind = .move
    } else {
      let usual: [MouseEvent.Button] = [.left, .middle, .right, .other(3)]
      let button = bits & 128 != 0 ? .other(8 + low) : usual[low]
      kind = isRelease ? .release(button) : bits & 32 != 0 ? .drag(button) : .press(button)
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
