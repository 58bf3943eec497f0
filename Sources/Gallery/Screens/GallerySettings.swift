import Hanok

/// The settings of the gallery besides the language.
struct GallerySettings {
  var theme = ThemeFamily.hanok
  /// The width of the chosen screen, in cells; nil for the available width.
  var width: Int?
  /// The direction of all screens; nil for that of the language.
  var direction: TextDirection?
  /// The maximum number of colours.
  var colorDepth = ColorDepth.full

  var themeName: Message { .Gallery.themeChosen(name: theme.title) }

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

  mutating func showNextTheme() { theme = Self.next(after: theme, in: ThemeFamily.shipped) }

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
