public import HanokTerminal

/// The styles of the parts of a screen.
///
/// Most themes are derived from a few colours: see ``Theme/init(_:)``. A theme cascades: that of the
/// application's traits holds everywhere but in views that have a ``View/theme`` of their own.
public nonisolated struct Theme: Hashable, Sendable {
  /// The ground below everything in a view that has a theme of its own.
  public var ground = Style.plain
  /// Text that is nothing in particular.
  public var text = Style.plain
  /// Text that is less important.
  public var secondary = Style(attributes: .dim)
  /// `{#strong}`.
  public var strong = Style(attributes: .bold)
  /// A heading.
  public var heading = Style(attributes: .bold)
  /// What is to be noticed: a mark of what is chosen, today in a calendar.
  public var accent = Style(foreground: .cyan, attributes: .bold)
  /// `{#emphasis}`.
  public var emphasis = Style(attributes: .italic)
  /// `{#key}`.
  public var key = Style(attributes: .bold)
  /// `{#link}`.
  public var link = Style(attributes: .underline)
  /// A control.
  public var control = Style.plain
  /// A button, whose fill shows its edges where there are surfaces; brackets do elsewhere.
  public var button = Style.plain
  /// The button that is meant to be pressed next.
  public var prominentButton = Style(foreground: .cyan, attributes: .bold)
  /// The control that keys go to.
  public var focusedControl = Style(attributes: [.bold, .reverse])
  /// A control while the mouse's button is held on it.
  public var pressedControl = Style(attributes: .reverse)
  /// A control that can't be used now.
  public var disabledControl = Style(attributes: .dim)
  /// A success.
  public var success = Style(foreground: .green, attributes: .bold)
  /// A warning.
  public var warning = Style(foreground: .yellow, attributes: .bold)
  /// A failure, and a value that isn't valid.
  public var failure = Style(foreground: .red, attributes: .bold)
  /// The ground of what is typed into.
  public var field = Style(attributes: .underline)
  /// The hint in an empty field.
  public var placeholder = Style(attributes: .dim)
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
  /// A row that is chosen, while the keys go elsewhere.
  public var inactiveSelection = Style(attributes: .bold)
  /// The lines of a border.
  public var border = Style(attributes: .dim)
  /// The lines of a border around what has the focus.
  public var focusedBorder = Style(attributes: .bold)
  /// The parts of the screen below a sheet, over their own style.
  public var dimmed = Style(attributes: .dim)
  /// The series of a chart, which also differ by their signs; they are used again from the first.
  public var series = [Color.cyan, .yellow, .magenta, .green, .blue, .red].map {
    Style(foreground: $0)
  }

  /// The styles that fit any terminal: its own colours, and the first eight of its palette.
  public init() {}

  /// All roles that have one style each, for whoever shows or checks a theme.
  public static let roles: [any WritableKeyPath<Theme, Style> & Sendable] = [
    \.ground, \.text, \.secondary, \.strong, \.heading, \.accent, \.emphasis, \.key, \.link,
    \.control, \.button, \.prominentButton, \.focusedControl, \.pressedControl,
    \.disabledControl, \.success, \.warning, \.failure, \.field, \.placeholder, \.progress,
    \.track, \.panel, \.card, \.bar, \.notice, \.selection, \.inactiveSelection, \.border,
    \.focusedBorder, \.dimmed,
  ]

  /// Whether its ground is dark; nil for one of the terminal's own colours.
  var isDark: Bool? {
    guard let onBlack = ground.background.contrast(with: .rgb(0, 0, 0)),
      let onWhite = ground.background.contrast(with: .rgb(255, 255, 255))
    else { return nil }
    return onBlack < onWhite
  }

  /// The theme as it is used where there are so many colours.
  func shown(in depth: ColorDepth) -> Theme {
    switch depth {
    case .none: return withoutColors
    case .full, .palette: return self
    case .sixteen:
      // Surfaces are one there: a field with nothing in it shows by its line.
      var theme = self
      theme.field.attributes.formUnion(.underline)
      // A quiet grey doesn't say by itself for which ground it was chosen.
      if text.background == .default, let isDark {
        for role in [\Theme.border, \.track] {
          theme[keyPath: role].foreground = .palette(isDark ? 7 : 8)
        }
      }
      return theme
    }
  }

  /// The theme for a terminal without colours: the states that colours showed are shown by
  /// attributes, as in a theme of the terminal's own colours.
  var withoutColors: Theme {
    var theme = Theme()
    for role in Self.roles {
      let own = self[keyPath: role].attributes
      theme[keyPath: role] = Style(attributes: own.union(theme[keyPath: role].attributes))
    }
    theme.series = series.map { Style(attributes: $0.attributes) }
    return theme
  }

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
