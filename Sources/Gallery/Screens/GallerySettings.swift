import Hanok

/// The settings of the gallery besides the language.
struct GallerySettings {
  /// A theme of the toolkit.
  enum ThemeChoice: CaseIterable {
    /// The theme for the terminal's background.
    case automatic
    case dark
    case light
    case highContrast
    case hanok

    var name: Message {
      switch self {
      case .automatic: .Gallery.themeAutomatic
      case .dark: .Gallery.themeDark
      case .light: .Gallery.themeLight
      case .highContrast: .Gallery.themeHighContrast
      case .hanok: .Gallery.themeHanok
      }
    }

    func theme(_ appearance: Appearance) -> Theme {
      switch self {
      case .automatic: .suited(toDarkBackground: appearance.isDark)
      case .dark: .dark
      case .light: .light
      case .highContrast: .highContrast(isDark: appearance.isDark ?? true)
      case .hanok: .hanok(isDark: appearance.isDark ?? true)
      }
    }
  }

  var theme = ThemeChoice.automatic
  /// The width of the chosen screen, in cells; nil for the available width.
  var width: Int?
  /// The direction of all screens; nil for that of the language.
  var direction: TextDirection?
  /// The maximum number of colours.
  var colorDepth = ColorDepth.full

  var widthName: Message { width.map { .Gallery.widthCells(count: $0) } ?? .Gallery.widthWhole }

  var directionName: Message {
    switch direction {
    case .rightToLeft: .Gallery.directionRightToLeft
    case .leftToRight: .Gallery.directionLeftToRight
    case nil: .Gallery.directionLanguage
    }
  }

  var colorsName: Message {
    switch colorDepth {
    case .palette: .Gallery.colorsCount(count: 256)
    case .sixteen: .Gallery.colorsCount(count: 16)
    case .none: .Gallery.colorsNone
    case .full: .Gallery.colorsAll
    }
  }

  mutating func showNextTheme() { theme = Self.next(after: theme, in: ThemeChoice.allCases) }

  mutating func showNextWidth() { width = Self.next(after: width, in: [nil, 60, 40, 20]) }

  mutating func showNextDirection() {
    direction = Self.next(after: direction, in: [nil, .rightToLeft, .leftToRight])
  }

  mutating func showNextColors() {
    colorDepth = Self.next(after: colorDepth, in: [.full, .palette, .sixteen, .none])
  }

  private static func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    let index = values.firstIndex(of: value).map { $0 + 1 } ?? 0
    return values[index % values.count]
  }
}
