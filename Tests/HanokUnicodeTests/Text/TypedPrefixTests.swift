import HanokUnicode
import Testing

@Suite struct TypedPrefixTests {
  @Test(arguments: [
    ("en", "k", "Korea"), ("en", "KO", "Korea"), ("en", "cote", "Côte d’Ivoire"),
    ("en", "cote d", "Côte d’Ivoire"), ("en", "Å", "aland"), ("de", "oster", "Österreich"),
    ("de", "strass", "Straße"), ("ja", "か", "カナダ"), ("ja", "ｶﾅ", "かなだ"), ("ja", "は", "パリ"),
    ("ko", "서", "서울"), ("ko", "ㅅ", "서울"), ("ko", "ㅅㅇ", "서울"), ("ko", "서ㅇ", "서울"),
    ("ko", "서우", "서울"), ("ko", "ㄷㅎㅁ", "대한 민국"), ("ko", "ㅅㅇ", "ㅅㅇ"),
    ("ko", "ㅅ", "\u{1109}\u{1165}"), ("ru", "е", "Ёлка"), ("ar", "ا", "أحمد"), ("en", "", "x"),
    ("en", "x y", "xy"), ("en", "RÉ", "resume"), ("en", "new y", "New York"), ("en", "1", "12"),
    ("de", "u", "Über"), ("ja", "か", "がっこう"), ("ko", "하", "한글"), ("ko", "ㅎㄱ", "한글"),
    ("ko", "ㅅ ㅇ", "서울"), ("ko", "ㅅㅇ", "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}"),
    ("ko", "ㅅㅇ", "ㅅ울"), ("ko", "젖", "저장"), ("ko", "젖", "젖소"), ("ko", "안녕핫", "안녕하세요"),
    ("ko", "ㅇ녕핫", "안녕하세요"), ("ko", "\u{110C}\u{1165}\u{11BD}", "저장"), ("ko", "깎", "까끄라기"),
    ("ko", "강", "가운"), ("ko", "놓", "노하우"),
  ])
  func beginningsAreFound(tag: String, typed: String, text: String) throws {
    let prefix = TypedPrefix(try LanguageTag(tag))
    #expect(prefix.matches(typed, beginningOf: text))
  }

  @Test(arguments: [
    ("en", "k", "America"), ("en", "orea", "Korea"), ("en", "koreans", "Korea"),
    ("sv", "a", "Åland"), ("sv", "o", "Östersund"), ("ko", "ㅇ", "서울"), ("ko", "ㅅㅅ", "서울"),
    ("ko", "ㅅㅇㅅ", "서울"), ("ko", "서울시ㅅ", "서울"), ("ko", "ㅅ우", "서일"), ("ko", "ㄱ", "까치"),
    ("ko", "서ㅇ", "사울"), ("ko", "선ㅇ", "서울"), ("ko", "ㅅ", "S"), ("ja", "か", "さくら"),
    ("en", "\u{301}", "a"), ("en", "-", "a"), ("en", "an", "Banana"), ("en", ".", ".profile"),
    ("sv", "a", "Ångström"), ("ja", "き", "カメラ"), ("ko", "ㅎㄱㅇ", "한글"), ("ko", "서ㅇ", "선인"),
    ("ko", "젖", "저강"), ("ko", "젖", "저"), ("ko", "젖소", "저장소"), ("ko", "값", "가사"), ("ko", "저", "ㅈ"),
  ])
  func othersAreNot(tag: String, typed: String, text: String) throws {
    let prefix = TypedPrefix(try LanguageTag(tag))
    #expect(!prefix.matches(typed, beginningOf: text))
  }

  @Test(arguments: [
    ("en", "kor", "North Korea", TypedPrefix.Place.word), ("en", "ore", "Korea", .inside),
    ("en", "ivo", "Côte d’Ivoire", .word), ("en", "arabia", "Saudi Arabia", .word),
    ("en", "kor", "Korea Korea", .beginning), ("en", "cote", "La Côte", .word),
    ("en", "2", "Room-2", .word), ("en", "a", "Åa", .beginning),
    ("en", "th k", "North Korea", .inside),
    ("ko", "ㅁㄱ", "대한민국", .inside), ("ko", "ㅁㄱ", "대한 민국", .word), ("ja", "しま", "ヒロシマ", .inside),
  ])
  func theBestPlaceIsFound(
    tag: String, typed: String, text: String, place: TypedPrefix.Place
  ) throws {
    let prefix = TypedPrefix(try LanguageTag(tag))
    let (matcher, candidate) = (prefix.matcher(of: typed), prefix.candidate(text))
    #expect(TypedPrefix.Place.allCases.first { matcher.matches(candidate, at: $0) } == place)
  }

  @Test(arguments: [
    ("en", "kr", "Korea"), ("en", "-", "a-b"), ("en", "", ""), ("sv", "a", "Småland"),
  ])
  func otherTextsDoNotMatch(tag: String, typed: String, text: String) throws {
    let prefix = TypedPrefix(try LanguageTag(tag))
    let (matcher, candidate) = (prefix.matcher(of: typed), prefix.candidate(text))
    #expect(!matcher.matches(candidate, at: .word))
    #expect(!matcher.matches(candidate, at: .inside) || tag == "sv")
  }

  @Test func oneMatcherServesManyTexts() throws {
    let matcher = TypedPrefix(try LanguageTag("ko")).matcher(of: "ㅅ")
    #expect(["서울", "부산", "수원", "Seoul"].map(matcher.matches) == [true, false, true, false])
  }
}
