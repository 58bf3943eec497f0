import HanokLocalization
import HanokTerminal

/// The known properties of a terminal: enough for a row in the table of known terminals.
struct TerminalReport: Encodable {
  /// Its name and version, if it reports them.
  let version: String?
  /// The name by which its form of right-to-left text is known.
  let known: String?
  /// The variables that distinguish terminals.
  let environment: [String: String]
  let columns: Int
  let rows: Int
  let colors: String
  /// Whether it is dark or light, if it reports that.
  let background: String?
  /// Whether it has answered.
  let answers: Bool
  /// The states of modes by their numbers: private ones have a question mark.
  let modes: [String: String]
  /// The flags of kitty's keyboard protocol, if it has that.
  let keyboardFlags: Int?
  let widths: [Width]
  /// The cells of characters of ambiguous width.
  let ambiguousWidth: Int
  /// The origin of that width.
  let ambiguousWidthSource: WidthSource
  let textForm: String

  /// The origin of the width of ambiguous characters.
  enum WidthSource: String, Encodable {
    /// The variable `HANOK_AMBIGUOUS_WIDTH`.
    case chosen
    /// The terminal's answers.
    case measured
    /// Neither of them.
    case assumed
  }

  /// The width of a cluster about which terminals differ.
  struct Width: Encodable {
    let text: String
    let expected: Int
    let measured: Int?
  }

  init(_ profile: TerminalProfile, size: Size, environment: [String: String]) {
    version = profile.version
    known = profile.knownName
    var variables = environment.filter { KnownTerminal.variables.contains($0.key) }
    // Their values have names of machines and files.
    for name in ["TMUX", "STY"] where variables[name] != nil { variables[name] = "1" }
    self.environment = variables
    (columns, rows) = (size.width, size.height)
    colors = "\(profile.colorDepth)"
    background = profile.isDark.map { $0 ? "dark" : "light" }
    answers = profile.isComplete
    var modes: [String: String] = [:]
    for (number, state) in profile.modes { modes["?\(number)"] = "\(state)" }
    if let state = profile.directionMode { modes["8"] = "\(state)" }
    self.modes = modes
    keyboardFlags = profile.keyboardFlags
    widths = zip(profile.markers, profile.markerWidths).map {
      let width = CellWidth.of($0, ambiguous: profile.ambiguousWidth ?? .narrow)
      return Width(text: $0, expected: width, measured: $1)
    }
    ambiguousWidth = (profile.ambiguousWidth ?? .narrow).rawValue
    ambiguousWidthSource =
      profile.ambiguousWidth == nil
      ? .assumed : profile.hasChosenAmbiguousWidth ? .chosen : .measured
    textForm = profile.textForm.rawValue
  }
}

extension TerminalReport {
  /// Returns the report as lines to read.
  func lines(_ localizer: Localizer) -> [String] {
    let modes = modes.sorted { $0.key < $1.key }.map { number, state in
      localizer.string(.HanokCommand.terminalMode(number: number, state: state))
    }
    let lines: [Message] =
      [
        version.map { .HanokCommand.terminalVersion(version: $0) }
          ?? .HanokCommand.terminalNoVersion,
        .HanokCommand.terminalVariables(variables: variables),
        .HanokCommand.terminalSize(columns: columns, rows: rows),
        .HanokCommand.terminalColors(colors: colors, background: background ?? ""),
        modes.isEmpty ? .HanokCommand.terminalSilent : .HanokCommand.terminalModes(modes: modes),
        keyboardFlags == nil ? .HanokCommand.terminalNoKeyboard : .HanokCommand.terminalKeyboard,
        widthLine,
        .HanokCommand.terminalForm(form: textForm),
        .HanokCommand.terminalAmbiguous(
          width: ambiguousWidth == 2 ? "wide" : "narrow", source: ambiguousWidthSource.rawValue),
      ] + (hasInvalidWidth ? [.HanokCommand.terminalInvalidWidth] : [])
    return lines.map { localizer.string($0) }
  }

  /// Whether the user has set a width of ambiguous characters that isn't one.
  private var hasInvalidWidth: Bool {
    environment[AmbiguousWidth.variable].map { !$0.isEmpty } == true
      && ambiguousWidthSource != .chosen
  }

  private var variables: String {
    environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  private var widthLine: Message {
    guard widths.contains(where: { $0.measured != nil }) else {
      return .HanokCommand.terminalNoWidths
    }
    let others = widths.filter { $0.measured != $0.expected }
    if others.isEmpty { return .HanokCommand.terminalWidths(count: widths.count) }
    let list = others.map { width in
      "\(width.text) \(width.measured.map { "\($0)" } ?? "–") (\(width.expected))"
    }
    return .HanokCommand.terminalOtherWidths(widths: list)
  }
}
