import ConcentrationModel
import Testing

/// Lessons 11 and 12: what is copied, what is shared, and numbers that are nobody else's.
@Suite nonisolated struct CardTests {
  @Test func assigningCopies() {
    let card = Card()
    var other = card
    other.isFaceUp = true
    #expect(!card.isFaceUp)
    #expect(other.identifier == card.identifier)
  }

  @Test func puttingIntoAnArrayAndTakingOutCopies() {
    let card = Card()
    var cards = [card, card]
    cards[0].isFaceUp = true
    #expect(cards.map(\.isFaceUp) == [true, false])
    #expect(!card.isFaceUp)
    var taken = cards[0]
    taken.isMatched = true
    #expect(!cards[0].isMatched)
    // Three cards that know nothing of each other, and one identifier.
    #expect(Set([card, cards[0], cards[1]].map(\.identifier)).count == 1)
  }

  @Test func aCardThatWasTakenOutOfAGameIsTurnedByItself() throws {
    let game = Concentration(pairs: 2, seed: 1)
    var card = try #require(game.cards.first)
    card.isFaceUp = true
    #expect(!game.cards[0].isFaceUp)
  }

  /// Copies are made when they are needed, not when they are assigned: until one of them changes,
  /// arrays share their storage.
  @Test func storageIsSharedUntilTheFirstChange() {
    let cards = (0..<100).map { _ in Card() }
    var others = cards
    #expect(storage(of: others) == storage(of: cards))
    others[0].isFaceUp = true
    #expect(storage(of: others) != storage(of: cards))
    #expect(!cards[0].isFaceUp)
  }

  private func storage(of cards: [Card]) -> UInt {
    unsafe cards.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test func objectsAreSharedForEver() {
    let memory = ScoreMemory()
    let same = memory
    let copy = memory.scores
    #expect(same.add(GameResult(pairs: 2, score: 4, flips: 4, seconds: 9)) == 0)
    #expect(memory.scores.results(pairs: 2).count == 1)
    #expect(copy.results(pairs: 2).isEmpty)
  }

  /// A holder of the same scores twice, as an object and as a value, that notes what it sees.
  private final class Board {
    var notes: [String] = []
    var memory = ScoreMemory() { didSet { notes.append("object") } }
    var scores = BestScores() { didSet { notes.append("value") } }
  }

  @Test func theObserverOfAnObjectSeesNoneOfItsChanges() {
    let board = Board()
    let result = GameResult(pairs: 2, score: 4, flips: 4, seconds: 9)
    _ = board.memory.add(result)
    #expect(board.memory.scores.results(pairs: 2) == [result])
    #expect(board.notes == [], "It has changed, and no observer was called.")
    board.scores.add(result)
    #expect(board.notes == ["value"])
    board.memory = ScoreMemory()
    #expect(board.notes == ["value", "object"], "Another object is a change.")
  }

  @Test func identifiersAreUniqueWhoeverMakesCards() async {
    let made = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in Card().identifier } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(made).count == 8_000)
  }
}
