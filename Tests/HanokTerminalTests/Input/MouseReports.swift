import HanokTerminal

/// What the mouse does, in the three forms in which terminals tell it.
enum MouseReports {
  static let all = modern + held + old + others

  private static func mouse(
    _ kind: MouseEvent.Kind, _ x: Int, _ y: Int, _ modifiers: KeyModifiers = []
  ) -> [InputEvent] {
    [.mouse(MouseEvent(kind, at: Point(x: x, y: y), modifiers))]
  }

  /// xterm's SGR form.
  private static let modern: [InputCase] = [
    InputCase("\u{1B}[<0;3;2M", mouse(.press(.left), 2, 1)),
    InputCase("\u{1B}[<0;3;2m", mouse(.release(.left), 2, 1)),
    InputCase("\u{1B}[<1;1;1M", mouse(.press(.middle), 0, 0)),
    InputCase("\u{1B}[<2;80;24M", mouse(.press(.right), 79, 23)),
    InputCase("\u{1B}[<2;80;24m", mouse(.release(.right), 79, 23)),
    InputCase("\u{1B}[<32;1;1M", mouse(.drag(.left), 0, 0)),
    InputCase("\u{1B}[<33;1;1M", mouse(.drag(.middle), 0, 0)),
    InputCase("\u{1B}[<34;300;200M", mouse(.drag(.right), 299, 199)),
    InputCase("\u{1B}[<35;1;1M", mouse(.move, 0, 0)),
    InputCase("\u{1B}[<64;5;5M", mouse(.wheel(.up), 4, 4)),
    InputCase("\u{1B}[<65;5;5M", mouse(.wheel(.down), 4, 4)),
    InputCase("\u{1B}[<66;1;1M", mouse(.wheel(.left), 0, 0)),
    InputCase("\u{1B}[<67;1;1M", mouse(.wheel(.right), 0, 0)),
    InputCase("\u{1B}[<64;5;5m", []),
    InputCase("\u{1B}[<128;1;1M", mouse(.press(.other(8)), 0, 0)),
    InputCase("\u{1B}[<129;1;1m", mouse(.release(.other(9)), 0, 0)),
    InputCase("\u{1B}[<163;1;1M", mouse(.drag(.other(11)), 0, 0)),
    InputCase("\u{1B}[<0;-3;2M", mouse(.press(.left), 0, 1)),
    InputCase("\u{1B}[<0;-2147483648;1M", mouse(.press(.left), 0, 0)),
    InputCase("\u{1B}[<0;-9223372036854775808;1M", []),
    InputCase("\u{1B}[<1;2M", []), InputCase("\u{1B}[<1;2;3;4M", []),
  ]

  /// Each kind with every combination of the modifiers that a mouse report has.
  private static let held: [InputCase] = KeyModifiers.combinations(of: 3).flatMap { modifiers in
    let bits = Int(modifiers.rawValue) << 2
    return [
      InputCase("\u{1B}[<\(bits);1;1M", mouse(.press(.left), 0, 0, modifiers)),
      InputCase("\u{1B}[<\(bits);1;1m", mouse(.release(.left), 0, 0, modifiers)),
      InputCase("\u{1B}[<\(bits + 32);1;1M", mouse(.drag(.left), 0, 0, modifiers)),
      InputCase("\u{1B}[<\(bits + 35);1;1M", mouse(.move, 0, 0, modifiers)),
      InputCase("\u{1B}[<\(bits + 65);1;1M", mouse(.wheel(.down), 0, 0, modifiers)),
    ]
  }

  /// X10's form: three bytes that may be any, as 223 columns are told by a byte of 255.
  private static let old: [InputCase] = [
    InputCase("\u{1B}[M !!", mouse(.press(.left), 0, 0)),
    InputCase("\u{1B}[M#\"!", mouse(.release(.left), 1, 0)),
    InputCase("\u{1B}[M`!!", mouse(.wheel(.up), 0, 0)),
    InputCase("\u{1B}[M@!!", mouse(.drag(.left), 0, 0)),
    InputCase("\u{1B}[MC!!", mouse(.move, 0, 0)),
    InputCase("\u{1B}[M \u{1B}!", mouse(.press(.left), 0, 0)),
    InputCase("\u{1B}[M \u{7F}\u{7F}", mouse(.press(.left), 94, 94)),
  ]

  private static let others: [InputCase] = [
    // rxvt's form (mode 1015).
    InputCase("\u{1B}[32;80;24M", mouse(.press(.left), 79, 23)),
    InputCase("\u{1B}[35;80;24M", mouse(.release(.left), 79, 23)),
    // The escape was a key: no Alt goes with a report.
    InputCase("\u{1B}\u{1B}[<0;3;2M", [.key(KeyEvent(.escape))] + mouse(.press(.left), 2, 1)),
  ]
}
