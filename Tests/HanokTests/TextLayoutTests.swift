import Hanok
import ICU
import MessageFormat
import Testing

@Suite nonisolated struct TextLayoutTests {
  private func lines(
    _ text: String, _ width: Int, in tag: String = "en", most: Int? = nil,
    _ truncation: TextLayout.Truncation = .tail
  ) throws -> [String] {
    TextLayout(
      AttributedText(text), width: width, maximumLines: most, truncation: truncation,
      language: try LanguageTag(tag)
    ).lines.map(\.text)
  }

  @Test(arguments: [
    ("one two three", 7, "en", ["one two", "three"]),
    ("one two three", 20, "en", ["one two three"]),
    ("a\nb\n\nc", 5, "en", ["a", "b", "", "c"]),
    ("extraordinary", 5, "en", ["extra", "ordin", "ary"]),
    ("4 더하기 2는 6이다.", 12, "ko", ["4 더하기 2는", "6이다."]),
    ("한글을한글로", 5, "ko", ["한글", "을한", "글로"]),
    ("これは、「ちょっと」。", 8, "ja", ["これは、", "「ちょっ", "と」。"]),
    ("漢字", 1, "ja", []), ("", 5, "en", []),
  ])
  func linesBreakWhereTheLanguageLetsThem(
    text: String, width: Int, tag: String, expected: [String]
  ) throws {
    let found = try lines(text, width, in: tag)
    #expect(found.filter { !$0.isEmpty || expected.contains("") } == expected)
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, "abcdefg…"), (.head, "…defghij"), (.middle, "abcd…hij"),
  ])
  func whatDoesNotFitIsLeftOut(truncation: TextLayout.Truncation, expected: String) throws {
    #expect(try lines("abcdefghij", 8, most: 1, truncation) == [expected])
  }

  @Test func truncationKeepsClustersWhole() throws {
    #expect(try lines("한글한글", 6, most: 1) == ["한글…"])
    #expect(try lines("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 5, most: 1) == ["👩‍👩‍👧👩‍👩‍👧…"])
  }

  @Test func theLastLineTakesWhatIsLeft() throws {
    #expect(try lines("one two three four five", 9, most: 2) == ["one two", "three fo…"])
  }

  @Test func aLayoutKnowsWhetherItIsTruncated() throws {
    let text = AttributedText("one two three")
    let language = LanguageTag.english
    #expect(TextLayout(text, width: 5, maximumLines: 1, language: language).isTruncated)
    #expect(!TextLayout(text, width: 5, maximumLines: 3, language: language).isTruncated)
    #expect(TextLayout(text, width: 0, language: language).isTruncated)
  }

  @Test func markupGivesRoles() throws {
    let source = "a {#strong}b {$n}{/strong} {#link href=|x.org|}c{/link} {#other}d{/other}"
    let message = MessageFormatter(.english, bidiIsolation: .none)
      .format(try ParsedMessage(source), ["n": 3])
    let text = AttributedText(message)
    #expect(text.text == "a b 3 c d")
    #expect(
      text.runs.map(\.role) == [
        .plain, .strong, .strong, .plain, .link("x.org"), .plain, .plain,
      ])
  }
}
