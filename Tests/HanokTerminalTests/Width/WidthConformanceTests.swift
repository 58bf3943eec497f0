import HanokTesting
import HanokTerminal
import Testing

/// Compares widths with wcwidth 0.8.2 (Unicode 17.0), cluster by cluster: all of the Universal
/// Declaration of Human Rights in 535 languages, and all of `emoji-test.txt`.
@Suite struct WidthConformanceTests {
  @Test func noClusterHasAnotherWidthThanByWcwidth() throws {
    let lines = TextFile("../Fixtures/cluster-widths.txt").text?.utf8.split(separator: 0x0A) ?? []
    var clusterCount = 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: 0x20)
      let width = try #require(parts.first.flatMap { Int(String($0) ?? "") })
      for cluster in parts.dropFirst().compactMap({ String($0) }) {
        clusterCount += 1
        #expect(CellWidth.of(cluster) == width, "\(cluster.unicodeScalars.map(\.value))")
        #expect(Array(TextClusters(cluster)).count == 1, "\(cluster)")
      }
    }
    #expect(clusterCount == 15_766)
  }

  /// Whole texts have the width that wcwidth gives them, also where it counts more for a text than
  /// for its clusters: a Burmese vowel sign that stands behind its consonant adds a cell to it.
  ///
  /// Left out: in Tamil, Kannada, Sinhala, Gurmukhi and Grantha wcwidth takes consonants on both
  /// sides of a virama as two cells together even where they are two clusters of two and one cells.
  @Test(arguments: [
    ("ကာ", 2), ("မြန်မာဘာသာ", 9), ("ကျွန်ုပ်တို့", 5), ("ပေါ်", 2), ("ស្ត្រី", 2), ("ខ្មែរ", 3), ("ᨠᩣ", 2),
    ("ꦧꦱꦗꦮ", 4), ("हिन्दी", 4), ("മലയാളം", 6), ("한국어", 6), ("ภาษาไทย", 7),
  ])
  func wholeTextsHaveTheWidthOfWcwidth(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }

  /// Their joiners count by Unicode 16.0 and 17.0 only; the standard library finds two clusters.
  ///
  /// Myanmar, Khmer, Tai Tham, Balinese, Javanese, Chakma.
  @Test(arguments: ["က္က", "ក្ក", "ᨠ᩠ᨠ", "ᬓ᭄ᬓ", "ꦏ꧀ꦏ", "𑄇𑄳𑄇"])
  func conjunctsOfLaterVersionsAreOneCluster(text: String) {
    #expect(text.count == 2)
    #expect(Array(TextClusters(text)) == [text[...]])
    #expect(CellWidth.of(text) == 2)
  }

  /// What wcwidth gives three or four cells takes two: a cell of a screen has at most one neighbour.
  @Test(arguments: [
    "漢\u{E33}", "漢\u{FF9E}", "漢\u{1F3FD}", "a\u{1F3FD}", "\u{1100}\u{1100}", "\u{6DD}漢",
  ])
  func noClusterTakesMoreThanTwoCells(cluster: String) {
    #expect(cluster.count == 1)
    #expect(CellWidth.of(cluster) == 2)
  }

  @Test(arguments: [
    ("\u{2FFC}", 2), ("\u{31EF}", 2), ("\u{897}", 0), ("a\u{897}", 1), ("\u{31E4}", 2),
    ("\u{4DC0}", 2), ("\u{1D300}", 2), ("\u{1FAE9}", 2), ("\u{18CFF}", 2), ("\u{1FAEA}", 2),
    ("\u{18D80}", 2), ("\u{16FF2}", 2), ("\u{1ACF}", 0), ("a\u{113B8}", 2), ("a\u{1E6E3}", 1),
    ("\u{1F6D8}", 2), ("\u{10D69}", 0), ("\u{1611E}", 0), ("a\u{1612A}", 2), ("a\u{11B61}", 2),
  ])
  func charactersNewerThanICUHaveTheirWidth(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }
}
