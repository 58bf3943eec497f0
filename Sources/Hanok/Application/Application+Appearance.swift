package import HanokTerminal

extension Application {
  /// Uses the profile that the presenter has of its terminal.
  ///
  /// The number of colours and the appearance become traits. A new appearance also selects the
  /// theme again.
  package func apply(_ profile: TerminalProfile) {
    var new = traits
    terminalColorDepth = profile.colorDepth
    new.colorDepth = usedColorDepth
    new.appearance = Appearance(isDark: profile.isDark)
    if let themes, new.appearance != traits.appearance { new.theme = themes(new.appearance) }
    if new != traits { traits = new }
  }

  /// The number of colours in use: that of the terminal, up to the permitted maximum.
  var usedColorDepth: ColorDepth { min(terminalColorDepth, maximumColorDepth) }
}
