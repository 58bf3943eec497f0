import Testing

@testable import HanokMarkdown

@Suite struct TextMatchesTests {
  @Test(arguments: [
    ("aa", "aaaaa", [0..<2, 2..<4]), ("A", "bAa", [1..<2, 2..<3]), ("ab", "aab", [1..<3]),
    ("한", "한글 한", [0..<3, 7..<10]), ("i̇", "İ", [0..<2]), ("ß", "SS", []), ("", "a", []),
    ("abc", "ab", []),
  ])
  func matchesAreRangesOfBytes(searched: String, text: String, expected: [Range<Int>]) {
    #expect(TextMatches(searched).ranges(in: text) == expected)
  }
}
