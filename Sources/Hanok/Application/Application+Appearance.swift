package import HanokTerminal

extension Application {
  /// Takes what the presenter has learned of its terminal: the number of colours and the appearance
  /// become traits, and with the appearance the theme is chosen again.
  package func learn(_ profile: TerminalProfile) {
    var new = traits
    terminalColorDepth = profile.colorDepth
    new.colorDepth = usedColorDepth
    new.appearance = Appearance(isDark: profile.isDark)
    if let themes, new.appearance != traits.appearance { new.theme = themes(new.appearance) }
    if new != traits { traits = new }
  }

  /// The number of colours that are used: those of the terminal, as far as they are allowed.
  var usedColorDepth: ColorDepth { min(terminalColorDepth, maximumColorDepth) }
}
