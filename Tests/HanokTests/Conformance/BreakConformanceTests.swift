import HanokTesting
import HanokUnicode
import HanokTerminal
import Testing

@testable import Hanok

/// Unicode's own tests of UAX #29 and UAX #14, through the clusters and line breaks that texts are
/// laid out by.
@Suite(.enabled(if: UnicodeData.isInstalled, "Needs Debian's package unicode-data."))
nonisolated struct BreakConformanceTests {
  /// U+2701 is no pictograph any more by Unicode 17.0, as the standard library has it.
  private static let laterClusters = ["÷ 2701 × 200D × 2701 ÷"]

  /// The lines of ICU that a later version of Unicode has than the tables, by the tables' version.
  ///
  /// Debian 12 has tables of 15.0 and ICU 72, Debian 13 tables of 15.1 and ICU 76 (Unicode 16.0).
  private static let laterLines = ["15.0.0": linesOf16, "15.1.0": linesOf16 + scriptsOf16]

  /// Lines that ICU 72 already breaks as Unicode 16.0 does.
  private static let linesOf16 = [
    // LB20a: no break behind a hyphen at a word's beginning.
    "× 002D ÷ 0023 ÷", "× 002D × 0308 ÷ 0023 ÷", "× 002D ÷ 00A7 ÷", "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷", "× 002D × 0308 ÷ 50005 ÷", "× 002D ÷ 0E01 ÷", "× 002D × 0308 ÷ 0E01 ÷",
    // LB25: no break between a point or a comma and a digit.
    "× 002C ÷ 0030 ÷", "× 002C × 0308 ÷ 0030 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷", "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
    // LB15c: a break before a point that begins a number.
    """
    × 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × \
    006E × 0074 × 0073 ÷
    """,
  ]

  /// Lines that changed from Unicode 15.1, the first with rules for these scripts, to 16.0.
  private static let scriptsOf16 = [
    // LB28a: the digits of Balinese are ideographs in 15.1, and letters of syllables in 16.0.
    "× 1B50 ÷ 1B44 ÷", "× 1B50 × 0308 ÷ 1B44 ÷", "× 1B50 ÷ 1BF2 ÷", "× 1B50 × 0308 ÷ 1BF2 ÷",
    "× 11003 ÷ 1B50 ÷", "× 11003 × 0308 ÷ 1B50 ÷", "× 0024 × 1B50 ÷", "× 0024 × 0308 × 1B50 ÷",
    "× 1B50 × 0025 ÷", "× 1B50 × 0308 × 0025 ÷",
    // LB21a: a hyphen behind a Hebrew letter only keeps what isn't Hebrew.
    "× 05D0 × 002D × 05D0 ÷",
  ]

  @Test func clustersEndWhereUnicodeSays() throws {
    let found = try exceptions(in: UnicodeData.graphemeBreakTest) { text in
      Cluster.clusters(of: ShownText(plain: text), ambiguous: .narrow).map(\.end)
    }
    #expect(found == Self.laterClusters)
  }

  @Test func linesBreakWhereUnicodeSays() throws {
    let found = try exceptions(in: UnicodeData.lineBreakTest) { text in
      LineBreaking(text, language: .english).breaks.map(\.offset)
    }
    let version = try #require(UnicodeData.version)
    let later = try #require(Self.laterLines[version], "Tables of \(version) are unknown here.")
    #expect(Set(found) == Set(later))
  }

  /// The lines of a table that come out otherwise.
  private func exceptions(
    in table: TextFile, _ breaks: (String) -> [Int]
  ) throws -> [String] {
    let lines = table.dataLines
    // The table itself tells how many there are.
    #expect(table.text?.contains("# Lines: \(lines.count)\n") == true)
    return try lines.filter { line in
      let test = try #require(BreakCase(line))
      return breaks(test.text) != test.breaks
    }.map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }
}
