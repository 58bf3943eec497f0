extension ControlSequence {
  /// What a sequence with a prefix answers.
  var reply: TerminalReply? {
    guard prefix == UInt8(ascii: "?") else { return nil }
    switch (final, intermediate) {
    case (UInt8(ascii: "c"), nil): return .deviceAttributes(numbers)
    case (UInt8(ascii: "u"), nil): return .keyboardFlags(numbers.first ?? 0)
    case (UInt8(ascii: "R"), nil): return cursor
    case (UInt8(ascii: "y"), UInt8(ascii: "$")) where numbers.count == 2:
      return TerminalReply.ModeState(rawValue: numbers[1]).map { .mode(numbers[0], $0) }
    // Mode 2031: 1 is dark, 2 is light.
    case (UInt8(ascii: "n"), nil) where numbers.count == 2 && numbers[0] == 997:
      return .appearance(isDark: numbers[1] == 1)
    default: return nil
    }
  }

  /// Where the cursor is, told from 1.
  var cursor: TerminalReply? {
    guard numbers.count >= 2 else { return nil }
    return .cursor(Point(x: max(0, numbers[1] - 1), y: max(0, numbers[0] - 1)))
  }
}
