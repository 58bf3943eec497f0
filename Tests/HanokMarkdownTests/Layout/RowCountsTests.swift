import HanokTesting
import Testing

@testable import HanokMarkdown

@Suite struct RowCountsTests {
  @Test func thereMayBeNone() {
    let counts = RowCounts()
    #expect(counts.total == 0 && counts.index(ofRow: 5) == (0, 5))
  }

  /// Random changes have the sums of a plain list.
  @Test(arguments: 0..<20)
  func sumsAreThoseOfAList(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    var counts = RowCounts()
    var list: [Int] = []
    for _ in 0..<200 {
      let value = Int.random(in: 0...5, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where !list.isEmpty:
        let index = Int.random(in: 0...list.count, using: &random)
        list.removeSubrange(index...)
        counts.removeLast(from: index)
      case 1...3 where !list.isEmpty:
        let index = Int.random(in: 0..<list.count, using: &random)
        list[index] = value
        counts[index] = value
      default:
        list.append(value)
        counts.append(value)
      }
      #expect(counts.count == list.count && counts.total == list.reduce(0, +))
    }
    for index in 0...list.count {
      #expect(counts.sum(before: index) == list.prefix(index).reduce(0, +))
    }
    for row in 0..<counts.total {
      let (index, rest) = counts.index(ofRow: row)
      #expect(rest < list[index] && counts.sum(before: index) + rest == row)
    }
  }
}
