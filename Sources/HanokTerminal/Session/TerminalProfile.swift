/// The properties of a terminal, from the environment first, and then from its answers.
package struct TerminalProfile: Hashable, Sendable {
  /// Whether one can draw on it: `dumb` ones, and those that aren't named, know no sequences.
  package private(set) var canDraw = true
  /// Whether it can be asked what it has: the Linux console shows parts of questions that it doesn't
  /// know, and knows none of what they are about.
  package private(set) var answersQuestions = false
  /// The number of colours that it shows.
  package private(set) var colorDepth = ColorDepth.full
  /// The size where the terminal itself reports none: that of `COLUMNS` and `LINES`, or 80 by 24.
  package private(set) var defaultSize = Size(width: 80, height: 24)
  /// Whether it has answered all that it was asked at the beginning.
  package internal(set) var isComplete = false
  /// Its name and version, such as `kitty(0.32.2)`; nil where it doesn't report them.
  package private(set) var version: String?
  /// The flags of kitty's keyboard protocol that were set; nil where it doesn't know the protocol.
  package private(set) var keyboardFlags: Int?
  /// The colour that it writes in.
  package private(set) var foreground: TerminalColor?
  /// The colour that it writes on.
  package private(set) var background: TerminalColor?
  /// The texts whose widths it is asked for, where terminals disagree about them; they are written and
  /// erased before the first frame.
  private(set) var markers: [String]
  /// The number of columns of each marker, in their order; nil for one whose answer didn't come.
  package private(set) var markerWidths: [Int?]
  private var answeredMarkers = 0
  /// Whether it has a window with a title (OSC 2).
  private var showsTitle = true
  private var hasProgressVariable = false
  private var reportedAppearance: Bool?
  private var modes: [Int: TerminalReply.ModeState] = [:]

  /// A terminal of which nothing is known: it is drawn on as on those of today, and isn't asked.
  package init() {
    markers = []
    markerWidths = []
  }

  /// A terminal by `TERM`, `COLORTERM`, `NO_COLOR`, `CLICOLOR_FORCE`, `COLUMNS` and `LINES`.
  ///
  /// - Parameter markers: The texts whose widths it is asked for.
  package init(environment: [String: String], markers: [String] = WidthMarkers.all) {
    let name = environment["TERM"] ?? ""
    self.markers = markers
    markerWidths = Array(repeating: nil, count: markers.count)
    canDraw = !name.isEmpty && name != "dumb"
    answersQuestions = canDraw && name != "linux"
    showsTitle = answersQuestions
    colorDepth = Self.colorDepth(of: name, environment)
    func number(_ name: String) -> Int? {
      environment[name].flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
    }
    defaultSize = Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
    // Windows Terminal and ConEmu; within tmux or screen the variables are of another terminal.
    hasProgressVariable =
      !name.hasPrefix("tmux") && !name.hasPrefix("screen")
      && (environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON")
  }

  private static func colorDepth(of name: String, _ environment: [String: String]) -> ColorDepth {
    if !(environment["NO_COLOR"] ?? "").isEmpty, environment["CLICOLOR_FORCE"] == nil {
      return .none
    }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || name.hasSuffix("-direct") {
      return .full
    }
    if name.contains("256color") { return .palette }
    return ["vt100", "vt102", "vt220", "vt320"].contains(name) ? .none : .sixteen
  }

  /// The same terminal, of whose widths nothing is asked.
  var withoutMarkers: TerminalProfile {
    var profile = self
    profile.markers = []
    profile.markerWidths = []
    return profile
  }
}

// MARK: - What follows from it

extension TerminalProfile {
  /// Whether it waits for the end of a frame before it shows it (mode 2026).
  package var synchronizesUpdates: Bool { mode(2_026).isChangeable }

  /// Whether its cursor goes on by clusters, not by scalars (mode 2027), which is switched on then.
  package var countsClusters: Bool {
    mode(2_027).isChangeable || mode(2_027) == .permanentlySet
  }

  /// Whether it is dark; nil where it doesn't report that.
  package var isDark: Bool? { background?.isDark ?? reportedAppearance }

  /// Whether it shows how far something is (OSC 9;4), as Ghostty does from 1.2, iTerm2 from 3.6.6,
  /// and WezTerm since its versions of 2025; those of before show it as a message.
  package var showsProgress: Bool {
    hasProgressVariable
      || [("ghostty ", [1, 2]), ("iTerm2 ", [3, 6, 6]), ("WezTerm ", [20_250_000])].contains {
        isNamed($0, since: $1)
      }
  }

  /// Whether it takes xterm's modifyOtherKeys: to others the sequence may mean an underline.
  var modifiesOtherKeys: Bool { ["XTerm(", "mintty ", "tmux "].contains(where: isNamed) }

  /// The protocol of its notifications; its bell where nothing better is known.
  var notificationProtocol: NotificationProtocol {
    let names: [(String, NotificationProtocol)] = [
      ("iTerm2 ", .iTerm), ("WezTerm ", .iTerm), ("ghostty ", .iTerm), ("foot(", .iTerm),
      ("kitty(", .kitty), ("contour ", .urxvt),
    ]
    return names.first { isNamed($0.0) }?.1 ?? .bell
  }

  /// The abilities that frames may use.
  func frameOptions(isInline: Bool) -> FrameEncoder.Options {
    FrameEncoder.Options(
      colorDepth: colorDepth, synchronizes: synchronizesUpdates,
      sharesWidths: WidthMarkers.agree(with: markerWidths), showsTitle: showsTitle,
      showsProgress: showsProgress, isInline: isInline)
  }

  /// The state of a private mode before it was set.
  func mode(_ number: Int) -> TerminalReply.ModeState { modes[number] ?? .unknown }

  private func isNamed(_ beginning: String) -> Bool { version?.hasPrefix(beginning) == true }

  /// Whether its name begins so, and its version is that or a later one.
  private func isNamed(_ beginning: String, since oldest: [Int]) -> Bool {
    guard isNamed(beginning), let version else { return false }
    let numbers = version.dropFirst(beginning.count).split { !$0.isNumber }.compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes(oldest)
  }
}

// MARK: - Answers

extension TerminalProfile {
  /// Takes an answer.
  mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .version(let version): self.version = version
    case .mode(let number, let state): modes[number] = state
    case .keyboardFlags(let flags): keyboardFlags = flags
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .appearance(let isDark):
      reportedAppearance = isDark
      // Those are from before; it is asked again.
      foreground = nil
      background = nil
    case .cursor(let point):
      guard answeredMarkers < markerWidths.count else { return }
      markerWidths[answeredMarkers] = point.x
      answeredMarkers += 1
    case .deviceAttributes: break
    }
  }
}
