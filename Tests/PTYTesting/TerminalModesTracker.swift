/// Knows from what a program wrote which modes it has left on in its terminal (DECSET, DECRST).
public struct TerminalModesTracker: Hashable, Sendable {
  /// The private modes that are on, by their numbers.
  public private(set) var modes: Set<Int> = [7, 25]

  /// How many times a program has set the keyboard, and not yet set it back (kitty, stack).
  public private(set) var keyboardDepth = 0

  /// How many titles of its window were put aside, and not yet back (xterm, XTWINOPS).
  public private(set) var titleDepth = 0

  /// The modes of a terminal that nothing was written to: it wraps, and shows its cursor.
  public init() {}

  /// Whether nothing differs from a terminal that nothing was written to.
  public var isRestored: Bool { self == TerminalModesTracker() }

  /// Whether the alternate screen is shown.
  public var showsAlternateScreen: Bool { modes.contains(1_049) }

  /// Follows what was written, all from the beginning.
  public mutating func follow(_ output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    for match in text.matches(of: #/\u{1B}\[\?([0-9;]+)([hl])/#) {
      for mode in match.1.split(separator: ";").compactMap({ Int($0) }) {
        if match.2 == "h" { modes.insert(mode) } else { modes.remove(mode) }
      }
    }
    for match in text.matches(of: #/\u{1B}\[([<>])[0-9;]*u/#) {
      keyboardDepth += match.1 == ">" ? 1 : -1
    }
    for match in text.matches(of: #/\u{1B}\[2([23]);2t/#) {
      titleDepth += match.1 == "2" ? 1 : -1
    }
  }
}
