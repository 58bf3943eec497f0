import ConcentrationModel
import HanokTesting
import Testing

@Suite nonisolated struct ConcentrationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let choices: String
    let results: [String]
    let picture: String
    let flips: Int
    let score: Int

    var testDescription: String { choices.isEmpty ? "nothing" : choices }
  }

  @Test(arguments: [
    Case(choices: "", results: [], picture: ".. .. ..", flips: 0, score: 0),
    Case(choices: "a", results: ["up"], picture: "a. .. ..", flips: 1, score: 0),
    Case(choices: "aa", results: ["up", "no"], picture: "a. .. ..", flips: 1, score: 0),
    Case(choices: "aA", results: ["up", "=a"], picture: "[a][A] .. ..", flips: 2, score: 2),
    Case(choices: "Aa", results: ["up", "=A"], picture: "[a][A] .. ..", flips: 2, score: 2),
    Case(choices: "aAa", results: ["up", "=a", "no"], picture: "[a][A] .. ..", flips: 2, score: 2),
    // A match stays, and the next card is the first of a turn.
    Case(
      choices: "aAb", results: ["up", "=a", "up"], picture: "[a][A] b. ..", flips: 3, score: 2),
    // Two that aren't alike stay until the next choice, and cost nothing: nobody had seen them.
    Case(choices: "ab", results: ["up", "≠a"], picture: "a. b. ..", flips: 2, score: 0),
    Case(choices: "abc", results: ["up", "≠a", "up"], picture: ".. .. c.", flips: 3, score: 0),
    // One of them may be the next choice: it stays.
    Case(choices: "aba", results: ["up", "≠a", "up"], picture: "a. .. ..", flips: 3, score: 0),
    // A card that was seen costs a point where it is turned without a match; both may.
    Case(
      choices: "abac", results: ["up", "≠a", "up", "≠a"], picture: "a. .. c.", flips: 4, score: -1),
    Case(
      choices: "abab", results: ["up", "≠a", "up", "≠a"], picture: "a. b. ..", flips: 4, score: -2),
    // Where it is matched, having seen it is what memory is for.
    Case(
      choices: "abaA", results: ["up", "≠a", "up", "=a"], picture: "[a][A] .. ..", flips: 4,
      score: 2),
    Case(
      choices: "aAbBcC", results: ["up", "=a", "up", "=b", "up", "=c"],
      picture: "[a][A] [b][B] [c][C]", flips: 6, score: 6),
  ])
  func choicesTurnMatchAndScore(example: Case) {
    var game = Concentration(pairs: 3, seed: 7)
    #expect(game.choose(example.choices) == example.results)
    #expect(game.picture == example.picture)
    #expect(game.flipCount == example.flips)
    #expect(game.score == example.score)
  }

  @Test(arguments: Concentration.possiblePairs)
  func eachCardHasOneLikeIt(pairs: Int) {
    let game = Concentration(pairs: pairs, seed: 3)
    #expect(game.cards.count == 2 * pairs)
    #expect(game.pairPlaces.count == pairs)
    #expect(game.pairPlaces.allSatisfy { $0.count == 2 })
    #expect(game.cards.allSatisfy { !$0.isFaceUp && !$0.isMatched && !$0.hasBeenSeen })
    #expect(game.progress == (0, pairs))
  }

  @Test func theSeedDecidesTheOrder() {
    func order(_ seed: UInt64, deals: Int = 1) -> [[Int]] {
      var game = Concentration(pairs: 8, seed: seed)
      for _ in 1..<deals { game.deal() }
      return game.pairPlaces
    }
    #expect(order(1) == order(1))
    #expect(order(1) != order(2))
    #expect(order(1, deals: 2) == order(1, deals: 2))
    #expect(order(1, deals: 2) != order(1))
  }

  @Test func shufflingFavorsNoPlace() {
    var counts = [Int](repeating: 0, count: 4)
    for seed in 0..<3_000 {
      counts[Concentration(pairs: 2, seed: UInt64(seed)).pairPlaces[0][1]] += 1
    }
    // The partner of the first card is in each of the three other places as often.
    #expect(counts[0] == 0)
    #expect(counts[1...].allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }

  @Test func theTimeRunsFromTheFirstChoiceToTheLastMatch() {
    let clock = ManualClock()
    var game = Concentration(pairs: 2, seed: 1, clock: clock)
    clock.advance(by: .seconds(5))
    #expect(game.time == .zero)
    _ = game.choose("a")
    #expect(game.time == .zero)
    clock.advance(by: .milliseconds(1_500))
    #expect(game.time == .milliseconds(1_500))
    _ = game.choose("Ab")
    clock.advance(by: .seconds(60))
    #expect(game.result == nil)
    _ = game.choose("B")
    clock.advance(by: .seconds(600))
    #expect(game.time == .milliseconds(61_500))
    #expect(game.result == GameResult(pairs: 2, score: 4, flips: 4, seconds: 61))
  }

  @Test func dealingBeginsANewGame() {
    let clock = ManualClock()
    var game = Concentration(pairs: 2, seed: 1, clock: clock)
    let former = Set(game.cards.map(\.identifier))
    _ = game.choose("abaAbB")
    #expect(game.isOver)
    clock.advance(by: .seconds(9))
    game.deal()
    #expect(!game.isOver)
    #expect(game.picture == ".. ..")
    #expect((game.flipCount, game.score, game.time) == (0, 0, .zero))
    #expect(former.isDisjoint(with: game.cards.map(\.identifier)))
  }

  @Test func twoGamesAtOnceDoNotMix() {
    var first = Concentration(pairs: 8, seed: 1)
    var second = Concentration(pairs: 8, seed: 1)
    let identifiers = Set(first.cards.map(\.identifier))
    #expect(identifiers.isDisjoint(with: second.cards.map(\.identifier)))
    _ = first.choose("aAb")
    #expect(second.flipCount == 0)
    _ = second.choose("h")
    #expect(first.picture == "[a][A] b. .. .. .. .. .. ..")
  }

  @Test func aCopyIsAnotherGame() {
    var game = Concentration(pairs: 3, seed: 1)
    _ = game.choose("a")
    var copy = game
    #expect(copy.choose("A") == ["=a"])
    #expect(game.picture == "a. .. ..")
    #expect(game.score == 0)
    // They have the same seed, and so the same future.
    copy.deal()
    game.deal()
    #expect(copy.pairPlaces == game.pairPlaces)
  }

  @Test func anInvalidPlaceTraps() async {
    await #expect(processExitsWith: .failure) {
      var game = Concentration(pairs: 2, seed: 1)
      game.chooseCard(at: 4)
    }
    await #expect(processExitsWith: .failure) { _ = Concentration(pairs: 1, seed: 1) }
  }
}
