public import HanokTerminal
public import HanokUnicode

/// The conditions under which a scene is drawn: its language, its size, its theme, its colors, and
/// the width of ambiguous characters.
public nonisolated struct SceneVariant: Hashable, Sendable, CustomStringConvertible {
  /// The language.
  public let language: LanguageTag
  /// The size of the terminal in cells.
  public let size: Size
  /// The theme.
  public let theme: SceneTheme
  /// The number of the terminal's colours.
  public let colorDepth: ColorDepth
  /// The width of ambiguous characters on the terminal.
  public let ambiguousWidth: AmbiguousWidth

  /// Creates a variant.
  public init(
    language: LanguageTag, size: Size, theme: SceneTheme = .terminal,
    colorDepth: ColorDepth = .full, ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.language = language
    self.size = size
    self.theme = theme
    self.colorDepth = colorDepth
    self.ambiguousWidth = ambiguousWidth
  }

  /// The variant as a snapshot names it: `ko 80x24`, `ko 80x24 dark`, `ko 80x24 dark sixteen`,
  /// `ko 80x24 wide`.
  public var description: String {
    var words = ["\(language)", "\(size.width)x\(size.height)"]
    if theme != .terminal || colorDepth != .full { words.append(theme.name) }
    if colorDepth != .full { words.append("\(colorDepth)") }
    if ambiguousWidth != .narrow { words.append("\(ambiguousWidth)") }
    return words.joined(separator: " ")
  }
}
