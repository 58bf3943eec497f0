import Testing

@testable import HanokCommand

@Suite struct TextSimilarityTests {
  /// The number of edits, by the whole table.
  private func distance(_ first: [Character], _ second: [Character]) -> Int {
    var table = (0...first.count).map { i in
      (0...second.count).map { j in i == 0 ? j : j == 0 ? i : 0 }
    }
    for i in first.indices {
      for j in second.indices {
        let change = table[i][j] + (first[i] == second[j] ? 0 : 1)
        table[i + 1][j + 1] = min(change, table[i][j + 1] + 1, table[i + 1][j] + 1)
      }
    }
    return table[first.count][second.count]
  }

  @Test func theShareIsThatOfTheWholeTable() {
    // All texts of two letters and up to 6 of them.
    let texts = (0...6).flatMap { length in
      (0..<1 << length).map { bits in
        (0..<length).map { bits >> $0 & 1 == 1 ? "a" as Character : "b" }
      }
    }
    for first in texts {
      for second in texts where max(first.count, second.count) > 0 {
        let length = max(first.count, second.count)
        let distance = distance(first, second)
        let isNear = distance <= Int(Double(length) * (1 - TextSimilarity.leastShare))
        let expected = isNear ? 1 - Double(distance) / Double(length) : nil
        #expect(TextSimilarity.share(of: String(first), String(second)) == expected)
      }
    }
  }
}
