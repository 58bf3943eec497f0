/// The properties of a terminal, first from the environment, then from its answers.
package struct TerminalProfile: Hashable, Sendable {
  /// Whether it supports drawing: `dumb` and unnamed terminals know no sequences.
  package private(set) var canDraw = true
  /// Whether it can be queried.
  ///
  /// The Linux console shows parts of unknown queries, and supports none of the queried features.
  package private(set) var answersQuestions = false
  /// The number of colours.
  package private(set) var colorDepth = ColorDepth.full
  /// The size for a terminal that reports none: that of `COLUMNS` and `LINES`, or 80 by 24.
  package private(set) var defaultSize = Size(width: 80, height: 24)
  /// Whether it has answered all queries of the beginning.
  package internal(set) var isComplete = false
  /// Its name and version, such as `kitty(0.32.2)`, or nil if it doesn't report them.
  package private(set) var version: String?
  /// The flags of kitty's keyboard protocol that were set, or nil if it lacks the protocol.
  package private(set) var keyboardFlags: Int?
  /// The text colour.
  package private(set) var foreground: TerminalColor?
  /// The background colour.
  package private(set) var background: TerminalColor?
  /// The texts whose widths are measured, since terminals disagree about them.
  ///
  /// They are written and erased before the first frame.
  package private(set) var markers: [String]
  /// The number of columns of each marker, in order; nil if its answer is missing.
  package private(set) var markerWidths: [Int?]
  private var answeredMarkers = 0
  /// Whether it has a window with a title (OSC 2).
  private var showsTitle = true
  private var hasProgressVariable = false
  /// The width of ambiguous characters that the user has set by `HANOK_AMBIGUOUS_WIDTH`.
  private var chosenAmbiguousWidth: AmbiguousWidth?
  private var textFormChoice = TextFormChoice()
  /// The state of the mode for who orders right-to-left text (BDSM).
  package private(set) var directionMode: TerminalReply.ModeState?
  private var reportedAppearance: Bool?
  /// The states of private modes before they were set, by their numbers.
  package private(set) var modes: [Int: TerminalReply.ModeState] = [:]

  /// Creates an unknown terminal: it has the usual features, and isn't queried.
  package init() {
    markers = []
    markerWidths = []
  }

  /// Creates a profile from an environment.
  ///
  /// It reads `TERM`, the variables of colors (`ColorDepth.variables`), `COLUMNS` and `LINES`,
  /// `HANOK_AMBIGUOUS_WIDTH`, and for the form of right-to-left text `HANOK_TEXT_FORM`,
  /// `TERM_PROGRAM`, `TMUX`, `STY`, and the variables of `KnownTerminal`.
  ///
  /// - Parameter markers: The texts whose widths are measured.
  package init(environment: [String: String], markers: [String] = WidthMarkers.all) {
    let name = environment["TERM"] ?? ""
    self.markers = markers
    markerWidths = Array(repeating: nil, count: markers.count)
    canDraw = !name.isEmpty && name != "dumb"
    answersQuestions = canDraw && name != "linux"
    showsTitle = answersQuestions
    textFormChoice = TextFormChoice(environment: environment)
    chosenAmbiguousWidth = AmbiguousWidth(environment: environment)
    colorDepth = ColorDepth(of: name, environment: environment)
    func number(_ name: String) -> Int? {
      environment[name].flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
    }
    defaultSize = Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
    // Windows Terminal and ConEmu; in tmux or screen the variables belong to another terminal.
    hasProgressVariable =
      !name.hasPrefix("tmux") && !name.hasPrefix("screen")
      && (environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON")
  }

  /// Discards measured widths: the markers are written again.
  mutating func forgetMeasurements() {
    markerWidths = Array(repeating: nil, count: markers.count)
    answeredMarkers = 0
  }
}

// MARK: - Derived properties

extension TerminalProfile {
  /// Whether it waits for the end of a frame before it shows it (mode 2026).
  package var synchronizesUpdates: Bool { mode(2_026).isChangeable }

  /// Whether its cursor moves by clusters, not by scalars (mode 2027), which is then set.
  package var countsClusters: Bool {
    mode(2_027).isChangeable || mode(2_027) == .permanentlySet
  }

  /// Whether it is dark, or nil if it doesn't report that.
  package var isDark: Bool? { background?.isDark ?? reportedAppearance }

  /// Whether it shows progress (OSC 9;4).
  ///
  /// Ghostty does from 1.2, iTerm2 from 3.6.6, and WezTerm in its versions since 2025; earlier
  /// versions show it as a message.
  package var showsProgress: Bool {
    hasProgressVariable
      || [("ghostty ", [1, 2]), ("iTerm2 ", [3, 6, 6]), ("WezTerm ", [20_250_000])].contains {
        isNamed($0, since: $1)
      }
  }

  /// The width of characters of ambiguous width: the one that the user has set, or the measured one.
  ///
  /// It is nil if the terminal didn't report it.
  package var ambiguousWidth: AmbiguousWidth? {
    chosenAmbiguousWidth ?? WidthMarkers.ambiguousWidth(of: markers, measured: markerWidths)
  }

  /// Whether the width of ambiguous characters is the one that the user has set.
  package var hasChosenAmbiguousWidth: Bool { chosenAmbiguousWidth != nil }

  /// Whether it supports xterm's modifyOtherKeys: in others the sequence may mean an underline.
  var modifiesOtherKeys: Bool { ["XTerm(", "mintty ", "tmux "].contains(where: isNamed) }

  /// The form in which it receives right-to-left text.
  package var textForm: TextForm {
    textFormChoice.form(directionAnswers)
  }

  private var directionAnswers: TextFormChoice.Answers {
    .init(version: version, ordersOnRequest: directionMode?.isChangeable == true)
  }

  /// The name by which its form of right-to-left text is known, or nil if it isn't.
  package var knownName: String? { textFormChoice.terminal(directionAnswers)?.name }

  /// Whether it orders rows by itself until `TerminalFeature.complexText` is set.
  var needsPlainText: Bool { textFormChoice.needsPlainText(directionAnswers) }

  /// The protocol of its notifications, or the bell if no better one is known.
  var notificationProtocol: NotificationProtocol {
    let names: [(String, NotificationProtocol)] = [
      ("iTerm2 ", .iTerm), ("WezTerm ", .iTerm), ("ghostty ", .iTerm), ("foot(", .iTerm),
      ("kitty(", .kitty), ("contour ", .urxvt),
    ]
    return names.first { isNamed($0.0) }?.1 ?? .bell
  }

  /// Returns the abilities that frames may use.
  func frameOptions(isInline: Bool) -> FrameEncoder.Options {
    FrameEncoder.Options(
      colorDepth: colorDepth, synchronizes: synchronizesUpdates,
      sharesWidths: WidthMarkers.agree(with: markerWidths, ambiguous: ambiguousWidth ?? .narrow),
      showsTitle: showsTitle, hasCursorShapes: answersQuestions, showsProgress: showsProgress,
      isInline: isInline, textForm: textForm)
  }

  /// Returns the state of a private mode before it was set.
  func mode(_ number: Int) -> TerminalReply.ModeState { modes[number] ?? .unknown }

  private func isNamed(_ beginning: String) -> Bool { version?.hasPrefix(beginning) == true }

  /// Whether its name has a prefix, and its version is at least `oldest`.
  private func isNamed(_ beginning: String, since oldest: [Int]) -> Bool {
    guard isNamed(beginning), let version else { return false }
    let numbers = version.dropFirst(beginning.count).split { !$0.isNumber }.compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes(oldest)
  }
}

// MARK: - Answers

extension TerminalProfile {
  /// Takes an answer.
  package mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .version(let version): self.version = version
    case .mode(let number, let state): modes[number] = state
    case .directionMode(let state): directionMode = state
    case .keyboardFlags(let flags): keyboardFlags = flags
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .appearance(let isDark):
      reportedAppearance = isDark
      // These are outdated; they are queried again.
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
