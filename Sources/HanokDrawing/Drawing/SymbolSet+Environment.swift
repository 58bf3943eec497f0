extension SymbolSet {
  /// The signs for an environment: in ASCII for the locale `C`, and those of its fonts for the
  /// Linux console; or else in Unicode.
  ///
  /// Only a locale that was set for all or for letters says so (`LC_ALL`, `LC_CTYPE`): without one,
  /// as in most containers, terminals show Unicode.
  package static func suited(to environment: [String: String]) -> SymbolSet {
    let locale = ["LC_ALL", "LC_CTYPE"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, ["C", "POSIX"].contains(locale) { return .ascii }
    return environment["TERM"] == "linux" ? .console : .unicode
  }

  /// The signs of code page 437, which the fonts of the Linux console have.
  private static let console: SymbolSet = {
    var set = SymbolSet.ascii
    (set.horizontalLine, set.verticalLine, set.block) = ("─", "│", "█")
    (set.heavyHorizontalLine, set.heavyVerticalLine, set.heavyLine) = ("═", "║", "═")
    (set.scrollThumb, set.scrollTrack) = ("█", "│")
    set.corners = ["┌", "┐", "└", "┘"]
    set.heavyCorners = ["╔", "╗", "╚", "╝"]
    set.chartFills = ["█", "▒", "▓", "░"]
    set.arrowKeys = ["↑", "↓", "←", "→"]
    return set
  }()
}
