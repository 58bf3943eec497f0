import Hanok
import HanokUnicode
import Testing

@Suite nonisolated struct TextWordsTests {
  private func layout(_ text: String, in tag: String = "en") throws -> TextLayout {
    let rules = TextLayout.Rules(language: try LanguageTag(tag))
    return TextLayout(AttributedText(text), width: 5, rules: rules)
  }

  private func steps(_ start: Int, _ next: (Int) -> Int) -> [Int] {
    var offsets: [Int] = []
    var offset = start
    while true {
      let following = next(offset)
      if following == offset { return offsets }
      offset = following
      offsets.append(offset)
    }
  }

  @Test(arguments: [
    ("en", "Don't stop, at 3.5!", [5, 10, 14, 18, 19], [15, 12, 6, 0]),
    ("en", "one\ntwo\n\nx", [3, 7, 10], [9, 4, 0]), ("en", " ,. ", [4], [0]), ("en", "", [], []),
    ("th", "ภาษาไทย", [12, 21], [12, 0]), ("ja", "日本語の文章", [9, 12, 18], [12, 9, 0]),
    ("ko", "한국어 문장.", [9, 16, 17], [10, 0]), ("ar", "سؤال (١٢)", [8, 14, 15], [10, 0]),
    ("he", "אב-גד", [4, 9], [5, 0]), ("en", "👩‍👩‍👧 e\u{301}a", [23], [19, 0]),
    ("en", "a\u{1B}b\u{9B}c", [1, 3, 6], [5, 2, 0]),
  ])
  func wordsAreSteppedOver(tag: String, text: String, ends: [Int], starts: [Int]) throws {
    let layout = try layout(text, in: tag)
    #expect(steps(0) { layout.offset(ofWordEndAfter: $0) } == ends)
    #expect(steps(text.utf8.count) { layout.offset(ofWordStartBefore: $0) } == starts)
  }

  @Test func aWordIsFoundAtAnOffset() throws {
    let layout = try layout("one, two\nthree")
    let words = [0, 2, 3, 4, 5, 8, 9, 14, 15, -1].map { layout.rangeOfWord(at: $0) }
    #expect(words == [0..<3, 0..<3, 0..<3, nil, 5..<8, 5..<8, 9..<14, 9..<14, nil, nil])
    #expect(try self.layout("").rangeOfWord(at: 0) == nil)
  }
}
