import HanokUnicode
import Testing

@Suite struct ClusterBreaksTests {
  @Test(arguments: [
    ("abc", [1, 2, 3]), ("e\u{301}한", [3, 6]), ("👨‍👩‍👧x", [18, 19]), ("🇰🇷🇯🇵", [8, 16]), ("\r\n", [2]),
    ("\u{1100}\u{1161}\u{11A8}", [9]), ("", []),
  ])
  func clustersEnd(text: String, offsets: [Int]) throws {
    #expect(try ClusterBreaks().offsets(in: text) == offsets)
  }
}
