import HanokUnicode
import Testing

@testable import HanokLocalization

@Suite struct DescriptionTests {
  @Test func aProblemIsDescribedInTheReadersLanguage() throws {
    let file = StringsFile("\"제목\" = \"퀴즈\"\n", path: "ko.lproj/Quiz.strings")
    let problem = try #require(file.problems.first)
    let expected = """
      ko.lproj/Quiz.strings:1:12: “제목” 값 뒤에 세미콜론이 없습니다.
        "제목" = "퀴즈"
                       ^
      닫는 따옴표 뒤에 ;을 쓰세요.
      """
    #expect(try Fixtures.localizer("ko").describe(problem) == expected)
  }

  @Test func theSuggestionPrecedesTheRemedy() throws {
    let problem = Problem(
      .unknownLanguage, ["tag": "kr", "languages": "en, ko"], suggestion: "ko")
    let expected = """
      There is no translation for “kr”.
      Did you mean “ko”?
      Available languages: en, ko. To add this one, create its tables: hanok add kr
      """
    #expect(try Fixtures.localizer("en").describe(problem) == expected)
  }

  @Test func aProblemOfAWholeFileHasNoPicture() throws {
    let problem = Problem(.missingFolder, path: "/x")
    let expected = "/x: error: There is no such folder.\nCheck the path."
    #expect(try Fixtures.localizer("en").describe(problem, label: "error: ") == expected)
  }

  @Test func controlCharactersAreShownNotSent() throws {
    let problem = Problem(
      .strayText, ["text": "\u{1B}[2J\u{202E}\u{9B}"], path: "a\u{7}b\n",
      place: SourcePlace(line: 1, column: 3, excerpt: "\u{1B}\tx", caret: 2))
    let text = try Fixtures.localizer("en").describe(problem)
    #expect(text.hasPrefix("a␇b␊:1:3: “␛[2J\u{FFFD}\u{FFFD}”"))
    #expect(text.contains("\n  ␛ x\n    ^\n"))
    let near = Problem(.unknownLanguage, ["tag": "kr", "languages": "en"], suggestion: "\u{1B}ko")
    #expect(try Fixtures.localizer("en").describe(near).contains("Did you mean “␛ko”?"))
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }

  @Test func isolatesAreShownInTheLineOfAFile() throws {
    let excerpt = "\u{2066}--json\u{2069}"
    let place = SourcePlace(line: 1, column: 9, excerpt: excerpt, caret: 8)
    let text = try Fixtures.localizer("en").describe(
      Problem(.strayText, ["text": .init(excerpt)], place: place))
    #expect(text.contains("“--json”"))
    #expect(text.contains("\n  \u{FFFD}--json\u{FFFD}\n          ^\n"))
  }

  @Test(arguments: [
    ("abc", 3, 3), ("가나", 2, 4), ("e\u{301}ｘ", 2, 3), ("👋a", 1, 2), ("a\u{200F}b", 3, 2),
    ("\t\ta", 2, 2),
  ])
  func theCaretIsPlacedByCells(excerpt: String, caret: Int, cells: Int) throws {
    let place = SourcePlace(line: 1, column: caret + 1, excerpt: excerpt, caret: caret)
    let lines = try Fixtures.localizer("en").describe(Problem(.strayText, place: place))
      .split(separator: "\n")
    #expect(lines.contains { $0 == "  " + String(repeating: " ", count: cells) + "^" })
  }

  @Test(arguments: [
    ("\0\u{1F}", "␀␟"), ("\u{7F}", "␡"), ("\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{A0}"),
    ("\u{2027}\u{2028}\u{2029}\u{202A}", "\u{2027}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{202E}\u{202F}", "\u{FFFD}\u{202F}"),
    ("\u{2065}\u{2066}a\u{2069}\u{206A}", "\u{2065}a\u{206A}"),
    ("\u{2067}a\u{2068}b\u{2069}", "\u{FFFD}ab"), ("a\u{2069}\u{2066}b", "a\u{FFFD}\u{FFFD}b"),
    ("a\u{200E}b\u{200F}c\u{61C}d", "abcd"), ("가 é\u{200D}", "가 é\u{200D}"),
  ])
  func controlsAreVisibleAndMarksAreLeftOut(text: String, visible: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(visible.unicodeScalars))
  }
}
