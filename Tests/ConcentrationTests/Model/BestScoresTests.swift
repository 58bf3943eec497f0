import ConcentrationModel
import Foundation
import Testing

@Suite nonisolated struct BestScoresTests {
  private func result(_ score: Int, _ seconds: Int = 60, flips: Int = 20, pairs: Int = 8)
    -> GameResult
  {
    GameResult(pairs: pairs, score: score, flips: flips, seconds: seconds)
  }

  @Test func pointsDecideThenTimeThenFlips() {
    var scores = BestScores()
    #expect(scores.add(result(3)) == 0)
    #expect(scores.add(result(5)) == 0)
    #expect(scores.add(result(-2)) == 2)
    #expect(scores.add(result(3, 59)) == 1)
    #expect(scores.add(result(3, 59, flips: 18)) == 1)
    #expect(scores.results(pairs: 8).map(\.score) == [5, 3, 3, 3, -2])
    #expect(scores.results(pairs: 8).map(\.flips) == [20, 18, 20, 20, 20])
  }

  @Test func theEarlierOneOfTwoThatAreAlikeComesFirst() {
    var scores = BestScores()
    #expect(scores.add(result(3)) == 0)
    #expect(scores.add(result(3)) == 1)
  }

  @Test func noMoreThanTheBestAreKept() {
    var scores = BestScores()
    for score in 1...BestScores.length { scores.add(result(score)) }
    #expect(scores.add(result(1)) == nil)
    #expect(scores.add(result(0)) == nil)
    #expect(scores.add(result(9)) == 0)
    #expect(scores.results(pairs: 8).map(\.score) == [9, 5, 4, 3, 2])
  }

  @Test func eachNumberOfPairsHasItsOwn() {
    var scores = BestScores()
    scores.add(result(9))
    #expect(scores.add(result(1, pairs: 2)) == 0)
    #expect(scores.results(pairs: 8) == [result(9)])
    #expect(scores.results(pairs: 2) == [result(1, pairs: 2)])
    #expect(scores.results(pairs: 3) == [])
  }

  @Test func theyAreEncodedAndDecoded() throws {
    var scores = BestScores()
    for score in [3, 7, 5] { scores.add(result(score)) }
    scores.add(result(1, pairs: 2))
    let data = try JSONEncoder().encode(scores)
    #expect(try JSONDecoder().decode(BestScores.self, from: data) == scores)
  }

  @Test func readScoresAreSorted() throws {
    let rows = (1...7).map { #"{"pairs": 2, "score": \#($0), "flips": 4, "seconds": 9}"# }
    let text = #"{"results": [\#(rows.joined(separator: ", "))]}"#
    let scores = try JSONDecoder().decode(BestScores.self, from: Data(text.utf8))
    #expect(scores.results(pairs: 2).map(\.score) == [7, 6, 5, 4, 3])
  }
}
