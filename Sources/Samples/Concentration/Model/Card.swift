import Synchronization

/// A card of a pair: whether it is face up, matched, or has been seen before.
///
/// It has no picture: the game only needs to know whether two cards are equal. Cards are values:
/// code that takes one out of a game and turns it has turned a copy.
public struct Card: Hashable, Sendable {
  /// The number that the two cards of a pair share, unique in the program.
  public let identifier: Int
  /// Whether the card is face up.
  public var isFaceUp = false
  /// Whether its pair has been found.
  public var isMatched = false
  /// Whether it was face up before and turned down again, so that the player may remember it.
  public var hasBeenSeen = false

  /// Creates the first card of a new pair, face down; a copy of it is the second.
  public init() { identifier = Self.makeIdentifier() }

  // A `static var` that any code may change at any time is a data race, which Swift 6 rejects. The
  // number is atomic instead, since cards have no isolation: games are created on any thread.
  private static let lastIdentifier = Atomic(0)

  /// Returns a number that it has never returned before.
  private static func makeIdentifier() -> Int {
    lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
