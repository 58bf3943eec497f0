package import Hanok

/// A picture on a card: what is seen, and what it is called.
package struct Picture: Hashable {
  /// The one character that is drawn.
  package let symbol: String
  /// Its name, for those who don't see it.
  package let name: Message

  init(_ symbol: String, _ name: Message) {
    self.symbol = symbol
    self.name = name
  }
}

/// A set of pictures.
///
/// The game has none: pictures are nobody's business but the view's.
/// The names of the cases are what one types after `--theme`.
package enum PictureTheme: String, CaseIterable {
  case animals
  case faces
  case kana
  case hangul
  case letters

  /// The theme's name.
  package var title: Message {
    switch self {
    case .animals: .Concentration.themeAnimals
    case .faces: .Concentration.themeFaces
    case .kana: .Concentration.themeKana
    case .hangul: .Concentration.themeHangul
    case .letters: .Concentration.themeLetters
    }
  }

  /// Whether the cards are drawn with more contrast than the rest of the screen.
  var hasHighContrast: Bool { self == .letters }
}
