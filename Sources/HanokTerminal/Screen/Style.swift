/// The style of a cell: its colours, and the attributes of its character.
public struct Style: Hashable, Sendable {
  /// The attributes of a character (ECMA-48 §8.3.117, SGR).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SGR 1.
    public static let bold = Attributes(rawValue: 1)
    /// SGR 2.
    public static let dim = Attributes(rawValue: 2)
    /// SGR 3.
    public static let italic = Attributes(rawValue: 4)
    /// SGR 4.
    public static let underline = Attributes(rawValue: 8)
    /// SGR 5.
    public static let blink = Attributes(rawValue: 16)
    /// SGR 7: the colours are exchanged.
    public static let reverse = Attributes(rawValue: 32)
    /// SGR 9.
    public static let strikethrough = Attributes(rawValue: 64)
  }

  /// The foreground colour.
  public var foreground: Color
  /// The background colour.
  public var background: Color
  /// The attributes of the character.
  public var attributes: Attributes

  /// Creates a style; the default is the terminal's own.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, without attributes.
  public static let plain = Style()

  /// Returns this style with the colours and attributes of another one applied.
  public func applying(_ other: Style) -> Style {
    Style(
      foreground: other.foreground == .default ? foreground : other.foreground,
      background: other.background == .default ? background : other.background,
      attributes: attributes.union(other.attributes))
  }

  /// Whether the characters of both are drawn in the same font.
  func hasSameFont(as other: Style) -> Bool {
    attributes.intersection(Self.fontAttributes)
      == other.attributes.intersection(Self.fontAttributes)
  }

  private static let fontAttributes: Attributes = [.bold, .italic]

  /// Whether an empty cell in this style differs from one in the terminal's own style.
  var isVisibleOnBlank: Bool {
    background != .default || !attributes.isDisjoint(with: Self.blankAttributes)
  }

  /// The attributes that are visible on an empty cell.
  private static let blankAttributes: Attributes = [.underline, .reverse, .strikethrough]
}
