package import Hanok

/// A picture on a card: its symbol and its name.
package struct Picture: Hashable {
  /// The single character that is drawn.
  package let symbol: String
  /// Its name, for accessibility.
  package let name: Message

  init(_ symbol: String, _ name: Message) {
    self.symbol = symbol
    self.name = name
  }
}

/// A set of pictures.
///
/// The game has none: only the view needs pictures. The names of the cases are the values of
/// `--pictures`.
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
