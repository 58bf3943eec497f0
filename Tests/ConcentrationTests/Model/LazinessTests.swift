import ConcentrationModel
import Testing

/// Lesson 13: a lazy property and its observer, and three ways through a collection with its index.
@Suite nonisolated struct LazinessTests {
  /// A holder of a game that notes when it is made and when it changes.
  private final class Table {
    var notes: [String] = []
    lazy var game = makeGame() {
      didSet { notes.append("\(oldValue.flipCount) → \(game.flipCount)") }
    }

    private func makeGame() -> Concentration {
      notes.append("made")
      return Concentration(pairs: 2, seed: 1)
    }
  }

  @Test func aLazyGameIsMadeAtTheFirstLook() {
    let table = Table()
    #expect(table.notes == [])
    #expect(table.game.flipCount == 0)
    #expect(table.game.score == 0)
    #expect(table.notes == ["made"])
  }

  @Test func theObserverSeesEachChangeOfAValue() {
    let table = Table()
    table.game.chooseCard(at: 0)
    table.game.chooseCard(at: 1)
    #expect(table.notes == ["made", "0 → 1", "1 → 2"])
  }

  /// An observer that asks for the old value needs one: what nobody has looked at is made first.
  @Test func settingFirstMakesTheInitialValue() {
    let table = Table()
    var other = Concentration(pairs: 2, seed: 2)
    other.chooseCard(at: 3)
    table.game = other
    #expect(table.notes == ["made", "0 → 1"])
  }

  @Test func eachWayThroughACollectionFitsSomethingElse() {
    var cards = [Card(), Card(), Card()]
    // To change what is in it: its indices.
    for index in cards.indices { cards[index].isFaceUp = index == 1 }
    #expect(cards.map(\.isFaceUp) == [false, true, false])
    // To number what is in it, from 0: its indices may be others.
    let rest = cards[1...]
    #expect(rest.enumerated().filter(\.element.isFaceUp).map(\.offset) == [0])
    // To have both: the number above is no index of the slice.
    #expect(zip(rest.indices, rest).filter(\.1.isFaceUp).map(\.0) == [1])
    // To go through two in step, each with its own indices, until the shorter one ends.
    let names = ["first", "second", "third"]
    #expect(zip(names, rest).map { "\($0): \($1.isFaceUp)" } == ["first: true", "second: false"])
  }

  /// A slice has the indices of the whole: the first one here is 1.
  @Test func countingFromZeroTrapsOnASlice() async {
    await #expect(processExitsWith: .failure) {
      var total = 0
      let rest = [10, 20, 30][1...]
      for index in 0..<rest.count { total += rest[index] }
      precondition(total == 50)
    }
    let rest = [10, 20, 30][1...]
    #expect(rest.indices.map { rest[$0] } == [20, 30])
  }
}
