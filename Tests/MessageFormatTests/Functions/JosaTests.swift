import HanokUnicode
import Testing

@testable import MessageFormat

@Suite struct JosaTests {
  private func particle(after value: MessageValue, pair: String) throws -> String {
    let formatter = MessageFormatter(try LanguageTag("ko"))
    return formatter.string(
      try ParsedMessage("{$n :ko:josa pair=|\(pair)|}"), ["n": value])
  }

  /// What follows a reading: its last syllable tells, and the test takes it apart by itself.
  private func expected(after reading: String, _ consonant: String, _ vowel: String) -> String {
    let syllable = reading.unicodeScalars.last?.value ?? 0
    let final = (syllable - 0xAC00) % 28
    return final == 0 || final == 8 && consonant.hasPrefix("으로") ? vowel : consonant
  }

  private static let pairs = [
    ("은/는", "은", "는"), ("이/가", "이", "가"), ("을/를", "을", "를"), ("와/과", "과", "와"),
    ("과/와", "과", "와"), ("으로/로", "으로", "로"), ("로/으로", "으로", "로"),
    ("이다/다", "이다", "다"), ("으로서/로서", "으로서", "로서"), ("이랑/랑", "이랑", "랑"),
    ("아/야", "아", "야"), ("야/아", "아", "야"), ("는/은", "은", "는"), ("가/이", "이", "가"), ("를/을", "을", "를"),
    ("이여/여", "이여", "여"),
  ]

  @Test func thereIsAReadingForEachSmallNumber() {
    #expect(KoreanReadings.small.count == 121)
    #expect(KoreanReadings.small[119] == "백십구")
  }

  @Test(arguments: pairs)
  func smallNumbersAreReadByTheirNames(pair: String, consonant: String, vowel: String) throws {
    for (number, reading) in KoreanReadings.small.enumerated() {
      let found = try particle(after: MessageValue(number), pair: pair)
      #expect(found == expected(after: reading, consonant, vowel), "\(number) \(reading)")
    }
  }

  @Test(arguments: KoreanReadings.others, pairs)
  func otherNumbersAreReadByUnitsAndDigits(
    number: (text: String, reading: String), pair: (text: String, consonant: String, vowel: String)
  ) throws {
    let found = try particle(after: .string(number.text), pair: pair.text)
    #expect(found == expected(after: number.reading, pair.consonant, pair.vowel))
  }

  @Test(arguments: [
    (1_000 as Int64, "은"), (10_000, "은"), (100_000_000, "은"), (-4, "는"), (1_000_000_000_000, "는"),
  ])
  func anArgumentIsReadAsItIsFormatted(number: Int64, particle: String) throws {
    #expect(try self.particle(after: .integer(number), pair: "은/는") == particle)
  }

  @Test func digitsThatAnOptionAddsAreRead() throws {
    let source = ".input {$n :number minimumFractionDigits=1} {{{$n}{$n :ko:josa pair=|은/는|}}}"
    let formatter = MessageFormatter(try LanguageTag("ko"))
    #expect(formatter.string(try ParsedMessage(source), ["n": 4]) == "4.0은")
  }

  @Test(arguments: [
    ("학교", "은/는", "는"), ("서울", "은/는", "은"), ("서울", "으로/로", "로"), ("부산", "으로/로", "으로"),
    ("“서울”", "으로/로", "로"), ("(부산)", "이/가", "이"), ("\u{2068}학교\u{2069}", "을/를", "를"),
    ("「책」", "을/를", "을"), ("'책'", "을/를", "을"), ("PDF", "이/가", "가"), ("URL", "으로/로", "로"),
    ("ATM", "은/는", "은"), ("iPhone 15", "을/를", "를"), ("A4", "을/를", "를"),
    ("Swift", "이/가", "이(가)"), ("Swift", "으로/로", "(으)로"), ("Swift", "이다/다", "(이)다"),
    ("Swift", "와/과", "과(와)"), ("", "은/는", "은(는)"), ("…", "은/는", "은(는)"),
    ("\u{1112}\u{1161}\u{11AB}", "은/는", "은"), ("東京", "은/는", "은(는)"),
    ("(“서울”)", "으로/로", "로"), ("LAN", "은/는", "은"), ("$1,000", "은/는", "는"),
    ("$1.1", "은/는", "는"), ("€ 1", "은/는", "는"), ("%1", "은/는", "은"), ("₽1", "으로/로", "로"),
    ("1.000000000000", "은/는", "은"), ("1.5000000000000", "은/는", "은"),
    ("000000000000", "은/는", "은"), ("1,000,000,000,000", "은/는", "는"),
    ("1" + String(repeating: "0", count: 48), "은/는", "은"),
    ("1" + String(repeating: "0", count: 52), "은/는", "은(는)"), ("책", "은/은", "은"),
  ])
  func wordsAreReadByTheirLastSound(word: String, pair: String, particle: String) throws {
    #expect(try self.particle(after: .string(word), pair: pair) == particle)
  }

  @Test(arguments: ["", "은", "은/", "/는", "은/는/가"])
  func anInvalidPairIsABadOption(pair: String) throws {
    let message = try ParsedMessage("{3 :ko:josa pair=|\(pair)|}")
    let formatted = MessageFormatter(try LanguageTag("ko")).format(message)
    #expect(formatted.errors.map(\.kind) == [.badOption])
    #expect(formatted.text.contains("{|3|}"))
  }

  @Test(arguments: ["{:ko:josa pair=|은/는|}", "{$absent :ko:josa pair=|은/는|}"])
  func aParticleNeedsAnOperand(source: String) throws {
    let formatted = MessageFormatter(try LanguageTag("ko")).format(try ParsedMessage(source))
    #expect(formatted.errors.last?.kind == .badOperand)
  }

  @Test func aPairIsNotInherited() throws {
    let source = ".local $n = {3 :number pair=|은/는|} {{{$n :ko:josa}}}"
    try FormattingCase("ko", source, "{$n}", errors: [.badOption]).check()
  }
}
