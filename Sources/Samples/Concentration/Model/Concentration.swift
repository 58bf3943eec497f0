/// A game of Concentration: cards are face down, and turned two at a time to find the pairs.
///
/// ```swift
/// var game = Concentration(pairs: 8, seed: 42)
/// game.chooseCard(at: 3)
/// game.chooseCard(at: 5)  // .matched(3), or .mismatched(3)
/// ```
///
/// Its whole interface is to choose a card, to deal again and to read the state. A found pair is
/// worth two points; a turn without a pair costs a point for each of its cards that has been seen
/// before. The cards of such a turn stay face up until the next choice, so that the game never
/// waits. It is a value: a copy is another, independent game.
public struct Concentration: Sendable {
  /// The result of choosing a card.
  public enum Choice: Hashable, Sendable {
    /// The card is the first of a turn.
    case turned
    /// The card matches the one at this index, which was turned before it.
    case matched(Int)
    /// The card doesn't match the one at this index, which was turned before it.
    case mismatched(Int)
    /// Nothing has changed: the card was already face up or matched.
    case refused
  }

  /// The possible numbers of pairs in a game.
  public static let possiblePairs = 2...18

  /// The cards in the order on the table.
  public private(set) var cards: [Card] = []
  /// The number of cards that were turned up.
  public private(set) var flipCount = 0
  /// The points.
  public private(set) var score = 0

  private let pairs: Int
  private var shuffler: Shuffler
  /// Returns the time since an arbitrary moment.
  private let now: @Sendable () -> Duration
  private var start: Duration?
  private var end: Duration?

  private static let pointsForMatch = 2
  private static let pointsForSeenCard = -1

  /// Creates a game, and deals its cards.
  ///
  /// - Parameters:
  ///   - pairs: The number of pairs, one of ``possiblePairs``.
  ///   - seed: The seed of the shuffling of this game and later ones.
  ///   - clock: The clock that times the game.
  public init(pairs: Int, seed: UInt64, clock: some Clock<Duration> = ContinuousClock()) {
    precondition(Self.possiblePairs.contains(pairs))
    self.pairs = pairs
    shuffler = Shuffler(seed: seed)
    let first = clock.now
    now = { first.duration(to: clock.now) }
    deal()
  }

  /// Deals new cards in another order, and resets the counts.
  public mutating func deal() {
    cards = []
    for _ in 0..<pairs {
      let card = Card()
      // A pair is one card, appended twice: each time a copy goes into the array.
      cards += [card, card]
    }
    cards.shuffle(using: &shuffler)
    (flipCount, score) = (0, 0)
    (start, end) = (nil, nil)
  }

  /// Turns a card up.
  ///
  /// If two cards without a match are face up, they are turned down first; one of them may be
  /// chosen again.
  @discardableResult
  public mutating func chooseCard(at index: Int) -> Choice {
    precondition(cards.indices.contains(index))
    let open = openIndices
    if cards[index].isMatched || open == [index] { return .refused }
    if start == nil { start = now() }
    flipCount += 1
    guard open.count == 1 else {
      turnDown(open)
      cards[index].isFaceUp = true
      return .turned
    }
    cards[index].isFaceUp = true
    return compare(open[0], index)
  }

  /// The number of found pairs, and of all pairs.
  public var progress: (found: Int, count: Int) { (cards.count { $0.isMatched } / 2, pairs) }

  /// Whether all pairs have been found.
  public var isOver: Bool { cards.allSatisfy(\.isMatched) }

  /// Whether a card was turned, and not all pairs have been found: then a game can be lost.
  public var isUnderway: Bool { flipCount > 0 && !isOver }

  /// The time since the first card was turned, until the last one was.
  public var time: Duration { start.map { (end ?? now()) - $0 } ?? .zero }

  /// The result of the game, or nil until it is over.
  public var result: GameResult? {
    guard isOver else { return nil }
    return GameResult(
      pairs: pairs, score: score, flips: flipCount, seconds: Int(time.components.seconds))
  }

  /// The indices of the cards that are face up without a match: none, one or two.
  private var openIndices: [Int] {
    cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
  }

  // `for card in cards` would turn copies: to change the cards in the array, iterate its indices.
  private mutating func turnDown(_ indices: [Int]) {
    for index in indices {
      cards[index].isFaceUp = false
      cards[index].hasBeenSeen = true
    }
  }

  private mutating func compare(_ first: Int, _ second: Int) -> Choice {
    guard cards[first].identifier == cards[second].identifier else {
      for index in [first, second] where cards[index].hasBeenSeen {
        score += Self.pointsForSeenCard
      }
      return .mismatched(first)
    }
    for index in [first, second] { cards[index].isMatched = true }
    score += Self.pointsForMatch
    if isOver { end = now() }
    return .matched(first)
  }
}
