import HanokTerminal

/// The keys of the Linux console (its standard keymap; console_codes(4)), which knows no modifiers
/// but Alt, an escape before the key, Control with a letter, and Shift with a function key.
enum LinuxConsoleKeys {
  private static let keys: [(String, Key)] = [
    ("[[A", .function(1)), ("[[B", .function(2)), ("[[C", .function(3)), ("[[D", .function(4)),
    ("[[E", .function(5)), ("[17~", .function(6)), ("[18~", .function(7)), ("[19~", .function(8)),
    ("[20~", .function(9)), ("[21~", .function(10)), ("[23~", .function(11)),
    ("[24~", .function(12)), ("[25~", .function(13)), ("[26~", .function(14)),
    ("[28~", .function(15)), ("[29~", .function(16)), ("[31~", .function(17)),
    ("[32~", .function(18)), ("[33~", .function(19)), ("[34~", .function(20)), ("[1~", .home),
    ("[2~", .insert), ("[3~", .delete), ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown),
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left),
  ]

  static let all =
    keys.flatMap { sequence, key in
      [
        InputCase("\u{1B}" + sequence, key), InputCase("\u{1B}\u{1B}" + sequence, key, .alt),
      ]
    }
}
