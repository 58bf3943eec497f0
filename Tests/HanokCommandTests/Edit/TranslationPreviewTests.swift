import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokCommand

@Suite struct TranslationPreviewTests {
  private static let source =
    ".input {$count :integer} .match $count one {{{$count} point}} * {{{$count} points}}"

  private func rows(
    _ text: String, _ language: String, source: String = source, width: Int? = nil
  ) throws -> [TranslationPreview.Row] {
    TranslationPreview(try LanguageTag(language)).rows(of: text, source: source, width: width)
  }

  @Test func eachVariantIsReached() throws {
    let text =
      ".input {$count :integer} .match $count one {{{$count} очко}} few {{{$count} очка}} many {{{$count} очков}} * {{x}}"
    let rows = try rows(text, "ru")
    #expect(rows.map(\.keys) == [["one"], ["one"], ["few"], ["few"], ["many"], ["many"], ["*"]])
    #expect(rows.map(\.values) == [["1"], ["21"], ["2"], ["3"], ["5"], ["0"], []])
    #expect(
      rows.map(\.text) == ["1 очко", "21 очко", "2 очка", "3 очка", "5 очков", "0 очков", nil])
    #expect(rows.map(\.width) == [6, 7, 6, 6, 7, 7, 0])
  }

  @Test func digitsAreThoseOfTheLanguage() throws {
    let rows = try rows(".input {$count :integer} {{{$count} نقطة}}", "ar-EG")
    #expect(rows.map(\.text) == ["٥ نقطة"])
  }

  @Test func fractionsAreShownWhereTheyCanBe() throws {
    let text = ".input {$count :number} .match $count one {{{$count} o}} * {{{$count} x}}"
    let rows = try rows(text, "en")
    #expect(rows.contains { $0.text == "1 o" } && rows.contains { $0.text == "2 x" })
  }

  @Test func textsAreNamesInTwoScripts() throws {
    let rows = try rows("{$name}님", "ko", source: "Hello, {$name}")
    #expect(rows.map(\.text) == ["Ada님", "김민준님"])
    #expect(rows.map(\.width) == [5, 8])
    let arabic = try self.rows("{$name} هنا", "ar", source: "Hello, {$name}")
    #expect(arabic.map(\.text) == ["Ada هنا", "نور هنا"])
    #expect(arabic.first?.isolated.contains("\u{2069}") == true)
  }

  @Test(arguments: [
    ("pl", ["Ada"]), ("fr", ["Ada"]), ("vi", ["Ada"]), ("sr-Latn", ["Ada"]),
    ("sr", ["Ada", "Анна"]),
    ("he", ["Ada", "נועה"]), ("fa", ["Ada", "نور"]), ("zh-TW", ["Ada", "小明"]),
    ("ja", ["Ada", "さくら"]),
    ("hi", ["Ada", "आशा"]), ("th", ["Ada", "มาลี"]), ("el", ["Ada", "Άννα"]),
  ])
  func namesAreInTheLettersOfTheLanguage(language: String, names: [String]) throws {
    #expect(try rows("{$name}", language, source: "{$name}").map(\.text) == names)
  }

  @Test func aFormThatNoWholeNumberReachesIsMarked() throws {
    let text =
      ".input {$count :integer} .match $count one {{a}} few {{b}} many {{c}} nine {{d}} * {{e}}"
    let rows = try rows(text, "pl")
    #expect(rows.filter { $0.text == nil }.map(\.keys) == [["nine"], ["*"]])
    #expect(rows.filter(\.isForFractions).map(\.keys) == [["*"]])
    #expect(rows.first?.example == FormExample(["1"]) && rows.last?.example == nil)
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808"])
  func theLargestNumbersHaveSamples(number: String) throws {
    let pattern = "{{{$part :integer} of {$n}, {$all :integer}}}"
    let source = ".input {$n :integer} .match $n \(number) \(pattern) one \(pattern) * \(pattern)"
    let texts = try rows(source, "en", source: source).map(\.text)
    #expect(texts.count >= 3 && texts.contains("0 of 1, 2"))
    if !number.hasPrefix("-") {
      #expect(
        texts.first?.map { $0.hasPrefix("9,223,372,036,854,775,806 of 9,223,372,036,854,775,807") }
          == true)
    }
  }

  @Test func differentVariablesHaveDifferentValues() throws {
    let source = "{$left :integer} minus {$right :integer} is {$result :integer}"
    #expect(try rows(source, "en", source: source).map(\.text) == ["5 minus 7 is 3"])
    let swapped = "{$right :integer} moins {$left :integer} font {$result :integer}"
    #expect(try rows(swapped, "fr", source: source).map(\.text) == ["7 moins 5 font 3"])
    let names = try rows("{$to} < {$from}", "en", source: "{$from} > {$to}").map(\.text)
    #expect(names == ["Grace < Ada"])
    let days = try rows("{$a :date} – {$b :date}", "en", source: "{$a :date} – {$b :date}")
    let parts = try #require(days.first?.text).split(separator: " – ")
    #expect(parts.count == 2 && parts[0] != parts[1])
  }

  @Test func aNumberBesideTheOneThatChoosesIsAnotherOne() throws {
    let source =
      ".input {$n :integer} .match $n one {{{$part :integer} of {$n}, {$all :integer}}} * {{{$part :integer} of {$n}, {$all :integer}}}"
    let texts = try rows(source, "en", source: source).map(\.text)
    #expect(texts == ["0 of 1, 2", "1 of 2, 3", "0 of 0, 1"])
  }

  @Test func datesAndListsAreShown() throws {
    let rows = try rows(
      "{$day :date} {$who :hanok:list}", "en", source: "{$day :date} {$who :hanok:list}")
    #expect(rows.count == 1 && rows[0].text?.contains("2026") == true)
    #expect(rows[0].text?.contains("김민수") == true)
  }

  @Test func theWidestLineCounts() throws {
    let rows = try rows("한글\nabcde", "ko", width: 4)
    #expect(rows.map(\.width) == [5] && rows[0].isTooWide)
    #expect(try self.rows("abcd", "ko", width: 4).map(\.isTooWide) == [false])
  }

  @Test(arguments: ["", "{", ".match $x"])
  func anInvalidTextHasNoPreview(text: String) throws { #expect(try rows(text, "fr") == []) }
}
