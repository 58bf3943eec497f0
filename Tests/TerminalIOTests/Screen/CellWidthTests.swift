import TerminalIO
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("あ", 2),
    ("カ", 2), ("ｶ", 1), ("漢", 2), ("Ａ", 2), ("。", 2), ("○", 1), ("×", 1), ("─", 1), ("…", 1),
    ("😀", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("🇰", 2), ("1\u{FE0F}\u{20E3}", 2), ("❤", 1),
    ("❤\u{FE0F}", 2), ("👍🏽", 2), ("☺", 1), ("☺\u{FE0F}", 2), ("\u{200B}", 0), ("\u{AD}", 1),
    ("ก", 1), ("ก\u{E49}", 1), ("क", 1), ("क\u{94D}ष", 2), ("\u{4DC0}", 2), ("\u{0301}", 0),
  ])
  func aClusterTakesItsCells(cluster: String, width: Int) {
    #expect(CellWidth.of(cluster) == width)
  }

  @Test func aTextTakesTheCellsOfItsClusters() {
    #expect(CellWidth.of("4 더하기 2는 6이다.") == 19)
    #expect(CellWidth.of("") == 0)
  }
}
