public import HanokUnicode
public import HanokLocalization
public import HanokTerminal

/// What flows down the tree of views: the language, and the looks.
public nonisolated struct Traits: Hashable, Sendable {
  /// Turns messages into text.
  public var localizer: Localizer { didSet { rememberTextRules() } }
  /// The looks.
  public var theme: Theme
  /// Whether the terminal's background is light or dark; it tells some time after the first frame.
  public var appearance = Appearance.unspecified
  /// Whether nothing moves by itself on the screen.
  public var reducesMotion = false
  /// The cells of characters of ambiguous width on the terminal: 1, unless it was set up otherwise.
  ///
  /// Where they take two, lines and bars are drawn in ASCII.
  public var ambiguousWidth: AmbiguousWidth { didSet { rememberTextRules() } }
  /// How texts are laid out: it follows from the others, and each text asks for it.
  public private(set) var textRules: TextLayout.Rules

  /// The traits of a language and a theme.
  public init(
    localizer: Localizer, theme: Theme = Theme(), ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.localizer = localizer
    self.theme = theme
    self.ambiguousWidth = ambiguousWidth
    textRules = TextLayout.Rules(language: localizer.language)
    rememberTextRules()
  }

  /// Whether leading is right: the language is written from right to left.
  public var isRightToLeft: Bool { direction == .rightToLeft }

  /// Which way the language is written.
  public var direction: TextDirection { textRules.direction }

  private mutating func rememberTextRules() {
    textRules = TextLayout.Rules(
      language: localizer.language, ambiguousWidth: ambiguousWidth,
      ellipsis: localizer.string(.Hanok.ellipsis))
  }
}
