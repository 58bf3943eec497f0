public import HanokTerminal

/// The styles of the parts of a screen.
///
/// Most themes are derived from a few colours: `Theme(palette)`. A ``ThemeFamily`` has one for dark
/// and one for light terminals; “A theme in code” in <doc:Looks> shows both. A theme cascades: that
/// of the application's traits applies everywhere except in views with a ``View/theme`` of their own.
public struct Theme: Hashable, Sendable {
  /// The background of a view with a theme of its own.
  public var ground = Style.plain
  /// Text without another role.
  public var text = Style.plain
  /// Text that is less important.
  public var secondary = Style(attributes: .dim)
  /// `{#strong}`.
  public var strong = Style(attributes: .bold)
  /// A heading.
  public var heading = Style(attributes: .bold)
  /// Emphasis: a mark of the selection, today in a calendar.
  public var accent = Style(foreground: .cyan, attributes: .bold)
  /// `{#emphasis}`.
  public var emphasis = Style(attributes: .italic)
  /// `{#key}`.
  public var key = Style(attributes: .bold)
  /// `{#link}`.
  public var link = Style(attributes: .underline)
  /// A control.
  public var control = Style.plain
  /// A button, whose fill shows its edges if surfaces differ; otherwise brackets do.
  public var button = Style.plain
  /// The button that is probably pressed next.
  public var prominentButton = Style(foreground: .cyan, attributes: .bold)
  /// The control with the focus.
  public var focusedControl = Style(attributes: [.bold, .reverse])
  /// A control while a mouse button is pressed on it.
  public var pressedControl = Style(attributes: .reverse)
  /// A disabled control.
  public var disabledControl = Style(attributes: .dim)
  /// A success.
  public var success = Style(foreground: .green, attributes: .bold)
  /// A warning.
  public var warning = Style(foreground: .yellow, attributes: .bold)
  /// A failure, and an invalid value.
  public var failure = Style(foreground: .red, attributes: .bold)
  /// The background of a text field.
  public var field = Style(attributes: .underline)
  /// The hint in an empty field.
  public var placeholder = Style(attributes: .dim)
  /// The completed part of a bar.
  public var progress = Style(foreground: .cyan)
  /// The remaining part.
  public var track = Style(attributes: .dim)
  /// The background of a part of the screen, a sheet or a popover.
  public var panel = Style.plain
  /// The background of a part of a panel.
  public var card = Style.plain
  /// The background of a bar at an edge of the screen.
  public var bar = Style.plain
  /// The background of a notice.
  public var notice = Style.plain
  /// A selected row.
  public var selection = Style(attributes: .reverse)
  /// A selected row without the focus.
  public var inactiveSelection = Style(attributes: .bold)
  /// The lines of a border.
  public var border = Style(attributes: .dim)
  /// The lines of a border with the focus.
  public var focusedBorder = Style(attributes: .bold)
  /// The parts of the screen below a sheet, merged with their own style.
  public var dimmed = Style(attributes: .dim)
  /// The series of a chart, which also differ by their signs; after the last, the first follows.
  public var series = [Color.cyan, .yellow, .magenta, .green, .blue, .red].map {
    Style(foreground: $0)
  }

  /// Creates the styles for any terminal: its own colours, and the first eight of its palette.
  public init() {}

  /// The roles with a single style by their names, which theme files have.
  package static let namedRoles:
    [(name: String, role: any WritableKeyPath<Theme, Style> & Sendable)] = [
      ("ground", \.ground), ("text", \.text), ("secondary", \.secondary), ("strong", \.strong),
      ("heading", \.heading), ("accent", \.accent), ("emphasis", \.emphasis), ("key", \.key),
      ("link", \.link), ("control", \.control), ("button", \.button),
      ("prominentButton", \.prominentButton), ("focusedControl", \.focusedControl),
      ("pressedControl", \.pressedControl), ("disabledControl", \.disabledControl),
      ("success", \.success), ("warning", \.warning), ("failure", \.failure), ("field", \.field),
      ("placeholder", \.placeholder), ("progress", \.progress), ("track", \.track),
      ("panel", \.panel), ("card", \.card), ("bar", \.bar), ("notice", \.notice),
      ("selection", \.selection), ("inactiveSelection", \.inactiveSelection), ("border", \.border),
      ("focusedBorder", \.focusedBorder), ("dimmed", \.dimmed),
    ]

  /// All roles with a single style, for views and tests of themes.
  public static let roles = namedRoles.map(\.role)

  /// Whether the background is dark, or nil for one of the terminal's own colours.
  package var isDark: Bool? {
    guard let onBlack = ground.background.contrast(with: .rgb(0, 0, 0)),
      let onWhite = ground.background.contrast(with: .rgb(255, 255, 255))
    else { return nil }
    return onBlack < onWhite
  }

  /// Returns the theme in a number of colours.
  func shown(in depth: ColorDepth) -> Theme {
    switch depth {
    case .none: return withoutColors
    case .full, .palette: return self
    case .sixteen:
      // With equal surfaces, a line shows an empty field.
      var theme = self
      theme.field.attributes.formUnion(.underline)
      // A quiet grey has no information about the background that it was chosen for.
      if text.background == .default, let isDark {
        for role in [\Theme.border, \.track] {
          theme[keyPath: role].foreground = .palette(isDark ? 7 : 8)
        }
      }
      return theme
    }
  }

  /// The theme for a terminal without colours, with the attributes of a theme of its own colours.
  var withoutColors: Theme {
    var theme = Theme()
    for role in Self.roles {
      let own = self[keyPath: role].attributes
      theme[keyPath: role] = Style(attributes: own.union(theme[keyPath: role].attributes))
    }
    theme.series = series.map { Style(attributes: $0.attributes) }
    return theme
  }

  /// The part of the ground in the colours below a sheet.
  private static let veil = 0.4

  /// Returns a style below a sheet: merged with ``dimmed``, never bold, and with its colours mixed with
  /// the ground, if the theme has one.
  package func dimming(_ style: Style) -> Style {
    var style = style.applying(dimmed)
    style.attributes.subtract(.bold)
    // Where it isn't dim, as in high contrast, all is as readable as before.
    guard dimmed.attributes.contains(.dim) else { return style }
    if style.foreground == .default { style.foreground = ground.foreground }
    style.foreground = style.foreground.mixed(with: ground.background, part: Self.veil)
    style.background = style.background.mixed(with: ground.background, part: Self.veil)
    return style
  }

  /// The style of a role.
  public func style(of role: TextRole) -> Style {
    switch role {
    case .plain: .plain
    case .strong: strong
    case .emphasis: emphasis
    case .key: key
    case .link: link
    case .heading: heading
    case .secondary: secondary
    case .deleted: Style(attributes: .strikethrough)
    case .code: Style(foreground: key.foreground)
    case .syntax(let role): style(of: role)
    case .nested(let inner, let outer): style(of: outer).applying(style(of: inner))
    }
  }

  /// The style of a part of source code, in the colors of other roles.
  public func style(of role: SyntaxRole) -> Style {
    switch role {
    case .comment: secondary.applying(Style(attributes: .italic))
    case .keyword: accent
    case .type: color(ofSeries: 1)
    case .name: Style(foreground: key.foreground)
    case .string: Style(foreground: success.foreground)
    case .number: color(ofSeries: 2)
    case .placeholder: Style(foreground: warning.foreground)
    case .heading: heading
    case .inserted: Style(foreground: success.foreground)
    case .removed: Style(foreground: failure.foreground)
    case .invalid: Style(foreground: failure.foreground, attributes: .underline)
    }
  }

  private func color(ofSeries index: Int) -> Style {
    series.isEmpty ? .plain : series[index % series.count]
  }
}
