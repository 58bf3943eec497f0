@testable import HanokCode
import Testing

@Suite struct CodeMovementTests {
  /// The places of a movement from the start of a line, or from its end.
  private func places(
    in line: Substring, from start: Int, _ movement: (CodeMovement) -> (Int) -> Int?
  ) -> [Int] {
    var places: [Int] = []
    var place = start
    while let next = movement(CodeMovement(line))(place) {
      places.append(next)
      place = next
    }
    return places
  }

  @Test func charactersAreWhole() {
    let line: Substring = "ae\u{301}한👩‍👩‍👧z"
    let ends = [1, 4, 7, 25, 26]
    #expect(places(in: line, from: 0) { $0.after } == ends)
    #expect(places(in: line, from: 26) { $0.before } == ends.dropLast().reversed() + [0])
    #expect((1...4).map(CodeMovement(line).border) == [1, 1, 1, 4])
    #expect(CodeMovement(line).border(at: 20) == 7)
  }

  @Test func wordsAreNamesAndSigns() {
    let line: Substring = "  let name_1 += \"값\""
    #expect(places(in: line, from: 0) { $0.wordAfter } == [5, 12, 15, 17, 20, 21])
    #expect(places(in: line, from: 21) { $0.wordBefore } == [20, 17, 16, 13, 6, 2, 0])
    let words = [0, 3, 5, 8, 12, 13, 17, 21].map { CodeMovement(line).word(at: $0) }
    #expect(
      words == [0..<2, 2..<5, 2..<5, 6..<12, 6..<12, 13..<15, 17..<20, 20..<21])
  }

  @Test func anEmptyLineHasNoWords() {
    #expect(CodeMovement("").word(at: 0) == 0..<0)
    #expect(CodeMovement("").wordAfter(0) == nil && CodeMovement("").wordBefore(0) == nil)
  }
}
