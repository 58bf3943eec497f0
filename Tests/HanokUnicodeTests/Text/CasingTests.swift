import HanokUnicode
import Testing

@Suite struct CasingTests {
  @Test(arguments: [
    ("i", "tr", "İ"), ("ı", "tr", "I"), ("i", "az", "İ"), ("i", "en", "I"), ("i", "lt", "I"),
    ("ß", "de", "ß"), ("ǆ", "hr", "ǅ"), ("ა", "ka", "ა"), ("ж", "ru", "Ж"), ("ά", "el", "Ά"),
    ("ㅂ", "ko", "ㅂ"), ("q", "tr-TR", "Q"), ("I", "tr", "I"),
  ])
  func aLetterHasTheCapitalOfItsLanguage(letter: Character, tag: String, expected: String) throws {
    #expect(letter.capital(in: try LanguageTag(tag)) == expected)
  }

  @Test(arguments: [
    ("İ", "tr", "i"), ("I", "tr", "ı"), ("I\u{307}", "az", "i"), ("ISI", "tr", "ısı"),
    ("I", "en", "i"), ("Ｔ", "tr", "t"), ("é", "fr", "é"),
  ])
  func textIsFoldedByTheLanguage(text: String, tag: String, expected: String) throws {
    #expect(text.folded(in: try LanguageTag(tag)) == expected)
  }
}
