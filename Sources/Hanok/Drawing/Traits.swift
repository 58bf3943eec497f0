import ICU
public import Localization

/// What flows down the tree of views: the language, and the looks.
public nonisolated struct Traits: Hashable, Sendable {
  /// Turns messages into text.
  public var localizer: Localizer
  /// The looks.
  public var theme: Theme

  /// The traits of a language and a theme.
  public init(localizer: Localizer, theme: Theme = Theme()) {
    self.localizer = localizer
    self.theme = theme
  }

  /// Whether leading is right: the language is written from right to left.
  public var isRightToLeft: Bool { localizer.language.isRightToLeft }
}
