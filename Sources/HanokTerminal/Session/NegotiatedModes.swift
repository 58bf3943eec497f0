/// What is switched on in a terminal once it has told that it has it, or once it is needed.
///
/// What it had on before stays on in the end.
struct NegotiatedModes: OptionSet, Hashable {
  let rawValue: UInt8

  /// The cursor goes on by clusters, not by scalars (mode 2027).
  static let clusters = NegotiatedModes(rawValue: 1)
  /// New sizes come as input (mode 2048).
  static let sizes = NegotiatedModes(rawValue: 2)
  /// It is told when the terminal becomes dark or light (mode 2031).
  static let appearance = NegotiatedModes(rawValue: 4)
  /// kitty's keyboard protocol.
  static let keyboard = NegotiatedModes(rawValue: 8)
  /// Keys that have no sequence of their own get one (xterm, modifyOtherKeys).
  static let otherKeys = NegotiatedModes(rawValue: 16)
  /// The window has a title of ours; its own is on a stack (xterm, XTWINOPS 22 and 23).
  static let title = NegotiatedModes(rawValue: 32)
  /// It was told how far something is (OSC 9;4).
  static let progress = NegotiatedModes(rawValue: 64)

  private static let sequences: [(mode: NegotiatedModes, set: String, reset: String)] = [
    (.sizes, "\u{1B}[?2048h", "\u{1B}[?2048l"), (.appearance, "\u{1B}[?2031h", "\u{1B}[?2031l"),
    (.clusters, "\u{1B}[?2027h", "\u{1B}[?2027l"),
    // 1: what is ambiguous is told by sequences; 4: with what Shift and other layouts make of a key.
    // Those that have no stack have at least no title of ours.
    (.title, "\u{1B}[22;2t", "\u{1B}]2;\u{1B}\\\u{1B}[23;2t"),
    (.progress, "", "\u{1B}]9;4;0;0\u{1B}\\"),
    (.keyboard, "\u{1B}[>5u", "\u{1B}[<u"), (.otherKeys, "\u{1B}[>4;1m", "\u{1B}[>4m"),
  ]

  /// What sets them.
  var setup: String { Self.sequences.filter { contains($0.mode) }.map(\.set).joined() }
  /// What resets them.
  var restoration: String { Self.sequences.filter { contains($0.mode) }.map(\.reset).joined() }
}

extension NegotiatedModes {
  /// The modes that a terminal has, and that are off in it.
  init(_ capabilities: TerminalCapabilities) {
    self = []
    if capabilities.mode(2_027) == .reset { insert(.clusters) }
    if capabilities.mode(2_048) == .reset { insert(.sizes) }
    if capabilities.mode(2_031) == .reset { insert(.appearance) }
    if capabilities.keyboardFlags != nil {
      insert(.keyboard)
    } else if Self.modifyingOtherKeys.contains(where: capabilities.isNamed) {
      insert(.otherKeys)
    }
  }

  /// To others the sequence may mean an underline.
  private static let modifyingOtherKeys = ["XTerm(", "mintty ", "tmux "]
}
