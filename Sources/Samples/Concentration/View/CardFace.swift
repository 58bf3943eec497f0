/// The side of a card that shows.
///
/// It is the view's own word for what the data source has: the kind of a card is a number that cards
/// with the same picture share, from wherever the data source takes it.
package enum CardFace: Hashable {
  /// The card lies face down.
  case down
  /// The picture shows.
  case up(kind: Int)
  /// The picture shows, and its like has been found.
  case matched(kind: Int)

  /// The kind of the picture that shows; nil where none does.
  var kind: Int? {
    switch self {
    case .down: nil
    case .up(let kind), .matched(let kind): kind
    }
  }

  var isMatched: Bool {
    if case .matched = self { true } else { false }
  }
}

/// The object that a grid of cards asks what it shows: the grid knows this protocol, and not who it is.
package protocol CardGridViewDataSource: AnyObject {
  /// Returns the number of cards.
  func numberOfCards(in grid: CardGridView) -> Int
  /// Returns the side of a card that shows; the first card has index 0.
  func cardGridView(_ grid: CardGridView, faceOfCardAt index: Int) -> CardFace
}
