import HanokTesting
import TerminalIO
import Testing

/// Compares widths with wcwidth 0.8.2 (Unicode 17.0), cluster by cluster: all of the Universal
/// Declaration of Human Rights in 535 languages, and all of `emoji-test.txt`.
@Suite struct WidthConformanceTests {
  /// Joiners of consonants that Unicode 15.1 to 17.0 added to the rule GB9c, which the standard
  /// library doesn't know yet: there the cluster ends, and the consonant begins another.
  ///
  /// Myanmar, Khmer, Tai Tham, Balinese, Sundanese, Javanese, Meetei Mayek, Kharoshthi, Chakma,
  /// Tulu-Tigalari, Dives Akuru, Zanabazar Square, Soyombo, Kawi.
  private static let laterLinkers: [Unicode.Scalar] = [
    "\u{1039}", "\u{17D2}", "\u{1A60}", "\u{1B44}", "\u{1BAB}", "\u{A9C0}", "\u{AAF6}", "\u{10A3F}",
    "\u{11133}", "\u{113D0}", "\u{1193E}", "\u{11A47}", "\u{11A99}", "\u{11F42}",
  ]

  @Test func noClusterHasAnotherWidthThanByWcwidth() throws {
    let lines = TextFile("../Fixtures/cluster-widths.txt").text?.utf8.split(separator: 0x0A) ?? []
    var clusterCount = 0
    var laterCount = 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: 0x20)
      let width = try #require(parts.first.flatMap { Int(String($0) ?? "") })
      for cluster in parts.dropFirst().compactMap({ String($0) }) {
        clusterCount += 1
        if cluster.count > 1 {
          laterCount += 1
          let isLater = cluster.unicodeScalars.contains { Self.laterLinkers.contains($0) }
          #expect(isLater, "\(cluster) are \(cluster.count) clusters")
          #expect(min(2, CellWidth.of(cluster)) == width, "\(cluster)")
        } else {
          #expect(CellWidth.of(cluster) == width, "\(cluster.unicodeScalars.map(\.value))")
        }
      }
    }
    #expect(clusterCount == 15_766)
    #expect(laterCount == 688)
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
  func whatIsYoungerThanICUHasItsWidthToo(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }
}
