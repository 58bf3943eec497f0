public import HanokTerminal

extension Application {
  /// Takes what the presenter has learned of its terminal: the colours and the appearance become
  /// traits, and with the appearance the theme is chosen again.
  public func learn(_ profile: TerminalProfile) {
    var new = traits
    new.appearance = Appearance(isDark: profile.isDark)
    new.colorDepth = profile.colorDepth
    if new.appearance != traits.appearance, let themes { new.theme = themes(new.appearance) }
    if new != traits { traits = new }
  }
}
