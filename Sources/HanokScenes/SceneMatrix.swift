import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// The variants in which scenes are drawn: each language in each size, theme and depth of colour.
public nonisolated struct SceneMatrix: Hashable, Sendable {
  /// The languages.
  public var languages: SceneLanguages
  /// The sizes of the terminal in cells.
  public var sizes: [Size]
  /// The themes.
  public var themes: [SceneTheme]
  /// The depths of colour.
  public var colorDepths: [ColorDepth]

  /// A usual terminal, half of it, and a very small one.
  public static let usualSizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6),
  ]

  /// Creates a matrix.
  public init(
    languages: SceneLanguages = .all, sizes: [Size] = usualSizes,
    themes: [SceneTheme] = [.terminal], colorDepths: [ColorDepth] = [.full]
  ) {
    self.languages = languages
    self.sizes = sizes
    self.themes = themes
    self.colorDepths = colorDepths
  }

  /// Returns the variants of a scene, in the order of the languages.
  ///
  /// - Throws: `LanguageTagError` for a tag that isn't well-formed.
  public func variants(of scene: Scene) throws(LanguageTagError) -> [SceneVariant] {
    var variants: [SceneVariant] = []
    for language in try tags(of: scene) {
      for size in sizes {
        for theme in themes {
          variants += colorDepths.map {
            SceneVariant(language: language, size: size, theme: theme, colorDepth: $0)
          }
        }
      }
    }
    return variants
  }

  private func tags(of scene: Scene) throws(LanguageTagError) -> [LanguageTag] {
    switch languages {
    case .all: return scene.languages + PseudoLanguage.allCases.map(\.language)
    case .tags(let tags):
      var languages: [LanguageTag] = []
      for tag in tags { languages.append(try LanguageTag(tag)) }
      return languages
    }
  }
}

/// The languages in which scenes are drawn: `.all`, or tags as in `["en", "ko"]`.
public nonisolated enum SceneLanguages: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The languages of the scene's tables, and the pseudo-languages.
  case all
  /// The languages of some tags.
  case tags([String])

  /// Creates the languages of some tags.
  public init(arrayLiteral tags: String...) { self = .tags(tags) }
}
