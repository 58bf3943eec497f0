import HanokUnicode
import Testing

@Suite struct NumberReaderTests {
  @Test(arguments: NumberCase.alike + NumberCase.better)
  func aNumberIsReadExactly(example: NumberCase) throws {
    let number = try NumberReader(LanguageTag(example.tag)).number(example.text)
    #expect(number.value.description == example.value)
    #expect(number.isPercent == example.isPercent)
  }

  @Test(arguments: RefusedNumber.all)
  func anInvalidNumberIsRejectedWithItsPart(example: RefusedNumber) throws {
    let reader = NumberReader(try LanguageTag(example.tag))
    let error = #expect(throws: NumberReadingError.self) { try reader.number(example.text) }
    #expect(error?.kind == example.kind)
    #expect(error?.part == example.part)
    let range = try #require(error?.range)
    #expect(String(decoding: Array(example.text.utf8)[range], as: UTF8.self) == example.part)
  }

  @Test func theTablesAreLargeEnough() {
    let numbers = NumberCase.alike + NumberCase.better
    let dates = DateCase.alike + DateCase.better
    #expect(numbers.count + dates.count >= 200)
    #expect(Set((numbers.map(\.tag) + dates.map(\.tag)).map { $0.prefix(2) }).count >= 15)
    // What is better than ICU differs from it.
    #expect(NumberCase.better.allSatisfy { $0.icu != $0.value })
    #expect(DateCase.better.allSatisfy { $0.icu != $0.day })
  }

  /// Every language of ICU, with its own digits, signs, separators and groups.
  @Test(
    arguments: [("", 0), ("percent", -2), ("permille", -3)],
    ["", "sign-always", "group-off", "group-min2", "group-on-aligned", "group-thousands"])
  func numbersThatICUWritesAreReadBack(unit: (skeleton: String, shift: Int), style: String) throws {
    var random = SeededNumbers(state: 42)
    for language in LanguageTag.available {
      // The sign of POSIX is `0/00`: `20/00` would be 2 or 20.
      if unit.skeleton == "permille", language.unicodeExtension("va") == "posix" { continue }
      let reader = NumberReader(language)
      let format = try NumberFormat(
        language, skeleton: "\(unit.skeleton) precision-unlimited \(style)")
      for _ in 0..<6 {
        let value = ExactDecimal(random.int(in: -1_000_000_000_000...1_000_000_000_000))
          .shifted(by: -random.int(in: 0...9))
        let text = try format.string(decimal: value.description)
        let read = try? reader.number(text)
        #expect(read?.value == value.shifted(by: unit.shift), "\(language) \(value): \(text)")
        #expect(read?.isPercent == (unit.skeleton == "percent"), "\(language) \(text)")
      }
    }
  }

  @Test(arguments: ["de", "ru", "hi", "ar-EG", "pl", "pt-BR", "tr", "ko", "ja", "zh", "he", "vi"])
  func compactNumbersThatICUWritesAreReadBack(tag: String) throws {
    let language = try LanguageTag(tag)
    let format = try NumberFormat(language, skeleton: "compact-long @@@@@@@@@@@@@@@@@@")
    var random = SeededNumbers(state: 3)
    for _ in 0..<40 {
      let value =
        random.int(in: -999_999...999_999) * [1, 1_000, 1_000_000].randomElement(using: &random)!
      let text = try format.string(decimal: "\(value)")
      let read = try? NumberReader(language).number(text).value
      #expect(read == ExactDecimal(value), "\(text)")
    }
  }

  @Test(arguments: [
    // A foreign decimal point is one where it can't be a group separator.
    ("fr", "1234.567", "1234.567"), ("fr", "0.123", "0.123"), ("zh", "两万零", "20000"),
    ("en", String(repeating: "0", count: 1_999) + "5", "5"),
    // Signs of Arabic are read in other languages.
    ("de", "1٫5", "1.5"), ("en", "1٬234٫5", "1234.5"), ("de", "1٬234", "1234"),
    ("en", "1٠٬٢۳४", "10234"),
  ])
  func aNumberIsAlsoWrittenSo(tag: String, text: String, value: String) throws {
    #expect(try NumberReader(LanguageTag(tag)).number(text).value.description == value)
  }

  @Test(arguments: [
    ("en", "."), ("en", "-."), ("ko", "2천1.5만"), ("ko", "3만 0.5만"), ("ko", "1.5만2"), ("en", "5+"),
    ("en", "5%%"), ("en", "5%‰"), ("en", "-5-"), ("en", "()"), ("en", "e5"), ("en", ",e5"),
    ("en", "1e+"), ("en", "1e5e"), ("en", "1e5.5"),
  ])
  func signsAloneAreNotANumber(tag: String, text: String) throws {
    let error = #expect(throws: NumberReadingError.self) {
      try NumberReader(LanguageTag(tag)).number(text)
    }
    #expect(error?.kind == .unreadable)
  }

  /// `e` is also the sign of powers.
  @Test func aWordIsReportedWhole() throws {
    let error = #expect(throws: NumberReadingError.self) {
      try NumberReader(.english).number("12 elephants")
    }
    #expect(error?.part == "elephants")
  }

  @Test(arguments: [
    ("en", "100 200 300", NumberReadingError.Kind.ambiguous), ("ko", "123 456", .ambiguous),
    ("en", "1 2 3", .misplacedSeparator), ("fr", "1\n234", .misplacedSeparator),
    ("en", "100\t200", .misplacedSeparator), ("en", "1\u{2028}234", .misplacedSeparator),
    ("ko", "3억\n5천만", .misplacedSeparator), ("de", "1.234\r\n567", .misplacedSeparator),
  ])
  func severalNumbersAreNotOne(tag: String, text: String, kind: NumberReadingError.Kind) throws {
    let reader = NumberReader(try LanguageTag(tag))
    let error = #expect(throws: NumberReadingError.self) { try reader.number(text) }
    #expect(error?.kind == kind)
  }

  @Test(arguments: [
    ("fr", "100 200 300", "100200300"), ("en", "1 234 567", "1234567"), ("en", "\n12\t", "12"),
    ("en", "100,200,300", "100200300"),
  ])
  func groupsOfTheLanguageAreOneNumber(tag: String, text: String, value: String) throws {
    #expect(try NumberReader(LanguageTag(tag)).number(text).value.description == value)
  }

  @Test func aLongTextIsRefused() {
    let reader = NumberReader(.english)
    let digits = String(repeating: "9", count: 400)
    #expect(try! reader.number(digits).value.description == digits)
    for text in [
      digits + "9", "1e400", "1e-401", "1e99999999999", "1e" + String(repeating: "9", count: 30),
      String(repeating: "1", count: 2_001),
    ] {
      #expect(throws: NumberReadingError.self) { try reader.number(text) }
      do throws(NumberReadingError) { _ = try reader.number(text) } catch {
        #expect(error.kind == .tooLong)
      }
    }
    #expect(try! reader.number("1e399").value.description.utf8.count == 400)
  }

  @Test func anythingIsReadOrRefused() throws {
    var random = SeededNumbers(state: 9)
    let signs = Array("0123456789.,'’ \u{A0}-−+%٪‰()eE٫٬١२万億千三만억천조경만원元x")
    for tag in ["en", "de", "fr", "ar", "ko", "zh-Hans", "hi"] {
      let reader = NumberReader(try LanguageTag(tag))
      for _ in 0..<2_000 {
        let text = String(
          (0..<random.int(in: 0...9)).map { _ in signs.randomElement(using: &random)! })
        do throws(NumberReadingError) { _ = try reader.number(text) } catch {
          #expect(error.range.upperBound <= text.utf8.count && error.range.lowerBound >= 0)
        }
      }
    }
  }

  @Test func theSecondDecimalPointIsTheOneThatIsMisplaced() {
    let error = #expect(throws: NumberReadingError.self) {
      try NumberReader(.english).number("1.5.6")
    }
    #expect(error?.kind == .misplacedSeparator && error?.range == 3..<4)
  }
}

/// Numbers by chance that come the same each time.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func int(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
}
