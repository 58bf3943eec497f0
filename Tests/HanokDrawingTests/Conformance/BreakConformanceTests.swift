import HanokTesting
import HanokUnicode
import HanokTerminal
import Testing

@testable import HanokDrawing

/// Unicode's own tests of UAX #29 and UAX #14, through the clusters and line breaks that texts are
/// laid out by.
@Suite(.enabled(if: UnicodeData.isInstalled, "Needs Debian's package unicode-data."))
struct BreakConformanceTests {
  private let version = UnicodeData.version ?? "an unknown version"

  /// The clusters that the standard library has from another version of Unicode, by the tables' version.
  private static let otherClusters = [
    "15.0.0": [pictographOf15], "15.1.0": [pictographOf15], "17.0.0": conjunctsOf17,
  ]

  /// U+2701 isn't a pictograph since Unicode 17.0, as the standard library has it.
  private static let pictographOf15 = "÷ 2701 × 200D × 2701 ÷"

  /// GB9c: since Unicode 17.0, a virama joins letters of Myanmar, Balinese and Khmer, too.
  private static let conjunctsOf17 = [
    "÷ 1019 × 1039 × 1018 ÷ 102C × 1037 ÷", "÷ 1B27 ÷ 1B13 × 1B44 × 1B0B ÷ 1B0B × 1B04 ÷",
    "÷ 1795 × 17D2 × 17AF ÷ 1798 ÷", "÷ 17A0 × 17D2 × 17AB ÷ 1791 × 17D0 ÷ 1799 ÷",
  ]

  /// The lines of ICU that a later version of Unicode has than the tables, by the tables' version.
  ///
  /// Debian 12 has tables of 15.0 and ICU 72, Debian 13 tables of 15.1 and ICU 76 (Unicode 16.0), sid
  /// both of 17.0.
  private static let laterLines = [
    "15.0.0": linesOf16, "15.1.0": linesOf16 + scriptsOf16, "17.0.0": [],
  ]

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

  @Test func theVersionOfTheTablesIsKnown() {
    #expect(Self.laterLines[version] != nil, "Add what differs from the tables of \(version).")
  }

  @Test func clustersEndWhereUnicodeSays() throws {
    let found = try exceptions(in: UnicodeData.graphemeBreakTest) { text in
      Cluster.clusters(of: ShownText(plain: text), ambiguous: .narrow).map(\.end)
    }
    #expect(try found == #require(Self.otherClusters[version]))
  }

  @Test func linesBreakWhereUnicodeSays() throws {
    let found = try exceptions(in: UnicodeData.lineBreakTest) { text in
      LineBreaking(text, language: .english).breaks.map(\.offset)
    }
    #expect(try Set(found) == Set(#require(Self.laterLines[version])))
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
