import HanokTerminal

/// What terminals answer, and what looks like it: none of it is an event.
enum Replies {
  static let all = answers + events + ignored + interrupted
  /// All that a terminal sends as a whole.
  static let whole = answers + events + ignored

  private static func color(_ red: UInt16, _ green: UInt16, _ blue: UInt16) -> TerminalColor {
    TerminalColor(red: red, green: green, blue: blue)
  }

  static let answers: [InputCase] = [
    InputCase("\u{1B}[?1;2c", .deviceAttributes([1, 2])),
    InputCase("\u{1B}[?62;22;52c", .deviceAttributes([62, 22, 52])),
    InputCase("\u{1B}P>|kitty(0.32.2)\u{1B}\\", .version("kitty(0.32.2)")),
    InputCase("\u{1B}P>|XTerm(370)\u{1B}\\", .version("XTerm(370)")),
    InputCase("\u{1B}[?2026;2$y", .mode(2_026, .reset)),
    InputCase("\u{1B}[?2026;0$y", .mode(2_026, .unknown)),
    InputCase("\u{1B}[?2027;3$y", .mode(2_027, .permanentlySet)),
    InputCase("\u{1B}[?2048;1$y", .mode(2_048, .set)),
    InputCase("\u{1B}[?2031;4$y", .mode(2_031, .permanentlyReset)),
    InputCase("\u{1B}[8;1$y", .directionMode(.set)),
    InputCase("\u{1B}[8;0$y", .directionMode(.unknown)),
    InputCase("\u{1B}[?0u", .keyboardFlags(0)), InputCase("\u{1B}[?5u", .keyboardFlags(5)),
    InputCase("\u{1B}]10;rgb:ffff/8080/0000\u{1B}\\", .foreground(color(65_535, 32_896, 0))),
    InputCase("\u{1B}]11;rgb:f/8/0\u{7}", .background(color(65_535, 34_952, 0))),
    InputCase("\u{1B}]11;rgba:ff/80/00/ff\u{1B}\\", .background(color(65_535, 32_896, 0))),
    InputCase("\u{1B}]11;#1e1e2e\u{7}", .background(color(7_710, 7_710, 11_822))),
    InputCase("\u{1B}[?997;1n", .appearance(isDark: true)),
    InputCase("\u{1B}[?997;2n", .appearance(isDark: false)),
    InputCase("\u{1B}[24;80R", .cursor(Point(x: 79, y: 23))),
    InputCase("\u{1B}[3;1R", .cursor(Point(x: 0, y: 2))),
    InputCase("\u{1B}[1;80R", .cursor(Point(x: 79, y: 0))),
    InputCase("\u{1B}[?1;5R", .cursor(Point(x: 4, y: 0))),
    // The escape was a key: no Alt goes with an answer.
    InputCase(
      "\u{1B}\u{1B}[?1;2c", [.key(KeyEvent(.escape))], replies: [.deviceAttributes([1, 2])]),
    InputCase(
      "\u{1B}\u{1B}]11;#000000\u{7}", [.key(KeyEvent(.escape))],
      replies: [.background(color(0, 0, 0))]),
  ]

  private static let events: [InputCase] = [
    InputCase("\u{1B}[I", [.focus(true)]), InputCase("\u{1B}[O", [.focus(false)]),
    InputCase("\u{1B}[48;24;80;480;640t", [.resize(Size(width: 80, height: 24))]),
    InputCase("\u{1B}[48;0;-1;0;0t", [.resize(.zero)]),
    InputCase("\u{1B}[200~a\rb\r\n\u{1B}[A\u{1B}[201~", [.paste("a\nb\n\u{1B}[A")]),
    InputCase("\u{1B}[200~a\u{0}b\u{1B}[201~", [.paste("ab")]),
    InputCase("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    InputCase("\u{1B}[200~\u{1B}[201\u{1B}[201~", [.paste("\u{1B}[201")]),
    InputCase("\u{1B}[200~한\r\r~201~\u{1B}[201~", [.paste("한\n\n~201~")]),
    InputCase("\u{1B}\u{1B}[200~a\u{1B}[201~", [.key(KeyEvent(.escape)), .paste("a")]),
  ]

  /// What nobody asked for, or what is too long or broken, is passed over as a whole.
  private static let ignored: [InputCase] = [
    "\u{1B}[99z", "\u{1B}[?2026$p", "\u{1B}[4;1$y", "\u{1B}[>0;1;2c", "\u{1B}[999~", "\u{1B}[201~",
    "\u{1B}[?2026;9$y", "\u{1B}[4;480;640t", "\u{1B}[8;24;80t", "\u{1B}[0n", "\u{1B}[>4;2m",
    "\u{1B}[>41;390;0c", "\u{1B}[?1;0;256S", "\u{1B}[99999999999999999999;5z",
    // With an intermediate byte, the final bytes of rxvt scroll and move.
    "\u{1B}[5 ^", "\u{1B}[5 @",
    // A number that is too large has no meaning.
    "\u{1B}[99999999999999999999R", "\u{1B}[1;99999999999999999999R", "\u{1B}[2147483648A",
    "\u{1B}[97;5:99999999999u", "\u{1B}[200;99999999999~", "\u{1B}[48;24;99999999999;0;0t",
    "\u{1B}[<0;99999999999;1M", "\u{1B}O256A", "\u{1B}O1;99999999999P",
    "\u{1B}[[Z", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}P!|7E565445\u{1B}\\",
    "\u{1B}]52;c;한글\u{7}", "\u{1B}]11;nonsense\u{7}", "\u{1B}]11;rgb:12345/0/0\u{7}",
    "\u{1B}]11;rgb:/0/0\u{7}", "\u{1B}]11;#12345\u{7}",
    "\u{1B}]4;1;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P0+r\u{1B}\\",
    "\u{1B}P>|\(String(repeating: "[A", count: 5_000))\u{1B}\\",
    "\u{1B}[\(String(repeating: "1;", count: 5_000))z",
    "\u{1B}[\(String(repeating: "0", count: 5_000))A",
  ].map { InputCase($0, []) }

  /// What breaks off gives way to what follows, and nothing of that is lost.
  private static let interrupted: [InputCase] = [
    InputCase("\u{1B}[1;\u{3}", .character("c"), .control), InputCase("\u{1B}[1한", .character("한")),
    InputCase(
      "\u{1B}O한", [.key(KeyEvent(.character("O"), .alt)), .key(KeyEvent(.character("한")))]),
    InputCase("\u{1B}O\u{1B}[A", [.key(KeyEvent(.character("O"), .alt)), .key(KeyEvent(.up))]),
    InputCase("\u{1B}[1;\u{1B}[A", .up), InputCase("\u{1B}]11;rgb\u{1B}[A", .up),
    InputCase("\u{1B}[\u{1B}[A", .up), InputCase("\u{1B}Oz", []),
    InputCase("\u{1B}]11;rgb\u{3}", .character("c"), .control),
    InputCase("\u{1B}]11;rgb:0/0/0\u{18}", .character("x"), .control),
    InputCase("\u{1B}P>|XTerm\r", .enter), InputCase("\u{1B}_Gi=1\u{7F}", .backspace),
    InputCase("\u{1B}\u{1B}\u{1B}[A", [.key(KeyEvent(.escape)), .key(KeyEvent(.up, .alt))]),
  ]
}
