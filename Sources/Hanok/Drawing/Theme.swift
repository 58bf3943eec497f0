public import HanokTerminal

/// The styles of the parts of a screen.
public nonisolated struct Theme: Hashable, Sendable {
  /// Text that is nothing in particular.
  public var text = Style.plain
  /// Text that is less important.
  public var secondary = Style(attributes: .dim)
  /// `{#strong}`, and headings.
  public var strong = Style(attributes: .bold)
  /// `{#emphasis}`.
  public var emphasis = Style(attributes: .italic)
  /// `{#key}`.
  public var key = Style(attributes: .bold)
  /// `{#link}`.
  public var link = Style(attributes: .underline)
  /// A control.
  public var control = Style.plain
  /// The control that keys go to.
  public var focusedControl = Style(attributes: [.bold, .reverse])
  /// A control that can't be used now.
  public var disabledControl = Style(attributes: .dim)
  /// A success.
  public var success = Style(foreground: .green, attributes: .bold)
  /// A failure.
  public var failure = Style(foreground: .red, attributes: .bold)
  /// The part of a bar that is done.
  public var progress = Style(foreground: .cyan)
  /// The part that is left.
  public var track = Style(attributes: .dim)
  /// The ground of a part of the screen, a sheet or a popover.
  public var panel = Style.plain
  /// The ground of a part of a panel.
  public var card = Style.plain
  /// The ground of a bar at an edge of the screen.
  public var bar = Style.plain
  /// The ground of a notice.
  public var notice = Style.plain
  /// A row that is chosen.
  public var selection = Style(attributes: .reverse)
  /// The lines of a border.
  public var border = Style(attributes: .dim)
  /// The parts of the screen below a sheet, over their own style.
  public var dimmed = Style(attributes: .dim)

  /// The styles that fit any terminal: its own colours, and the first eight of its palette.
  public init() {}

  /// The style of a role.
  public func style(of role: TextRole) -> Style {
    switch role {
    case .plain: .plain
    case .strong: strong
    case .emphasis: emphasis
    case .key: key
    case .link: link
    }
  }
}
