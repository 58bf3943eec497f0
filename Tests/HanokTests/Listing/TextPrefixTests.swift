import HanokUnicode
import Testing

@testable import Hanok

@Suite struct TextPrefixTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let language: String
    let prefix: String
    let text: String
    let isFound: Bool
    var testDescription: String { "\(language) \(prefix) \(text)" }

    init(_ language: String, _ prefix: String, _ text: String, _ isFound: Bool = true) {
      (self.language, self.prefix, self.text, self.isFound) = (language, prefix, text, isFound)
    }
  }

  @Test(arguments: [
    Case("en", "re", "Résumé"), Case("en", "RÉ", "resume"), Case("en", "new y", "New York"),
    Case("en", "an", "Banana", false), Case("en", "banana", "ban", false),
    Case("en", ".", ".profile", false), Case("en", "1", "12"), Case("de", "u", "Über"),
    Case("sv", "a", "Ångström", false), Case("ja", "か", "カメラ"), Case("ja", "か", "がっこう"),
    Case("ja", "き", "カメラ", false), Case("ko", "ㅎ", "한글"), Case("ko", "하", "한글"),
    Case("ko", "한", "한글"), Case("ko", "ㅎㄱ", "한글"), Case("ko", "ㅎㄴ", "한글", false),
    Case("ko", "ㄷㅎㅁㄱ", "대한 민국"), Case("ko", "ㅎㄱㅇ", "한글", false),
    Case("ru", "е", "Ёлка"), Case("ar", "ا", "أحمر"),
  ])
  func beginningsAreFoundByTheLanguage(_ test: Case) throws {
    let prefix = TextPrefix(test.prefix, language: try LanguageTag(test.language))
    #expect(prefix.begins(test.text) == test.isFound)
  }
}
