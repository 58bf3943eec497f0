/// A setting of a terminal that is reset at the end: a row of the table of features.
///
/// ```
/// feature       query          set                reset
/// focus         –              CSI ? 1004 h       CSI ? 1004 l
/// clusters      CSI ? 2027 $p  CSI ? 2027 h       CSI ? 2027 l
/// keyboard      CSI ? u        CSI > 5 u          CSI < u
/// ```
package struct TerminalFeature: Hashable, Sendable {
  /// The name that identifies the feature.
  let name: String
  /// The sequence that queries it; empty if there is no query.
  let query: String
  /// The sequence that sets it; empty if frames or commands do that.
  let set: String
  /// The sequence that resets it.
  let reset: String
  /// Whether it is reset in any state.
  ///
  /// Otherwise it is reset only if it was set: a setting that was on before stays on.
  let isAlwaysReset: Bool
  /// Whether a terminal with a profile offers it, so that it is set.
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

  /// Creates a private mode that is set if the terminal supports it and it is off.
  private init(_ name: String, mode: Int) {
    self.init(
      name, query: ControlFunction.query(mode: mode), set: ControlFunction.set(mode),
      reset: ControlFunction.reset(mode), isAlwaysReset: false
    ) { $0.mode(mode) == .reset }
  }

  /// Whether both have the same name.
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
  /// keyboard has a stack for each screen, so it comes before the screen, which is the last.
  static let all = [
    synchronization, mouseMoves, mouse, focus, paste, sizes, appearance, clusters, title, progress,
    cursorShape, keyboard, otherKeys, link, style, complexText, direction, wrap, alternateScreen,
  ]

  /// Frames are shown when they are whole (mode 2026): each frame sets and resets it.
  static let synchronization = TerminalFeature(
    "synchronization", query: ControlFunction.query(mode: 2_026),
    reset: ControlFunction.reset(2_026))

  /// The mouse's moves without a button, which are many events.
  package static let mouseMoves = TerminalFeature(
    "mouse moves", set: ControlFunction.set(1_000, 1_002, 1_003, 1_006),
    reset: ControlFunction.reset(1_003))

  /// The mouse's buttons, wheel and drags.
  package static let mouse = TerminalFeature(
    "mouse", set: ControlFunction.set(1_000, 1_002, 1_006),
    reset: ControlFunction.reset(1_002, 1_000, 1_006))

  /// Changes of the window's focus.
  package static let focus = TerminalFeature(
    "focus", set: ControlFunction.set(1_004), reset: ControlFunction.reset(1_004))

  /// Pasted text as a whole.
  package static let paste = TerminalFeature(
    "paste", set: ControlFunction.set(2_004), reset: ControlFunction.reset(2_004))

  /// New sizes as input.
  static let sizes = TerminalFeature("sizes", mode: 2_048)

  /// A report when the terminal becomes dark or light.
  static let appearance = TerminalFeature("appearance", mode: 2_031)

  /// Cursor moves by clusters, not by scalars.
  static let clusters = TerminalFeature("clusters", mode: 2_027)

  /// A title of the program; the window's own is on a stack (xterm, XTWINOPS 22 and 23).
  ///
  /// Terminals without a stack at least lose the program's title.
  static let title = TerminalFeature(
    "title", set: ControlFunction.sequence("22;2t"),
    reset: ControlFunction.command("2;") + ControlFunction.sequence("23;2t"), isAlwaysReset: false)

  /// Progress in the window (OSC 9;4).
  static let progress = TerminalFeature(
    "progress", reset: ControlFunction.command("9;4;0;0"), isAlwaysReset: false)

  /// A shape of the cursor, which frames set (DECSCUSR); its reset is the one that is configured.
  static let cursorShape = TerminalFeature(
    "cursor shape", reset: "\(ControlFunction.standardCursor)", isAlwaysReset: false)

  /// kitty's keyboard protocol.
  ///
  /// Flag 1 gives ambiguous keys a sequence, 4 reports a key's characters with Shift and in other
  /// layouts.
  static let keyboard = TerminalFeature(
    "keyboard", query: ControlFunction.keyboardQuery, set: ControlFunction.sequence(">5u"),
    reset: ControlFunction.sequence("<u"), isAlwaysReset: false
  ) { $0.keyboardFlags != nil }

  /// Sequences for keys without their own (xterm, modifyOtherKeys).
  static let otherKeys = TerminalFeature(
    "other keys", query: ControlFunction.versionQuery, set: ControlFunction.sequence(">4;1m"),
    reset: ControlFunction.sequence(">4m"), isAlwaysReset: false
  ) { $0.keyboardFlags == nil && $0.modifiesOtherKeys }

  /// A link that is still open.
  static let link = TerminalFeature("link", reset: ControlFunction.command("8;;"))

  /// The current style.
  static let style = TerminalFeature("style", reset: ControlFunction.sequence("0m"))

  /// The order of right-to-left text by the program.
  ///
  /// Each first frame sets it too, but VTE keeps it by row: those that were written before it, such
  /// as the first one by measuring, would have another order.
  static let direction = TerminalFeature(
    "direction", query: ControlFunction.directionQuery,
    set: "\(ControlFunction.explicitDirection)", reset: "\(ControlFunction.implicitDirection)")

  /// Text as it is sent, in mlterm: otherwise it orders rows and moves them to the right.
  ///
  /// It is set before the first screen with right-to-left text.
  static let complexText = TerminalFeature(
    "complex text", set: ControlFunction.command("5379;use_ctl=false"),
    reset: ControlFunction.command("5379;use_ctl=true"), isAlwaysReset: false)

  /// No wrapping at the last column.
  static let wrap = TerminalFeature(
    "wrap", set: ControlFunction.reset(7), reset: ControlFunction.set(7))

  /// A screen of the program's own; the cursor is shown when it is left.
  ///
  /// If a terminal has no alternate screen, the cursor goes to the last row, since a reset of the
  /// margins moves it to the first.
  static let alternateScreen = TerminalFeature(
    "alternate screen", set: ControlFunction.set(1_049),
    reset: """
      \(ControlFunction.sequence("r"))\(ControlFunction.sequence("9999;1H"))\
      \(ControlFunction.showCursor)\(ControlFunction.reset(1_049))
      """, isAlwaysReset: false)
}

// MARK: - Sequences

extension Set<TerminalFeature> {
  /// The sequences that set the features.
  var setup: String { TerminalFeature.all.reversed().filter(contains).map(\.set).joined() }

  /// The sequences that reset the features, and nothing else.
  var reset: String { TerminalFeature.all.filter(contains).map(\.reset).joined() }

  /// Returns the bytes that restore the terminal from any state, with all that is always reset.
  ///
  /// - Parameter departure: The text that leaves an inline program's rows; nil if it used the
  ///   alternate screen.
  func restoration(leaving departure: String?) -> [UInt8] {
    let resets = TerminalFeature.all.filter { $0.isAlwaysReset || contains($0) }.map(\.reset)
    let end = departure.map { "\($0)\(ControlFunction.showCursor)" } ?? ""
    return Array("\(ControlFunction.cancel)\(resets.joined())\(end)".utf8)
  }
}
