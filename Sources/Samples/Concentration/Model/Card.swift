import Synchronization

/// A card: which pair it belongs to, and whether it is face up, matched, or has been seen before.
///
/// It has no picture: that two cards are alike is all that the game needs to know. Cards are values,
/// so that whoever takes one out of a game and turns it has turned a copy.
public struct Card: Hashable, Sendable {
  /// The number that the two cards of a pair share, and no other cards of the program.
  public let identifier: Int
  /// Whether the card shows its face.
  public var isFaceUp = false
  /// Whether its pair has been found.
  public var isMatched = false
  /// Whether it was face up once and turned down again, so that one may remember it.
  public var hasBeenSeen = false

  /// The first card of a new pair, face down; a copy of it is the second.
  public init() { identifier = Self.makeIdentifier() }

  // A `static var` that anyone may change at any time is a data race, which Swift 6 refuses. The
  // number is atomic instead, since a card is no one's in particular: games are made on any thread.
  private static let lastIdentifier = Atomic(0)

  /// Returns a number that it has never returned before.
  private static func makeIdentifier() -> Int {
    lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
