import Testing

@testable import HanokTableSyntax

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("scor", "score"), ("Score", "score"), ("socre", "score"), ("answer.ture", "answer.true"),
      ("SCORE", "score"), ("tITLE", "Title"), ("over", "OVER"), ("sxxre", nil), ("scxxre", "score"),
      ("xyz", nil), ("", nil), ("progress!", "progress"), ("점슈", "점수"),
    ] as [(String, String?)])
  func theNearestNameIsSuggestedIfItIsNear(name: String, nearest: String?) {
    let candidates = ["score", "Title", "OVER", "answer.true", "answer.false", "progress", "점수"]
    #expect(Suggestion.nearest(to: name, in: candidates) == nearest)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abc", "abc", 0),
    ("가나", "나가", 1), ("abc", "ab", 1), ("ab", "abc", 1), ("abcd", "bd", 2), ("xay", "ya", 2),
  ])
  func editsAreCounted(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(Array(first), Array(second), limit: 9) == distance)
  }

  @Test func equallyNearNamesAreDecidedByOrder() {
    #expect(Suggestion.nearest(to: "ax", in: ["ac", "ab"]) == "ab")
    #expect(Suggestion.nearest(to: "abcdef", in: ["aacdeg", "abcdeg"]) == "abcdeg")
  }
}
