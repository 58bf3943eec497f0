import HanokTerminal

/// The keys of rxvt, which has its own final bytes for Shift and Control, and an escape for Alt.
enum RxvtKeys {
  private static let numbers: [(Int, Key)] = [
    (2, .insert), (3, .delete), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
    (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)),
    (15, .function(5)), (17, .function(6)), (18, .function(7)), (19, .function(8)),
    (20, .function(9)), (21, .function(10)), (23, .function(11)), (24, .function(12)),
  ]

  private static let arrows: [(String, Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left),
  ]

  private static let plain: [InputCase] = {
    var cases: [InputCase] = []
    for (number, key) in numbers {
      cases += [
        InputCase("\u{1B}[\(number)~", key), InputCase("\u{1B}[\(number)$", key, .shift),
        InputCase("\u{1B}[\(number)^", key, .control),
        InputCase("\u{1B}[\(number)@", key, [.control, .shift]),
      ]
    }
    for (letter, key) in arrows {
      cases += [
        InputCase("\u{1B}[\(letter)", key),
        InputCase("\u{1B}[\(letter.lowercased())", key, .shift),
        InputCase("\u{1B}O\(letter.lowercased())", key, .control),
      ]
    }
    return cases
  }()

  static let all =
    plain
    + plain.map { plain in
      InputCase("\u{1B}\(plain.text)", plain.events.map(withAlt))
    }

  private static func withAlt(_ event: InputEvent) -> InputEvent {
    guard case .key(let key) = event else { return event }
    return .key(KeyEvent(key.key, key.modifiers.union(.alt)))
  }
}
