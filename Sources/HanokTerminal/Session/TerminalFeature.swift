/// Something that is set in a terminal while a program has it, and reset in the end: a row of the
/// table of features.
///
/// ```
/// feature       query          set                reset
/// focus         –              CSI ? 1004 h       CSI ? 1004 l
/// clusters      CSI ? 2027 $p  CSI ? 2027 h       CSI ? 2027 l
/// keyboard      CSI ? u        CSI > 5 u          CSI < u
/// ```
package struct TerminalFeature: Hashable, Sendable {
  /// The name, which identifies the feature.
  let name: String
  /// The sequence that asks the terminal about it; empty where there is nothing to ask.
  let query: String
  /// The sequence that sets it; empty where frames or commands do.
  let set: String
  /// The sequence that resets it.
  let reset: String
  /// Whether it is reset from any state; otherwise only where it was set: what the terminal had on
  /// before stays on.
  let isAlwaysReset: Bool
  /// Whether a terminal has it, and it is to be set then.
  let isOffered: @Sendable (TerminalProfile) -> Bool

  private init(
    _ name: String, query: String = "", set: String = "", reset: String,
    isAlwaysReset: Bool = true,
    isOffered: @escaping @Sendable (TerminalProfile) -> Bool = { _ in false }
  ) {
    self.name = name
    self.query = query
    self.set = set
    self.reset = reset
    self.isAlwaysReset = isAlwaysReset
    self.isOffered = isOffered
  }

  /// A private mode that is set where the terminal has it and hasn't set it.
  private init(_ name: String, mode: Int) {
    self.init(
      name, query: ControlFunction.query(mode: mode), set: ControlFunction.set(mode),
      reset: ControlFunction.reset(mode), isAlwaysReset: false
    ) { $0.mode(mode) == .reset }
  }

  /// Whether they have the same name.
  package static func == (one: TerminalFeature, two: TerminalFeature) -> Bool {
    one.name == two.name
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: - The table

extension TerminalFeature {
  /// All features, in the order of restoring; they are set in the reverse order.
  ///
  /// The feature that ends a frame comes first, then those that make the terminal send bytes. The
  /// keyboard has a stack for each screen, and so goes before the screen, which is the last.
  static let all = [
    synchronization, mouseMoves, mouse, focus, paste, sizes, appearance, clusters, title, progress,
    keyboard, otherKeys, link, style, direction, wrap, alternateScreen,
  ]

  /// A frame is shown once it is whole (mode 2026): each frame sets it and resets it.
  static let synchronization = TerminalFeature(
    "synchronization", query: ControlFunction.query(mode: 2_026),
    reset: ControlFunction.reset(2_026))

  /// The mouse's moves without a button, too: many events.
  package static let mouseMoves = TerminalFeature(
    "mouse moves", set: ControlFunction.set(1_000, 1_002, 1_003, 1_006),
    reset: ControlFunction.reset(1_003))

  /// The mouse's buttons, wheel and drags.
  package static let mouse = TerminalFeature(
    "mouse", set: ControlFunction.set(1_000, 1_002, 1_006),
    reset: ControlFunction.reset(1_002, 1_000, 1_006))

  /// Whether the window is in front.
  package static let focus = TerminalFeature(
    "focus", set: ControlFunction.set(1_004), reset: ControlFunction.reset(1_004))

  /// Pasted text as a whole.
  package static let paste = TerminalFeature(
    "paste", set: ControlFunction.set(2_004), reset: ControlFunction.reset(2_004))

  /// New sizes come as input.
  static let sizes = TerminalFeature("sizes", mode: 2_048)

  /// The terminal reports when it becomes dark or light.
  static let appearance = TerminalFeature("appearance", mode: 2_031)

  /// The cursor goes on by clusters, not by scalars.
  static let clusters = TerminalFeature("clusters", mode: 2_027)

  /// The window has a title of the program's; its own is on a stack (xterm, XTWINOPS 22 and 23).
  ///
  /// Terminals without a stack have at least no title of the program's then.
  static let title = TerminalFeature(
    "title", set: ControlFunction.sequence("22;2t"),
    reset: ControlFunction.command("2;") + ControlFunction.sequence("23;2t"), isAlwaysReset: false)

  /// The window shows how far something is (OSC 9;4).
  static let progress = TerminalFeature(
    "progress", reset: ControlFunction.command("9;4;0;0"), isAlwaysReset: false)

  /// kitty's keyboard protocol: 1, what is ambiguous has a sequence; 4, with what Shift and other layouts
  /// make of a key.
  static let keyboard = TerminalFeature(
    "keyboard", query: ControlFunction.keyboardQuery, set: ControlFunction.sequence(">5u"),
    reset: ControlFunction.sequence("<u"), isAlwaysReset: false
  ) { $0.keyboardFlags != nil }

  /// Keys without a sequence of their own get one (xterm, modifyOtherKeys).
  static let otherKeys = TerminalFeature(
    "other keys", query: ControlFunction.versionQuery, set: ControlFunction.sequence(">4;1m"),
    reset: ControlFunction.sequence(">4m"), isAlwaysReset: false
  ) { $0.keyboardFlags == nil && $0.modifiesOtherKeys }

  /// A link that was left open.
  static let link = TerminalFeature("link", reset: ControlFunction.command("8;;"))

  /// The style of what is written.
  static let style = TerminalFeature("style", reset: ControlFunction.sequence("0m"))

  /// The program orders text from right to left: each first frame sets it.
  static let direction = TerminalFeature(
    "direction", reset: "\(ControlFunction.implicitDirection)")

  /// No wrap at the last column.
  static let wrap = TerminalFeature(
    "wrap", set: ControlFunction.reset(7), reset: ControlFunction.set(7))

  /// A screen of the program's own, with the cursor shown when it is left.
  ///
  /// If a terminal has no other screen, the cursor goes to the last row, since to reset the
  /// scrolled rows takes it to the first.
  static let alternateScreen = TerminalFeature(
    "alternate screen", set: ControlFunction.set(1_049),
    reset: """
      \(ControlFunction.sequence("r"))\(ControlFunction.sequence("9999;1H"))\
      \(ControlFunction.showCursor)\(ControlFunction.reset(1_049))
      """, isAlwaysReset: false)
}

// MARK: - What is written

extension Set<TerminalFeature> {
  /// The sequences that set them.
  var setup: String { TerminalFeature.all.reversed().filter(contains).map(\.set).joined() }

  /// The sequences that reset them, and nothing else.
  var reset: String { TerminalFeature.all.filter(contains).map(\.reset).joined() }

  /// The bytes that give the terminal back from any state: with them, all that is always reset.
  ///
  /// - Parameter departure: The text that leaves the rows that an inline program drew in; nil where
  ///   it drew on the alternate screen.
  func restoration(leaving departure: String?) -> [UInt8] {
    let resets = TerminalFeature.all.filter { $0.isAlwaysReset || contains($0) }.map(\.reset)
    let end = departure.map { "\($0)\(ControlFunction.showCursor)" } ?? ""
    return Array("\(ControlFunction.cancel)\(resets.joined())\(end)".utf8)
  }
}
