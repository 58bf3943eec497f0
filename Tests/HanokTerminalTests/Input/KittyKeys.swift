import HanokTerminal

/// The keys of kitty's protocol with every combination of its modifiers.
enum KittyKeys {
  static let all = functional + characters + layouts + texts + kinds

  /// The form that each key has: its number and final byte (kitty, Functional key definitions).
  private static let keys: [(Int, String, Key)] = [
    (27, "u", .escape), (13, "u", .enter), (9, "u", .tab), (127, "u", .backspace),
    (2, "~", .insert), (3, "~", .delete), (1, "D", .left), (1, "C", .right), (1, "A", .up),
    (1, "B", .down), (5, "~", .pageUp), (6, "~", .pageDown), (1, "H", .home), (7, "~", .home),
    (1, "F", .end), (8, "~", .end), (57_361, "u", .printScreen), (57_362, "u", .pause),
    (57_363, "u", .menu), (1, "P", .function(1)), (11, "~", .function(1)), (1, "Q", .function(2)),
    (12, "~", .function(2)), (13, "~", .function(3)), (1, "S", .function(4)),
    (14, "~", .function(4)), (15, "~", .function(5)), (17, "~", .function(6)),
    (18, "~", .function(7)), (19, "~", .function(8)), (20, "~", .function(9)),
    (21, "~", .function(10)), (23, "~", .function(11)), (24, "~", .function(12)),
    (57_376, "u", .function(13)), (57_377, "u", .function(14)), (57_378, "u", .function(15)),
    (57_379, "u", .function(16)), (57_380, "u", .function(17)), (57_381, "u", .function(18)),
    (57_382, "u", .function(19)), (57_383, "u", .function(20)), (57_384, "u", .function(21)),
    (57_397, "u", .function(34)), (57_398, "u", .function(35)), (57_399, "u", .character("0")),
    (57_400, "u", .character("1")), (57_408, "u", .character("9")), (57_409, "u", .character(".")),
    (57_410, "u", .character("/")), (57_411, "u", .character("*")), (57_412, "u", .character("-")),
    (57_413, "u", .character("+")), (57_414, "u", .enter), (57_415, "u", .character("=")),
    (57_416, "u", .character(",")), (57_417, "u", .left), (57_418, "u", .right), (57_419, "u", .up),
    (57_420, "u", .down), (57_421, "u", .pageUp), (57_422, "u", .pageDown), (57_423, "u", .home),
    (57_424, "u", .end), (57_425, "u", .insert), (57_426, "u", .delete), (1, "E", .begin),
    (57_427, "~", .begin),
  ]

  private static let functional: [InputCase] = keys.flatMap { key in
    KeyModifiers.combinations(of: 6).map { functional(key, $0) } + unmodified(key)
  }

  private static func functional(
    _ key: (number: Int, final: String, key: Key), _ modifiers: KeyModifiers
  ) -> InputCase {
    InputCase("\u{1B}[\(key.number);\(modifiers.number)\(key.final)", key.key, modifiers)
  }

  /// Without modifiers they are left out; Caps Lock, 64, and Num Lock, 128, change nothing.
  private static func unmodified(
    _ key: (number: Int, final: String, key: Key)
  ) -> [InputCase] {
    let number = key.number == 1 ? "" : String(key.number)
    return [
      InputCase("\u{1B}[\(number)\(key.final)", key.key),
      InputCase("\u{1B}[\(key.number);65\(key.final)", key.key),
      InputCase("\u{1B}[\(key.number);197\(key.final)", key.key, .control),
    ]
  }

  private static let characters: [InputCase] =
    KeyModifiers.combinations(of: 6).flatMap { $0.contains(.shift) ? shifted($0) : unshifted($0) }

  private static func unshifted(_ modifiers: KeyModifiers) -> [InputCase] {
    let number = modifiers.number
    return [
      InputCase("\u{1B}[97;\(number)u", .character("a"), modifiers),
      InputCase("\u{1B}[223;\(number)u", .character("ß"), modifiers),
      InputCase("\u{1B}[49;\(number)u", .character("1"), modifiers),
    ]
  }

  private static func shifted(_ modifiers: KeyModifiers) -> [InputCase] {
    let number = modifiers.number
    let others = modifiers.subtracting(.shift)
    return [
      InputCase("\u{1B}[97;\(number)u", .character("A"), others),
      InputCase("\u{1B}[223;\(number)u", .character("ß"), others),
      // With what Shift makes of the key; without it, nobody knows.
      InputCase("\u{1B}[49:33;\(number)u", .character("!"), others),
      InputCase("\u{1B}[97:65;\(number)u", .character("A"), others),
      InputCase("\u{1B}[49;\(number)u", .character("1"), modifiers),
    ]
  }

  /// A key command is a place on the keyboard.
  private static let layouts: [InputCase] = [
    InputCase("\u{1B}[12618::99;5u", .character("c"), .control),
    InputCase("\u{1B}[1089::99;5u", .character("c"), .control),
    InputCase("\u{1B}[1089:1057:99;6u", .character("C"), .control),
    InputCase("\u{1B}[54620;3u", .character("한"), .alt),
    // Latin letters are where their own layout has them.
    InputCase("\u{1B}[113::97;5u", .character("q"), .control),
    InputCase("\u{1B}[246::59;3u", .character("ö"), .alt),
    // Without anything held, it is what is typed.
    InputCase("\u{1B}[12618::99u", .character("ㅊ")),
    InputCase("\u{1B}[57376::99;5u", .function(13), .control),
  ]

  /// Text that a key typed along with it.
  private static let texts: [InputCase] = [
    InputCase("\u{1B}[97;;97u", .character("a")), InputCase("\u{1B}[97;2;65u", .character("A")),
    InputCase(
      "\u{1B}[0;;54620:44544u", [.key(KeyEvent(.character("한"))), .key(KeyEvent(.character("글")))]),
    InputCase("\u{1B}[101;;101:769u", .character("e\u{301}")),
    InputCase("\u{1B}[97;5;97u", .character("a"), .control),
    InputCase("\u{1B}[13;;13u", .enter),
  ]

  /// Presses and repetitions are keys, releases are not; nor are what only locks or modifies.
  private static let kinds: [InputCase] = [
    InputCase("\u{1B}[97;1:1u", .character("a")),
    InputCase("\u{1B}[97;5:2u", .character("a"), .control),
    InputCase("\u{1B}[97;5:3u", []), InputCase("\u{1B}[1;1:3A", []), InputCase("\u{1B}[3;1:3~", []),
    InputCase("\u{1B}[57358u", []), InputCase("\u{1B}[57441;2u", []),
    InputCase("\u{1B}[57428u", []),
    InputCase("\u{1B}[133u", []), InputCase("\u{1B}[55296u", []), InputCase("\u{1B}[1114112u", []),
  ]
}
