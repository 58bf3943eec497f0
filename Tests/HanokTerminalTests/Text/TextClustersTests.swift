import HanokTerminal
import Testing

/// Clusters around an offset, beside those that are read from the text's start.
@Suite struct TextClustersTests {
  private static let texts = [
    "", "a", "abc", "한글", "e\u{301}a\u{301}\u{323}", "👩‍👩‍👧x👩‍👩‍👧", "🇰🇷🇯🇵🇰", "ကာကာ", "ក្កក", "\u{600}12",
    "a\u{600}b\u{600}", "\u{1100}가\u{1100}\u{1161}\u{11A8}", "x\u{200D}y", "\r\n\r\n", "กำไทย",
    "שלום\u{5B0}",
    "\u{E9}\u{E9}", "a b  c", "\u{FFFD}\u{301}\u{FFFD}", "中文。あいゔ",
  ]

  @Test(arguments: texts)
  func theClusterAroundAnOffsetIsOneOfTheText(text: String) {
    for text in [text, "word " + text, text + "한글", "é한" + text + text + "ab"] {
      var start = 0
      for cluster in TextClusters(text) {
        let range = start..<start + cluster.utf8.count
        for offset in range {
          #expect(TextClusters.range(around: offset, in: text) == range, "\(text), \(offset)")
        }
        start = range.upperBound
      }
      #expect(TextClusters.range(around: start, in: text) == start..<start)
      #expect(TextClusters.range(around: start + 1, in: text) == start..<start)
    }
  }

  /// All of a text is read if nothing in it ends a cluster for certain.
  @Test func marksWithoutEndAreOneCluster() {
    let text = "ab" + String(repeating: "\u{301}", count: 500)
    #expect(TextClusters.range(around: 600, in: text) == 1..<text.utf8.count)
    #expect(TextClusters.range(around: 0, in: text) == 0..<1)
  }
}
