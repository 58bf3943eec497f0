public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// The environment of a tree of views: the language, the theme, the terminal.
///
/// A copy costs as much as a reference: every view keeps one.
public struct Traits: Hashable, Sendable {
  @usableFromInline var box: Box

  // The theme and the signs are read inline: a view of another module copies the style or the sign that it
  // uses, not all of them.
  @usableFromInline final class Box: Sendable {
    @usableFromInline let values: Values

    init(_ values: Values) { self.values = values }
  }

  @usableFromInline struct Values: Hashable, Sendable {
    var localizer: Localizer { didSet { updateText() } }
    /// The requested theme, and the one that the terminal can show.
    var theme: Theme { didSet { updateTheme() } }
    @usableFromInline var shownTheme: Theme
    var colorDepth = ColorDepth.full { didSet { updateTheme() } }
    var appearance = Appearance.unspecified
    var reducesMotion = false
    var keyBindings = KeyBindings.standard
    var forcedDirection: TextDirection? { didSet { updateSymbols() } }
    var ambiguousWidth: AmbiguousWidth { didSet { updateText() } }
    var textRules: TextLayout.Rules
    /// The requested signs, and those that the terminal can show, in the direction of reading.
    var symbols = SymbolSet() { didSet { updateSymbols() } }
    @usableFromInline var shownSymbols = SymbolSet()
    var drawsInASCII = false

    /// Whether leading is right.
    var isRightToLeft: Bool { (forcedDirection ?? textRules.direction) == .rightToLeft }

    private mutating func updateTheme() { shownTheme = theme.shown(in: colorDepth) }

    private mutating func updateText() {
      textRules = Traits.textRules(of: localizer, ambiguousWidth)
      updateSymbols()
    }

    mutating func updateSymbols() {
      shownSymbols = symbols.shown(width: ambiguousWidth, isMirrored: isRightToLeft)
      drawsInASCII = shownSymbols.isASCII
    }
  }

  /// Creates the traits of a language and a theme.
  public init(
    localizer: Localizer, theme: Theme = Theme(), ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    var values = Values(
      localizer: localizer, theme: theme, shownTheme: theme, ambiguousWidth: ambiguousWidth,
      textRules: Self.textRules(of: localizer, ambiguousWidth))
    values.updateSymbols()
    box = Box(values)
  }

  /// The object that localizes messages.
  public var localizer: Localizer {
    get { box.values.localizer }
    set { edit { $0.localizer = newValue } }
  }

  /// The styles; on a terminal with too few colours, attributes replace them.
  public var theme: Theme {
    @inlinable get { box.values.shownTheme }
    set { edit { $0.theme = newValue } }
  }

  /// Returns the theme's style of a role: without a copy of the theme, which has many styles.
  func style(of role: TextRole) -> Style { box.values.shownTheme.style(of: role) }

  /// The theme that was set, regardless of the terminal's colours.
  public var chosenTheme: Theme { box.values.theme }

  /// The number of the terminal's colours.
  public var colorDepth: ColorDepth {
    get { box.values.colorDepth }
    set { edit { $0.colorDepth = newValue } }
  }

  /// Whether surfaces differ on the screen, so that a fill shows its edges.
  ///
  /// In sixteen colours, most surfaces are equal.
  public var showsSurfaces: Bool { colorDepth == .full || colorDepth == .palette }

  /// The style below everything: that of the theme.
  ///
  /// It also fills the screen for a theme that leaves it to the terminal, unless the theme is known
  /// to be as dark or as light as the terminal's background.
  package var screenGround: Style {
    let suits = theme.isDark == nil || theme.isDark == appearance.isDark
    return theme.text.background != .default || suits ? theme.text : theme.ground
  }

  /// Whether the screen's background is dark, or nil if that is unknown.
  ///
  /// It is the theme's if it fills the screen, otherwise the terminal's.
  public var isGroundDark: Bool? { theme.isDark ?? appearance.isDark }

  /// The kind of the terminal's background; it is known some time after the first frame.
  public var appearance: Appearance {
    get { box.values.appearance }
    set { edit { $0.appearance = newValue } }
  }

  /// Whether the screen has no motion.
  public var reducesMotion: Bool {
    get { box.values.reducesMotion }
    set { edit { $0.reducesMotion = newValue } }
  }

  /// The keys of the actions of lists, fields and other views.
  public var keyBindings: KeyBindings {
    get { box.values.keyBindings }
    set { edit { $0.keyBindings = newValue } }
  }

  /// The cells of characters of ambiguous width on the terminal: 1, unless configured otherwise.
  ///
  /// If they occupy two, lines and bars are drawn in ASCII.
  public var ambiguousWidth: AmbiguousWidth {
    get { box.values.ambiguousWidth }
    set { edit { $0.ambiguousWidth = newValue } }
  }

  /// The signs for these traits: mirrored for reading from right to left, and in ASCII if others
  /// may occupy two cells.
  @inlinable public var symbols: SymbolSet { box.values.shownSymbols }

  /// The signs regardless of the terminal and the direction, from which ``Traits/symbols`` are made.
  ///
  /// They are for reading from left to right, and each has one cell.
  public var chosenSymbols: SymbolSet {
    get { box.values.symbols }
    set { edit { $0.symbols = newValue } }
  }

  /// Whether views draw in ASCII, since all signs are ASCII.
  public var drawsInASCII: Bool { box.values.drawsInASCII }

  /// The rules of text layout for the language and the terminal.
  public var textRules: TextLayout.Rules { box.values.textRules }

  /// The direction in which the language is written.
  public var direction: TextDirection { textRules.direction }

  /// The direction in which screens are laid out, or nil for that of the language.
  ///
  /// Words keep the direction of their language. It is for trials of a mirrored screen.
  public var forcedDirection: TextDirection? {
    get { box.values.forcedDirection }
    set { edit { $0.forcedDirection = newValue } }
  }

  /// Whether leading is right, by the language or by ``forcedDirection``.
  public var isRightToLeft: Bool { box.values.isRightToLeft }

  /// Whether bars may end in eighths of a cell, which Unicode has only from the left.
  public var drawsEighths: Bool { !drawsInASCII && !isRightToLeft }

  private mutating func edit(_ change: (inout Values) -> Void) {
    var values = box.values
    change(&values)
    box = Box(values)
  }

  private static func textRules(
    of localizer: Localizer, _ ambiguousWidth: AmbiguousWidth
  ) -> TextLayout.Rules {
    TextLayout.Rules(
      language: localizer.language, ambiguousWidth: ambiguousWidth,
      ellipsis: localizer.string(Message("ellipsis", table: "Hanok")))
  }

  /// Whether all values are equal.
  public static func == (left: Traits, right: Traits) -> Bool {
    left.box === right.box || left.box.values == right.box.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.values) }
}
