import HanokUnicode
import Testing

@Suite struct WordBreaksTests {
  @Test(arguments: [
    ("en", "Don't stop, at 3.5!", "Don't stop at 3.5"), ("th", "ภาษาไทย", "ภาษา ไทย"),
    ("ja", "日本語の文章", "日本語 の 文章"), ("ko", "한국어 문장.", "한국어 문장"), ("en", "", ""),
    // UAX #29 has a colon within words. Until ICU 76, only Finnish and Swedish have it in ICU.
    ("en", "EU:n", ICUVersion.major < 78 ? "EU n" : "EU:n"), ("fi", "EU:n", "EU:n"),
    ("en", " ,. ", ""),
  ])
  func wordsAreFoundByTheLanguage(tag: String, text: String, words: String) throws {
    let segments = try WordBreaks(LanguageTag(tag)).segments(of: text)
    let bytes = Array(text.utf8)
    let found = segments.filter(\.isWord).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found.joined(separator: " ") == words)
    #expect(segments.flatMap(\.range) == Array(0..<bytes.count))
  }
}
