import HanokUnicode
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("en", "one two\nthree", "one |two‖three|"),
    ("ja", "これは、ちょっと。", "こ|れ|は、|ちょっ|と。|"),
    ("th", "ภาษาไทย", "ภาษา|ไทย|"),
    ("en", "", ""),
  ])
  func linesBreakByTheLanguage(tag: String, text: String, broken: String) throws {
    let breaks = try LineBreaks(LanguageTag(tag)).breaks(in: text)
    var result = ""
    var start = 0
    let bytes = Array(text.utf8)
    for place in breaks {
      let line = String(decoding: bytes[start..<place.offset], as: UTF8.self)
      result += line.filter { $0 != "\n" } + (place.isMandatory ? "‖" : "|")
      start = place.offset
    }
    #expect(result == broken)
  }

  @Test func propertiesTellWidthsApart() {
    #expect(CharacterProperties("한").eastAsianWidth == .wide)
    #expect(CharacterProperties("한").hangulSyllableType == .leadingVowelTrailing)
    #expect(CharacterProperties("\u{1160}").hangulSyllableType == .vowel)
    #expect(CharacterProperties("Ａ").eastAsianWidth == .fullwidth)
    #expect(CharacterProperties("ｱ").eastAsianWidth == .halfwidth)
    #expect(CharacterProperties("a").eastAsianWidth == .narrow)
    #expect(CharacterProperties("é").eastAsianWidth == .ambiguous)
    #expect(CharacterProperties("\u{5D0}").eastAsianWidth == .neutral)
    #expect(CharacterProperties("○").eastAsianWidth == .ambiguous)
    #expect(CharacterProperties("\u{200B}").isDefaultIgnorable)
    #expect(CharacterProperties("😀").isExtendedPictographic)
    #expect(CharacterProperties("😀").isEmojiPresentation)
    #expect(!CharacterProperties("❤").isEmojiPresentation)
    #expect(CharacterProperties("\u{1F3FD}").isEmojiModifier)
    #expect(CharacterProperties("🇰").isRegionalIndicator)
    #expect(CharacterProperties("\u{0600}").isPrependedConcatenationMark)
    #expect(CharacterProperties("\u{094D}").isVirama)
    #expect(CharacterProperties("\u{094D}").indicSyllabicCategory == .virama)
    #expect(CharacterProperties("\u{093E}").indicSyllabicCategory == .vowelDependent)
    #expect(CharacterProperties("क").indicSyllabicCategory == .consonant)
    #expect(CharacterProperties("\u{0E31}").generalCategory == .nonspacingMark)
    #expect(CharacterProperties("\u{0903}").generalCategory == .spacingMark)
    #expect(CharacterProperties("\u{10FFFF}").generalCategory == .unassigned)
    #expect(CharacterProperties("“").generalCategory == .initialPunctuation)
  }

  @Test func scriptsHaveDirections() {
    #expect(ScriptDirection(of: "a") == .leftToRight && ScriptDirection(of: "한") == .leftToRight)
    #expect(ScriptDirection(of: "א") == .rightToLeft && ScriptDirection(of: "ب") == .rightToLeft)
    // Common, inherited, unknown.
    for scalar in ["1", "\u{301}", "\u{10FFFF}"] as [Unicode.Scalar] {
      #expect(ScriptDirection(of: scalar) == .none)
    }
  }

  @Test func textIsComposedAndFolded() {
    let composed = "e\u{301}한".normalizedNFC
    #expect(Array(composed.unicodeScalars) == ["\u{E9}", "한"])
    #expect("Ｔ".folded == "t")
    #expect("ＡBC".folded == "abc")
    #expect(String(repeating: "É", count: 1_000).folded == String(repeating: "é", count: 1_000))
    #expect("a\0b".normalizedNFC == "a\0b")
    #expect("서울 Ünï ТО".latinTranscription == "seoul uni to")
  }
}
