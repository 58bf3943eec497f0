/// What a terminal has told of itself.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Whether it has answered all that it was asked at the beginning.
  public internal(set) var isComplete = false
  /// Its name and version, such as `kitty(0.32.2)`; nil where it doesn't tell.
  public private(set) var version: String?
  /// Which of kitty's keyboard flags were set; nil where it doesn't know the protocol.
  public private(set) var keyboardFlags: Int?
  /// The colour that it writes in.
  public private(set) var foreground: TerminalColor?
  /// The colour that it writes on.
  public private(set) var background: TerminalColor?
  /// How many columns each marker took, in their order; nil for one whose answer didn't come.
  public private(set) var markerWidths: [Int?]
  private var appearance: Bool?
  private var modes: [Int: TerminalReply.ModeState] = [:]
  private var answeredMarkers = 0

  /// Nothing known.
  ///
  /// - Parameter markerCount: How many texts' widths it was asked for.
  public init(markerCount: Int = 0) {
    markerWidths = Array(repeating: nil, count: markerCount)
  }

  /// Whether it waits for the end of a frame before it shows it (mode 2026).
  public var synchronizesUpdates: Bool { mode(2_026).isChangeable }

  /// Whether its cursor goes on by clusters, not by scalars (mode 2027), which is switched on then.
  public var countsClusters: Bool {
    mode(2_027).isChangeable || mode(2_027) == .permanentlySet
  }

  /// Whether it is dark; nil where it doesn't tell.
  public var isDark: Bool? { background?.isDark ?? appearance }

  /// Whether it shows how far something is (OSC 9;4), as Ghostty does from 1.2, iTerm2 from 3.6.6,
  /// and WezTerm since its versions of 2025; those of before show it as a message.
  public var showsProgress: Bool {
    [("ghostty ", [1, 2]), ("iTerm2 ", [3, 6, 6]), ("WezTerm ", [20_250_000])].contains {
      isNamed($0, since: $1)
    }
  }

  /// How a private mode stood before it was set.
  public func mode(_ number: Int) -> TerminalReply.ModeState { modes[number] ?? .unknown }

  /// Whether its name begins so.
  func isNamed(_ beginning: String) -> Bool { version?.hasPrefix(beginning) == true }

  /// Whether its name begins so, and its version is that or a later one.
  private func isNamed(_ beginning: String, since oldest: [Int]) -> Bool {
    guard isNamed(beginning), let version else { return false }
    let numbers = version.dropFirst(beginning.count).split { !$0.isNumber }.compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes(oldest)
  }

  /// Learns from an answer.
  mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .version(let version): self.version = version
    case .mode(let number, let state): modes[number] = state
    case .keyboardFlags(let flags): keyboardFlags = flags
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .appearance(let isDark):
      appearance = isDark
      // Those were of before; it is asked anew.
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
