extension ColorDepth {
  /// The variables that determine the number of colors, besides `TERM`.
  static let variables = ["FORCE_COLOR", "CLICOLOR_FORCE", "NO_COLOR", "CLICOLOR", "COLORTERM"]

  /// The number of colors of a terminal, from its name and the environment.
  ///
  /// The first row that applies decides. An empty variable counts as unset.
  ///
  /// ```
  /// FORCE_COLOR     0 or false: none; 1: 16; 2: 256; 3: all; others: at least 16
  /// CLICOLOR_FORCE  at least 16, unless it is 0
  /// NO_COLOR        none
  /// CLICOLOR        none if it is 0
  /// TERM            none if it names a monochrome terminal, 16 if it ends in -8color, …, -88color
  /// COLORTERM       all for truecolor and 24bit
  /// TERM            all for -direct and the names of terminals that have all; 256 for -256color
  /// ```
  ///
  /// They are defined by Node.js and https://force-color.org, https://no-color.org and
  /// https://bixense.com/clicolors. Variables that request colors precede those that leave them out.
  init(of terminal: String, environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0.lowercased() }
    }
    let own = Self.depth(of: terminal, colorTerm: value("COLORTERM"))
    let forcedByOther = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    switch value("FORCE_COLOR") {
    case "0", "false": self = .none
    case "1": self = .sixteen
    case "2": self = .palette
    case "3": self = .full
    case .some: self = max(own, .sixteen)
    case nil where forcedByOther: self = max(own, .sixteen)
    case nil: self = value("NO_COLOR") != nil || value("CLICOLOR") == "0" ? .none : own
    }
  }

  /// Returns the number of colors of a terminal without a wish for more or fewer.
  ///
  /// A name that limits colors precedes `COLORTERM`, which a program inherits from the terminal in
  /// which the name was set.
  private static func depth(of terminal: String, colorTerm: String?) -> ColorDepth {
    // GNU screen puts its own name before the name of the terminal around it: `screen.linux-m`.
    let name = terminal.split(separator: ".").last.map(String.init) ?? terminal
    let parts = name.split(separator: "-")
    if isMonochrome(name, parts) { return .none }
    if parts.contains(where: { ["8color", "16color", "88color"].contains($0) }) { return .sixteen }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .full }
    // `xterm-direct`, and `xterm-direct16`, which names the number of indexed colors besides.
    if parts.contains(where: { $0.hasPrefix("direct") }) { return .full }
    if fullColorNames.contains(where: { name.hasPrefix($0) }) { return .full }
    return name.contains("256color") ? .palette : .sixteen
  }

  /// Whether a terminal's name is one of those without colors in the terminfo database.
  ///
  /// They are DEC's video terminals (`vt100`), the variants `-m`, `-m1` and `-mono`, and a few others.
  private static func isMonochrome(_ name: String, _ parts: [Substring]) -> Bool {
    if name.hasPrefix("vt"), name.dropFirst(2).first?.isNumber == true { return true }
    return monochromeNames.contains(name)
      || parts.dropFirst().contains { part in
        part == "m" || part == "mono"
          || part.first == "m" && part.dropFirst().first?.isNumber == true
      }
  }

  /// The other names without colors in ncurses' base package.
  private static let monochromeNames: Set = [
    "mach", "mach-bold", "mach-gnu", "rxvt-basic", "sun", "xterm-bold", "xterm-old", "xterm-r5",
    "xterm-r6", "xterm-vt52",
  ]

  /// The beginnings of names of terminals with all colors, which `COLORTERM` doesn't tell over ssh.
  private static let fullColorNames = [
    "alacritty", "contour", "foot", "ghostty", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
}
