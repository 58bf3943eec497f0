public import HanokTerminal

extension Application {
  /// Takes what the presenter has learned of its terminal: the appearance becomes a trait, and with
  /// it the theme is chosen again.
  public func learn(_ profile: TerminalProfile) {
    var new = traits
    new.appearance = Appearance(isDark: profile.isDark)
    guard new.appearance != traits.appearance else { return }
    if let themes { new.theme = themes(new.appearance) }
    traits = new
  }
}
