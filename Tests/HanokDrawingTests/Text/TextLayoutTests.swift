import HanokDrawing
import HanokUnicode
import HanokTerminal
import Testing

@Suite struct TextLayoutTests {
  private func lines(
    _ text: String, _ width: Int, in tag: String = "en", most: Int? = nil,
    _ truncation: TextLayout.Truncation = .tail
  ) throws -> [String] {
    TextLayout(
      AttributedText(text), width: width, maximumLines: most, truncation: truncation,
      rules: TextLayout.Rules(language: try LanguageTag(tag))
    ).lines.map(\.text)
  }

  @Test(arguments: [
    ("one two three", 7, "en", ["one two", "three"]),
    ("one two three", 20, "en", ["one two three"]),
    ("one   two", 4, "en", ["one", "two"]),
    ("one\u{A0}two three", 8, "en", ["one\u{A0}two", "three"]),
    ("a\nb\n\nc", 5, "en", ["a", "b", "", "c"]),
    ("a\r\nb\u{2028}c\n", 5, "en", ["a", "b", "c"]),
    ("extraordinary", 5, "en", ["extra", "ordin", "ary"]),
    ("well-known fact", 8, "en", ["well-", "known", "fact"]),
    ("open it with --database.", 17, "en", ["open it with", "--database."]),
    ("use --no-color now", 12, "en", ["use", "--no-color", "now"]),
    ("控えるか、--databaseで開く", 16, "ja", ["控えるか、", "--databaseで開く"]),
    ("共一八〇,五六一个", 14, "zh-u-nu-hanidec", ["共", "一八〇,五六一", "个"]),
    ("（--jsonで）", 9, "ja", ["（--json", "で）"]),
    ("一共一八〇个", 8, "zh-u-nu-hanidec", ["一共", "一八〇个"]),
    ("一共一八〇个", 8, "zh", ["一共一八", "〇个"]),
    ("一八〇.五六个", 12, "zh-u-nu-hanidec", ["一八〇.五六", "个"]),
    ("4 더하기 2는 6이다.", 12, "ko", ["4 더하기 2는", "6이다."]),
    ("한글을한글로", 5, "ko", ["한글", "을한", "글로"]),
    ("동해물과 백두산이", 9, "ko", ["동해물과", "백두산이"]),
    ("한국(韓國)은 나라다", 6, "ko", ["한국", "(韓國)", "은", "나라다"]),
    ("東京タワーは高い", 10, "ko", ["東京タワー", "は高い"]),
    ("이름은 ひらがな와", 9, "ko", ["이름은 ひ", "らがな와"]),
    ("ﾊﾝｶｸ名", 4, "ko", ["ﾊﾝｶｸ", "名"]), ("大韓民國萬歲 만세", 6, "ko", ["大韓民", "國萬歲", "만세"]),
    ("가나·다라 Swift6은", 6, "ko", ["가나·", "다라", "Swift6", "은"]),
    ("これは、「ちょっと」。", 8, "ja", ["これは、", "「ちょっ", "と」。"]),
    ("キャッチコピー", 6, "ja", ["キャッ", "チコ", "ピー"]),
    ("全角（かっこ）です。", 6, "ja", ["全角", "（かっ", "こ）で", "す。"]),
    ("価格は350円です", 8, "ja", ["価格は", "350円で", "す"]),
    ("ภาษาไทยง่าย", 7, "th", ["ภาษาไทย", "ง่าย"]),
    ("การเขียนภาษาไทย", 9, "th", ["การเขียน", "ภาษาไทย"]),
    // A mark belongs to its letter, or to the space that it is on.
    ("x 가\u{301}나", 4, "ko", ["x", "가\u{301}나"]), ("a \u{301}", 9, "en", ["a \u{301}"]),
    ("\u{7F}\u{301}a", 9, "en", ["␡\u{301}a"]), ("漢字", 1, "ja", ["", ""]), ("", 5, "en", []),
  ])
  func linesBreakWhereTheLanguageLetsThem(
    text: String, width: Int, tag: String, expected: [String]
  ) throws {
    #expect(try lines(text, width, in: tag) == expected)
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, "abcdefg…"), (.head, "…defghij"), (.middle, "abcd…hij"),
  ])
  func textThatDoesNotFitIsOmitted(truncation: TextLayout.Truncation, expected: String) throws {
    #expect(try lines("abcdefghij", 8, most: 1, truncation) == [expected])
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, "one…"), (.head, "one two"), (.middle, "one two"),
  ])
  func anOmittedLineEndIsReported(truncation: TextLayout.Truncation, expected: String) throws {
    #expect(try lines("one\ntwo", 7, most: 1, truncation) == [expected])
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, 1, "…"), (.head, 1, "…"), (.middle, 1, "…"), (.tail, 2, "a…"),
    (.head, 2, "…i"), (.middle, 2, "a…"), (.middle, 3, "a…i"),
  ])
  func theEllipsisComesFirst(truncation: TextLayout.Truncation, width: Int, expected: String)
    throws
  {
    #expect(try lines("a b c d e f g h i", width, most: 1, truncation) == [expected])
  }

  @Test(arguments: [("one \n\n", 3), ("one   ", 3), ("one", 3)])
  func invisibleCharactersAtTheEndAreNotCutOff(text: String, width: Int) throws {
    #expect(try lines(text, width, most: 1) == ["one"])
  }

  @Test func truncationKeepsClustersWhole() throws {
    #expect(try lines("한글한글", 6, most: 1) == ["한글…"])
    #expect(try lines("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 5, most: 1) == ["👩‍👩‍👧👩‍👩‍👧…"])
    #expect(try lines("ក្កាក្កាក្កា", 3, in: "km", most: 1) == ["ក្កា…"])
  }

  @Test func theLastLineTakesWhatIsLeft() throws {
    #expect(try lines("one two three four five", 8, most: 2) == ["one two", "three f…"])
    #expect(try lines("one two three four five", 10, most: 2) == ["one two", "three fou…"])
  }

  /// No text of any language stands over an edge, and none of it is lost but spaces at breaks.
  @Test(arguments: [
    ("en", "The quick brown fox jumps over the lazy dog, twice—or three times (at most)."),
    ("ko", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    ("ja", "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    ("th", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
    ("ar", "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق (المادة 12)."),
    ("km", "មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងភាពស្មើៗគ្នា"), ("und", "👩‍👩‍👧🇰🇷❤️ 1️⃣👍🏽 e\u{301}\u{323}"),
  ])
  func nothingHangsOverAnEdge(tag: String, text: String) throws {
    let rules = TextLayout.Rules(language: try LanguageTag(tag))
    for width in 2...90 {
      let layout = TextLayout(AttributedText(text), width: width, rules: rules)
      #expect(layout.lines.allSatisfy { $0.width <= width })
      #expect(!layout.isTruncated)
      let shown = layout.lines.map(\.text).joined().filter { $0 != " " }
      #expect(shown == text.filter { $0 != " " })
      for line in layout.lines {
        // Where a mark has no room beside its word, it has to stand by itself.
        #expect(width < 4 || !line.text.hasPrefix("、") && !line.text.hasPrefix("。"))
      }
    }
  }

  @Test func aLayoutKnowsWhetherItIsTruncated() throws {
    let text = AttributedText("one two three")
    let rules = TextLayout.Rules(language: .english)
    #expect(TextLayout(text, width: 5, maximumLines: 1, rules: rules).isTruncated)
    #expect(!TextLayout(text, width: 5, maximumLines: 3, rules: rules).isTruncated)
    #expect(TextLayout(text, width: 0, rules: rules).isTruncated)
    #expect(TextLayout(text, width: 20, maximumLines: 0, rules: rules).isTruncated)
    #expect(TextLayout(AttributedText("한"), width: 1, rules: rules).isTruncated)
  }

  @Test func ambiguousCharactersTakeTwoCellsWhereAsked() throws {
    let wide = TextLayout.Rules(language: .english, ambiguousWidth: .wide)
    let text = AttributedText("○×○×")
    #expect(TextLayout(text, width: 9, rules: wide).width == 8)
    let cut = TextLayout(text, width: 6, maximumLines: 1, rules: wide)
    #expect(cut.lines.map(\.text) == ["○×…"])
    #expect(cut.width == 6)
  }
}
