/// The visible side of a card.
///
/// It is the view's own type for the data source's values: the kind of a card is a number that
/// cards with the same picture share, from any source.
package enum CardFace: Hashable {
  /// The card is face down.
  case down
  /// The picture is visible.
  case up(kind: Int)
  /// The picture is visible, and its pair has been found.
  case matched(kind: Int)

  /// The kind of the visible picture, or nil for none.
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

/// The data source of a grid of cards: the grid knows this protocol, not the object's type.
package protocol CardGridViewDataSource: AnyObject {
  /// Returns the number of cards.
  func numberOfCards(in grid: CardGridView) -> Int
  /// Returns the visible side of a card; the first card has index 0.
  func cardGridView(_ grid: CardGridView, faceOfCardAt index: Int) -> CardFace
}
