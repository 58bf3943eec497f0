import HanokTesting
import Testing

@testable import HanokDrawing

@Suite struct LengthDistributionTests {
  private typealias Item = LengthDistribution.Item

  struct Case: CustomTestStringConvertible {
    let id: String
    let lengths: [Int]
    var shares: [Int] = []
    var maximums: [Int] = []
    var priorities: [Int] = []
    var minimums: [Int] = []
    let room: Int
    let expected: [Int]
    var testDescription: String { id }

    var items: [LengthDistribution.Item] {
      lengths.indices.map { index in
        Item(
          length: lengths[index],
          maximum: index < maximums.count ? maximums[index] : ProposedSize.largestLength,
          share: index < shares.count ? shares[index] : 0,
          priority: index < priorities.count ? priorities[index] : 0)
      }
    }
  }

  @Test(arguments: [
    Case(id: "nothing to share", lengths: [4, 10, 2], room: 20, expected: [4, 10, 2]),
    Case(
      id: "one share", lengths: [4, 10, 2], shares: [0, 1, 0], room: 20, expected: [4, 14, 2]),
    Case(id: "shares by weight", lengths: [0, 0], shares: [1, 3], room: 20, expected: [5, 15]),
    Case(
      id: "the first get the rest", lengths: [0, 0, 0], shares: [1, 1, 1], room: 8,
      expected: [3, 3, 2]),
    Case(
      id: "a maximum passes on", lengths: [0, 0], shares: [1, 1], maximums: [3, 100], room: 20,
      expected: [3, 17]),
    Case(
      id: "all at their maximum", lengths: [0, 0], shares: [1, 1], maximums: [3, 4], room: 20,
      expected: [3, 4]),
    Case(
      id: "a negative share is none", lengths: [1, 1], shares: [-5, 1], room: 4,
      expected: [1, 3]),
    Case(
      id: "shares saturate", lengths: [0, 0], shares: [.max, .max],
      room: ProposedSize.largestLength, expected: [1 << 29, 1 << 29]),
    Case(id: "the longest gives way first", lengths: [4, 10, 2], room: 12, expected: [4, 6, 2]),
    Case(id: "the longest become alike", lengths: [9, 10, 2], room: 12, expected: [5, 5, 2]),
    Case(
      id: "the first keep what rounding leaves", lengths: [9, 10, 2], room: 13,
      expected: [6, 5, 2]),
    Case(
      id: "down to the minimum", lengths: [4, 10, 2], minimums: [0, 8, 0], room: 12,
      expected: [2, 8, 2]),
    Case(
      id: "minimums stay where all is too much", lengths: [4, 10], minimums: [3, 8], room: 2,
      expected: [3, 8]),
    Case(
      id: "priorities give way in order", lengths: [6, 6, 6], priorities: [0, -1, 1], room: 8,
      expected: [2, 0, 6]),
    Case(id: "no room at all", lengths: [6, 6], room: 0, expected: [0, 0]),
    Case(id: "negative room", lengths: [6, 6], room: -5, expected: [0, 0]),
    Case(id: "no items", lengths: [], room: 10, expected: []),
  ])
  func lengthsFitTheRoom(_ item: Case) {
    let distribution = LengthDistribution(item.items, room: item.room) { index in
      index < item.minimums.count ? item.minimums[index] : 0
    }
    #expect(distribution.lengths == item.expected)
  }

  @Test func minimumsAreAskedForOnlyWhereThereIsTooLittleRoom() {
    var asked: [Int] = []
    let items = [Item(length: 4), Item(length: 5, priority: -1)]
    _ = LengthDistribution(items, room: 9) {
      asked.append($0); return 0
    }
    #expect(asked == [])
    _ = LengthDistribution(items, room: 8) {
      asked.append($0); return 0
    }
    #expect(asked == [1])
  }

  /// For 500 random rows a seed: the room is filled where that is possible, and nobody is treated unfairly.
  @Test(arguments: [UInt64(1), 2, 3]) func randomLengthsObeyTheRules(seed: UInt64) {
    var random = SeededGenerator(seed)
    for _ in 0..<500 {
      let count = Int.random(in: 1...7, using: &random)
      let items = (0..<count).map { _ in
        let length = Int.random(in: 0...20, using: &random)
        return Item(
          length: length, maximum: length + Int.random(in: 0...20, using: &random),
          share: Int.random(in: -1...3, using: &random),
          priority: Int.random(in: -1...1, using: &random))
      }
      let minimums = items.map { Int.random(in: 0...($0.length + 3), using: &random) }
      let room = Int.random(in: 0...120, using: &random)
      let lengths = LengthDistribution(items, room: room) { minimums[$0] }.lengths
      expectFair(
        items, minimums.enumerated().map { min($1, items[$0].length) }, room, lengths, seed)
    }
  }

  private func expectFair(
    _ items: [LengthDistribution.Item], _ minimums: [Int], _ room: Int, _ lengths: [Int],
    _ seed: UInt64
  ) {
    let ideal = items.reduce(0) { $0 + $1.length }
    let sum = lengths.reduce(0, +)
    let most = items.reduce(0) { $0 + ($1.share > 0 ? $1.maximum : $1.length) }
    let least = minimums.reduce(0, +)
    let note: Comment = "seed \(seed): \(items), minimums \(minimums), room \(room), \(lengths)"
    #expect(sum == max(least, min(room, most)), note)
    for (index, item) in items.enumerated() {
      #expect(lengths[index] >= minimums[index] && lengths[index] <= item.maximum, note)
      if room <= ideal { #expect(lengths[index] <= item.length, note) }
      if room >= ideal { #expect(lengths[index] >= item.length, note) }
      // Who gives way has let all of a lower priority go down to their minimum.
      for other in items.indices
      where lengths[index] < item.length && items[other].priority < item.priority {
        #expect(lengths[other] == minimums[other], note)
      }
    }
  }
}
